import { expect, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

const cancelOrders = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('icc_token')
    const headers = { 'content-type': 'application/json', 'corp-id': 'demo', authorization: `Bearer ${token}` }
    const call = (name: string, body: object) =>
      fetch(`/api/app/order/order/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { data } = await (await call('list', {})).json()
    for (const { orderId } of data.list) await call('cancel', { orderId })
  })

test('[R-4.20][R-8.13][OR-07] ordering again leaves out what has sold out since, says so, and buys the rest', async ({
  page,
}) => {
  test.slow()
  const customer = new Customer(page)
  // A store where no other journey buys canelés: there are sixteen.
  await page.addInitScript(() => {
    if (localStorage.getItem('storeInfo')) return
    localStorage.setItem('icc_corp_id', 'demo')
    const store = { id: 'tiong-bahru', storeId: 'tiong-bahru', storeName: 'Tiong Bahru Bakehouse' }
    localStorage.setItem('storeInfo', JSON.stringify(store))
  })
  await customer.openMenu()
  await customer.add('Cream Puff')
  await customer.add('Canelé')
  for (let count = 1; count < 16; count++) await customer.button('One more Canelé').first().click()
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder()
  await customer.reachProvider()
  try {
    await customer.open('/pages/order/order')
    await customer.on('orders').getByRole('article').first().getByRole('button').first().click()
    await customer.on('orderDetail').getByRole('button', { name: 'Order again' }).first().click()
    const dialog = page.getByRole('dialog', {
      name: 'The following products cannot be purchased and have been deleted for you',
    })
    await expect(dialog.getByRole('listitem')).toHaveText(['Canelé'])
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(customer.on('menu').getByRole('region', { name: 'Your cart' })).toContainText('1')
    await customer.button('View cart').click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Cream Puff')
    await expect(page.getByRole('dialog', { name: 'Your cart' })).not.toContainText('Canelé')
  } finally {
    await cancelOrders(page) // the canelés are for others again, whatever came of it
  }
})
