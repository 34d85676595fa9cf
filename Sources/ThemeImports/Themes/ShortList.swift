/// A list that usually has one element, for which it takes no memory of its own.
enum ShortList<Element>: RandomAccessCollection {
  case one(Element)
  case several([Element])

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .one: 1
    case .several(let elements): elements.count
    }
  }

  subscript(position: Int) -> Element {
    switch self {
    case .one(let element): element
    case .several(let elements): elements[position]
    }
  }
}

extension ShortList: Sendable where Element: Sendable {}
