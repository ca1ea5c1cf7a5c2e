import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { startDemo } from './demo.ts'
import { atMost, type Figure } from './figure.ts'

const budgetKb = 95

/** HTML, scripts, styles and words of the first page, as they come over the wire. */
async function sentBytes(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  let bytes = 0
  const counted = new Set(['document', 'script', 'stylesheet'])
  page.on('requestfinished', async (request) => {
    if (!counted.has(request.resourceType())) return
    bytes += (await request.sizes()).responseBodySize
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector('[data-testid="page-home"]')
  await browser.close()
  return bytes
}

/** What must come before Home can be used, beside its budget. */
export async function measureFirstPage(): Promise<Figure[]> {
  const demo = await startDemo()
  const bytes = await sentBytes(`${demo.url}/?corp=demo`)
  await demo.stop()
  return [atMost('first page as sent', { value: bytes / 1024, limit: budgetKb, unit: 'KB', beside: 'budget' })]
}
