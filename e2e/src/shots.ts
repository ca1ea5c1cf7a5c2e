// Takes every page in two sizes, three languages and two themes, and lays each page's pictures on one sheet.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumFlags, chromiumPath } from './browser.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { Counter, Customer } from './customer.ts'
import { deskShots, openDeskOnce } from './desk-shots.ts'
import { logInShots } from './log-in-shots.ts'
import type { PageToShoot, Scene, Storage } from './scene.ts'
import { startTiffin } from './tiffin.ts'

const folder = fileURLToPath(new URL('../../docs/shots/', import.meta.url))
const languages = ['zh-CN', 'en-US', 'ar-IQ'] as const
const themes = ['light', 'dark'] as const
const sizes = [
  { width: 390, height: 844, isWide: false },
  { width: 1440, height: 900, isWide: true },
] as const
const phoneOfMira = '81234417'

const menu = '/pages/home/menu/menu'
const counter = 'counter'

const first = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click()
  await page.waitForTimeout(700)
}

const confirmOrder = '/pages/order/confirmOrder/confirmOrder'

/** One of the rows of what may be chosen at confirmation, opened. */
const row = (index: number) => async (page: Page) => {
  await page.locator('[data-testid="page-confirmOrder"] button.row').nth(index).click()
  await page.waitForTimeout(700)
}

/** The best deal taken, and the price explained. */
const explained = async (page: Page) => {
  await page.locator('[data-testid="page-confirmOrder"] section + button').first().click()
  await page.waitForTimeout(1200)
  await page.locator('[data-testid="page-confirmOrder"] [aria-expanded]').click()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(300)
}

