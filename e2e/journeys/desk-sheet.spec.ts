import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import readWorkbook from 'read-excel-file/universal'
import writeWorkbook from 'write-excel-file/node'
import { discardDraft, openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

type Rows = readonly (readonly string[])[]

async function download(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return readFile(await file.path())
}

async function rowsOf(bytes: Buffer, sheet: string): Promise<Rows> {
  const { buffer } = new Uint8Array(bytes)
  const book = await readWorkbook(buffer, { trim: false, parseNumber: String })
  const data = book.find(({ sheet: name }) => name === sheet)?.data ?? []
  return data.map((row) => row.map((cell) => String(cell ?? '')))
}

async function upload(page: Page, sheet: string, rows: Rows): Promise<void> {
  const data = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })))
  const buffer = await writeWorkbook([{ sheet, data }]).toBuffer()
  await page
    .getByTestId('sheet-file')
    .setInputFiles({ name: 'prices.xlsx', mimeType: 'application/octet-stream', buffer })
}

const tile = (page: Page, name: string) => page.locator('.counts > div', { hasText: name }).locator('dd')

async function openSheets(browser: Browser): Promise<Page> {
  const page = await openDesk(browser, owner, { path: '/menu/spreadsheet' })
  await expect(page.getByRole('heading', { name: 'Spreadsheet', level: 1 })).toBeVisible()
  return page
}

test('a menu is taken along as a workbook, comes back with another price, and its faults are shown in place', async ({
  browser,
}) => {
  const page = await openSheets(browser)
  const [titles = [], ...rows] = await rowsOf(await download(page, 'Excel workbook'), 'sizes')
  const place = titles.indexOf('price')
  const [size = []] = rows
  await upload(page, 'sizes', [titles, ...rows])
  await expect(page.getByText('Everything in this file is as it is now')).toBeVisible()
  expect(await tile(page, 'The same').innerText()).toBe(String(rows.length))

  await page.getByRole('button', { name: 'Another file' }).click()
  await upload(page, 'sizes', [
    ['id', 'price'],
    [size[0] ?? '', 'dear'],
  ])
  await expect(page.getByRole('table', { name: 'Something is wrong in the file' })).toContainText('needs an amount')
  const faulty = await rowsOf(await download(page, 'Download with the faults marked'), 'sizes')
  expect(faulty[1]?.[0]).toContain('price: needs an amount')
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])

  await page.getByRole('button', { name: 'Another file' }).click()
  const dearer = (Number(size[place]) + 1).toFixed(2)
  await upload(page, 'sizes', [
    ['id', 'price'],
    [size[0] ?? '', dearer],
  ])
  const changes = page.getByRole('table', { name: 'What changes' })
  await expect(changes).toContainText(dearer)
  await expect(changes).toContainText(size[place] ?? '')
  await page.getByRole('button', { name: 'Put 1 change into the draft' }).click()
  await expect(page.getByRole('heading', { name: 'Publish', level: 1 })).toBeVisible()
  await expect(page.getByText('Import of prices.xlsx').first()).toBeVisible()
  await discardDraft(page)
  await expect(page.getByText('The draft is discarded')).toBeVisible()
})

for (const width of [1440, 1024, 390])
  test(`the spreadsheet page at ${width} px needs no sideways scrolling and has no fault for axe`, async ({
    browser,
  }) => {
    const page = await openSheets(browser)
    await page.setViewportSize({ width, height: 900 })
    await upload(page, 'sizes', [
      ['id', 'price', 'colour'],
      ['nobody', 'dear', 'red'],
      ['new-size', '5', ''],
    ])
    await expect(page.getByRole('heading', { name: 'Something is wrong in the file' })).toBeVisible()
    await settle(page)
    expect(await sideways(page)).toEqual([])
    expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  })
