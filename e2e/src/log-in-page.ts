import { expect, type Locator, type Page } from '@playwright/test'
import { mergeTexts, type Texts } from '../../phrases/src/catalogue.ts'
import { anyNetwork } from './network.ts'

/** Languages in which the log-in pages are walked through. */
type LogInLocale = 'zh-CN' | 'en-US' | 'ar-IQ'

const group = '/pages/user/login/'

/** The log-in pages in one language, by the names of their fields and the keys of their words. */
export class LogInPage {
  readonly page: Page
  readonly #texts: Texts

  constructor(page: Page, locale: LogInLocale) {
    this.page = page
    this.#texts = mergeTexts(locale)
  }

  say(key: string): string {
    const text = this.#texts[key]
    if (text === undefined) throw new Error(`no words for ${key}`)
    return text
  }

  /** Opens an address of the app from a network of its own. */
  async open(path: string): Promise<void> {
    await this.page.context().setExtraHTTPHeaders(anyNetwork())
    const shownBefore = await this.page.locator('[data-testid^="page-"]:visible').elementHandles()
    await this.page.goto(`${process.env.TIFFIN_URL}/?corp=demo#${path.startsWith('/') ? path : group + path}`)
    // The open app shows another address a moment later; until then a field would be found on the page that is left.
    for (const page of shownBefore) await page.waitForElementState('hidden', { timeout: 3000 }).catch(() => {})
  }

  on(key: string): Locator {
    return this.page.locator(`[data-testid="page-${key}"]:visible`)
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]:visible`)
  }

  /** The form of the password, where the one of the code comes first [page-21]. */
  async usePassword(): Promise<void> {
    await this.page
      .getByRole('link', { name: this.say('login.wayPassword') })
      .filter({ visible: true })
      .click()
    await this.field('password').waitFor()
  }

  async fill(entries: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(entries)) await this.field(name).fill(value)
  }

  async tick(): Promise<void> {
    await this.page.locator('[name="agreement"]').filter({ visible: true }).check({ force: true })
  }

  async tap(key: string): Promise<void> {
    await this.page
      .getByRole('button', { name: this.say(key), exact: true })
      .filter({ visible: true })
      .click()
  }

  async submit(): Promise<void> {
    await this.page.locator('button[type="submit"]:visible').click()
  }

  /** The words beside a field are these, and the field refers to them. */
  async expectFault(name: string, key: string): Promise<void> {
    const field = this.field(name)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const below = this.page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
    await expect(below).toHaveText(this.say(key))
  }

  /** Asks for a code with the button that is shown; answers the code of the demo. */
  async takeCode(press: () => Promise<void>): Promise<string> {
    const sent = this.page.waitForResponse((answer) => answer.url().endsWith('/login/send-sms-code'))
    await press()
    const { data } = await (await sent).json()
    return data.devCode
  }

  /** Answers a call as the server would refuse it, from now on. */
  async refuse(call: string, code: number, key: string): Promise<void> {
    const envelope = { code, message: this.say(key), data: null, successful: false }
    await this.page.route(`**/${call}`, (route) => route.fulfill({ json: envelope }))
  }

  hash(): string {
    return decodeURIComponent(new URL(this.page.url()).hash)
  }
}

/** Another code than the right one. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000')
