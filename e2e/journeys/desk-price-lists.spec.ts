import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { discardDraft, makeManager, openDesk } from '../src/at-desk.ts'
import type { Customer } from '../src/customer.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { makeStore, openPhone } from '../src/own-store.ts'
import { test } from '../src/test.ts'

const url = () => process.env.TIFFIN_URL ?? ''
const product = 'Butter Cookie Tin'
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()

/** A phone at a store, at the row of the product. */
async function openAtRow(browser: Browser, storeName: string): Promise<Customer> {
  const phone = await openPhone(browser, storeName)
  await phone.page.locator('[id="product-cookie-tin"]').scrollIntoViewIfNeeded()
  return phone
}

const rowOn = ({ page }: Customer) =>
  page
    .locator('li', { has: page.getByText(product) })
    .filter({ visible: true })
    .first()

/** Begins a draft of one's own at a page. */
async function beginDraft(page: Page, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('tiffin.desk.draft', 'new'))
  await page.goto(`${url()}/desk/demo${path}`)
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await expect(page.getByText(/^Release \d+ is live$/)).toBeVisible()
}

test('[price-11] [price-12] a manager gives one store a list with a higher price; an open phone there sees it without a reload and pays it, and other stores keep the brand’s', async ({
  browser,
  turn: _turn,
}) => {
  test.setTimeout(180_000)
  const name = `Departures ${randomInt(10 ** 6)}`
  await makeStore(name)
  const [phone, other] = [await openAtRow(browser, name), await openAtRow(browser, 'Riverside Arcade')]
  for (const each of [phone, other]) await expect(rowOn(each)).toContainText('$22.00')

  const desk = await openDesk(browser, await makeManager(), { path: '/menu/price-lists' })
  await expect(desk.getByRole('heading', { name: 'Price lists', level: 1 })).toBeVisible()
  await beginDraft(desk, '/menu/price-lists')
  await expect(desk.getByRole('heading', { name: 'Price lists', level: 1 })).toBeVisible()
  await desk.keyboard.press('Control+k')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.type('new price list')
  await desk.keyboard.press('Enter')
  await desk.getByLabel('Name', { exact: true }).fill(name)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
  await desk.getByRole('searchbox', { name: 'Name or code' }).fill('cookie tin')
  await expect(desk.getByRole('textbox', { name: /^Price of/ })).toHaveCount(1)
  await desk.getByRole('textbox', { name: /^Price of/ }).fill('25.5')
  await expect(desk.getByRole('row', { name: product })).toContainText('+15.9%')
  await desk.getByRole('button', { name: '0 stores' }).click()
  await desk.getByRole('dialog').getByRole('searchbox').fill(name)
  await desk.getByRole('dialog').getByRole('checkbox', { name }).check({ force: true })
  await desk.getByRole('button', { name: 'Done' }).click()
  await saved(desk)
  await publish(desk)
  await expect(rowOn(phone)).toContainText('$25.50')
  await expect(rowOn(other)).toContainText('$22.00')

  await phone.add(product)
  await phone.checkOut()
  await phone.logIn()
  await phone.placeOrder()
  await phone.pay()
  await expect(phone.page.getByText('$25.50').first()).toBeVisible()

  await beginDraft(desk, '/menu/price-lists')
  await desk.getByRole('link', { name }).click()
  await desk.getByRole('button', { name: 'Archive' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await saved(desk)
  await publish(desk)
  await phone.openMenu()
  await phone.page.locator('[id="product-cookie-tin"]').scrollIntoViewIfNeeded()
  await expect(rowOn(phone)).toContainText('$22.00')
})

for (const [device, size] of Object.entries({
  'a wide window': { width: 1440, height: 900 },
  'a small window': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
}))
  test(`[WB-02] price lists are worked on in ${device}; axe finds nothing, and nothing breaks the policy`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const page = await openDesk(browser, owner, { path: '/menu/price-lists', size })
    const broken: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
    page.on('pageerror', (error) => broken.push(error.message))
    const expectClean = async (what: string) => {
      await settle(page)
      expect([what, await axeFaults(page, ['light', 'dark'])]).toEqual([what, []])
      expect([what, await sideways(page)]).toEqual([what, []])
    }
    await expect(page.getByRole('heading', { name: 'Price lists', level: 1 })).toBeVisible()
    await beginDraft(page, '/menu/price-lists?list=new')
    const name = `Campus ${randomInt(10 ** 6)}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    const prices = page.getByRole('textbox', { name: /^Price of/ })
    await prices.first().fill('4.20')
    await prices.first().press('ArrowDown')
    await expect(prices.nth(1)).toBeFocused()
    await prices.nth(1).fill('9')
    await expectClean('a price list')
    await page.getByRole('button', { name: '0 stores' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().check({ force: true })
    await expectClean('its stores')
    await page.getByRole('button', { name: 'Done' }).click()
    await saved(page)
    await page.getByRole('link', { name: 'All price lists' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expectClean('price lists')
    await page.goto(`${url()}/desk/demo/publish`)
    await expect(page.getByRole('region', { name: 'Unpublished' })).toContainText(name)
    await discardDraft(page)
    await expect(page.getByText('The draft is discarded')).toBeVisible()
    expect(broken).toEqual([])
  })
