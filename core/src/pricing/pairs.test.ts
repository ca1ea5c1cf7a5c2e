import { describe, expect, it } from 'vitest'
import { cartOf, kinds } from '../testing/kinds.ts'
import golden from '../testing/pairs.json' with { type: 'json' }
import { referenceBill } from '../testing/reference-bill.ts'
import { discountType } from './bill.ts'
import { priceOrder } from './price-order.ts'

const names = Object.keys(kinds)
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [...new Set([one, other])]))
const rows: Readonly<Record<string, string>> = golden

const typeNames = new Map(Object.entries(discountType).map(([name, type]) => [type as number, name]))

/** The bill in a line: what each kind took, and what is left to pay; or why not. */
function billText(chosen: readonly string[]): string {
  const priced = priceOrder(cartOf(...chosen))
  if (!priced.ok) return priced.refusal
  const { discountList, payableTotal, gift } = priced.value
  const off = discountList.map(({ type, amount }) => `${typeNames.get(type)} ${amount}`)
  return [...off, ...(gift ? ['a gift'] : []), `pay ${payableTotal}`].join(', ')
}

describe('[R-3.15][PR-07] every pair of kinds on one cart of 63.05', () => {
  it('has its row, and no row is without its pair', () => {
    expect(Object.keys(rows)).toEqual(pairs.map((pair) => pair.join(' + ')))
  })

  it.each(pairs.map((pair) => pair.join(' + ')))('%s', (name) => {
    expect(billText(name.split(' + '))).toBe(rows[name])
  })

  it('is reckoned alike the second way', () => {
    for (const pair of pairs) {
      const input = cartOf(...pair)
      const priced = priceOrder(input)
      if (!priced.ok) continue
      const promotionId = priced.value.promotionList.find(({ selected }) => selected)?.promotionId ?? null
      expect([pair, referenceBill({ ...input, promotionId })?.payable]).toEqual([
        pair,
        BigInt(priced.value.payableTotal),
      ])
    }
  })
})
