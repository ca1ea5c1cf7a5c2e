import { type Browser, expect, type Page } from '@playwright/test'
import { languages } from '@tiffin/core/language/language'
import { Customer } from '../src/customer.ts'
import { everyPage } from '../src/every-page.ts'
import { axeFaults, looks, noteShifts, settle, sideways, untranslated } from '../src/look-at.ts'
import { keepStorage, signIn } from '../src/signed-in.ts'
import { test } from '../src/test.ts'
import { wordsOf } from '../src/words.ts'

const tabs = ['home', 'menu', 'orders', 'mine']
const sentCode = { areaCode: '65', phone: '81234567', expiresAt: 4e12, resendAt: 0, devCode: '' }

/** A phone of 320 px in the hands of a customer who reads this language. */
async function openApp(browser: Browser, language: string) {
  const { storage, orderId } = await signIn()
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await keepStorage(context, { ...storage, useLanguage: language })
  await context.addInitScript((sent) => sessionStorage.setItem('tiffin.login', sent), JSON.stringify(sentCode))
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await noteShifts(page)
  return { page, complaints, pages: everyPage(orderId) }
}

/** Says that the account has a password, or none: each of the two pages of passwords is for one of them. */
const hasPassword = (page: Page, isSetPassword: boolean) =>
  page.route('**/is-set-password', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { isSetPassword }, successful: true } }),
  )

for (const language of languages)
  test(`[R-1.1][R-2.1][R-2.3][R-2.7] every page stands in ${language}: titled, translated, no wider than 320 px, and still`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const { page, complaints, pages } = await openApp(browser, language)
    const words = wordsOf(language)
    const scheme = looks[language]
    const customer = new Customer(page)
    await customer.open()
    await expect(customer.on('home')).toBeVisible()
    await settle(page)
    await page.evaluate(() => Object.assign(window, { journey: 'begun' }))
    const faults: Record<string, unknown> = {}
    for (const [key, path] of Object.entries(pages)) {
      if (key === 'setPwd' || key === 'changePwd') await hasPassword(page, key === 'changePwd')
      await page.evaluate(() => Object.assign(window.shifted, { value: 0, of: [] }))
      await page.evaluate((url) => window.icc.reLaunch(url), path)
      await expect(customer.on(key)).toBeVisible()
      await settle(page)
      await expect(page).toHaveTitle(new RegExp(`^${words.get(`title.${key}`)} · `))
      await expect(page.getByTestId('tab-bar')).toHaveCount(tabs.includes(key) ? 1 : 0)
      const { value, of } = await page.evaluate(() => window.shifted)
      const found = {
        keys: await untranslated(page),
        sideways: await sideways(page),
        shifted: value > 0.02 ? [value, ...of.slice(0, 5)] : [],
        axe: scheme ? await axeFaults(page, [scheme]) : [],
      }
      if (Object.values(found).flat().length > 0) faults[key] = found
    }
    expect(faults).toEqual({})
    expect(complaints).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'journey'))).toBe('begun')
  })
