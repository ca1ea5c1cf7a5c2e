import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { wordsOf } from './words.ts'

const keys = new Set(wordsOf('zh-CN').keys())

declare global {
  interface Window {
    /** Layout shifts of the document so far, as the browser scores them. */
    shifted: { value: number; of: string[] }
    readonly axe: typeof axe
    readonly icc: { navigateTo(url: string): Promise<unknown>; reLaunch(url: string): Promise<unknown> }
  }
}

/** From the first paint on, notes what moves without anybody having touched it. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = { value: 0, of: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM does not know these entries.
        const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] }
        window.shifted.value += value
        for (const { node } of sources)
          window.shifted.of.push(
            node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeValue),
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Pieces of text on the page, also those that are only read aloud. */
const textsOf = (page: Page) =>
  page.evaluate(() => [
    ...document.body.innerText.split(/\s+/),
    ...[...document.querySelectorAll('[aria-label],[placeholder],[alt],[title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []),
    ),
  ])

/** Words of the page that are keys of our catalogue, and so were not translated. */
export const untranslated = async (page: Page): Promise<string[]> =>
  (await textsOf(page)).filter((word) => keys.has(word) && word.includes('.'))

/** What reaches over the side of the screen, unless it scrolls in a row of its own: the page, or something to tap that a box cuts off. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isOver = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    }
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const cut = [...document.querySelectorAll('button, a')].filter(
      (element) => isOver(element) && element.checkVisibility() && !scrolls(element.parentElement),
    )
    if (scrollWidth <= clientWidth)
      return cut.slice(0, 4).map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent}`)
    const over = [...document.body.querySelectorAll('*')].filter(isOver)
    return [`${scrollWidth} px`, ...over.slice(0, 4).map(({ tagName, className }) => `${tagName}.${className}`)]
  })

/** Waits until nothing loads any more: neither place-holders nor the ring. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('.skeleton:visible, .loading:visible')).toHaveCount(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Puts axe into the document, which stays the same while pages of the app come and go. */
async function ensureAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

export type Scheme = 'light' | 'dark'

/** In which language and colour scheme axe looks at every page: read from the left and light, read from the right and dark. */
export const looks: Readonly<Record<string, Scheme>> = { 'en-US': 'light', 'ar-IQ': 'dark' }

async function axeFaultsIn(page: Page, scheme: Scheme, runOnly: string[] | undefined): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await ensureAxe(page)
  const { violations } = await page.evaluate(
    (rules) =>
      window.axe.run(document, { resultTypes: ['violations'], iframes: false, ...(rules && { runOnly: rules }) }),
    runOnly,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, any }) => `${scheme}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )
}

/** What axe finds on the page as it is: every rule in the first colour scheme, those of colours in the others. */
export async function axeFaults(page: Page, [first, ...others]: readonly [Scheme, ...Scheme[]]): Promise<string[]> {
  const faults = await axeFaultsIn(page, first, undefined)
  for (const scheme of others) faults.push(...(await axeFaultsIn(page, scheme, ['color-contrast'])))
  await page.emulateMedia({ colorScheme: first })
  return faults
}
