import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { everyPage } from '../src/every-page.ts'
import { hostileTexts, spoil } from '../src/hostile-texts.ts'
import { settle } from '../src/look-at.ts'
import { keepStorage, signIn } from '../src/signed-in.ts'

test('[WB-01] whatever customers, staff and brand write, it is text on every page', async ({ page }) => {
  test.setTimeout(120_000)
  expect(new Set(hostileTexts).size).toBe(100)
  const { storage, orderId } = await signIn()
  await keepStorage(page.context(), storage)
  const complaints: string[] = []
  page.on('dialog', (dialog) => {
    complaints.push(`dialog ${dialog.message()}`)
    dialog.dismiss()
  })
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  let turn = 0
  const next = () => hostileTexts[turn++ % hostileTexts.length] ?? ''
  await page.route(/\/api\/app\/(?!common\/push)/, async (route) => {
    const answer = await route.fetch()
    const isJson = answer.headers()['content-type']?.includes('json')
    if (isJson) await route.fulfill({ response: answer, json: spoil(await answer.json(), next) })
    else await route.fulfill({ response: answer })
  })
  const customer = new Customer(page)
  await customer.open()
  await expect(customer.on('home')).toBeVisible()
  const { verifyCode: _afterACode, changePwd: _forThoseWithOne, ...pages } = everyPage(orderId)
  for (const [key, path] of Object.entries(pages)) {
    const hostile = encodeURIComponent(next())
    const inputs = ['keyword', 'title', 'urls', 'url', 'redirect'].map((name) => `${name}=${hostile}`).join('&')
    await page.evaluate((url) => window.icc.reLaunch(url), `${path}${path.includes('?') ? '&' : '?'}${inputs}`)
    await expect(customer.on(key)).toBeVisible()
    await settle(page)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' }) // an answer on its way would fail in the next journey
  expect(turn).toBeGreaterThan(hostileTexts.length)
  expect(complaints).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
})
