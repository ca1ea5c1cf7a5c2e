import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { startDemo } from './demo.ts'
import { atMost, type Figure } from './figure.ts'

const budgetKb = 95

/** Notes, in the page, when Home stands there. */
function noteHome(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-testid="page-home"]')) return
    performance.mark('home')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Bytes over the wire of the document, and of the scripts, styles and words that had come when Home stood there. */
function bytesBeforeHome(): number {
  const shownAt = performance.getEntriesByName('home')[0]?.startTime ?? Number.POSITIVE_INFINITY
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name))
  const before = [...performance.getEntriesByType('navigation'), ...files] as PerformanceResourceTiming[]
  return before
    .filter(({ entryType, responseEnd }) => entryType === 'navigation' || responseEnd <= shownAt)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

/** HTML, scripts, styles and words of the first page, as they come over the wire. */
async function sentBytes(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  await page.addInitScript(noteHome)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector('[data-testid="page-home"]')
  const bytes = await page.evaluate(bytesBeforeHome)
  await browser.close()
  return bytes
}

/** What must come before Home can be used, beside its budget. */
export async function measureFirstPage(): Promise<Figure[]> {
  await using demo = await startDemo()
  const bytes = await sentBytes(`${demo.url}/?corp=demo`)
  return [atMost('first page as sent', { value: bytes / 1024, limit: budgetKb, unit: 'KB', beside: 'budget' })]
}
