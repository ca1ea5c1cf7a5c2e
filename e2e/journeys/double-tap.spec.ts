import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { requestOf } from '@tiffin/core/cart/lines'
import { makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import type { Account } from '../src/desk-token.ts'
import { makeStore } from '../src/own-store.ts'
import { call, cartOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

/** Three walk-in orders that wait to be collected. */
async function makeThree({ account, password }: Account): Promise<void> {
  const token = String((await call('/api/app/store/employee/login', { account, password })).token)
  const [line] = await cartOf({ 'cream-puff': 1 })
  if (line === undefined) throw new Error('nothing to order')
  for (const remark of ['Dewi', 'Rajesh', 'Layla']) {
    const wish = { requestId: randomUUID(), pickupMethod: 2, remark, expectedPayable: line.price }
    const path = '/api/app/store/walk-in/create'
    const { orderId } = await call(path, { ...wish, productRequestList: [requestOf(line)] }, token)
    let version: unknown = 1
    for (const step of ['accept-payment', 'start', 'ready'])
      version = (await call(`/api/app/store/order/${step}`, { orderId, version }, token)).version
  }
}

interface Tap {
  readonly x: number
  readonly y: number
  /** By the clock of events, whatever time the machine takes between two taps. */
  readonly at: number
}

/** A finger on what is on top there. */
const tapAt = (page: Page, tap: Tap) =>
  page.evaluate(({ x, y, at }) => {
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      const place = { bubbles: true, cancelable: true, clientX: x, clientY: y }
      const event = name.startsWith('pointer') ? new PointerEvent(name, place) : new MouseEvent(name, place)
      Object.defineProperty(event, 'timeStamp', { value: at })
      document.elementFromPoint(x, y)?.dispatchEvent(event)
    }
  }, tap)

test('[kitchen-27] a double tap hands over one order, not the next one too, and Ready says who is called', async ({
  page,
}) => {
  const manager = await makeStoreManager(await makeStore(`Quay ${randomInt(10 ** 6)}`))
  await makeThree(manager)
  await page.setViewportSize({ width: 1180, height: 820 })
  await new Counter(page).logIn(manager.account, manager.password)
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(3)
  for (const name of ['Dewi', 'Rajesh', 'Layla']) await expect(rows.filter({ hasText: name })).toBeVisible()
  const hand = await rows
    .first()
    .getByRole('button', { name: /^Hand over/ })
    .boundingBox()
  if (hand === null) throw new Error('no hand to tap')
  const place = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 }
  const code = (await rows.first().getAttribute('aria-label')) ?? ''
  await tapAt(page, { ...place, at: 10_000 })
  await expect(rows).toHaveCount(2)
  await tapAt(page, { ...place, at: 10_250 })
  await expect(page.getByText(`${code} handed over`)).toBeVisible()
  await tapAt(page, { ...place, at: 20_000 })
  await expect(rows).toHaveCount(1)
})
