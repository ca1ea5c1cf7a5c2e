import { randomInt } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import writeWorkbook from 'write-excel-file/node'
import { invite, openDesk } from '../src/at-desk.ts'
import { Customer } from '../src/customer.ts'
import type { Account } from '../src/desk-token.ts'
import { Founder, founderAccount, makeAndOrder, newPage, products } from '../src/founder.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { drinkPhoto } from '../src/pictures.ts'
import type { Brand } from '../src/signed-in.ts'
import { test } from '../src/test.ts'
import { movableClock, startTiffin, type Tiffin } from '../src/tiffin.ts'

// One brand, from its first menu on: each journey goes on where the one before ended.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

let tiffin: Tiffin
let manager: Account

test.beforeAll(async () => {
  test.setTimeout(180_000)
  tiffin = await startTiffin({ DEMO: '0', ...movableClock })
})

test.afterAll(() => tiffin.stop())

const brand = (): Brand => ({ url: tiffin.url, corp: 'morning-leaf' })

/** The same menu as a workbook, with the file name of each photo. */
async function workbook(photoOf: (name: string) => string): Promise<Uint8Array> {
  const categories = [...new Set(products.map(([, , category]) => category))]
  const sheets = [
    { name: 'categories', rows: [['id', 'name.en-US'], ...categories.map((name) => [name.toLowerCase(), name])] },
    {
      name: 'products',
      rows: [
        ['code', 'category', 'name.en-US', 'image'],
        ...products.map(([name, , category], place) => [`P-${place}`, category.toLowerCase(), name, photoOf(name)]),
      ],
    },
    {
      name: 'sizes',
      rows: [['code', 'product', 'price'], ...products.map(([, price], place) => [`S-${place}`, `P-${place}`, price])],
    },
  ]
  const book = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
  }))
  return writeWorkbook(book).toBuffer()
}

/** A workbook and the photos that it names, in a folder beside it. */
async function zipOf(book: Uint8Array) {
  const photos = await Promise.all(
    products.map(async ([name, , , color]) => [`photos/${name}.jpg`, (await drinkPhoto(name, color)).buffer] as const),
  )
  const files = { 'menu.xlsx': book, ...Object.fromEntries(photos), 'photos/notes.jpg': strToU8('no picture') }
  return { name: 'menu.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files, { level: 0 })) }
}

const changesOf = (page: Page) => page.getByRole('table', { name: 'What changes' })

/** A zip with two wrong names, then the right one, put into a draft and published. */
async function uploadMenu(founder: Founder): Promise<void> {
  const { page } = founder
  await page.goto(page.url().replace(/\/start.*/, '/menu/spreadsheet'))
  const wrongNames: Readonly<Record<string, string>> = { 'Jasmine Green': 'missing.jpg', 'Butter Bun': 'notes.jpg' }
  const wrong = await workbook((name) => wrongNames[name] ?? `${name}.jpg`)
  founder.inputs++
  await page.getByTestId('sheet-file').setInputFiles(await zipOf(wrong))
  const faults = page.getByRole('table', { name: 'Something is wrong in the file' }).getByRole('row')
  await expect(faults).toHaveText([
    /Sheet/,
    /products.*3.*image.*missing\.jpg.*names a file that is not in the ZIP/,
    /products.*6.*image.*notes\.jpg.*this file is no PNG, JPEG, WebP or AVIF picture/,
  ])
  await expect(page.getByRole('button', { name: /^Put/ })).toHaveCount(0)
  await founder.press(page.getByRole('button', { name: 'Another file' }))
  founder.inputs++
  await page.getByTestId('sheet-file').setInputFiles(await zipOf(await workbook((name) => `${name.toUpperCase()}.jpg`)))
  for (const [name] of products) await expect(changesOf(page)).toContainText(`${name.toUpperCase()}.jpg`)
  await settle(page)
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  expect(await sideways(page)).toEqual([])
  await founder.press(page.getByRole('button', { name: 'Put 13 changes into the draft' }))
  const warnings = page.getByRole('region', { name: '5 warnings' })
  await expect(warnings).toBeVisible({ timeout: 90_000 }) // five photos are drawn in every width and format first
  await expect(warnings).not.toContainText('has no picture.')
  await founder.press(page.getByRole('checkbox', { name: 'Publish anyway' }))
  await founder.press(page.getByRole('button', { name: 'Publish 13 changes' }))
  await expect(page.getByText(/^Release \d+ is live$/)).toBeVisible()
  await page.goto(page.url().replace('/publish', '/start?step=codes'))
}

const colors = ['red', 'green', 'blue'] as const
const stripes = ['#c82828', '#28a03c', '#283cc8'] as const

/** Three squares beside each other: red, green and blue. */
async function threeSquares(name: string) {
  const drawing = stripes.map((fill, place) => `<rect x="${place * 300}" width="300" height="300" fill="${fill}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">${drawing.join('')}</svg>`
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/** Which of the three a picture shows most of. */
async function colorOf(picture: Locator): Promise<string | undefined> {
  const channels = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0, 1, 1)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  })
  return colors[channels.indexOf(Math.max(...channels))]
}

