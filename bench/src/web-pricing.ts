import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { atMost, type Figure } from './figure.ts'
import type { msOfOneBill } from './price-in-page.ts'

const slowDown = 4
const budgetMs = 5

/** The rules as the web carries them: bundled, in one script. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('price-in-page.ts', import.meta.url))
  const lib = { entry, formats: ['iife' as const], name: 'bench' }
  const mode = process.env.NODE_ENV
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  // Building says "production" to the whole process; the servers of later measures are demos.
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The page for the bench was not built.')
  return chunk.code
}

/** Pricing a large cart again in the browser, on a processor four times slower: what a tap on plus costs before anything is drawn. */
export async function measureWebPricing(): Promise<Figure[]> {
  const code = await bundle()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.addScriptTag({ content: code })
    const value = await page.evaluate(() => {
      const { bench } = globalThis as unknown as { bench: { msOfOneBill: typeof msOfOneBill } } // the script above puts it there
      return bench.msOfOneBill({ rounds: 25, perRound: 20 })
    })
    return [atMost('bill in the browser, 4× slower', { value, limit: budgetMs, unit: 'ms', beside: 'budget' })]
  } finally {
    await browser.close()
  }
}
