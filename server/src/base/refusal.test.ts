import type { RefusalName } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

test('a refusal carries what the contract says, and null when that is nothing', () => {
  expect(new Refusal('orderUnknown').data).toBeNull()
  expect(new Refusal('soldOut', { productId: 'p1', productName: 'Tea' }).data).toMatchObject({ productId: 'p1' })
})

test('a refusal without its data, with other data, or of any name does not compile', () => {
  // @ts-expect-error: what is short is missing
  new Refusal('stockShort')
  // @ts-expect-error: the name of the product is missing
  new Refusal('soldOut', { productId: 'p1' })
  // @ts-expect-error: this one carries nothing
  new Refusal('orderUnknown', { orderId: 'o1' })
  const either = (isLate: boolean) => (isLate ? 'couponExpired' : 'soldOut')
  // @ts-expect-error: data that fits one of two names only
  new Refusal(either(true), { couponId: 'c1' })
  const any = (name: RefusalName) => name
  // @ts-expect-error: some names carry data
  expect(() => new Refusal(any('orderUnknown'))).not.toThrow()
})
