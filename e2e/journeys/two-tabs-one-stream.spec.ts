import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { call, keepStorage, signIn } from '../src/signed-in.ts'

test('[R-7.19] two tabs of one browser share one stream; when the tab that holds it closes, the other receives the events', async ({
  context,
}) => {
  const { storage, orderId } = await signIn()
  await keepStorage(context, storage)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/push/stream')) streams.push(request.url())
  })
  const detail = `/pages/order/orderDetail/detail?orderId=${orderId}`
  const tabs = [new Customer(await context.newPage()), new Customer(await context.newPage())] as const
  const [first, second] = tabs
  await first.open(detail)
  await expect.poll(() => streams.length).toBe(1)
  const bound = second.page.waitForResponse((answer) => answer.url().endsWith('/push/bind'))
  await second.open(detail)
  await bound
  for (const tab of tabs) await expect(tab.on('orderDetail').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await second.page.waitForFunction(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.some(({ name }) => name?.startsWith('tiffin.hints.'))
  })
  expect(streams).toHaveLength(1)
  await first.page.close()
  await expect.poll(() => streams.length).toBe(2)
  const read = second.page.waitForRequest((request) => request.url().endsWith('/order/order/detail'))
  await call('/api/app/order/order/cancel', { orderId }, storage.icc_token)
  await read
  await expect(second.on('orderDetail').getByText('Cancelled').first()).toBeVisible({ timeout: 5000 })
  expect(streams).toHaveLength(2)
})
