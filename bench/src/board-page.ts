import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { acceptStorePayment } from '@tiffin/contract/store'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { tokenOfStaff } from './board.ts'
import { copyOrder } from './copy-order.ts'
import { orderOf, post } from './crowd.ts'
import { atMost, type Figure, median } from './figure.ts'
import { tokensOf } from './orders.ts'
import { startServer } from './server.ts'
import { benchCorp, benchStore, openShop, type Shop } from './shop.ts'

const open = 300
const paid = 15
const mostMs = 500
const slowDown = 4
const longTaskMs = 50

/** Those that are under way, and those that wait for their money at the store. */
const changes = `jsonb_build_object('order_id', 'order-' || n, 'order_no', 'order-' || n,
  'status', case when n <= ${open} then 20 else 10 end, 'pickup_code', case when n <= ${open} then 'T' || n end,
  'payment_method_type', 2, 'payment_method_code', 'counter', 'pay_expire_time', now() + interval '2 hours',
  'submit_time', now() - n * interval '2 seconds', 'changed_at', now() - n * interval '2 seconds',
  'pay_time', case when n <= ${open} then now() - n * interval '2 seconds' end)`

async function fillBoard({ owner }: Shop, url: string, token: string): Promise<void> {
  const placed = await post(url, { token, body: orderOf(0) })
  if (!placed.startsWith('{"code":200')) throw new Error(`The order was refused: ${placed.slice(0, 300)}`)
  await copyOrder(owner, open + paid, changes)
}

/** The board of the store, logged in. */
async function openBoard(browser: Browser, url: string, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, locale: 'en-US' })
  const employee = { employeeName: 'Ann', storeId: benchStore, storeName: 'One', permission: ['order:manage'] }
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    },
    { 'tiffin.console.token': token, 'tiffin.console.employee': JSON.stringify(employee) },
  )
  await page.goto(`${url}/counter/?corp=${benchCorp}`)
  await page.getByText('T300', { exact: true }).first().waitFor({ state: 'attached' })
  return page
}

/** When a text has been painted, by the clock of this machine; it may be painted already. */
const paintedAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll('article')].some((each) => each.textContent?.includes(words))
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look)
          return requestAnimationFrame(() => resolve(Date.now()))
        }
        look()
      }),
    text,
  )

/** Takes the money of an order at the store; its pick-up code, and when the server had answered. */
async function pay(url: string, token: string, number: number): Promise<{ code: string; answeredAt: number }> {
  const headers = { 'content-type': 'application/json', 'corp-id': benchCorp, authorization: `Bearer ${token}` }
  const body = JSON.stringify({ orderId: `order-${number}`, version: 1, tender: 'cash' })
  const answer = await fetch(url + acceptStorePayment.path, { method: 'POST', headers, body })
  const answeredAt = Date.now()
  const { code, data, message } = await answer.json()
  if (code !== 200) throw new Error(`The payment was refused: ${code} ${message}`)
  return { code: data.pickupCode, answeredAt }
}

/** ms from each payment until the new ticket is painted; the median. */
async function shownAfter(page: Page, url: string, token: string): Promise<number> {
  const took: number[] = []
  for (let number = open + 1; number <= open + paid; number++) {
    const { code, answeredAt } = await pay(url, token, number)
    took.push((await paintedAt(page, code)) - answeredAt)
    await sleep(700)
  }
  return median(took)
}

/** The longest task of one pass through the lane, ms. */
async function longestOfPass(page: Page, direction: 1 | -1): Promise<number> {
  const lane = page.locator('[data-testid="column-new"] .lane-scroll')
  const before = await lane.evaluate(({ scrollTop }) => scrollTop)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, direction * 240)
    await sleep(60)
  }
  const scrolled = Math.abs((await lane.evaluate(({ scrollTop }) => scrollTop)) - before)
  if (scrolled < 5000) throw new Error(`The lane was scrolled by ${scrolled} px only.`)
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks) // as: put there above
  return Math.max(0, ...tasks)
}

/** The longest task while the lane is scrolled through on a slow tablet, ms; the median of three passes. */
async function longestTask(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.mouse.move(200, 500)
  const passes: number[] = []
  for (const direction of [1, -1, 1] as const) passes.push(await longestOfPass(page, direction))
  return median(passes)
}

/** The counter's board with 300 open orders: a new one on it, and how it scrolls. */
export async function measureBoardPage(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const [customer = ''] = await tokensOf(shop)
  await fillBoard(shop, server.url, customer)
  const token = await tokenOfStaff(shop)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await openBoard(browser, server.url, token)
  const shown = await shownAfter(page, server.url, token)
  const longest = await longestTask(page)
  await browser.close()
  return [
    atMost('counter: a paid order on a board of 300', { value: shown, limit: mostMs, unit: 'ms', beside: 'budget' }),
    atMost(`counter: longest task of scrolling 300 tickets, ${slowDown} × slower`, {
      ...{ value: longest, limit: longTaskMs, unit: 'ms', beside: 'budget' },
    }),
  ]
}
