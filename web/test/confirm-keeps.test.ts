import { screen, waitFor, within } from '@testing-library/react'
import type { CallMap } from '@tiffin/contract/calls'
import { noMoney } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { products } from './fake/menu.ts'
import { promotions, stores } from './fake/shop.ts'
import { button, click, openConfirm, placing } from './steps.ts'

const preview = '/api/app/order/order/preview'

/** A gift with anything. */
const treat: Promotion = {
  ...{ promotionId: 'treat', type: discountType.gift, name: 'A treat', threshold: noMoney, productIdList: null },
  rule: { kind: 'gift', maxNum: 1, productIdList: ['macaron-trio'] },
  ...{ startTime: 0, endTime: Number.MAX_SAFE_INTEGER, combinableWithCoupon: true, combinableWithActivity: true },
}
const giftDetail = () => ({
  list: products.filter(({ productId }) => productId === 'macaron-trio').map((gift) => ({ ...gift, maxNum: 1 })),
  maxGiftNum: 1,
})

afterEach(closeApp)

describe('[R-5.10] the free items of an order', () => {
  beforeEach(() => void promotions.push(treat))
  afterEach(() => void promotions.pop())

  it('are refused in words above the most that the activity gives', async () => {
    const { answer, to } = await openConfirm()
    answer('/api/app/product/product/gift-detail', giftDetail)
    await click(await button(/^Your gift/))
    await click(await button('One more Macaron Trio'))
    await click(await button('One more Macaron Trio'))
    expect(await screen.findByText('Exceeded the maximum quantity of items')).toBeTruthy()
    expect(within(screen.getByRole('dialog', { name: 'Your gift' })).getByText('1 of 1')).toBeTruthy()
    await click(await button('Done'))
    await waitFor(() => expect(to(preview).at(-1)?.body.giftList).toMatchObject([{ num: 1 }]))
  })

  it('stay chosen when the customer leaves and comes back, also for a changed cart that reaches them, where they are ticked', async () => {
    const { answer, to } = await openConfirm()
    answer('/api/app/order/cart/save', () => ({ version: 0 })) // as the cart's own call answers here
    answer('/api/app/product/product/gift-detail', giftDetail)
    await click(await button(/^Your gift/))
    await click(await button('One more Macaron Trio'))
    await click(await button('Done'))
    await waitFor(() => expect(to(preview).at(-1)?.body.giftList).toHaveLength(1))
    await click(await button('Back'))
    const before = to(preview).length
    await click(await button('Check out'))
    await waitFor(() => expect(to(preview).length).toBeGreaterThan(before))
    expect(to(preview).at(-1)?.body).toMatchObject({ promotionId: 'treat', giftList: [{ productId: 'macaron-trio' }] })
    await click(await button('Back'))
    await click(await button('One more Butter Croissant'))
    await click(await button('Check out'))
    await waitFor(() => expect(to(preview).at(-1)?.body.productRequestList).toMatchObject([{ num: 2 }]))
    expect(to(preview).at(-1)?.body.giftList).toMatchObject([{ productId: 'macaron-trio' }])
  })
})

it('[R-2.42] each of several free items that are chosen reaches the order', async () => {
  promotions.push({ ...treat, rule: { kind: 'gift', maxNum: 2, productIdList: ['macaron-trio', 'cardamom-bun'] } })
  try {
    const { to } = await openConfirm()
    await click(await button(/^Your gift/))
    await click(await button('One more Macaron Trio'))
    await click(await button('One more Cardamom Bun'))
    await click(await button('Done'))
    await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
    await click(await button(placing))
    await waitFor(() =>
      expect(to('/api/app/order/order/create')).toMatchObject([
        { body: { giftList: [{ productId: 'macaron-trio' }, { productId: 'cardamom-bun' }] } },
      ]),
    )
    await waitFor(() => expect(location.hash).toContain('cashier')) // the next test begins with nothing under way
  } finally {
    promotions.pop()
  }
})

type Assistant = NonNullable<CallMap['/api/app/order/cart/detail']['output']['assistant']>

it('[R-1.7] a discount that staff grants while the order is being confirmed is in the bill at once', async () => {
  const { answer, to } = await openConfirm()
  const discount = { discountId: 'd1', type: 7, amount: 50, perMille: null, limit: 300 }
  const assistant = {
    ...{ assistId: 'a1', employeeName: 'Mei', storeId: stores[0]?.storeId ?? '', startedAt: 1, isOver: false },
    discountList: [discount],
  } as unknown as Assistant // the call's own shape, with what the test is about
  answer('/api/app/order/cart/detail', () => ({ storeId: null, version: 0, list: [], removedList: [], assistant }))
  const before = to(preview).length
  const { hearOfHelp } = await import('../src/state/help.ts')
  hearOfHelp()
  await waitFor(() => expect(to(preview).length).toBeGreaterThan(before))
  expect(await screen.findByText(/Mei/)).toBeTruthy()
})

it('[R-4.15] a store that has closed since it was asked for does not read as open all day', async () => {
  const [store] = stores
  if (store === undefined) throw new Error('the fake has stores')
  const { answer } = fakeServer()
  const hours = [{ weekday: 1, start: '03:00', end: '03:01' }]
  answer('/api/app/customer/store/detail', () => ({ ...store, status: 1, businessHourList: hours, exceptionList: [] }))
  answer('/api/app/customer/store/default', () => ({ ...store, status: 1, businessHourList: hours, exceptionList: [] }))
  await openApp({ hash: '#/' })
  await screen.findAllByText(new RegExp(store.storeName))
  await settle(20)
  expect(screen.queryByText(/Open all day/)).toBeNull()
  expect((await screen.findAllByText(/^Opens /)).length).toBeGreaterThan(0)
})
