import { type Browser, expect, type Page } from '@playwright/test'
import { discardDraft, openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

async function openTranslations(browser: Browser, size?: { width: number; height: number }): Promise<Page> {
  const page = await openDesk(browser, owner, { path: '/menu/translations', ...(size ? { size } : {}) })
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible()
  await page.goto(page.url().replace(/\/translations.*/, '/translations?from=en-US&to=ar-IQ&view=all&text=tumbler'))
  return page
}

test('a translator writes Arabic beside English, and it waits in the draft with the other languages', async ({
  browser,
}) => {
  const page = await openTranslations(browser)
  const field = page.getByLabel('العربية · Name · Camellia Tumbler', { exact: true })
  const before = await field.inputValue()
  await field.fill(`${before} الجديد`)
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()
  await expect(field).toHaveValue(`${before} الجديد`)
  await page.goto(page.url().replace(/\/menu\/.*/, '/publish'))
  await expect(page.getByText('الجديد').first()).toBeVisible()
  await expect(page.getByText('Name in العربية').first()).toBeVisible()
  await discardDraft(page)
  await expect(page.getByText('The draft is discarded')).toBeVisible()
})

test('[language-7] a column from a spreadsheet fills the texts below, is taken back, and pages are found among the texts', async ({
  browser,
}) => {
  const page = await openTranslations(browser)
  await page.goto(page.url().replace(/\?.*/, '?from=en-US&to=ar-IQ&view=all&of=product'))
  const fields = page.locator('.translation input[type=text]')
  await expect(fields.nth(1)).toBeVisible()
  const before = [await fields.nth(0).inputValue(), await fields.nth(1).inputValue()]
  await fields.nth(0).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'جديد\nأحدث\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const dialog = page.getByRole('dialog', { name: 'Fill 2 texts?' })
  await settle(page)
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await dialog.getByRole('button', { name: 'Fill 2' }).click()
  await expect(fields.nth(0)).toHaveValue('جديد')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(fields.nth(0)).toHaveValue(before[0] ?? '')
  await expect(fields.nth(1)).toHaveValue(before[1] ?? '')
  await page.goto(page.url().replace('of=product', 'of=page'))
  await expect(page.locator('.translation').first()).toBeVisible()
  await settle(page)
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
})

for (const width of [1440, 1024, 390])
  test(`the translations at ${width} px need no sideways scrolling and have no fault for axe`, async ({ browser }) => {
    const page = await openTranslations(browser, { width, height: 900 })
    await expect(page.getByLabel('العربية · Name · Camellia Tumbler', { exact: true })).toBeVisible()
    await settle(page)
    expect(await sideways(page)).toEqual([])
    expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  })