/** A picture chosen, and the frame above it. */
const cropped = async (page: Page) => {
  const square = { width: 900, height: 600, channels: 3, background: '#7a9e87' } as const
  const buffer = await sharp({ create: { ...square, noise: { type: 'gaussian', mean: 140, sigma: 40 } } })
    .blur(30)
    .png()
    .toBuffer()
  await page.getByTestId('avatar-file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.waitForTimeout(900)
}

/** The pictures of a set, as large as the window. */
const enlarged = async (page: Page) => {
  await first('[data-section="sets"] .btn.soft')(page)
  await page.locator('dialog .tile button').first().click()
  await page
    .locator('[data-testid="page-previewImage"] img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.decode())
  await page.waitForTimeout(500)
}

const pages: Record<string, PageToShoot> = {
  home: { path: () => '/' },
  menu: { path: () => menu },
  productSheet: { path: () => menu, prepare: first('.btn.soft') },
  comboSheet: { path: () => `${menu}?categoryId=sets`, prepare: first('[data-section="sets"] .btn.soft') },
  cartSheet: { path: () => menu, prepare: first('[data-cart-target]') },
  storeList: { path: () => '/pages/home/storeList/storeList' },
  searchStore: { path: () => '/pages/home/storeList/searchStore' },
  searchGoods: { path: () => '/pages/home/searchGoods/searchGoods?keyword=%E8%8C%B6' },
  previewImage: { path: () => `${menu}?categoryId=sets`, prepare: enlarged },
  confirmOrder: { path: () => confirmOrder },
  promotionSheet: { path: () => confirmOrder, prepare: row(1) },
  giftSheet: { path: () => confirmOrder, prepare: row(2) },
  couponSheet: { path: () => confirmOrder, prepare: row(3) },
  pointsSheet: { path: () => confirmOrder, prepare: row(4) },
  whyPrice: { path: () => confirmOrder, prepare: explained },
  cashier: { path: ({ unpaid }) => `/pages/order/cashier/cashier?orderId=${unpaid}` },
  success: { path: ({ paid }) => `/pages/order/cashier/success?orderId=${paid}` },
  orderList: { path: () => '/pages/order/order' },
  receipt: { path: ({ receipt }) => receipt, isVisitor: true },
  orderDetail: { path: ({ paid }) => `/pages/order/orderDetail/detail?orderId=${paid}` },
  ...logInShots,
  mine: { path: () => '/pages/user/mine/mine' },
  personalData: { path: () => '/pages/user/personalData/personalData' },
  cropSheet: { path: () => '/pages/user/personalData/personalData', prepare: cropped },
  memberCode: { path: () => '/pages/user/mine/memberCode' },
  deleteAccount: { path: () => '/pages/user/personalData/deleteAccount' },
  aboutUs: { path: () => '/pages/user/aboutus/aboutus', isVisitor: true },
  coupon: { path: () => '/pages/user/coupon/coupon' },
  exchangeSheet: {
    path: () => '/pages/user/coupon/coupon',
    prepare: first('[data-testid="page-coupon"] .sections > button'),
  },
  points: { path: () => '/pages/user/points/points' },
  pointsDescription: { path: () => '/pages/user/points/description', isVisitor: true },
  mineVisitor: { path: () => '/pages/user/mine/mine', isVisitor: true },
  orderListVisitor: { path: () => '/pages/order/order', isVisitor: true },
  terms: { path: () => '/pages/user/login/termsOfService', isVisitor: true },
  privacy: { path: () => '/pages/user/login/privacyPolicy', isVisitor: true },
  shareDownload: { path: () => '/pages/home/shareDownload/index', isVisitor: true },
  webViewRefused: { path: () => '/pages/webview/webview?url=https%3A%2F%2Felsewhere.example', isVisitor: true },
  notFound: { path: () => '/pages/error/404', isVisitor: true },
  counterLogIn: { path: () => counter, isVisitor: true },
  counterBoard: { path: () => counter },
  ...deskShots,
}

/** Logs in at the counter once: it counts how often that is tried. */
async function openCounter(browser: Browser, url: string): Promise<Storage> {
  const context = await browser.newContext({ locale: 'en-US', viewport: sizes[1] })
  const page = await context.newPage()
  await new Counter(page, url).logIn()
  const storage = await page.evaluate(() => ({ ...sessionStorage }))
  await context.close()
  return storage
}

/** Orders twice as Mira and pays once, so that there is something to show. */
async function playScene(browser: Browser, url: string): Promise<Scene> {
  const context = await browser.newContext({ locale: 'en-US', viewport: sizes[0] })
  const page = await context.newPage()
  const customer = new Customer(page, { url })
  await customer.openMenu()
  await customer.add('Cream Puff')
  await customer.add('Strawberry Cloud Slice')
  await customer.button('One more Strawberry Cloud Slice').first().click()
  const sheet = await customer.choose('Osmanthus Oolong Milk Tea')
  await sheet.getByRole('button', { name: /Add to cart/ }).click()
  await customer.checkOut()
  await customer.logIn(phoneOfMira)
  await customer.on('confirmOrder').waitFor()
  const storage = (): Promise<Storage> => page.evaluate(() => ({ ...localStorage }))
  const before = await storage()
  await customer.placeOrder('Card')
  await customer.comeBackUnpaid()
  const unpaid = /orderId=([\w-]+)/.exec(page.url())?.[1] ?? ''
  const token = before.icc_token ?? ''
  await customer.openMenu()
  await customer.add('Cream Puff')
  await customer.checkOut()
  await customer.placeOrder('Card')
  await customer.pay()
  await customer.on('paySuccess').waitFor()
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'corp-id': 'demo', authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api/app/order/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()).data
  }
  const data = await ask('order/list', { status: 2 })
  await context.close()
  const paid = data.list[0]?.orderId ?? unpaid
  const { receipt } = await ask('receipt/detail', { orderId: paid })
  return {
    url,
    storage: before,
    counter: await openCounter(browser, url),
    desk: await openDeskOnce(browser),
    unpaid,
    paid,
    receipt: String(receipt?.path ?? '').replace(/^\//, ''),
  }
}

interface Setting {
  readonly size: (typeof sizes)[number]
  readonly language: (typeof languages)[number]
  readonly theme: (typeof themes)[number]
}

/** Where a page is, and what the browser holds that opens it. */
function wayTo({ path, isVisitor = false }: PageToShoot, scene: Scene) {
  const place = path(scene)
  const nothing: Storage = {}
  const [isCounter, isDesk] = [place === counter, place.startsWith('desk/')]
  const isOwnPage = isDesk || place.startsWith('receipt/')
  const forTab = isCounter ? scene.counter : isDesk ? scene.desk : nothing
  return {
    address: isCounter ? 'counter/?corp=demo' : isOwnPage ? place : `?corp=demo#${place}`,
    kept: isVisitor || isCounter || isDesk ? nothing : scene.storage,
    keptForTab: isVisitor ? nothing : forTab,
  }
}

/** Waits until a page has loaded what it shows, for half a minute at most: some show an empty frame on purpose. */
const expectShown = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        const isSeen = (each: Element) => each.checkVisibility()
        const isLoading = [...document.querySelectorAll('[class*="skel"]')].some(isSeen)
        const headings = [...document.querySelectorAll('h1, h2, [data-testid^="page-"]')].some(isSeen)
        const pictures = [...document.images]
          .filter(isSeen)
          .every(({ complete, loading }) => complete || loading === 'lazy')
        return headings && pictures && !isLoading
      },
      undefined,
      { timeout: 30_000 },
    )
    .catch(() => undefined)

