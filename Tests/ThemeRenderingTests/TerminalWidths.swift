import TestSupport

/// Widths of terminals in columns, which include ones that no terminal has: each narrow one, and by
/// default a part of the others.
let terminalWidths = Array(-1...24) + stride(from: 25, through: 130, by: caseCount(15, long: 1))
