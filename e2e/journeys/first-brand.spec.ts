import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import writeWorkbook from 'write-excel-file/node'
import { Counter, Customer, newPhone } from '../src/customer.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { drinkPhoto } from '../src/pictures.ts'
import { test } from '../src/test.ts'
import { startTiffin, type Tiffin } from '../src/tiffin.ts'

/** A person who makes a brand, and how often they typed, chose or pressed something. */
class Founder {
  inputs = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async fill(label: string, value: string): Promise<void> {
    this.inputs++
    await this.page.getByLabel(label, { exact: true }).fill(value)
  }

  async choose(label: string, option: string): Promise<void> {
    this.inputs++
    await this.page.getByLabel(label, { exact: true }).selectOption(option)
  }

  async press(target: Locator): Promise<void> {
    this.inputs++
    await target.click()
  }

  async pick(index: number, name: string, color: string): Promise<void> {
    this.inputs++
    const kept = this.page.waitForResponse((answer) => answer.url().endsWith('/desk/picture/upload'))
    await this.page
      .getByTestId('picture-file')
      .nth(index)
      .setInputFiles(await drinkPhoto(name, color))
    expect((await (await kept).json()).code).toBe(200)
  }
}

const linkOf = ({ dataDir, url }: Tiffin): string => {
  const log = readFileSync(join(dataDir, 'log.txt'), 'utf8')
  const [, hash] = /No brand yet\. Make yours: \S+(\/desk\/setup#\S+)/.exec(log) ?? []
  return `${url}${hash}`
}

const products = [
  ['Highland Oolong', '4.20', 'Tea', '#a8703a'],
  ['Jasmine Green', '3.80', 'Tea', '#9bb56c'],
  ['Rose Lychee', '5.10', 'Iced', '#d96a86'],
  ['Dark Cocoa', '5.40', 'Iced', '#4b2e22'],
  ['Butter Bun', '2.60', 'Bakery', '#d9a441'],
] as const

async function makeBrand(founder: Founder, link: string): Promise<void> {
  const { page } = founder
  await page.goto(link)
  await founder.fill('Name of the brand', 'Morning Leaf')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('morning-leaf')
  await founder.choose('Country', 'SG')
  await founder.fill('Your name', 'Lin Mei')
  await founder.fill('Account name', 'linmei')
  await founder.fill('New password', 'first leaf of spring')
  await founder.press(page.getByRole('button', { name: 'Make the brand' }))
  await expect(page.getByRole('heading', { name: 'How does your brand look?' })).toBeVisible()
}

async function dress(founder: Founder): Promise<void> {
  const { page } = founder
  await founder.pick(0, 'logo', '#1f7a4d')
  await expect(page.getByLabel('Colour of buttons: another colour')).not.toHaveValue('#e6002d')
  await founder.press(page.getByRole('button', { name: 'Publish and continue' }))
  await expect(page.getByRole('heading', { name: 'Where do customers collect?' })).toBeVisible()
}

async function openStore(founder: Founder): Promise<void> {
  await founder.fill('Name of the store', 'Harbour Walk')
  await founder.fill('Street address', '1 Harbour Walk')
  await founder.fill('Latitude and longitude', '1.2834, 103.8607')
  await founder.fill('Opens', '00:00')
  await founder.fill('Closes', '23:59')
  await founder.press(founder.page.getByRole('button', { name: 'Make the store' }))
  await expect(founder.page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
}

async function fillMenu(founder: Founder): Promise<void> {
  for (const [index, [name, price, category, color]] of products.entries()) {
    await founder.fill(`Name ${index + 1}`, name)
    await founder.fill(`Price ${index + 1}`, price)
    await founder.fill(`Category ${index + 1}`, category)
    await founder.pick(index, name, color)
  }
  await founder.press(founder.page.getByRole('button', { name: 'Publish and continue' }))
  await expect(founder.page.getByRole('heading', { name: 'How do customers log in?' })).toBeVisible()
}

/** The same menu as a file, put into a draft and published. */
async function uploadMenu(founder: Founder): Promise<void> {
  const { page } = founder
  await page.goto(page.url().replace(/\/start.*/, '/menu/spreadsheet'))
  const categories = [...new Set(products.map(([, , category]) => category))]
  const sheets = [
    { name: 'categories', rows: [['id', 'name.en-US'], ...categories.map((name) => [name.toLowerCase(), name])] },
    {
      name: 'products',
      rows: [
        ['code', 'category', 'name.en-US'],
        ...products.map(([name, , category], place) => [`P-${place}`, category.toLowerCase(), name]),
      ],
    },
    {
      name: 'sizes',
      rows: [['code', 'product', 'price'], ...products.map(([, price], place) => [`S-${place}`, `P-${place}`, price])],
    },
  ]
  const book = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
  }))
  const buffer = await writeWorkbook(book).toBuffer()
  founder.inputs++
  await page
    .getByTestId('sheet-file')
    .setInputFiles({ name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer })
  await founder.press(page.getByRole('button', { name: 'Put 13 changes into the draft' }))
  await expect(page.getByRole('region', { name: '10 warnings' })).toContainText('has no picture.')
  await founder.press(page.getByRole('checkbox', { name: 'Publish anyway' }))
  await founder.press(page.getByRole('button', { name: 'Publish 13 changes' }))
  await expect(page.getByText(/^Release \d+ is live$/)).toBeVisible()
  await page.goto(page.url().replace('/publish', '/start?step=codes'))
}

