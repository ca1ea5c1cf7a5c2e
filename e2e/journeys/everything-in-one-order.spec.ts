import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { cartOf, keepStorage, storageOf } from '../src/signed-in.ts'

const cart = { 'osmanthus-oolong': 2, 'cinnamon-roll': 1, 'strawberry-slice': 2 }

test('[R-1.3][R-2.18][R-2.42] line promotions, an activity with its gift, a coupon and points go into one order, and it is paid', async ({
  page,
}) => {
  await keepStorage(page.context(), storageOf(process.env.TIFFIN_MIRA ?? '', await cartOf(cart)))
  const customer = new Customer(page)
  await customer.open('/pages/order/confirmOrder/confirmOrder')
  const place = customer.on('confirmOrder')

  await customer.button(/^Offers/).click()
  await page.getByRole('radio', { name: /^Something sweet from 20/ }).click({ force: true })
  await expect(customer.button(/^Offers/)).toContainText('Something sweet from 20')

  await customer.button(/^Your gift/).click()
  const gifts = page.getByRole('dialog').filter({ hasText: 'Your gift' })
  for (const _unit of [1, 2, 3]) await gifts.getByRole('button', { name: 'One more Burnt Custard Tart' }).click()
  await expect(page.getByText('Exceeded the maximum quantity of items')).toBeVisible()
  await expect(gifts.getByText('2 of 2')).toBeVisible()
  await gifts.getByRole('button', { name: 'Done' }).click()
  await expect(gifts).toBeHidden()
  await expect(place.getByRole('listitem').filter({ hasText: 'Burnt Custard Tart' })).toContainText('$0.00')

  await customer.button(/^Coupon/).click()
  const coupon = page.getByRole('checkbox', { name: /Rainy day, 3 off/ })
  await expect(async () => coupon.check({ force: true, timeout: 2000 })).toPass() // the sheet is still moving
  await customer.button('Done').click()
  await expect(customer.button(/^Coupon/)).toContainText('−$3.00')

  await customer.button(/^Points/).click()
  const points = page.getByRole('dialog').filter({ hasText: 'Use points' })
  await points.getByRole('textbox', { name: 'Points to use' }).fill('500')
  await points.getByRole('button', { name: 'Use 500 points for $5.00' }).click()
  await expect(customer.button(/^Points/)).toContainText('−$5.00')

  // 9.60 + 2.88 + 13.60 after line promotions, less 3.00 and 5.00
  await expect(place.locator('.bar')).toContainText('$18.08')
  await customer.placeOrder('Card')
  await customer.pay()
  await customer.button('View order').click()
  const detail = customer.on('orderDetail')
  for (const text of [
    'Limited-time discount: Osmanthus week',
    'Single-item discount: Baker’s pick',
    'Coupon: Rainy day, 3 off',
    'Points deduction',
    'Burnt Custard Tart',
  ])
    await expect(detail.getByText(text).first()).toBeVisible()
  await expect(detail).toContainText('$18.08')
})
