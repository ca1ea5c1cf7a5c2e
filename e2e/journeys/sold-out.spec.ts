import { expect, test } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { axeFaults } from '../src/look-at.ts'

const name = 'Hojicha Grass Jelly Milk'

test('[stock-6] what the counter marks as sold out is greyed on an open phone without a reload, and comes back', async ({
  browser,
}) => {
  const tablet = await browser.newPage({ viewport: { width: 1180, height: 820 }, locale: 'en-US' })
  const counter = new Counter(tablet)
  await counter.logIn()
  await tablet.getByRole('link', { name: 'Sold out' }).click()
  await tablet.getByRole('searchbox').fill('grass')
  const cell = tablet.getByRole('button', { name: new RegExp(name) })
  await cell.click()
  const back = tablet.getByRole('button', { name: 'Bring back' })
  const today = tablet.getByRole('button', { name: 'Sold out for today' })
  await today.waitFor()
  // A try before this one may have left its mark.
  if (await back.isVisible()) await back.click()
  const customer = new Customer(await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' }))
  await customer.openMenu()
  const offer = customer.button(`Choose ${name}`).first()
  const place = customer.page.locator('li > p[id^="product-"]', { hasText: name }).first()
  await offer.or(place).first().waitFor({ state: 'attached' })
  // The row may take its place between the question and the move.
  await expect(async () => {
    if ((await offer.count()) === 0) await place.scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(offer).toBeVisible({ timeout: 2000 })
  }).toPass()

  await cell.click()
  await today.click()
  const mark = customer.page.getByText(/^Sold out · Back/).filter({ visible: true })
  await expect(mark).toBeVisible()
  await expect(offer).toHaveCount(0)
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])

  await cell.click()
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await back.click()
  await expect(offer).toBeVisible()
})
