import type { LotPart, PointLot } from '@tiffin/core/points/lots'
import { spendPoints } from '@tiffin/core/points/lots'
import type { Bill } from '@tiffin/core/pricing/bill'
import type { PointsWish } from '@tiffin/core/pricing/points'
import type { Corp } from '../../../base/corp.ts'

/** What pricing must know of a wish for points; a brand without points takes none. `lots` are those that can be spent now. */
export function pointsWish(corp: Corp, points: number | 'all', lots: readonly PointLot[]): PointsWish {
  const { pointsEnabled, maxDeductPermille, minorPerPoint } = corp
  const balance = pointsEnabled ? lots.reduce((sum, { left }) => sum + left, 0) : 0
  return { wanted: points, balance, maxDeductPermille, minorPerPoint }
}

/** The lots that the points of a bill come from. */
export const partsOf = ({ points }: Bill, lots: readonly PointLot[], now: number): LotPart[] =>
  spendPoints(lots, points.used, now) ?? []
