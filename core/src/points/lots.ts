/** Points earned together, which expire together. */
export interface PointLot {
  readonly lotId: string
  readonly earnedAt: number
  /** The first instant at which it is gone, epoch ms. */
  readonly expiresAt: number
  /** What can still be spent of it. */
  readonly left: number
}

/** So many points of a lot. */
export interface LotPart {
  readonly lotId: string
  readonly points: number
}

const byExpiry = (a: PointLot, b: PointLot): number =>
  a.expiresAt - b.expiresAt || a.earnedAt - b.earnedAt || (a.lotId < b.lotId ? -1 : 1)

/** Lots that can be spent at an instant, the first expiring first; of those that expire together the older [point-3]. */
export const spendableLots = (lots: readonly PointLot[], now: number): PointLot[] =>
  lots.filter(({ left, expiresAt }) => left > 0 && now < expiresAt).sort(byExpiry)

/** Takes from lots in the order given. `rest` is what they could not cover. */
export function takeFrom(
  lots: readonly Pick<PointLot, 'lotId' | 'left'>[],
  points: number,
): { parts: LotPart[]; rest: number } {
  let rest = points
  const parts = lots.flatMap(({ lotId, left }) => {
    const taken = Math.min(left, rest)
    rest -= taken
    return taken > 0 ? [{ lotId, points: taken }] : []
  })
  return { parts, rest }
}

/** What an order spends, the first expiring first; undefined when there is not enough. */
export function spendPoints(lots: readonly PointLot[], points: number, now: number): LotPart[] | undefined {
  const { parts, rest } = takeFrom(spendableLots(lots, now), points)
  return rest === 0 ? parts : undefined
}

/** What goes back of what was spent: to the lot that was spent last first [point-4]. `before` went back earlier. */
export function returnPoints(spent: readonly LotPart[], points: number, before = 0): LotPart[] {
  const lastFirst = spent.toReversed().map((part) => ({ lotId: part.lotId, left: part.points }))
  const gone = takeFrom(lastFirst, before).parts
  const open = lastFirst.map(({ lotId, left }) => ({
    lotId,
    left: left - (gone.find((part) => part.lotId === lotId)?.points ?? 0),
  }))
  return takeFrom(open, points).parts
}

/** What a reversal takes: from the order's own lot, then the first expiring ones; what is then missing is owed. */
export interface Reversal {
  readonly parts: readonly LotPart[]
  /** Of the order's own lot, already expired: nothing is left to take, and nothing is owed for it. */
  readonly expired: number
  readonly debt: number
}

/** Takes earned points back [point-4]. `ownId` is the lot they came in, with how many of it have expired unspent. */
export function reversePoints(
  lots: readonly PointLot[],
  { points, ownId, expired, now }: { points: number; ownId: string; expired: number; now: number },
): Reversal {
  const countsAsTaken = Math.min(points, expired)
  const others = spendableLots(lots, now)
  const ordered = [...others.filter(({ lotId }) => lotId === ownId), ...others.filter(({ lotId }) => lotId !== ownId)]
  const { parts, rest } = takeFrom(ordered, points - countsAsTaken)
  return { parts, expired: countsAsTaken, debt: rest }
}
