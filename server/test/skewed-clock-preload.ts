// Comes before main.ts in a lounge whose machine has the wrong time: CLOCK_SKEW_MS ahead of it, or behind.
const ahead = Number(process.env['CLOCK_SKEW_MS'])
const RightDate = Date

class SkewedDate extends RightDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RightDate.now() + ahead)
    else super(...given)
  }
  static override now(): number {
    return RightDate.now() + ahead
  }
}
globalThis.Date = SkewedDate as DateConstructor
