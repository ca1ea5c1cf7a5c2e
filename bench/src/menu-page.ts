import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { atMost, type Figure, median } from './figure.ts'
import { productCount, startLargeMenu } from './large-menu.ts'

const slowDown = 4
const turnCount = 9
/** To the next paint. */
const goalMs = 100
/** To what was asked for: on a slow phone a sheet or a page may take a few frames more than the paint that answers the tap. */
const mostShownMs = 200
/** A frame that takes longer is seen as a stop. */
const longFrameMs = 50
/** Of a hundred. */
const mostLongFrames = 5
/** Three screens of rows, and those that come and go with the outermost ones. */
const mostRows = 40
/** Nothing of a step is left by then: sheets take 300 ms to leave. */
const restMs = 700
/** A step that takes longer went wrong. */
const longestMs = 15_000

const actions = ['add', 'open', 'close', 'leave for orders', 'come back'] as const
type Action = (typeof actions)[number]

interface Took {
  /** To the paint after the input, as measured by the browser's Event Timing. */
  readonly nextPaintMs: number
  /** To the paint that shows what was asked for. */
  readonly shownMs: number
}

/** Looks in the page from the tap on: when it painted next, and when it had painted what `done` finds. */
function watch(page: Page, done: string): Promise<Took> {
  return page.evaluate(
    ({ selector, rest, longest }) =>
      new Promise<Took>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${selector} was never shown.`)), longest)
        let nextPaintMs = 0
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) nextPaintMs = Math.max(nextPaintMs, duration)
        })
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // not in TypeScript's own type
        const isDone = () => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility())
        const onTap = ({ timeStamp }: Event) => {
          const look = () => {
            if (!isDone()) return requestAnimationFrame(look)
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              const shownMs = performance.now() - timeStamp
              setTimeout(() => {
                observer.disconnect()
                resolve({ nextPaintMs, shownMs })
              }, rest)
            }
            return port2.postMessage(0)
          }
          requestAnimationFrame(look)
        }
        addEventListener('pointerup', onTap, { capture: true, once: true })
      }),
    { selector: done, rest: restMs, longest: longestMs },
  )
}

/** Taps the middle of what a customer sees and answers how long it took. */
async function tap(page: Page, target: Locator, done: string): Promise<Took> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`There is nothing to tap: ${target}.`)
  const took = watch(page, done)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await sleep(100)
  await page.mouse.down()
  await page.mouse.up()
  return took
}

async function scrollBy(page: Page, px: number): Promise<void> {
  await page.mouse.move(240, 500)
  await page.mouse.wheel(0, px)
  await sleep(600)
}

/** Something of a row that lies well inside the list; scrolls on to it where need be. */
async function inSight(page: Page, selector: string): Promise<Locator> {
  for (let tries = 0; tries < 20; tries++) {
    const index = await page.locator(selector).evaluateAll((all) =>
      all.findIndex((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return top > 260 && bottom < 640
      }),
    )
    if (index >= 0) return page.locator(selector).nth(index)
    await scrollBy(page, 240)
  }
  throw new Error(`${selector} is not in sight.`)
}

const tabs = '[data-testid="tab-bar"] a'

async function takeTurn(page: Page): Promise<Record<Action, Took>> {
  const plus = await inSight(page, 'li[id^="product-"] .add')
  const id = await plus.evaluate((button) => button.closest('li')?.id)
  const add = await tap(page, plus, `[id="${id}"] .stepper`)
  const row = await inSight(page, 'li[id^="product-"] button:has(h3)')
  const open = await tap(page, row, 'dialog.layer[open] .sheet')
  const close = await tap(
    page,
    page.locator('dialog.layer[open]').getByRole('button', { name: 'Close' }),
    'body:not(:has(dialog.layer[open]:not([data-leaving])))',
  )
  const leave = await tap(page, page.locator(tabs).nth(2), '[data-testid="page-orders"]')
  const back = await tap(page, page.locator(tabs).nth(1), '[data-testid="page-menu"] li[id^="product-"]')
  await scrollBy(page, 420)
  return { add, open, close, 'leave for orders': leave, 'come back': back }
}

/** Counts frames in the page until `stop`. */
function countFrames() {
  const frames: number[] = []
  let last = performance.now()
  let isOver = false
  const note = (now: number) => {
    frames.push(now - last)
    last = now
    if (!isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  return {
    stop: () => {
      isOver = true
      return frames
    },
  }
}

/** Scrolls as a thumb does, and answers the share of frames that took too long. */
async function scrollThrough(page: Page): Promise<number> {
  await page.mouse.move(240, 500)
  const count = await page.evaluateHandle(countFrames)
  for (let step = 0; step < 120; step++) {
    await page.mouse.wheel(0, 110)
    await sleep(30)
  }
  const frames = await count.evaluate((running) => running.stop())
  return frames.filter((ms) => ms > longFrameMs).length / frames.length
}

async function openMenu(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('useLanguage', 'en-US')
    localStorage.setItem('storeInfo', JSON.stringify({ storeId: 'riverside', storeName: 'Riverside Arcade' }))
  })
  await page.goto(`${origin}/?corp=demo#/pages/home/menu/menu`)
  await page.locator('li[id^="product-"]').first().waitFor()
  await sleep(3000)
}

function figuresOf(turns: readonly Record<Action, Took>[]): Figure[] {
  const medianOf = (action: Action, key: keyof Took) => median(turns.map((each) => each[action][key]))
  const budget = { unit: 'ms', beside: 'budget' }
  return actions.flatMap((action) => [
    atMost(`${action}, next paint`, { value: medianOf(action, 'nextPaintMs'), limit: goalMs, ...budget }),
    atMost(`${action}, shown`, { value: medianOf(action, 'shownMs'), limit: mostShownMs, ...budget }),
  ])
}

/** The menu page of a store with 500 products on a phone whose processor is four times slower. */
export async function measureMenuPage(): Promise<Figure[]> {
  await using demo = await startLargeMenu()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    await openMenu(page, demo.url)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const longFrames = await scrollThrough(page)
    await sleep(restMs)
    const rows = await page.locator('li[id^="product-"]').count()
    await takeTurn(page) // code of the sheet and of the other page comes with the first
    const turns: Record<Action, Took>[] = []
    for (let turn = 0; turn < turnCount; turn++) turns.push(await takeTurn(page))
    return [
      ...figuresOf(turns),
      atMost(`rows in the page, of ${productCount}`, { value: rows, limit: mostRows, unit: '', beside: 'budget' }),
      atMost('frames above 50 ms', { value: longFrames * 100, limit: mostLongFrames, unit: '%', beside: 'budget' }),
    ]
  } finally {
    await browser.close()
  }
}
