import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { emptyPurse } from './fake/purse.ts'
import { stores } from './fake/shop.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { button, click } from './steps.ts'

beforeEach(emptyPurse)
afterEach(closeApp)

const customer = { icc_token: goodToken() }
const noStores = () => ({ list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false })
const drawing = () => document.querySelector('.empty .drawing')

it.each([
  ['no coupon', '/pages/user/coupon/coupon', 'Go to menu', '/pages/home/menu/menu'],
  ['a page of elsewhere', '/pages/webview/webview?url=https%3A%2F%2Felsewhere.example', 'Back to home', '/'],
])('[page-19] %s: a drawing, and one thing to do', async (_what, path, action, to) => {
  fakeServer()
  const { stack } = await openApp({ hash: `#${path}`, stored: customer })
  await screen.findByText(action)
  await click(within(drawing()?.parentElement as HTMLElement).getByRole('button', { name: action }))
  await waitFor(async () => expect(await stack()).toEqual([to]))
})

it('[page-19] a search for stores that finds none leads to all of them', async () => {
  const { answer } = fakeServer()
  answer('/api/app/customer/store/search', noStores)
  const { stack } = await openApp({ hash: '#/pages/home/storeList/searchStore', stored: customer })
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zzz' } })
  await click(await screen.findByRole('button', { name: 'All stores' }, { timeout: 5000 }))
  await waitFor(async () => expect(await stack()).toEqual(['/pages/home/storeList/storeList']))
})

it('[page-19] without a favourite the stores nearby are a tap away, those that take orders first', async () => {
  const { answer } = fakeServer()
  const [first, second] = stores
  const resting = { ...first, storeId: 'asleep', storeName: 'Asleep', status: 2 }
  answer('/api/app/customer/store/list', ({ type }: { type: number }) => ({
    ...noStores(),
    ...(type === 1 ? { list: [resting, second], total: 2 } : {}),
  }))
  await openApp({ hash: '#/pages/home/storeList/storeList?tab=favourites', stored: customer })
  await screen.findByText('No favourite store yet')
  expect(drawing()).toBeTruthy()
  await click(await button('See nearby stores'))
  await screen.findByRole('heading', { name: 'Asleep' })
  const names = screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent?.trim())
  expect(names).toEqual([expect.stringContaining(second?.storeName ?? ''), 'Asleep'])
})

it('[page-19] an order whose time to pay is over can be ordered again', async () => {
  const { orderId, move, to } = await shopWithOrder()
  move(70)
  await openApp({ hash: `#/pages/order/cashier/cashier?orderId=${orderId}`, stored: customer })
  await screen.findByText('The time to pay is over')
  expect(drawing()).toBeTruthy()
  await click(await button('Order again'))
  await waitFor(() => expect(to('/api/app/order/order/reorder')).toHaveLength(1))
})
