import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { openDesk } from '../src/at-desk.ts'
import { Customer } from '../src/customer.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

const url = () => process.env.TIFFIN_URL ?? ''
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d:\d\d$/)

/** A window of the owner, whose first edit begins a draft of its own. */
async function pagesAt(browser: Browser, path: string, size?: { width: number; height: number }): Promise<Page> {
  const page = await openDesk(browser, owner, { path, ...(size && { size }) })
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  return page
}

const blockNames = (page: Page) => page.getByRole('list', { name: 'Blocks' }).locator('.blockname').allInnerTexts()

test('an owner makes a banner and moves it up with the keyboard; an open phone shows it when it is published, and no more when it is taken back, without a reload', async ({
  browser,
  page,
  turn: _turn,
}) => {
  test.setTimeout(120_000)
  const title = `Plum week ${randomInt(10 ** 6)}`
  const phone = new Customer(page)
  await phone.open()
  const shelf = phone.on('home').getByRole('heading', { name: 'Fresh from the oven' })
  await expect(shelf).toBeVisible()
  const news = page.waitForRequest(/store\/news/)

  const desk = await pagesAt(browser, '/pages')
  await desk.getByRole('button', { name: 'Banner', exact: true }).click()
  await desk.getByLabel('Title in English').fill(title)
  await desk.getByLabel('Leads to').selectOption({ label: 'Menu, Gifts' })
  const up = desk.getByRole('button', { name: `Move Banner, ${title} up` })
  for (const place of [4, 3, 2]) {
    await up.press('Alt+ArrowUp')
    await expect.poll(async () => (await blockNames(desk))[place]).toContain(title)
  }
  await expect(saved(desk)).toBeVisible()
  await news
  await desk.getByRole('link', { name: 'Review' }).click()
  await expect(desk.getByRole('region', { name: 'Unpublished' })).toContainText(title)
  await desk.getByRole('button', { name: /^Publish \d+ changes$/ }).click()
  await expect(desk.getByText(/^Release \d+ is live$/)).toBeVisible()
  const banner = phone.on('home').getByRole('button', { name: title })
  await expect(banner).toBeVisible()
  const [above, below] = [await banner.boundingBox(), await shelf.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)

  await desk.getByRole('button', { name: /^Undo release \d+$/ }).click()
  await desk
    .getByRole('dialog', { name: /^Undo release/ })
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await expect(desk.getByText(/^Taken back, as release \d+$/)).toBeVisible()
  await expect(banner).toHaveCount(0)
})

for (const [device, size] of Object.entries({
  'a wide window': { width: 1440, height: 900 },
  'a small window': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
}))
  test(`[WB-02] axe finds nothing on the pages beside the menu in ${device}, and nothing breaks the policy`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const page = await pagesAt(browser, '/pages', size)
    const broken: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
    page.on('pageerror', (error) => broken.push(error.message))
    await page.locator('.blockname').nth(1).click()
    await expect(page.getByLabel('Title in English').first()).toBeVisible()
    const look = async (what: string) => {
      await settle(page)
      expect([what, await axeFaults(page, ['light', 'dark'])]).toEqual([what, []])
      expect([what, await sideways(page)]).toEqual([what, []])
    }
    await look('a banner')
    for (const part of ['home', 'tabs', 'look', 'agreements', 'app']) {
      await page.goto(`${url()}/desk/demo/pages?part=${part}`)
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
      await look(part)
    }
    expect(broken).toEqual([])
  })
