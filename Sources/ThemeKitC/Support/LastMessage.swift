#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The error message of the last failed call on each thread.
enum LastMessage {
  private final class Holder {
    var text = ""
  }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    #if canImport(Darwin)
    let status = pthread_key_create(&key) { Unmanaged<Holder>.fromOpaque($0).release() }
    #else
    let status = pthread_key_create(&key) { holder in
      if let holder { Unmanaged<Holder>.fromOpaque(holder).release() }
    }
    #endif
    // Fails only if the process has used up its keys; then only the status is available.
    return status == 0 ? key : nil
  }()

  private static var holder: Holder? {
    key.flatMap { pthread_getspecific($0) }.map {
      Unmanaged<Holder>.fromOpaque($0).takeUnretainedValue()
    }
  }

  static var text: String {
    get { holder?.text ?? "" }
    set {
      guard let key else { return }
      if let holder {
        holder.text = newValue
        return
      }
      let holder = Holder()
      holder.text = newValue
      let reference = Unmanaged.passRetained(holder)
      if pthread_setspecific(key, reference.toOpaque()) != 0 { reference.release() }
    }
  }
}
