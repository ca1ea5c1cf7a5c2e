import { act, screen, waitFor, within } from '@testing-library/react'
import { noMoney } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeApp, goodToken } from './app.ts'
import { products } from './fake/menu.ts'
import { promotions } from './fake/shop.ts'
import { button, click, openMenu, placing } from './steps.ts'

const names = ['macaron-trio', 'butter-croissant', 'cardamom-bun', 'cinnamon-roll']

/** Free items with anything. */
const treat = (maxNum: number, productIdList = names): Promotion => ({
  ...{ promotionId: 'treat', type: discountType.gift, name: 'A treat', threshold: noMoney, productIdList: null },
  rule: { kind: 'gift', maxNum, productIdList },
  ...{ startTime: 0, endTime: Number.MAX_SAFE_INTEGER, combinableWithCoupon: true, combinableWithActivity: true },
})
const preview = '/api/app/order/order/preview'
const create = '/api/app/order/order/create'

beforeEach(() => void promotions.push(treat(2)))
afterEach(async () => {
  promotions.pop()
  await closeApp()
})

async function openCart(stored = {}) {
  const app = await openMenu(stored)
  await click(await button('Add Butter Croissant'))
  await click(await button(/^View (?:the )?cart/))
  const cart = within(await screen.findByRole('dialog', { name: 'Your cart' }))
  const gifts = within(cart.getByRole('group', { name: 'Your gift' }))
  return { ...app, cart, gifts }
}

it('[page-18] free items that the cart has reached are ticked there, three are shown, and no more than there are can be ticked', async () => {
  const { gifts } = await openCart()
  expect(gifts.getByText('2 free items unlocked')).toBeTruthy()
  const [first, second, third, more] = gifts.getAllByRole('checkbox') as HTMLInputElement[]
  expect(more).toBeUndefined()
  expect(gifts.getByText('0 of 2')).toBeTruthy()
  await click(first as HTMLElement)
  await click(second as HTMLElement)
  expect(gifts.getByText('2 of 2')).toBeTruthy()
  expect([first?.checked, second?.checked, third?.disabled]).toEqual([true, true, true])
  await click(first as HTMLElement)
  expect(gifts.getByText('1 of 2')).toBeTruthy()
  expect(third?.disabled).toBe(false)
})

it('[page-18] what was ticked goes into the order, and nothing is asked about it', async () => {
  const { gifts, cart, to } = await openCart({ icc_token: goodToken() })
  for (const box of gifts.getAllByRole('checkbox').slice(0, 2)) await click(box)
  await click(cart.getByRole('button', { name: 'Check out' }))
  await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
  expect(to(preview).at(-1)?.body).toMatchObject({ promotionId: 'treat', giftList: [{ num: 1 }, { num: 1 }] })
  await click(await button(placing))
  await waitFor(() => expect(to(create)).toHaveLength(1))
  expect(to(create)[0]?.body.giftList).toMatchObject([{ productId: 'macaron-trio', isFreeGift: true }, { num: 1 }])
  const { useCartGifts } = await import('../src/state/cart/cart-gifts.ts')
  expect(useCartGifts.getState().list).toEqual([])
})

it('[page-18] what a visitor ticked goes with them when they log in, and with nobody else', async () => {
  const { recallChoices, keepChoices } = await import('../src/state/order/kept-choices.ts')
  const { noChoices } = await import('../src/state/order/choices.ts')
  const { startSession } = await import('../src/state/login/session.ts')
  const place = { storeId: 'riverside', lines: [] }
  startSession('', '')
  keepChoices(place, { ...noChoices, promotionId: 'treat' })
  startSession(goodToken(), 'sms')
  expect(recallChoices(place)).toMatchObject({ promotionId: 'treat' })
  keepChoices(place, { ...noChoices, promotionId: 'own' })
  startSession('', '')
  expect(recallChoices(place)).toBeUndefined()
})

it('[page-18] what is not there is not offered, all of more than three are a tap away', async () => {
  const { answer, gifts } = await openCart({ icc_token: goodToken() })
  answer('/api/app/product/product/gift-detail', () => ({
    list: products.filter(({ productId }) => names.includes(productId)).map((gift) => ({ ...gift, maxNum: 2 })),
    maxGiftNum: 2,
  }))
  await click(gifts.getByRole('button', { name: 'See all free items' }))
  expect(await screen.findByRole('dialog', { name: 'Your gift' })).toBeTruthy()
  await closeApp()
  promotions.pop()
  promotions.push(treat(1, ['gone', 'macaron-trio']))
  const few = (await openCart()).gifts
  expect(few.getAllByRole('checkbox')).toHaveLength(1)
  expect(few.queryByRole('button')).toBeNull()
})

it('[page-18] a ticked item that is gone counts no more, and what is chosen at the confirmation is ticked in the cart', async () => {
  const { gifts, cart } = await openCart({ icc_token: goodToken() })
  const { useCartGifts, takeGifts } = await import('../src/state/cart/cart-gifts.ts')
  await click(gifts.getAllByRole('checkbox')[0] as HTMLElement)
  const [line] = useCartGifts.getState().list
  if (line === undefined) throw new Error('ticked a line above')
  await act(async () => takeGifts('treat', [{ ...line, skuId: 'sold-out' }]))
  expect(gifts.getByText('0 of 2')).toBeTruthy()
  await click(cart.getByRole('button', { name: 'Check out' }))
  await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
  expect(useCartGifts.getState().list).toEqual([])
})
