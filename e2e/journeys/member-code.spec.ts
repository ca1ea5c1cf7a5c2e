import { type Browser, expect, type Page } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { filmElement, launchWithCamera } from '../src/film.ts'
import { axeFaults } from '../src/look-at.ts'
import { cartOf, keepStorage, logIn, storageOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

const memberCode = '/pages/user/mine/memberCode'

/** What a scanner reads off the screen: the code that the page was answered last. */
function readCodes(page: Page): () => string {
  let last = ''
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/member-code/detail')) last = (await answer.json()).data.content
  })
  return () => last
}

const titles = { 'zh-CN': '会员码', 'en-US': 'Member code', 'ar-IQ': 'رمز العضوية' }

for (const [language, title] of Object.entries(titles))
  test(`[R-2.38] the member code stands on its page in ${language}, with the member’s number and points`, async ({
    page,
  }) => {
    const token = process.env.TIFFIN_MIRA ?? ''
    await keepStorage(page.context(), { ...storageOf(token, []), useLanguage: language })
    const customer = new Customer(page)
    await customer.open(memberCode)
    const pictureOfCode = customer.on('memberCode')
    await expect(pictureOfCode.getByRole('heading', { name: title })).toBeVisible()
    await expect(pictureOfCode.getByRole('img')).toBeVisible()
    await expect(pictureOfCode).toContainText('8800 0001')
    await expect(pictureOfCode).toContainText('Mira Hadley')
    const box = await pictureOfCode.locator('svg[role=img]').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

async function openCode(page: Page) {
  const code = readCodes(page)
  await keepStorage(page.context(), storageOf(await logIn(), await cartOf({ 'cream-puff': 1 })))
  const customer = new Customer(page)
  await customer.open(memberCode)
  await expect(customer.on('memberCode').getByRole('img', { name: 'Member code as a QR code' })).toBeVisible()
  await expect.poll(code).not.toBe('') // the answer is read here a moment after the page has drawn it
  return { customer, code }
}

/** Staff scans a code at the counter of Riverside Arcade. */
async function scanAtCounter(browser: Browser, content: string): Promise<Counter> {
  const tablet = { locale: 'en-US', viewport: { width: 1180, height: 820 } }
  const counter = new Counter(await (await browser.newContext(tablet)).newPage())
  await counter.logIn()
  await counter.scan(content)
  return counter
}

test('[R-1.7][R-6.7][assist-1][assist-2][assist-16] staff scans the member code, fills the cart with options, also over a reload, and the customer sees it at once and who helps', async ({
  page,
  browser,
}) => {
  const { customer, code } = await openCode(page)
  const counter = await scanAtCounter(browser, code())
  const cart = counter.page.getByRole('complementary', { name: 'Cart' })
  await expect(cart.getByText('Cream Puff')).toBeVisible()
  await expect(customer.on('memberCode').getByText('Aisyah is helping you')).toBeVisible()
  await counter.page.reload()
  await expect(cart.getByText('Cream Puff')).toBeVisible()

  await counter.page.getByLabel('Search the menu').fill('osmanthus oolong')
  await counter.page.getByRole('button', { name: /^Osmanthus Oolong Milk Tea/ }).click()
  const choice = counter.page.getByRole('region', { name: 'Osmanthus Oolong Milk Tea' })
  await choice.getByText('Less ice').click()
  await choice.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(cart.getByText(/Less ice/)).toBeVisible()
  await expect(page.getByText('Aisyah changed your cart')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_list'))).toContain('osmanthus-oolong')

  await customer.button('End').click()
  await expect(customer.on('memberCode').getByText('Aisyah is helping you')).toBeHidden()
  await counter.page
    .getByRole('dialog', { name: /^The help has ended/ })
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(cart.getByRole('heading', { name: 'Walk-in' })).toBeVisible()
})

test('[R-3.15] what staff took off stays on the phone when staff is done, until it is ordered', async ({
  page,
  browser,
}) => {
  const { customer, code } = await openCode(page)
  const counter = await scanAtCounter(browser, code())
  await counter.page.getByRole('button', { name: 'Discount' }).click()
  const dialog = counter.page.getByRole('dialog', { name: 'Give a discount' })
  await dialog.getByRole('button', { name: '1', exact: true }).click()
  await dialog.getByText('Waited too long').click()
  await dialog.getByRole('button', { name: 'Take off' }).click()
  await expect(page.getByText('Aisyah gave you a discount')).toBeVisible()
  await counter.page.getByRole('button', { name: 'Done' }).click()
  await expect(customer.on('memberCode').getByText('Aisyah is helping you')).toBeHidden()
  await customer.open('/pages/order/confirmOrder/confirmOrder')
  await expect(customer.on('confirmOrder')).toContainText('$2.40')
})

test('[AU-16] a code that was scanned or has ended opens nothing, and the page shows a new one in time', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  const { code } = await openCode(page)
  const first = code()
  const counter = new Counter(await (await browser.newContext({ locale: 'en-US' })).newPage())
  await counter.logIn()
  await counter.scan(first)
  await counter.page.getByRole('button', { name: 'Done' }).click()
  await counter.scan(first)
  await expect(counter.page.getByRole('alert')).toHaveText(/expired/)

  await page.clock.runFor(46_000)
  await expect.poll(code).not.toBe(first)
})

test('[page-49] without a connection the last code is grey, and says when it has run out', async ({ page }) => {
  await page.clock.install()
  const { customer } = await openCode(page)
  await page.context().setOffline(true)
  await page.clock.runFor(61_000)
  await expect(customer.on('memberCode').getByText(/^This code has run out\./)).toBeVisible()
})

test('[assist-5] the tablet’s camera reads the code off the phone’s screen, and opens by itself for the next customer', async ({
  page,
  browser,
}, testInfo) => {
  const { customer } = await openCode(page)
  const film = testInfo.outputPath('camera.y4m')
  await filmElement(browser, customer.on('memberCode').locator('svg[role=img]'), film)
  const store = await launchWithCamera(film)
  const tablet = await store.newPage({ locale: 'en-US', viewport: { width: 1180, height: 820 } })
  const counter = new Counter(tablet)
  await counter.logIn()
  await tablet.getByRole('link', { name: 'New order', exact: true }).click()
  await tablet.getByRole('button', { name: 'Member code' }).click()
  await tablet.getByRole('button', { name: 'Use the camera' }).click()
  await expect(tablet.getByRole('heading', { name: /^Helping / })).toBeVisible()
  await tablet.getByRole('button', { name: 'Done' }).click()
  await tablet.getByRole('button', { name: 'Member code' }).click()
  const dialog = tablet.getByRole('dialog')
  await expect(dialog.getByText('Hold the code inside the frame.')).toBeVisible()
  // The film still shows the code of before, which is used up.
  await expect(dialog.getByText('The member code has expired')).toBeVisible()
  if (process.env.SHOT) await tablet.screenshot({ path: process.env.SHOT })
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await store.close()
})
