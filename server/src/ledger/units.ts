// Points are shown and sent as numbers with two decimals, and kept as units: hundredths of a point in a bigint (docs/product/money.md).
import { toPoints, toUnits } from '@green-room/contract/money/price'

/** Points to units, exactly: 2.5 points are 250n. Throws a RangeError where more than two decimals are meant, or no finite number. */
export const unitsFrom = (points: number): bigint => BigInt(toUnits(points))

/** Units to points, for showing and for the wire. Takes what `pg` answers for a bigint column, too: its digits as text. */
export const pointsFrom = (units: bigint | string): number => toPoints(BigInt(units))
