import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { type Storage, signIn } from '../../e2e/src/signed-in.ts'
import { keepOneCoreBusy } from './busy-core.ts'
import { withStealShare } from './cpu-steal.ts'
import { startDemo } from './demo.ts'
import { atMost, type Figure, median, score } from './figure.ts'
import { freePort } from './server.ts'

const runs = 5
/** Lighthouse multiplies lost time by four: a run with more CPU steal than this share is discarded. */
const mostSteal = 0.15
const mostTries = 25
/** A server that has just started is still busy with itself. */
const settleMs = 10_000

interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly shift: number
}

interface Browser {
  readonly url: string
  readonly port: number
  readonly child: ChildProcess
}

/** A browser of its own for every run: nothing of the one before is in its cache. */
async function startChromium(): Promise<Browser> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'tiffin-bench-'))
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(chromiumPath(), args, { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`${url}/json/version`).catch(() => undefined))?.ok) break
    await sleep(100)
  }
  return { url, port, child }
}

async function stop({ child }: Browser): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

/** What a customer who comes back has in the browser; the app itself is not loaded for it. */
async function keep({ url }: Browser, origin: string, storage: Storage): Promise<void> {
  const browser = await chromium.connectOverCDP(url)
  const [context] = browser.contexts() // the one Lighthouse looks through; a new one would be a stranger to it
  const page = await (context ?? browser).newPage()
  await page.route('**/*', (route) => route.fulfill({ body: '' }))
  await page.goto(origin)
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await page.close()
  await browser.close()
}

interface Visit {
  readonly origin: string
  readonly path: string
  readonly storage?: Storage
}

/** Undefined when Lighthouse lost the trace, which happens now and then. */
async function measureOnce({ origin, path, storage }: Visit): Promise<Scores | undefined> {
  const browser = await startChromium()
  try {
    if (storage !== undefined) await keep(browser, origin, storage)
    const result = await lighthouse(`${origin}/?corp=demo#${path}`, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: storage !== undefined,
    })
    const { categories, audits, finalDisplayedUrl = '' } = result?.lhr ?? {}
    const rate = (name: string) => Math.round((categories?.[name]?.score ?? 0) * 100)
    const measured = (name: string) => audits?.[name]?.numericValue
    const largestPaintMs = measured('largest-contentful-paint')
    if (largestPaintMs === undefined) return undefined
    if (!finalDisplayedUrl.includes(`#${path}`)) throw new Error(`${path} was left for ${finalDisplayedUrl}`)
    return {
      performance: rate('performance'),
      accessibility: rate('accessibility'),
      largestPaintMs,
      blockedMs: measured('total-blocking-time') ?? Number.POSITIVE_INFINITY,
      shift: measured('cumulative-layout-shift') ?? Number.POSITIVE_INFINITY,
    }
  } finally {
    await stop(browser)
  }
}

async function measure(name: string, visit: Visit): Promise<Figure[]> {
  const all: Scores[] = []
  let discarded = 0
  for (let tries = 0; all.length < runs && tries < mostTries; tries++) {
    const { answer, share } = await withStealShare(() => measureOnce(visit))
    if (share > mostSteal) discarded += 1
    else if (answer !== undefined) all.push(answer)
  }
  if (all.length < runs)
    throw new Error(
      `Of ${mostTries} runs of ${name} only ${all.length} count, ${discarded} were discarded: CPU steal above the limit.`,
    )
  if (discarded > 0) process.stdout.write(`${name}: ${discarded} runs discarded: CPU steal above the limit\n`)
  const medianOf = (key: keyof Scores) => median(all.map((each) => each[key]))
  const beside = 'budget'
  return [
    score(`${name}, performance`, { value: medianOf('performance'), limit: 98 }),
    score(`${name}, accessibility`, { value: medianOf('accessibility'), limit: 100 }),
    atMost(`${name}, largest paint`, { value: medianOf('largestPaintMs'), limit: 1800, unit: 'ms', beside }),
    atMost(`${name}, blocked`, { value: medianOf('blockedMs'), limit: 100, unit: 'ms', beside }),
    atMost(`${name}, layout shift`, { value: medianOf('shift'), limit: 0.02, unit: '', beside }),
  ]
}

interface Pages {
  readonly home: Visit
  readonly menu: Visit
  readonly order: Visit
}

/** The demo brand with its pictures, and a customer who has an order there. */
async function withDemo(look: (pages: Pages) => Promise<Figure[]>): Promise<Figure[]> {
  await using demo = await startDemo()
  const origin = demo.url
  process.env.TIFFIN_URL = origin // the app's own calls go there
  const { storage, orderId } = await signIn()
  await sleep(settleMs)
  return await look({
    home: { origin, path: '/' },
    menu: { origin, path: '/pages/home/menu/menu' },
    order: { origin, path: `/pages/order/orderDetail/detail?orderId=${orderId}`, storage },
  })
}

/** Lighthouse's mobile profile on the demo brand with its pictures, median of five runs that lost no time to the host. */
export const measureLighthouse = (): Promise<Figure[]> =>
  withDemo(async ({ home, menu, order }) => [
    ...(await measure('Home', home)),
    ...(await measure('Menu', menu)),
    ...(await measure('Order', order)),
  ])

/** The same for Menu and Order while one core of the machine is busy with something else. */
export const measureBusyLighthouse = (): Promise<Figure[]> =>
  withDemo(async ({ menu, order }) => {
    await using _busy = keepOneCoreBusy()
    return [...(await measure('Menu, a core busy', menu)), ...(await measure('Order, a core busy', order))]
  })
