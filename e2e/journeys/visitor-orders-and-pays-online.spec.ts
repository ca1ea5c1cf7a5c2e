import { expect } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { test } from '../src/test.ts'

test('[R-1.4][R-2.43][R-2.19][R-2.44] a visitor orders two drinks and a combo, logs in, pays, watches it being made and collects it', async ({
  page,
  browser,
}) => {
  const customer = new Customer(page)
  await customer.open()
  await expect(customer.on('home').getByText('Riverside Arcade').first()).toBeVisible()
  await customer.openMenu()

  const oolong = await customer.choose('Osmanthus Oolong Milk Tea')
  await oolong.getByRole('checkbox').first().check({ force: true })
  await oolong.getByRole('button', { name: /Add to cart/ }).click()
  const brown = await customer.choose('Brown Sugar Pearl Milk')
  await brown.getByRole('button', { name: /Add to cart/ }).click()
  const combo = await customer.choose('Afternoon for One')
  await chooseCombo(combo)
  await combo.getByRole('button', { name: /Add to cart/ }).click()

  await customer.checkOut()
  await expect(page).toHaveURL(/#\/pages\/user\/login\/codeLogin\?redirect=%2Fpages%2Forder%2FconfirmOrder/)
  await customer.logIn()
  await customer.placeOrder('Card')
  await customer.pay()
  await expect(customer.on('paySuccess').getByText(/^D\d{3,}$/)).toBeVisible()
  const code = await customer
    .on('paySuccess')
    .getByText(/^D\d{3,}$/)
    .innerText()
  await customer.button('View order').click()
  await expect(customer.on('orderDetail').getByText('Accepted').first()).toBeVisible()

  const staff = new Counter(
    await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })).newPage(),
  )
  await staff.logIn()
  await expectRoomForWords(staff, code)
  await staff.ticket(code).getByRole('button', { name: 'Start' }).click()
  await expect(customer.on('orderDetail').getByText('Making').first()).toBeVisible()
  await staff.ticket(code).getByRole('button', { name: 'Ready' }).click()
  await expect(customer.on('orderDetail').getByText('Show this code at the counter.')).toBeVisible()
  await staff.ticket(code).getByRole('button', { name: 'Hand over' }).click()
  await expect(customer.on('orderDetail').getByText('Completed').first()).toBeVisible()
})

async function chooseCombo(combo: import('@playwright/test').Locator): Promise<void> {
  await combo
    .getByRole('group', { name: /^Your tea/ })
    .getByRole('radio')
    .first()
    .check({ force: true })
  const pastries = combo.getByRole('group', { name: /^Two pastries/ })
  await expect(pastries.getByText('0 of 2')).toBeVisible()
  for (const name of [/^Butter Croissant/, /^Cardamom Bun/]) {
    await pastries.getByRole('checkbox', { name }).check({ force: true })
  }
  await expect(pastries.getByText('2 of 2')).toBeVisible()
}

/** On an upright tablet, words beside a code would stand one letter to a line. */
async function expectRoomForWords(staff: Counter, code: string): Promise<void> {
  await staff.page.setViewportSize({ width: 800, height: 1200 })
  const words = staff.ticket(code).locator('.what').first()
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(160)
  await staff.page.setViewportSize({ width: 1280, height: 800 })
}
