import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { startDemo } from './demo.ts'
import { atMost, type Figure } from './figure.ts'

const budgetKb = 95

/** HTML, scripts, styles and words of the first page, as they come over the wire. */
async function sentBytes(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const sizes: Promise<number>[] = []
  const counted = new Set(['document', 'script', 'stylesheet'])
  page.on('requestfinished', (request) => {
    if (counted.has(request.resourceType()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector('[data-testid="page-home"]')
  const all = await Promise.all(sizes)
  await browser.close()
  return all.reduce((sum, size) => sum + size, 0)
}

/** What must come before Home can be used, beside its budget. */
export async function measureFirstPage(): Promise<Figure[]> {
  await using demo = await startDemo()
  const bytes = await sentBytes(`${demo.url}/?corp=demo`)
  return [atMost('first page as sent', { value: bytes / 1024, limit: budgetKb, unit: 'KB', beside: 'budget' })]
}