/** The menu on a phone, which listens for what is published. */
async function openPhone(browser: Browser): Promise<Customer> {
  const phone = new Customer(await newPage(browser, { width: 390, height: 844 }), brand())
  const listening = phone.page.waitForRequest(/store\/news/)
  await phone.open('/pages/home/menu/menu')
  await expect(rowOn(phone, 'Highland Oolong')).toBeVisible()
  await listening
  return phone
}

const rowOn = ({ page }: Customer, name: string) => page.locator('li', { hasText: name }).filter({ visible: true })

const openDeskAt = async (browser: Browser, path: string): Promise<Page> => {
  const page = await openDesk(browser, manager, { path, brand: brand() })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

/** By the key, on what may be gone before the key is let go of. */
async function enter(button: Locator): Promise<void> {
  await button.focus()
  await button.page().keyboard.press('Enter')
}

/** A picture is drawn in every width and format before it is saved. */
const expectSaved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible({ timeout: 90_000 })

test('[sheet-6] a brand of its own has its first menu from a ZIP of a workbook and photos, which its first customer sees', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const founder = new Founder(await newPage(browser, { width: 1440, height: 900 }))
  await makeAndOrder(browser, { founder, tiffin, fill: uploadMenu })
  const phone = await openPhone(browser)
  for (const [name] of products) {
    const picture = rowOn(phone, name).locator('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  manager = await invite({ grant: { role: 'manager' }, by: founderAccount, brand: brand() })
})

test('[media-4] [media-8] a manager takes a picture of the library, moves its square by arrow keys alone, and customers see the new square', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const phone = await openPhone(browser)
  const picture = rowOn(phone, 'Dark Cocoa').locator('img').first()
  const name = `Three squares ${randomInt(10 ** 6)}`
  const desk = await openDeskAt(browser, '/pictures')
  await desk.getByTestId('picture-files').setInputFiles(await threeSquares(name))
  await expect(desk.getByRole('region', { name: 'Uploads' })).toContainText('Added', { timeout: 90_000 })
  await desk.getByRole('link', { name: 'Menu', exact: true }).click()
  await desk.getByRole('link', { name: 'Dark Cocoa' }).click()
  await enter(desk.getByRole('button', { name: 'Picture 1: Replace the picture' }))
  const library = desk.getByRole('dialog', { name: 'Picture 1' })
  await library.getByRole('searchbox').fill('three squares')
  await expect(library.getByRole('button', { name: /^Dark Cocoa/ })).toHaveCount(0)
  await settle(desk)
  expect(await axeFaults(desk, ['light', 'dark'])).toEqual([])
  await enter(library.getByRole('button', { name }))

  await enter(desk.getByRole('button', { name: 'Crop: Picture 1' }))
  const crop = desk.getByRole('dialog', { name: 'Crop' })
  await expect(crop.getByRole('button', { name: 'Part that is shown' })).toBeFocused()
  for (let press = 0; press < 20; press++) await desk.keyboard.press('ArrowRight')
  await expect(crop.getByRole('status')).toHaveText('Middle: 83% from the left, 50% from the top')
  await settle(desk)
  expect(await axeFaults(desk, ['light', 'dark'])).toEqual([])
  await enter(crop.getByRole('button', { name: 'Save' }))
  await expect(crop).toHaveCount(0, { timeout: 90_000 })
  await expectSaved(desk)
  await desk.getByRole('link', { name: 'Review' }).click()
  await desk.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await expect(desk.getByText(/^Release \d+ is live$/)).toBeVisible()
  await expect.poll(() => colorOf(picture), { timeout: 90_000 }).toBe('blue')
})

/** A day and a time two minutes from now at most, by the brand's clock. */
function soon() {
  const minute = 60_000
  const target = new Date((Math.floor(Date.now() / minute) + 2) * minute)
  const [date = '', clock = ''] = target.toLocaleString('sv-SE', { timeZone: 'Asia/Singapore' }).split(' ')
  return { date, clock: clock.slice(0, 5) }
}

test('[draft-9] a product is archived by a draft that is published by the clock, at the minute that was chosen', async ({
  browser,
}) => {
  const phone = await openPhone(browser)
  const desk = await openDeskAt(browser, '/menu?text=butter')
  await desk.getByRole('link', { name: 'Butter Bun' }).click()
  await desk.getByRole('button', { name: 'Archive', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }).click()
  await expectSaved(desk)
  await desk.getByRole('link', { name: 'Review' }).click()
  await desk.getByRole('radio', { name: 'At a time' }).check({ force: true })
  const { date, clock } = soon()
  const when = desk.getByRole('region', { name: 'When' })
  await when.getByLabel('Date').fill(date)
  await when.getByLabel('Time', { exact: true }).fill(clock)
  await desk.getByRole('button', { name: 'Schedule' }).click()
  await expect(desk.getByRole('region', { name: 'Scheduled' })).toContainText(clock)
  tiffin.skipMinute()
  await expect(rowOn(phone, 'Highland Oolong')).toBeVisible()
  await expect(rowOn(phone, 'Butter Bun')).toBeVisible()
  tiffin.skipMinute()
  await expect(rowOn(phone, 'Butter Bun')).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByRole('region', { name: 'Scheduled' })).toHaveCount(0)
})

