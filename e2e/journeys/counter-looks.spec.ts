import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { makeStore } from '../src/own-store.ts'
import { orderWalkIns } from '../src/walk-ins.ts'
import { wordsOf } from '../src/words.ts'

const sizes = [
  { width: 1180, height: 820 },
  { width: 390, height: 844 },
] as const

/** The counter in a language, with its words. */
async function openCounter(browser: Browser, locale: string) {
  const context = await browser.newContext({ locale, viewport: sizes[0], reducedMotion: 'reduce' })
  await context.addInitScript((language) => localStorage.setItem('tiffin.console.language', language), locale)
  const page = await context.newPage()
  await page.goto(`${process.env.TIFFIN_URL}/counter/?corp=demo`)
  await expect(page.locator(`html[lang^="${locale.slice(0, 2)}"]`)).toBeAttached()
  const words = wordsOf(locale)
  const button = (key: string) =>
    page
      .getByRole('button', { name: words.get(key) ?? key })
      .filter({ visible: true })
      .first()
  /** What axe finds in both schemes, and what reaches over the side. */
  const look = async (what: string) => {
    await settle(page)
    const faults = [...(await axeFaults(page, ['light', 'dark'])), ...(await sideways(page))]
    expect.soft(faults, `${what} at ${page.viewportSize()?.width}, ${locale}`).toEqual([])
  }
  const go = async (path: string) => {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/${path}`)
  }
  return { page, button, look, go }
}

type Shown = Awaited<ReturnType<typeof openCounter>>

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ visible: true })

/** Opens a dialog, looks at it, and closes it. */
async function lookInto({ page, look }: Shown, what: string, open: () => Promise<void>): Promise<void> {
  await open()
  await expect(dialogOf(page)).toBeVisible()
  await look(what)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

async function lookAtBoard(shown: Shown): Promise<void> {
  const { page, button, look, go } = shown
  await go('')
  const lanes = page.locator('.lane-tabs button')
  const isNarrow = await lanes.first().isVisible()
  if (isNarrow) await lanes.first().click()
  await expect(page.getByTestId('column-new').getByRole('article').first()).toBeVisible()
  await look('board')
  await lookInto(shown, 'order', () => page.getByTestId('column-new').locator('.ticket-head').first().click())
  if (isNarrow) await lanes.nth(1).click()
  await lookInto(shown, 'stations', () => button('counter.station.all').click())
  if (isNarrow) await lanes.nth(2).click()
  await lookInto(shown, 'handed over', () => button('counter.recall.button').click())
  await lookInto(shown, 'messages', () => page.locator('.rail button:has(.help-icon)').click())
}

async function lookAtPages(shown: Shown): Promise<void> {
  const { page, button, look, go } = shown
  await go('orders')
  await expect(page.locator('.found').first()).toBeVisible()
  await look('Orders')
  await page.locator('.found').first().click()
  await expect(page.locator('.order-pane .amounts')).toBeVisible()
  await look('an order of Orders')
  await go('stock')
  await page.locator('.stock-row').first().click()
  await look('Stock')
  await lookInto(shown, 'plan', () => button('counter.stock.plan.change').click())
  await go('shift')
  await expect(page.getByTestId('page-shift')).toBeVisible()
  await look('Shift')
}

for (const locale of ['ar-IQ', 'th-TH'])
  test(`axe finds nothing on the board, its dialogs and the other pages of the counter, and nothing reaches over the side, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const manager = await makeStoreManager(await makeStore(`Mole ${randomInt(10 ** 6)}`))
    await orderWalkIns(manager, { count: 6, begun: 4, ready: 2 })
    const shown = await openCounter(browser, locale)
    const { page, look } = shown
    for (const size of sizes) {
      await page.setViewportSize(size)
      await look('log-in')
    }
    await page.locator('input[name="account"]').fill(manager.account)
    await page.locator('input[name="password"]').fill(manager.password)
    await page.locator('button[type="submit"]').click()
    await expect(page.getByTestId('page-board')).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await lookAtBoard(shown)
      await lookAtPages(shown)
    }
  })