/** A sample menu instead of products of one's own. */
async function takeSample({ page }: Founder): Promise<void> {
  await page.getByRole('button', { name: 'Tea house: Use and publish' }).click()
  await expect(page.getByRole('heading', { name: 'How do customers log in?' })).toBeVisible()
}

async function addTestPhone(founder: Founder, phone: string): Promise<void> {
  await founder.fill('Test phone', phone)
  await founder.press(founder.page.getByRole('button', { name: 'Add and continue' }))
  await expect(founder.page.getByRole('heading', { name: 'Try it, then go live' })).toBeVisible()
}

/** A customer whose code is read at the desk. */
async function order(customer: Customer, desk: Page, phone: string): Promise<void> {
  const { page } = customer
  await customer.open('/pages/home/menu/menu')
  await customer.add('Highland Oolong')
  await customer.checkOut()
  await customer.askForCode(phone)
  await desk.goto(`${customer.url}/desk/morning-leaf/start?step=codes`)
  const code = desk.getByRole('status', { name: 'Code' })
  await expect(code).toHaveText(/^\d{6}$/)
  await page.getByLabel('Six-digit code').fill(await code.innerText())
  await customer.button('Not now').click()
  await customer.placeOrder('Pay at the store')
}

/** The owner stands at the counter, takes the money and hands the order out. */
async function handOut(counter: Counter, customer: Customer): Promise<void> {
  const { page } = counter
  const ticket = page.getByRole('article').first()
  await ticket.getByRole('button', { name: 'Accept payment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept payment' }).click()
  await ticket.getByRole('button', { name: 'Start' }).click()
  await ticket.getByRole('button', { name: 'Ready' }).click()
  await ticket.getByRole('button', { name: 'Hand over' }).click()
  const code = await customer.page
    .getByText(/^D\d{3,}$/)
    .first()
    .innerText()
  await page.getByRole('dialog').getByRole('textbox').fill(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await expect(customer.on('orderDetail').getByText('Completed').first()).toBeVisible()
}

async function newPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-US', reducedMotion: 'reduce' })
  return context.newPage()
}

interface Making {
  readonly founder: Founder
  readonly tiffin: Tiffin
  readonly fill: (founder: Founder) => Promise<void>
}

/** From the link to an order that was handed out. */
async function makeAndOrder(browser: Browser, { founder, tiffin, fill }: Making): Promise<void> {
  await makeBrand(founder, linkOf(tiffin))
  expect(await axeFaults(founder.page, ['light', 'dark'])).toEqual([])
  await dress(founder)
  await openStore(founder)
  await fill(founder)
  const phone = newPhone()
  await addTestPhone(founder, phone)
  expect(founder.inputs).toBeLessThanOrEqual(60)
  const customer = new Customer(await newPage(browser, { width: 390, height: 844 }), {
    ...{ corp: 'morning-leaf', url: tiffin.url },
  })
  await order(customer, founder.page, phone)
  const counter = new Counter(await newPage(browser, { width: 1280, height: 800 }), tiffin.url)
  await counter.logIn('linmei', 'first leaf of spring', 'morning-leaf')
  await handOut(counter, customer)
}

async function withEmptyTiffin(work: (tiffin: Tiffin) => Promise<void>): Promise<void> {
  const tiffin = await startTiffin({ DEMO: '0' })
  try {
    await work(tiffin)
  } finally {
    await tiffin.stop()
  }
}

test('from an empty folder to a brand of its own whose first order is handed out, with at most sixty inputs', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  await withEmptyTiffin(async (tiffin) => {
    const founder = new Founder(await newPage(browser, { width: 1440, height: 900 }))
    await founder.page.goto(tiffin.url)
    await expect(founder.page.getByRole('heading', { name: 'No shop here yet' })).toBeVisible()
    expect(await axeFaults(founder.page, ['light', 'dark'])).toEqual([])
    await makeAndOrder(browser, { founder, tiffin, fill: fillMenu })
    await founder.page.goto(`${tiffin.url}/desk/morning-leaf/start`)
    await founder.press(founder.page.getByRole('button', { name: 'Go live' }))
    await expect(founder.page.getByRole('heading', { name: 'Your brand is live' })).toBeVisible()
    await settle(founder.page)
    expect(await sideways(founder.page)).toEqual([])
  })
})

test('a brand of its own may have its first menu from a spreadsheet', async ({ browser }) => {
  test.setTimeout(240_000)
  await withEmptyTiffin(async (tiffin) => {
    const founder = new Founder(await newPage(browser, { width: 1440, height: 900 }))
    await makeAndOrder(browser, { founder, tiffin, fill: uploadMenu })
  })
})

test('[brand-9] a brand of its own may begin with a sample menu, which shows its pictures on the phone', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  await withEmptyTiffin(async (tiffin) => {
    const founder = new Founder(await newPage(browser, { width: 1440, height: 900 }))
    await makeBrand(founder, linkOf(tiffin))
    await dress(founder)
    await openStore(founder)
    await settle(founder.page)
    expect(await axeFaults(founder.page, ['light', 'dark'])).toEqual([])
    await takeSample(founder)
    const { page } = new Customer(await newPage(browser, { width: 390, height: 844 }), {
      ...{ corp: 'morning-leaf', url: tiffin.url },
    })
    await page.goto(`${tiffin.url}/?corp=morning-leaf#/pages/home/menu/menu`)
    const picture = page.getByTestId('page-menu').getByRole('listitem').locator('img').first()
    await expect(page.getByText('Brown Sugar Pearl Milk').first()).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})
