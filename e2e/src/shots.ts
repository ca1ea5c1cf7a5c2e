// Takes every page in two sizes, three languages and two themes, and lays each page's pictures on one sheet.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumFlags, chromiumPath } from './browser.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { Customer } from './customer.ts'
import { startTiffin } from './tiffin.ts'

const folder = fileURLToPath(new URL('../../docs/shots/', import.meta.url))
const languages = ['zh-CN', 'en-US', 'ar-IQ'] as const
const themes = ['light', 'dark'] as const
const sizes = [
  { width: 390, height: 844, isWide: false },
  { width: 1440, height: 900, isWide: true },
] as const
const phoneOfMira = '81234417'

/** What a browser holds after a customer has chosen drinks, logged in and begun to pay. */
interface Scene {
  readonly url: string
  readonly storage: Record<string, string>
  readonly unpaid: string
  readonly paid: string
}

interface PageToShoot {
  readonly path: (scene: Scene) => string
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly isVisitor?: boolean
}

const first = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click()
  await page.waitForTimeout(700)
}

const pages: Record<string, PageToShoot> = {
  home: { path: () => '/' },
  menu: { path: () => '/pages/home/menu/menu' },
  productSheet: { path: () => '/pages/home/menu/menu', prepare: first('.btn.soft') },
  storeList: { path: () => '/pages/home/storeList/storeList' },
  confirmOrder: { path: () => '/pages/order/confirmOrder/confirmOrder' },
  cashier: { path: ({ unpaid }) => `/pages/order/cashier/cashier?orderId=${unpaid}` },
  success: { path: ({ paid }) => `/pages/order/cashier/success?orderId=${paid}` },
  orderList: { path: () => '/pages/order/order' },
  orderDetail: { path: ({ paid }) => `/pages/order/orderDetail/detail?orderId=${paid}` },
  codeLogin: { path: () => '/pages/user/login/codeLogin', isVisitor: true },
  mine: { path: () => '/pages/user/mine/mine' },
  mineVisitor: { path: () => '/pages/user/mine/mine', isVisitor: true },
  orderListVisitor: { path: () => '/pages/order/order', isVisitor: true },
  terms: { path: () => '/pages/user/login/termsOfService', isVisitor: true },
  privacy: { path: () => '/pages/user/login/privacyPolicy', isVisitor: true },
  notFound: { path: () => '/pages/error/404', isVisitor: true },
}

/** Orders once as Mira, so that there is something to show. */
async function playScene(browser: Browser, url: string): Promise<Scene> {
  const context = await browser.newContext({ locale: 'en-US', viewport: sizes[0] })
  const page = await context.newPage()
  const customer = new Customer(page, { url })
  await customer.openMenu()
  await customer.add('Cream Puff')
  const sheet = await customer.choose('Osmanthus Oolong Milk Tea')
  await sheet.getByRole('button', { name: /Add/ }).click()
  await customer.checkOut()
  await customer.logIn(phoneOfMira)
  await customer.on('confirmOrder').waitFor()
  const storage = (): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))
  const before = await storage()
  await customer.placeOrder('Card')
  await customer.on('cashier').waitFor()
  const unpaid = /orderId=([\w-]+)/.exec(page.url())?.[1] ?? ''
  const token = before.icc_token ?? ''
  const answer = await fetch(`${url}/api/app/order/order/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'corp-id': 'demo', authorization: `Bearer ${token}` },
    body: JSON.stringify({ status: 2 }),
  })
  const { data } = await answer.json()
  await context.close()
  return { url, storage: before, unpaid, paid: data.list[0]?.orderId ?? unpaid }
}

interface Setting {
  readonly size: (typeof sizes)[number]
  readonly language: (typeof languages)[number]
  readonly theme: (typeof themes)[number]
}

async function shoot(
  browser: Browser,
  scene: Scene,
  of: Setting & { page: PageToShoot; scale: number },
): Promise<Buffer> {
  const { size, language, theme, page: wanted, scale } = of
  const context = await browser.newContext({
    ...{ viewport: size, colorScheme: theme, locale: language, deviceScaleFactor: scale, reducedMotion: 'reduce' },
    timezoneId: 'Asia/Singapore',
  })
  const kept = wanted.isVisitor ? {} : scene.storage
  await context.addInitScript(
    ([items, code]) => {
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      localStorage.setItem('useLanguage', code)
    },
    [kept, language] as const,
  )
  const page = await context.newPage()
  await page.goto(`${scene.url}/?corp=demo#${wanted.path(scene)}`)
  await page.waitForLoadState('networkidle').catch(() => undefined) // a live stream never rests
  await page.waitForTimeout(500)
  await wanted.prepare?.(page)
  const png = await page.screenshot()
  await context.close()
  return png
}

async function sheetOf(browser: Browser, scene: Scene, page: PageToShoot): Promise<Buffer> {
  const shots: Shot[] = []
  for (const size of sizes)
    for (const language of languages)
      for (const theme of themes) {
        const png = await shoot(browser, scene, { size, language, theme, page, scale: 1 })
        shots.push({ png, isWide: size.isWide })
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

const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : Object.keys(pages)
mkdirSync(folder, { recursive: true })
const running = process.env.TIFFIN_URL
const tiffin = running ? { url: running, stop: async () => {} } : await startTiffin()
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
