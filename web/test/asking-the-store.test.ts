import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, FakeRefusal, settle } from './app.ts'
import { products } from './fake/menu.ts'
import { promotions } from './fake/shop.ts'
import { button, click, openConfirm, openMenu } from './steps.ts'

const treat = {
  ...{ promotionId: 'treat', type: 11, name: 'A treat', threshold: 0, productIdList: null },
  rule: { kind: 'gift', maxNum: 1, productIdList: ['macaron-trio'] },
  ...{ startTime: 0, endTime: Number.MAX_SAFE_INTEGER, combinableWithCoupon: true, combinableWithActivity: true },
} as unknown as (typeof promotions)[number] // money is branded

afterEach(async () => {
  promotions.splice(0, promotions.length, ...promotions.filter(({ promotionId }) => promotionId !== 'treat'))
  await closeApp()
})

it('[R-5.9][R-7.7] on the way to confirmation the store names what is over the limit of the customer’s day', async () => {
  const { answer, to } = await openMenu()
  const limit = { productId: 'butter-croissant', skuId: 's', reason: 2, limit: 2, remaining: 0, saleTimeList: [] }
  answer('/api/app/product/sale-limit/check', () => ({ passed: false, failList: [limit] }))
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  expect(await screen.findByText('Butter Croissant: At most 2 per day')).toBeTruthy()
  expect(to('/api/app/product/sale-limit/check')[0]?.body).toMatchObject({
    productRequestList: [{ productId: 'butter-croissant', num: 1 }],
  })
  expect(location.hash).toBe('#/pages/home/menu/menu')
})

it('[R-7.7] gifts are asked for when they are wanted, behind the loading indicator', async () => {
  promotions.push(treat)
  const { answer } = await openConfirm()
  let arrive = () => {}
  const request = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const [gift] = products.filter(({ productId }) => productId === 'macaron-trio')
  answer('/api/app/product/product/gift-detail', async () => {
    await request
    return { list: [{ ...gift, maxNum: 1 }], maxGiftNum: 1 }
  })
  await click(await button(/^Your gift/))
  expect(screen.getByRole('status', { name: 'Loading' }).className).toBe('loading')
  expect(screen.queryByRole('dialog', { name: 'Your gift' })).toBeNull()
  arrive()
  expect(await screen.findByRole('dialog', { name: 'Your gift' })).toBeTruthy()
  await waitFor(() => expect(document.querySelector('.loading')).toBeNull())
})

it('[R-7.7] an activity that is over gives nothing, in the server’s words', async () => {
  promotions.push(treat)
  const { answer } = await openConfirm()
  answer('/api/app/product/product/gift-detail', () => {
    throw new FakeRefusal('promotionEnded')
  })
  await click(await button(/^Your gift/))
  await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull())
  expect(screen.queryByRole('dialog', { name: 'Your gift' })).toBeNull()
})

it('[R-7.7] the sheet of a product shows what the store says now', async () => {
  const { answer } = await openMenu()
  const tea = products.find(({ productId }) => productId === 'osmanthus-oolong')
  answer('/api/app/product/product/detail', () => ({ ...tea, description: 'Fresh from the pot' }))
  await click(await button(/^Choose Osmanthus/))
  expect(await screen.findByText('Fresh from the pot')).toBeTruthy()
})

it('[R-7.7][R-8.2] what the store says against a product is shown, and the sheet stays as the menu has it', async () => {
  const { answer } = await openMenu()
  answer('/api/app/product/product/detail', () => {
    throw new FakeRefusal('offShelf')
  })
  await click(await button(/^Choose Osmanthus/))
  await waitFor(() => expect(document.querySelector('.toast')?.textContent).toBe('offShelf'))
  expect(screen.getByRole('dialog', { name: /^Osmanthus/ })).toBeTruthy()
})

it('[R-7.7] a product is asked for while its sheet is open, not whenever the menu is shown again', async () => {
  const { to } = await openMenu()
  await click(await button(/^Choose Osmanthus/))
  const sheet = await screen.findByRole('dialog', { name: /^Osmanthus/ })
  const countOf = () => to('/api/app/product/product/detail').length
  await waitFor(() => expect(countOf()).toBe(1))
  await click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const tabs = within(screen.getByTestId('tab-bar'))
  await click(tabs.getByText('Order'))
  await screen.findByTestId('page-orders')
  await click(tabs.getByText('Menu'))
  await settle(50)
  expect(countOf()).toBe(1)
})
