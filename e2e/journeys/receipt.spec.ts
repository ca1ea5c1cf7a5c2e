import { expect } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { axeFaults, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

test('[receipt-2][receipt-4] a customer who paid opens the receipt as a page and as a file, in their language', async ({
  page,
}) => {
  const customer = new Customer(page)
  await customer.openMenu()
  await customer.add('Cream Puff')
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder('Card')
  await customer.pay()
  await customer.on('paySuccess').getByRole('button', { name: 'View order' }).click()
  const card = customer.on('orderDetail').locator('section', { has: page.getByRole('heading', { name: 'Receipt' }) })
  const receiptNo = await card.getByText(/^\d{8}-\d{4,}$/).innerText()
  const opened = page.waitForEvent('popup')
  await card.getByRole('link', { name: 'Open receipt' }).press('Enter')
  const receipt = await opened
  await receipt.setViewportSize({ width: 390, height: 844 })
  await expect(receipt.getByText(receiptNo)).toBeVisible()
  await expect(receipt.getByText(/^Cream Puff/)).toBeVisible()
  expect(await axeFaults(receipt, ['light', 'dark'])).toEqual([])
  expect(await sideways(receipt)).toEqual([])
  const path = (await card.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? ''
  const file = await page.request.get(new URL(path, receipt.url()).href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await receipt.goto(receipt.url().replace('en-US', 'ar-IQ'))
  await expect(receipt.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await axeFaults(receipt, ['light', 'dark'])).toEqual([])
})
