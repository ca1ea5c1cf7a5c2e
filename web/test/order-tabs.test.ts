import { act, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import type { OrderStatus } from '@tiffin/core/order/order-state'
import { afterEach, expect, it } from 'vitest'
import { closeApp, goodToken, openApp, settle } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { click } from './steps.ts'

afterEach(closeApp)

const tabs = ['Awaiting payment', 'In progress', 'Completed', 'Cancelled and closed']

it.each([
  [10, 'Awaiting payment'],
  [30, 'In progress'],
  [50, 'Completed'],
  [60, 'Cancelled and closed'],
  [70, 'Cancelled and closed'],
] satisfies [OrderStatus, string][])(
  '[R-2.43] an order of state %i is listed under "%s" and nowhere else',
  async (status, own) => {
    const { order, move } = await shopWithOrder()
    move(status)
    await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
    await click(await screen.findByRole('tab', { name: 'All' }))
    const seen = () => screen.queryByText(`Order ${order.orderNo}`) !== null
    await waitFor(() => expect(seen()).toBe(true))
    for (const tab of tabs) {
      await click(await screen.findByRole('tab', { name: tab }))
      await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
      expect([tab, seen()]).toEqual([tab, tab === own])
    }
  },
)

it('[R-2.43] a card names what is in the order, and offers to order again before it offers to delete', async () => {
  const { order, move } = await shopWithOrder()
  move(50)
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  const card = (await screen.findByText(`Order ${order.orderNo}`)).closest('article')
  expect(card?.textContent).toContain('2 × Butter Croissant')
  const labels = [...(card?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
  expect(labels.slice(-2)).toEqual(['Order again', 'Delete'])
})

it('[R-2.43][R-4.11] a card says store, pieces and total, leads to its order, and to the cashier with the time left', async () => {
  const { order, orderId } = await shopWithOrder()
  const { stack } = await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  const card = (await screen.findByText(`Order ${order.orderNo}`)).closest('article')
  if (card === null) throw new Error('an order stands in a card')
  expect(card.textContent).toContain('Awaiting payment')
  expect(card.textContent).toContain('2 items')
  expect(card.textContent).toContain('$6.80')
  const pay = within(card).getByRole('button', { name: /^Pay/ })
  expect(pay.textContent).toMatch(/(?:15:00|14:\d\d) left$/)
  await click(pay)
  await waitFor(async () => expect((await stack()).at(-1)).toBe(`/pages/order/cashier/cashier?orderId=${orderId}`))
  await closeApp()
  const again = await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  const shown = (await screen.findByText(`Order ${order.orderNo}`)).closest('article') as HTMLElement
  await click(within(shown).getByRole('button', { name: order.store.storeName }))
  const detail = `/pages/order/orderDetail/detail?orderId=${orderId}`
  await waitFor(async () => expect(await again.stack()).toEqual(['/pages/order/order', detail]))
})

it('[R-4.13][R-2.43] an order that is deleted in the list is gone from it, with a word', async () => {
  const { order, move, answer } = await shopWithOrder()
  move(50)
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  const card = (await screen.findByText(`Order ${order.orderNo}`)).closest('article') as HTMLElement
  answer('/api/app/order/order/delete', () => ({}))
  answer('/api/app/order/order/list', () => ({ list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false }))
  await click(within(card).getByRole('button', { name: 'Delete' }))
  await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Order deleted')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(`Order ${order.orderNo}`)).toBeNull())
})

it('[R-9.11] the next page of orders is fetched once, however often the end comes near while it is on its way', async () => {
  const { order, answer, to } = await shopWithOrder()
  const path = '/api/app/order/order/list'
  const page = (orderId: string, hasMore: boolean) => ({
    ...{ list: [{ ...order, orderId, orderNo: orderId }], total: 2, pageIndex: 1, pageSize: 20, hasMore },
  })
  const listeners: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  globalThis.IntersectionObserver = class {
    constructor(listener: (typeof listeners)[number]) {
      listeners.push(listener)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver // as: what the app uses of it
  let arrive = () => {}
  answer(path, ({ status, afterOrderId }: { status: number; afterOrderId?: string }) => {
    if (status !== 0 || afterOrderId === undefined) return page('first', status === 0)
    return new Promise((resolve) => {
      arrive = () => resolve(page('second', false))
    })
  })
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  await screen.findByText('Order first')
  for (let times = 0; times < 3; times++) {
    await act(async () => {
      for (const listener of listeners) listener([{ isIntersecting: true }])
    })
    await settle()
  }
  expect(to(path).filter(({ body }) => body.afterOrderId === 'first')).toHaveLength(1)
  arrive()
  await screen.findByText('Order second')
})

const openCard = async (orderNo: string) => {
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  const card = (await screen.findByText(`Order ${orderNo}`)).closest('article')
  if (card === null) throw new Error('an order stands in a card')
  return card
}

it.each([
  [10, 'Pay'],
  [20, 'View order'],
  [40, 'View order'],
  [50, 'Order again'],
] as const)('[page-23] a card has one main button: in state %d it is "%s"', async (status, main) => {
  const { order, move } = await shopWithOrder()
  move(status)
  const card = await openCard(order.orderNo)
  const mains = [...card.querySelectorAll('.btn:not(.plain), button[data-state]')].map(({ textContent }) => textContent)
  expect(mains).toEqual([expect.stringContaining(main)])
})

it.each([
  [{ refundState: 1 }, '$6.80 goes back the way you paid.'],
  [{ refundState: 2 }, '$6.80 refunded'],
  [{ refundState: 3 }, /^The money could not be sent back/],
] as const)('[page-23] a card says what becomes of money that goes back: %j', async (refund, text) => {
  const { order, move } = await shopWithOrder()
  move(20)
  move(80)
  Object.assign(order, { refundTotal: money(680), ...refund })
  const card = await openCard(order.orderNo)
  expect(within(card).getByText(text)).toBeTruthy()
})

it('[page-23] an order that its customer cancelled is called cancelled, whatever the books call it', async () => {
  const { order, move } = await shopWithOrder()
  move(20)
  move(80)
  expect((await openCard(order.orderNo)).textContent).toContain('Closed')
  await closeApp()
  Object.assign(order, { isCancelledByCustomer: true })
  const text = (await openCard(order.orderNo)).textContent
  expect([text?.includes('Cancelled'), text?.includes('Closed')]).toEqual([true, false])
})

it('[page-52] orders that go on stand in a part of their own before those that are over', async () => {
  const over = await shopWithOrder()
  over.move(50)
  const { order } = await shopWithOrder()
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  const part = async (name: string) => (await screen.findByRole('heading', { name })).parentElement?.textContent
  expect(await part('Current')).toContain(`Order ${order.orderNo}`)
  expect(await part('Earlier')).toContain(`Order ${over.order.orderNo}`)
  expect(await part('Earlier')).not.toContain(`Order ${order.orderNo}`)
})