test('[draft-15] a view of archived products is kept, opened from the palette and there after a reload; one comes back by a draft', async ({
  browser,
}) => {
  const phone = await openPhone(browser)
  await expect(rowOn(phone, 'Butter Bun')).toHaveCount(0)
  const desk = await openDeskAt(browser, '/menu')
  await desk.getByRole('radio', { name: 'Archived' }).check({ force: true })
  await desk.getByRole('button', { name: 'Views' }).click()
  await desk.getByRole('menuitem', { name: 'Save these filters' }).click()
  await desk.getByRole('dialog').getByLabel('Name').fill('Off the menu')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('View saved')).toBeVisible()
  await desk.getByRole('link', { name: 'Stores', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  await desk.keyboard.press('Control+k')
  await expect(desk.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused()
  await desk.keyboard.type('off the')
  await desk.keyboard.press('Enter')
  const restore = desk.getByRole('button', { name: 'Restore Butter Bun' })
  await expect(restore).toBeVisible()
  await desk.reload()
  await expect(desk.getByRole('button', { name: /^Views/ })).toContainText('Off the menu')
  await restore.click()
  await expect(desk.getByText('Butter Bun comes back when you publish')).toBeVisible()
  await expectSaved(desk)
  await desk.getByRole('link', { name: 'Review' }).click()
  await desk.getByRole('checkbox', { name: 'Publish anyway' }).check({ force: true })
  await desk.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await expect(desk.getByText(/^Release \d+ is live$/)).toBeVisible()
  await expect(rowOn(phone, 'Butter Bun')).toContainText('$2.60')
})
