import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveStock, stockMoves } from './move-stock.ts'

const wish = (move: (typeof stockMoves)[number], amount = 0, expected: number | null = null) => ({
  move,
  amount,
  expected,
})

it('[stock-7] the first count begins a stock, and nothing else does', () => {
  expect(moveStock(null, wish('count', 12))).toEqual({ ok: true, value: { move: 'begin', amount: 12, available: 12 } })
  for (const move of ['deliver', 'spoil', 'end'] as const)
    expect(moveStock(null, wish(move, 3))).toEqual({ ok: false, refusal: { kind: 'notCounted' } })
})

it('[stock-7] a count corrects by what it differs from what was shown, whatever orders took meanwhile', () => {
  // 24 were shown and 22 are there; meanwhile an order took 3.
  expect(moveStock(21, wish('count', 22, 24))).toEqual({
    ok: true,
    value: { move: 'count', amount: -2, available: 19 },
  })
  expect(moveStock(24, wish('count', 24, 24))).toEqual({ ok: true, value: { move: 'count', amount: 0, available: 24 } })
  expect(moveStock(1, wish('count', 0, 5))).toEqual({ ok: true, value: { move: 'count', amount: -1, available: 0 } })
})

it('[stock-7] a delivery adds, what is thrown away goes, and never more than there is', () => {
  expect(moveStock(4, wish('deliver', 36))).toEqual({ ok: true, value: { move: 'deliver', amount: 36, available: 40 } })
  expect(moveStock(4, wish('spoil', 4))).toEqual({ ok: true, value: { move: 'spoil', amount: -4, available: 0 } })
  expect(moveStock(4, wish('spoil', 5))).toEqual({ ok: false, refusal: { kind: 'tooMuch', most: 4 } })
  expect(moveStock(4, wish('end'))).toEqual({ ok: true, value: { move: 'end', amount: -4, available: null } })
})

it('[stock-7] after any moves a stock is the sum of what they added', () => {
  const moves = fc.array(
    fc.record({ move: fc.constantFrom(...stockMoves), amount: fc.nat(50), expected: fc.option(fc.nat(50)) }),
  )
  fc.assert(
    fc.property(moves, (wishes) => {
      let [available, sum]: [number | null, number] = [null, 0]
      for (const each of wishes) {
        const moved = moveStock(available, each)
        if (!moved.ok) continue
        available = moved.value.available
        sum += moved.value.amount
        expect(sum).toBe(available ?? 0)
        expect(sum).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