async function shoot(
  browser: Browser,
  scene: Scene,
  shot: Setting & { page: PageToShoot; scale: number },
): Promise<Buffer> {
  const { size, language, theme, page: pageToShoot, scale } = shot
  const context = await browser.newContext({
    ...{ viewport: size, colorScheme: theme, locale: language, deviceScaleFactor: scale, reducedMotion: 'reduce' },
    timezoneId: 'Asia/Singapore',
  })
  const { address, kept, keptForTab } = wayTo(pageToShoot, scene)
  await context.addInitScript(
    ([items, forTab, code]) => {
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(forTab)) sessionStorage.setItem(key, value)
      localStorage.setItem('useLanguage', code)
    },
    [kept, keptForTab, language] as const,
  )
  // Every picture is taken by a device of its own; their carts shall not join in the account's.
  await context.route(/\/order\/cart\/(?:detail|save)$/, (route) => route.abort())
  const page = await context.newPage()
  await page.goto(`${scene.url}/${address}`)
  await page.waitForLoadState('networkidle').catch(() => undefined) // a live stream never rests
  await expectShown(page)
  await page.waitForTimeout(500)
  await pageToShoot.prepare?.(page)
  const png = await page.screenshot()
  await context.close()
  return png
}

async function sheetOf(browser: Browser, scene: Scene, page: PageToShoot): Promise<Buffer> {
  const shots: Shot[] = []
  for (const size of sizes)
    for (const language of languages) {
      const pair = themes.map((theme) => shoot(browser, scene, { size, language, theme, page, scale: 1 }))
      for (const png of await Promise.all(pair)) shots.push({ png, isWide: size.isWide })
    }
  return contactSheet(shots)
}

const forReadme = ['home', 'menu', 'productSheet', 'confirmOrder', 'cashier', 'orderDetail']

async function pictureFor(browser: Browser, scene: Scene, name: string): Promise<void> {
  const page = pages[name]
  if (!page) return
  const png = await shoot(browser, scene, { size: sizes[0], language: 'en-US', theme: 'light', page, scale: 2 })
  writeFileSync(`${folder}readme-${name}.webp`, await sharp(png).resize(520).webp({ quality: 86 }).toBuffer())
}

const args = process.argv.slice(2)
const names = args.length > 0 ? args : Object.keys(pages)
mkdirSync(folder, { recursive: true })
const running = process.env.TIFFIN_URL
const tiffin = running ? { url: running, stop: async () => {} } : await startTiffin()
process.env.TIFFIN_URL = tiffin.url
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  const scene = await playScene(browser, tiffin.url)
  for (const name of names) {
    const page = pages[name]
    if (!page) throw new Error(`There is no page called ${name}; there are: ${Object.keys(pages).join(', ')}.`)
    writeFileSync(`${folder}${name}.webp`, await sheetOf(browser, scene, page))
    if (forReadme.includes(name)) await pictureFor(browser, scene, name)
    process.stdout.write(`docs/shots/${name}.webp\n`)
  }
} finally {
  await browser.close()
  await tiffin.stop()
}
