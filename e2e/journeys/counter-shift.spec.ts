import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import { axeFaults } from '../src/look-at.ts'
import { makeStore, openPhone } from '../src/own-store.ts'

/** Taps an amount on the keypad of what is open. */
async function tapAmount(place: ReturnType<Page['getByRole']>, amount: string): Promise<void> {
  for (const key of amount)
    await place.getByRole('button', { name: key === '.' ? 'Decimal point' : key, exact: true }).click()
}

test('[shift-2] [shift-5] [shift-6] [shift-8] a shift: float, cash order with its change, refund over the counter, closed; Z shows the difference', async ({
  browser,
}) => {
  const name = `Wharf ${randomInt(10 ** 6)}`
  const { account, password } = await makeStoreManager(await makeStore(name))
  const tablet = await browser.newPage({ viewport: { width: 1180, height: 820 }, locale: 'en-US' })
  await new Counter(tablet).logIn(account, password)
  await tablet.getByRole('link', { name: 'Shift' }).click()
  const page = tablet.getByTestId('page-shift')
  await tapAmount(page, '200')
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await page.getByRole('button', { name: 'Open shift' }).click()
  await expect(page.getByRole('button', { name: 'Close shift' })).toBeVisible()

  const customer = await openPhone(browser, name)
  await customer.add('Butter Cookie Tin')
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder('Pay at the store')
  await expect(customer.on('orderDetail')).toBeVisible()
  await tablet.getByRole('link', { name: 'Board' }).click()
  await tablet.getByRole('button', { name: /^Accept payment/ }).click()
  const dialog = tablet.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Exact' }).click()
  await expect(dialog.getByText(/^Change to give: .*0\.00/)).toBeVisible()
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await dialog.getByRole('button', { name: 'Accept payment' }).click()
  for (const step of ['Start', 'Ready']) await tablet.getByRole('button', { name: new RegExp(`^${step}`) }).click()

  await tablet.getByRole('link', { name: 'Orders' }).click()
  await tablet.locator('.found').click()
  const pane = tablet.getByRole('complementary')
  await pane.getByRole('button', { name: /^Hand over/ }).click()
  await pane.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByRole('button', { name: 'Everything' }).click()
  await dialog.getByRole('radio', { name: 'Spilled or dropped' }).check({ force: true })
  await dialog.getByRole('button', { name: /^Refund / }).click()
  await new Counter(tablet).giveBack()
  await expect(pane.getByText('Given back')).toBeVisible()

  await tablet.getByRole('link', { name: 'Shift' }).click()
  await page.getByRole('button', { name: 'Pay out' }).click()
  await tapAmount(dialog, '20')
  await dialog.getByRole('radio', { name: 'Bought supplies' }).check({ force: true })
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await dialog.getByRole('button', { name: 'Pay out' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Close shift' }).click()
  await tapAmount(dialog, '179.5')
  await expect(dialog.getByText(/0\.50.* short/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Wrong change given' }).check({ force: true })
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await dialog.getByRole('button', { name: 'Close shift' }).click()

  const z = page.getByRole('region', { name: 'Z 1' })
  await expect(z.getByText('Wrong change given')).toBeVisible()
  await expect(z.getByText(/0\.50.* short/)).toBeVisible()
  await expect(z.getByText('Every paid order is collected')).toBeVisible()
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
})
