import type { Result } from '../result.ts'

/** What staff does to a stock: counts it, adds a delivery, throws away, or no longer limits it. */
export const stockMoves = ['count', 'deliver', 'spoil', 'end'] as const

/** One of them. */
export type StockMoveKind = (typeof stockMoves)[number]

/** A wish to move a stock; amounts in thousandths of a material, else units. */
export interface StockWish {
  readonly move: StockMoveKind
  readonly amount: number
  /** What was shown when it was counted: what orders took meanwhile stays taken. */
  readonly expected: number | null
}

/** What becomes of a stock; `available` is null once it is no longer limited. */
export interface StockChange {
  readonly move: StockMoveKind | 'begin' | 'refill'
  /** What it adds. */
  readonly amount: number
  readonly available: number | null
}

/** Why not: it is not limited, or more goes than there is. */
export type StockFault = { readonly kind: 'notCounted' } | { readonly kind: 'tooMuch'; readonly most: number }

/**
 * What a move makes of a stock [stock-7]. A count corrects by what it differs from what was shown, and ends at zero at least; the first
 * one begins a stock. `before` is null while the stock is not limited.
 */
export function moveStock(before: number | null, wish: StockWish): Result<StockChange, StockFault> {
  const { move, amount, expected } = wish
  const changed = (kind: StockChange['move'], available: number): Result<StockChange, StockFault> => ({
    ok: true,
    value: { move: kind, amount: available - (before ?? 0), available },
  })
  if (before === null)
    return move === 'count' ? changed('begin', amount) : { ok: false, refusal: { kind: 'notCounted' } }
  if (move === 'count') return changed('count', Math.max(0, before + amount - (expected ?? before)))
  if (move === 'deliver') return changed('deliver', before + amount)
  if (move === 'end') return { ok: true, value: { move: 'end', amount: -before, available: null } }
  return amount > before ? { ok: false, refusal: { kind: 'tooMuch', most: before } } : changed('spoil', before - amount)
}
