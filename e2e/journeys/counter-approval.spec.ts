import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { requestOf } from '@tiffin/core/cart/lines'
import { invite, makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import type { Account } from '../src/desk-token.ts'
import { axeFaults } from '../src/look-at.ts'
import { makeStore } from '../src/own-store.ts'
import { call, cartOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

/** Three of ten counted cream puffs, which a walk-in customer paid at the store and got; `left` answers how many there are. */
async function sellThree({ account, password }: Account) {
  const token = String((await call('/api/app/store/employee/login', { account, password })).token)
  const [line] = await cartOf({ 'cream-puff': 3 })
  if (line === undefined) throw new Error('nothing to order')
  const count = { kind: 2, itemId: line.skuId, move: 'count', amount: 10, requestId: randomUUID() }
  await call('/api/app/store/stock/move', count, token)
  const wish = { requestId: randomUUID(), pickupMethod: 2, remark: '', expectedPayable: 3 * line.price }
  const { orderId } = await call(
    '/api/app/store/walk-in/create',
    { ...wish, productRequestList: [requestOf(line)] },
    token,
  )
  const { version } = await call('/api/app/store/order/accept-payment', { orderId, version: 1 }, token)
  await call('/api/app/store/order/complete', { orderId, version }, token)
  return async () => {
    const { list } = await call('/api/app/store/stock/list', {}, token)
    return (list as { itemId: string; available: number }[]).find(({ itemId }) => itemId === line.skuId)?.available // the contract's own shape
  }
}

async function tap(place: Locator, digits: string): Promise<void> {
  for (const digit of digits) await place.getByRole('button', { name: digit, exact: true }).click()
}

test('[staff-14][stock-8] a manager approves by PIN a refund above the limit of an employee, and what was sold goes back to stock', async ({
  page,
}) => {
  const storeId = await makeStore(`Pier ${randomInt(10 ** 6)}`)
  const manager = await makeStoreManager(storeId)
  const employee = await invite({
    ...{ grant: { role: 'employee', storeId }, staffName: 'Jun Tan', extraList: ['order:refund'], refundLimit: 100 },
  })
  const left = await sellThree(manager)
  expect(await left()).toBe(7)
  await page.setViewportSize({ width: 1180, height: 820 })
  const counter = new Counter(page)
  await counter.logIn(manager.account, manager.password)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Your approval PIN' }).click()
  const setting = page.getByRole('dialog', { name: 'Your approval PIN' })
  await expect(setting.getByRole('status', { name: 'PIN' })).toBeVisible()
  await page.keyboard.type('0481') // a key lies where the button was that has just been tapped
  await setting.getByLabel('Your password').fill(manager.password)
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await setting.getByRole('button', { name: 'Save PIN' }).click()
  await expect(setting).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()

  await counter.logIn(employee.account, employee.password)
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.locator('.found').click()
  const pane = page.getByRole('complementary')
  await pane.getByRole('button', { name: 'Refund' }).click()
  const refund = page.getByRole('dialog', { name: /^Refund of order/ })
  await refund.getByRole('button', { name: 'One more to refund: Cream Puff' }).click()
  await refund.getByRole('checkbox', { name: /Cream Puff/ }).check({ force: true })
  await refund.getByRole('radio', { name: 'Ordered twice' }).check({ force: true })
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await refund.getByRole('button', { name: /^Refund / }).click()
  const approval = page.getByRole('dialog', { name: 'Needs approval' })
  await expect(approval.getByRole('radio', { name: 'Aisyah Rahman' })).toBeChecked()
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await tap(approval, '9182')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expect(approval.getByText('The PIN does not match')).toBeVisible()
  await tap(approval, '0481')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await counter.giveBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pane.getByText('Given back')).toBeVisible()
  expect(await left()).toBe(8)
})
