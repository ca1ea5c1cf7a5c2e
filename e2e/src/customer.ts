import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { anyNetwork } from './network.ts'

const urlOf = () => process.env.TIFFIN_URL ?? ''

/** A phone number that no other journey has; Singapore mobile. */
export const newPhone = (): string => `8${String(randomInt(0, 10 ** 7)).padStart(7, '0')}`

/** The button at the foot of the confirmation: it pays at once where that is done online. */
export const placing = /^(?:Pay|Place order)/

/** A customer with a phone. Words are those of en-US. */
export class Customer {
  readonly page: Page
  readonly corp: string
  readonly url: string

  constructor(page: Page, { corp = 'demo', url = urlOf() }: { corp?: string; url?: string } = {}) {
    this.page = page
    this.corp = corp
    this.url = url
  }

  /** Opens the app at a page, as a link would. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(`${this.url}/?corp=${this.corp}#${path}`)
  }

  /** A page by its key; other pages of the stack stay mounted and hidden. */
  on(key: string): Locator {
    return this.page.locator(`[data-testid="page-${key}"]:visible`)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true })
  }

  async openMenu(): Promise<void> {
    await this.open('/pages/home/menu/menu')
    await expect(this.on('menu').getByRole('heading', { level: 2, name: /^Milk tea/ })).toBeVisible()
  }

  /** What a row of the menu offers; rows that are far away are written when their place comes near. */
  async #offer(product: string, name: string): Promise<Locator> {
    const offer = this.button(name).first()
    const place = this.page.locator('li > p[id^="product-"]', { hasText: product }).first()
    await offer.or(place).first().waitFor({ state: 'attached' })
    if ((await offer.count()) === 0) await place.scrollIntoViewIfNeeded()
    return offer
  }

  /** Puts a product without options into the cart. */
  async add(name: string): Promise<void> {
    await (await this.#offer(name, `Add ${name}`)).click()
    await expect(this.button(`One more ${name}`).first()).toBeVisible()
  }

  /** One more of what is in the cart, or one less. */
  async change(name: string, by: 1 | -1): Promise<void> {
    await (await this.#offer(name, by === 1 ? `One more ${name}` : `One ${name} less`)).click()
  }

  /** Opens the sheet of a product with options. */
  async choose(name: string): Promise<Locator> {
    await (await this.#offer(name, `Choose ${name}`)).click()
    const sheet = this.page.getByRole('dialog').filter({ hasText: name })
    await expect(sheet).toBeVisible()
    return sheet
  }

  /** By the button of the cart: that of a product's sheet has these words in its name, too. */
  async checkOut(): Promise<void> {
    await this.page.getByLabel('Your cart').getByRole('button', { name: 'Check out' }).click()
  }

  /** Asks for a code; the app has led to one of the log-in pages already. Answers the code, which the demo shows. */
  async askForCode(phone = newPhone()): Promise<string> {
    const { page } = this
    await page.context().setExtraHTTPHeaders(anyNetwork())
    await expect(this.on('login').or(this.on('codeLogin'))).toBeVisible()
    const way = page.getByRole('link', { name: 'Text me a code' }).filter({ visible: true })
    if ((await way.getAttribute('aria-current')) === null) await way.click()
    const form = this.on('login').or(this.on('codeLogin'))
    await form.getByRole('button', { name: 'Send code' }).waitFor()
    await form.getByLabel('Phone number').fill(phone)
    await form.getByRole('checkbox', { name: /I have read and accept/ }).check({ force: true })
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/login/send-sms-code'))
    await this.button('Send code').click()
    const { data } = await (await sent).json()
    return data.devCode
  }

  /** Logs in by code. A new customer who did not come to order is offered a password, which is skipped. */
  async logIn(phone?: string): Promise<void> {
    const { page } = this
    await expect(this.on('login').or(this.on('codeLogin'))).toBeVisible()
    const isOrdering = page.url().includes('confirmOrder')
    const code = await this.askForCode(phone)
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/login/login-by-code'))
    await page.getByLabel('Six-digit code').fill(code)
    const { data } = await (await answered).json()
    if (data?.isNew === true && !isOrdering) await this.button('Not now').click()
  }

  async placeOrder(method?: string): Promise<void> {
    // Free items that a journey does not speak of are left.
    await this.page.addLocatorHandler(this.button('Order without'), (without) => without.click())
    await expect(this.on('confirmOrder')).toBeVisible()
    await expect(this.button(placing)).toBeEnabled() // the bill is there, and nothing moves any more
    if (method !== undefined) {
      const radio = this.page.getByRole('radio', { name: new RegExp(`^${method}`) })
      await radio.evaluate((input) => input.scrollIntoView({ block: 'center' })) // not below the bar
      await radio.check({ force: true })
    }
    await this.button(placing).click()
  }

  /** Until the page of the provider is open, to which an order that is paid online leads by itself. */
  async reachProvider(): Promise<void> {
    await expect(this.on('confirmOrder')).toHaveCount(0) // the question about free items is answered meanwhile
    await this.page.waitForURL((url) => url.port !== new URL(this.url).port)
  }

  /** Decides on the page of the provider. */
  async pay(decision: string | RegExp = /^Pay$/): Promise<void> {
    await this.reachProvider()
    await this.page.getByRole('button', { name: decision }).click()
  }

  /** At the cashier: goes to the payment page and decides there. */
  async payAtCashier(decision?: string | RegExp): Promise<void> {
    await expect(this.on('cashier')).toBeVisible()
    await this.button(/^Pay/).click()
    await this.pay(decision)
  }

  /** Comes back from the page of the provider without having paid: to the cashier. */
  async comeBackUnpaid(): Promise<void> {
    await this.reachProvider()
    await this.page.goBack()
    await this.page.getByTestId('dialog').getByRole('button', { name: 'Unpaid' }).click()
    await expect(this.on('cashier')).toBeVisible()
  }
}

/** A member of staff at the counter. */
export class Counter {
  readonly page: Page
  readonly url: string

  constructor(page: Page, url = urlOf()) {
    this.page = page
    this.url = url
  }

  async logIn(account = 'riverside', password = 'camellia1', corp = 'demo'): Promise<void> {
    await this.page.goto(`${this.url}/counter/?corp=${corp}`)
    await this.page.getByLabel('Account').fill(account)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log in' }).click()
    await expect(this.page.getByTestId('page-board')).toBeVisible()
  }

  /** Reads a member code and helps its customer. */
  async scan(content: string): Promise<void> {
    await this.page.getByRole('link', { name: 'New order', exact: true }).click()
    await this.page.getByRole('button', { name: 'Member code' }).click()
    await this.page.getByRole('textbox', { name: 'Member code' }).fill(content)
    await this.page.keyboard.press('Enter')
  }

  /** Gives back the cash that stands large on the screen. */
  async giveBack(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^To give back/ })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** The ticket of an order, by its pick-up code or number. */
  ticket(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text })
  }
}
