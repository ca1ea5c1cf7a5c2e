import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { Counter, Customer, newPhone } from './customer.ts'
import { axeFaults } from './look-at.ts'
import { drinkPhoto } from './pictures.ts'
import { startTiffin, type Tiffin } from './tiffin.ts'

/** A person who makes a brand, and how often they typed, chose or pressed something. */
export class Founder {
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

/** What a founder sells: name, price, category, and the colour on its photo. */
export const products = [
  ['Highland Oolong', '4.20', 'Tea', '#a8703a'],
  ['Jasmine Green', '3.80', 'Tea', '#9bb56c'],
  ['Rose Lychee', '5.10', 'Iced', '#d96a86'],
  ['Dark Cocoa', '5.40', 'Iced', '#4b2e22'],
  ['Butter Bun', '2.60', 'Bakery', '#d9a441'],
] as const

/** Who makes the brand. */
export const founderAccount = { account: 'linmei', password: 'first leaf of spring' } as const

/** The link of an empty Tiffin, and the brand's first page. */
export async function makeBrand(founder: Founder, tiffin: Tiffin): Promise<void> {
  const { page } = founder
  await page.goto(linkOf(tiffin))
  await founder.fill('Name of the brand', 'Morning Leaf')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('morning-leaf')
  await founder.choose('Country', 'SG')
  await founder.fill('Your name', 'Lin Mei')
  await founder.fill('Account name', founderAccount.account)
  await founder.fill('New password', founderAccount.password)
  await founder.press(page.getByRole('button', { name: 'Make the brand' }))
  await expect(page.getByRole('heading', { name: 'How does your brand look?' })).toBeVisible()
}

/** The logo, and colours from it. */
export async function dress(founder: Founder): Promise<void> {
  const { page } = founder
  await founder.pick(0, 'logo', '#1f7a4d')
  await expect(page.getByLabel('Colour of buttons: another colour')).not.toHaveValue('#e6002d')
  await founder.press(page.getByRole('button', { name: 'Publish and continue' }))
  await expect(page.getByRole('heading', { name: 'Where do customers collect?' })).toBeVisible()
}

/** A store that is open around the clock. */
export async function openStore(founder: Founder): Promise<void> {
  await founder.fill('Name of the store', 'Harbour Walk')
  await founder.fill('Street address', '1 Harbour Walk')
  await founder.fill('Latitude and longitude', '1.2834, 103.8607')
  await founder.fill('Opens', '00:00')
  await founder.fill('Closes', '23:59')
  await founder.press(founder.page.getByRole('button', { name: 'Make the store' }))
  await expect(founder.page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
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
  await expect(customer.on('orderDetail').getByText('Completed').first()).toBeVisible()
}

/** A window of somebody, with nothing kept. */
export async function newPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-US', reducedMotion: 'reduce' })
  return context.newPage()
}

interface Making {
  readonly founder: Founder
  readonly tiffin: Tiffin
  readonly fill: (founder: Founder) => Promise<void>
}

/** From the link to an order that was handed out. */
export async function makeAndOrder(browser: Browser, { founder, tiffin, fill }: Making): Promise<void> {
  await makeBrand(founder, tiffin)
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
  await counter.logIn(founderAccount.account, founderAccount.password, 'morning-leaf')
  await handOut(counter, customer)
}

/** A Tiffin without a brand, for as long as the work takes. */
export async function withEmptyTiffin(work: (tiffin: Tiffin) => Promise<void>): Promise<void> {
  const tiffin = await startTiffin({ DEMO: '0' })
  try {
    await work(tiffin)
  } finally {
    await tiffin.stop()
  }
}
