import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { everyPage } from '../src/every-page.ts'
import { cutTexts, lengthenWords } from '../src/long-words.ts'
import { settle, sideways } from '../src/look-at.ts'
import { keepStorage, signIn } from '../src/signed-in.ts'

test('no text is cut where the words are two fifths longer', async ({ page }) => {
  test.setTimeout(120_000)
  const { storage, orderId } = await signIn()
  await keepStorage(page.context(), { ...storage, useLanguage: 'en-US' })
  await lengthenWords(page)
  const customer = new Customer(page)
  await customer.open()
  await expect(customer.on('home')).toBeVisible()
  const faults: Record<string, string[]> = {}
  const { changePwd: _forThoseWithOne, verifyCode: _afterACode, ...pages } = everyPage(orderId)
  for (const [key, path] of Object.entries(pages)) {
    await page.evaluate((url) => window.icc.reLaunch(url), path)
    await expect(customer.on(key)).toBeVisible()
    await settle(page)
    const found = [...(await cutTexts(page)), ...(await sideways(page))]
    if (found.length > 0) faults[key] = [...new Set(found)]
  }
  expect(faults).toEqual({})
})
