import { type BrowserContext, expect, type Page } from '@playwright/test'
import { makeDraft, takeSession } from '../src/at-desk.ts'
import { everyDeskPage, pagesBeforeLogIn } from '../src/every-desk-page.ts'
import { axeFaults, type Scheme, settle, sideways, untranslated } from '../src/look-at.ts'
import { test } from '../src/test.ts'
import { wordsOf } from '../src/words.ts'

interface Look {
  readonly language: string
  /** The second one is looked at for its colours alone. */
  readonly schemes: readonly [Scheme, Scheme]
  readonly size: { readonly width: number; readonly height: number }
}

/** Read from the right in a small window, with few letters on a phone, and in a large window; each in both colour schemes. */
const looks: readonly Look[] = [
  { language: 'ar-IQ', schemes: ['dark', 'light'], size: { width: 1024, height: 768 } },
  { language: 'zh-CN', schemes: ['light', 'dark'], size: { width: 390, height: 844 } },
  { language: 'en-US', schemes: ['light', 'dark'], size: { width: 1440, height: 900 } },
]

/** What is written, taken off the menu and dearer, so that no page of changes is empty. */
const draftOf = (language: string) =>
  makeDraft(`Pages in ${language}`, [
    { kind: 'product', itemId: 'tote-bag', op: 'archive', fieldList: [] },
    ...(['campus', 'airport'] as const).map((itemId) => ({
      ...{ kind: 'priceList', itemId, op: 'create' as const },
      fieldList: [{ field: 'name', from: null, to: itemId }],
    })),
  ])

async function openDesk(context: BrowserContext) {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}

/** Follows an address inside the desk, as a link would; the document stays. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), `/desk/demo/${path}`)

for (const { language, schemes, size } of looks)
  test(`[WB-02] every page of the desk stands in ${language}, light and dark, ${size.width} px wide: titled, translated and without a fault for axe`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ locale: language, viewport: size, reducedMotion: 'reduce' })
    const { page, complaints } = await openDesk(context)
    const faults: Record<string, unknown> = {}
    const look = async (path: string) => {
      await settle(page)
      const found = {
        keys: await untranslated(page),
        sideways: await sideways(page),
        axe: await axeFaults(page, schemes),
      }
      if (Object.values(found).flat().length > 0) faults[path] = found
    }
    const words = wordsOf(language)
    for (const { page: name, address } of pagesBeforeLogIn.toReversed()) {
      await page.goto(`${process.env.TIFFIN_URL}${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      await look(name)
    }
    const draft = await draftOf(language)
    await takeSession(page, draft.draftId)
    await page.goto(`${process.env.TIFFIN_URL}/desk/demo/account`)
    for (const [path, title] of Object.entries(everyDeskPage)) {
      await follow(page, path)
      await expect(page).toHaveURL(`${process.env.TIFFIN_URL}/desk/demo/${path}`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(title === null ? /\S/ : (words.get(title) ?? title))
      await look(path)
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    expect(faults).toEqual({})
    expect(complaints).toEqual([])
    await draft.discard()
  })
