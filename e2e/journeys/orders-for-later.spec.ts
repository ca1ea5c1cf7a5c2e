import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults } from '../src/look-at.ts'
import { makeStore, openPhone } from '../src/own-store.ts'
import { test } from '../src/test.ts'

test('[slot-1] [slot-2] [slot-3] [ready-2] the desk offers pick-up times, a customer takes the last place of one for tomorrow and another finds it full', async ({
  browser,
}) => {
  const name = `Jetty ${randomInt(10 ** 6)}`
  const desk = await openDesk(browser, owner, { path: `/stores/${await makeStore(name)}` })
  await desk.getByLabel(/^Customers may choose a pick-up time/).check({ force: true })
  const times = desk.getByRole('group', { name: 'Times 1' })
  await times.getByLabel('Times 1, from').fill('00:00')
  await times.getByLabel('Times 1, until').fill('24:00')
  await times.getByLabel('Items per time').fill('1')
  for (const day of ['Sat', 'Sun']) await times.getByLabel(day).check({ force: true })
  await desk.getByRole('radio', { name: '60' }).check({ force: true })
  expect(await axeFaults(desk, ['light', 'dark'])).toEqual([])
  await desk.getByRole('button', { name: 'Save pick-up times' }).click()
  await expect(desk.getByText('Saved. Customers see it now')).toBeVisible()

  const customer = await openPhone(browser, name)
  await customer.add('Butter Cookie Tin')
  await customer.checkOut()
  await customer.logIn()
  await expect(customer.button(/^(?:Pick-up|Dine-in) time/)).toContainText(/Ready in \d+–\u2060\d+ min/)
  const openTimes = async (phone: typeof customer) => {
    await phone.button(/^(?:Pick-up|Dine-in) time/).click()
    return phone.page.getByRole('dialog', { name: /^(?:Pick-up|Dine-in) time$/ })
  }
  const sheet = await openTimes(customer)
  await sheet.getByRole('radio', { name: 'Tomorrow' }).check({ force: true })
  expect(await axeFaults(customer.page, ['light', 'dark'])).toEqual([])
  await sheet.locator('label', { hasText: /^12:00.–.13:00/ }).click()
  await expect(customer.button(/^(?:Pick-up|Dine-in) time/)).toContainText(/Tomorrow 12:00.–.13:00/)

  const second = await openPhone(browser, name)
  await second.add('Butter Cookie Tin')
  await second.checkOut()
  await second.logIn()
  const others = await openTimes(second)
  await others.getByRole('radio', { name: 'Tomorrow' }).check({ force: true })
  await others.locator('label', { hasText: /^12:00.–.13:00/ }).click()
  await expect(second.button(/^(?:Pick-up|Dine-in) time/)).toContainText(/Tomorrow 12:00.–.13:00/)

  await customer.placeOrder('Card')
  await customer.pay()
  await customer.button('View order').click()
  await expect(customer.on('orderDetail').getByText(/^(?:Pick-up|Dine in): Tomorrow 12:00.–.13:00$/)).toBeVisible()

  await second.placeOrder()
  await expect(second.page.getByText('That pick-up time just filled up. Please choose another one.')).toBeVisible()
  await second.button('OK').click()
  await expect(second.button(/^(?:Pick-up|Dine-in) time/)).toContainText('Ready in')
})
