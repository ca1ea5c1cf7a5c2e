import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openDesk } from '../src/at-desk.ts'
import { Customer } from '../src/customer.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

/** A picture that the library does not have yet. */
async function newPicture(name: string) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const buffer = await sharp({ create: { width: 400 + randomInt(400), height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${name}.png`, mimeType: 'image/png', buffer }
}

/** A window of the owner at the library, whose first edit begins a draft of its own. */
async function libraryAt(browser: Browser, size?: { width: number; height: number }): Promise<Page> {
  const page = await openDesk(browser, owner, { path: '/pictures', ...(size && { size }) })
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
  return page
}

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: new RegExp(`^${name}`) })

const publish = async (page: Page) => {
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await expect(page.getByText(/^Release \d+ is live$/)).toBeVisible()
}

test('an owner uploads pictures, says in Arabic what one shows, and replaces it everywhere; customers see the new picture and hear its text', async ({
  browser,
  page,
  turn: _turn,
}) => {
  test.setTimeout(120_000)
  const number = randomInt(10 ** 6)
  const [counter, window, entrance] = [`Counter ${number}`, `Window ${number}`, `Door ${number}`]
  const title = `Tea at the window ${number}`
  const arabic = `نافذة ${number}`
  const desk = await libraryAt(browser)
  const tooSmall = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await desk
    .getByTestId('picture-files')
    .setInputFiles([await newPicture(counter), { name: 'tiny.png', mimeType: 'image/png', buffer: tooSmall }])
  const uploads = desk.getByRole('region', { name: 'Uploads' })
  await expect(uploads).toContainText(`${counter}.pngAdded`)
  await expect(uploads).toContainText('This picture is too small')

  await desk.getByRole('link', { name: 'Pages', exact: true }).click()
  await desk.getByRole('button', { name: 'Banner', exact: true }).click()
  await desk.getByLabel('Title in English').fill(title)
  const picture = await newPicture(window)
  await desk.getByTestId('picture-file').first().setInputFiles(picture)
  await expect(desk.locator('.picfield .pick img').first()).toBeVisible()
  await expect(desk.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()
  await publish(desk)

  await desk.getByRole('link', { name: 'Pictures', exact: true }).click()
  await tile(desk, window).click()
  await desk.getByRole('radio', { name: /العربية/ }).check()
  await desk.getByLabel(/^Alternative text in/).fill(arabic)
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await expect(desk.getByRole('list', { name: 'Used in' }).getByRole('link', { name: title })).toBeVisible()

  await desk.getByRole('button', { name: 'Replace everywhere' }).click()
  await desk.getByTestId('picture-file').setInputFiles(await newPicture(entrance))
  await expect(desk.getByText('1 place shows the new picture once the draft is published.')).toBeVisible()
  const phone = new Customer(page)
  await page.addInitScript(() => localStorage.setItem('useLanguage', 'ar-IQ'))
  const news = page.waitForRequest(/store\/news/)
  await phone.open()
  const before = phone.on('home').getByAltText(arabic)
  await expect(before).toHaveAttribute('src', /^\/media\//)
  await news
  const address = await before.getAttribute('src')
  await desk.getByRole('button', { name: 'Put 1 change into the draft' }).click()
  await publish(desk)
  await expect.poll(() => phone.on('home').getByAltText(arabic).getAttribute('src')).not.toBe(address)

  await desk.getByRole('button', { name: /^Undo release \d+$/ }).click()
  await desk
    .getByRole('dialog', { name: /^Undo release/ })
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await expect.poll(() => phone.on('home').getByAltText(arabic).getAttribute('src')).toBe(address)
})

for (const [device, size] of Object.entries({
  'a wide window': { width: 1440, height: 900 },
  'a small window': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
}))
  test(`[WB-02] axe finds nothing on the library of pictures in ${device}, and nothing breaks the policy`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const desk = await libraryAt(browser, size)
    const broken: string[] = []
    desk.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
    desk.on('pageerror', (error) => broken.push(error.message))
    const name = `Corner ${randomInt(10 ** 6)}`
    await desk.getByTestId('picture-files').setInputFiles([await newPicture(name)])
    const look = async (what: string) => {
      await settle(desk)
      expect([what, await axeFaults(desk, ['light', 'dark'])]).toEqual([what, []])
      expect([what, await sideways(desk)]).toEqual([what, []])
    }
    await expect(tile(desk, name)).toBeVisible()
    await look('library')
    await tile(desk, name).click()
    await expect(desk.getByText('Nothing shows this picture.')).toBeVisible()
    await look('picture')
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await desk.getByRole('dialog', { name: 'Delete this picture?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(tile(desk, name)).toHaveCount(0)
    expect(broken).toEqual([])
  })
