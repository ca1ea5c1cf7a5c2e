import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { promotion } from '../testing/bills.ts'
import { discountType } from './bill.ts'
import { findPriceReason } from './price-reason.ts'

const prices = (price: number, discountPrice: number, memberPrice: number | null = null) => ({
  ...{ price: money(price), discountPrice: money(discountPrice) },
  memberPrice: memberPrice === null ? null : money(memberPrice),
})
const off = (promotionId: string, amount: number) =>
  promotion({ promotionId, type: discountType.singleItem, rule: { kind: 'amountOff', amount: money(amount) } })
const view = (promotions = [off('small', 20), off('large', 60)], isMember = false) => ({
  ...{ productId: 'tea', isMember, promotions, now: 1 },
})

it('[page-29] a lower price has the promotion that takes most off as its reason, else the price for members', () => {
  expect(findPriceReason(prices(540, 480), view())).toMatchObject({ promotionId: 'large' })
  expect(findPriceReason(prices(540, 540), view())).toBeNull()
  expect(findPriceReason(prices(540, 500, 500), view([], true))).toBe('member')
  expect(findPriceReason(prices(540, 440, 500), view(undefined, true))).toMatchObject({ promotionId: 'large' })
  expect(findPriceReason(prices(540, 480, 500), view([], false))).toBeNull()
})

it('[page-29] a price for members that is none, or no lower, is no reason', () => {
  expect(findPriceReason(prices(540, 520), view([off('small', 20)], true))).toMatchObject({ promotionId: 'small' })
  expect(findPriceReason(prices(540, 500, 600), view([], true))).toBeNull()
  expect(findPriceReason(prices(540, 500, 540), view([], true))).toBeNull()
  const fixed = promotion({
    ...{ promotionId: 'fixed', type: discountType.singleItem, rule: { kind: 'fixedPrice', price: money(560) } },
  })
  expect(findPriceReason(prices(540, 500, 600), view([fixed], true))).toBeNull()
})
