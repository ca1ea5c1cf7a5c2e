import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { openDesk } from '../src/at-desk.ts'
import { Customer } from '../src/customer.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle } from '../src/look-at.ts'
import { makeStore } from '../src/own-store.ts'
import { test } from '../src/test.ts'

test('[table-1] [table-2] [table-3] the desk makes codes for tables, a guest scans one, orders to the table, and a code of before leads nowhere', async ({
  browser,
}) => {
  const name = `Pier ${randomInt(10 ** 6)}`
  const desk = await openDesk(browser, owner, { path: `/stores/${await makeStore(name)}` })
  await desk.getByRole('textbox', { name: 'Tables' }).fill('1-3, Bar')
  await desk.getByRole('button', { name: 'Save tables' }).click()
  await expect(desk.getByRole('textbox', { name: 'Tables' })).toHaveValue('1, 2, 3, Bar')
  await desk.getByRole('button', { name: 'Codes to print' }).click()
  const codes = desk.getByRole('dialog', { name: 'Codes to print' })
  await expect(codes.getByRole('listitem')).toHaveCount(4)
  await settle(desk)
  expect(await axeFaults(desk, ['light', 'dark'])).toEqual([])
  const address = (await codes.getByRole('listitem').nth(3).getByRole('link').getAttribute('href')) ?? ''

  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const guest = new Customer(await context.newPage())
  const { search } = new URL(address)
  await guest.page.goto(`${process.env.TIFFIN_URL}/${search}`)
  await expect(guest.on('menu').getByText(name)).toBeVisible()
  await expect(guest.on('menu').getByText('Brought to your table')).toBeVisible()
  expect(new URL(guest.page.url()).search).toBe('?corp=demo')
  await guest.add('Butter Cookie Tin')
  await guest.checkOut()
  await guest.logIn()
  await expect(guest.on('confirmOrder').getByText('Brought to your table')).toBeVisible()
  expect(await axeFaults(guest.page, ['light', 'dark'])).toEqual([])
  await guest.placeOrder('Card')
  await guest.pay()
  await guest.button('View order').click()
  await expect(guest.on('orderDetail').getByText(/Brought to your table · Table .Bar/)).toBeVisible()

  await codes.getByRole('button', { name: 'Make new codes' }).click()
  await desk
    .getByRole('alertdialog')
    .or(desk.getByRole('dialog', { name: /^Make new codes/ }))
    .getByRole('button', { name: 'Make new codes' })
    .click()
  await expect(desk.getByText('New codes made. Print them now')).toBeVisible()
  const later = new Customer(await context.newPage())
  await later.page.goto(`${process.env.TIFFIN_URL}/${search}`)
  await expect(later.page.getByText('This code leads to no table any more. Please ask the staff.')).toBeVisible()
})
