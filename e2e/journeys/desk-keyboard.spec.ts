import { expect, type Locator, type Page } from '@playwright/test'
import { openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { test } from '../src/test.ts'

/** As many stops as no page of the desk has. */
const mostStops = 150

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Opens what the palette finds by a few letters. */
async function goTo(page: Page, letters: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused()
  await page.keyboard.type(letters)
  await expect(page.getByRole('option', { name: option, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
}

const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d:\d\d$/)

test('by the keyboard alone a price is found and changed, blocks of Home change places, both are published and taken back', async ({
  browser,
  turn: _turn,
}) => {
  test.setTimeout(120_000)
  const page = await openDesk(browser, owner, { path: '/stores' })
  await expect(page.getByRole('heading', { name: 'Stores', level: 1 })).toBeVisible()
  await goTo(page, 'camellia tumb', /Camellia Tumbler/)
  await tabTo(page, page.getByLabel('Price', { exact: true }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('33.5')
  await expect(page.getByText('was 32.00')).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await goTo(page, 'pages', /^Pages/)
  const blocks = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
  await expect(blocks.first()).toBeVisible()
  const before = await blocks.allInnerTexts()
  const down = blocks.getByRole('button', { name: /^Move .* down$/ }).first()
  await press(page, down, 'Alt+ArrowDown')
  await expect.poll(() => blocks.allInnerTexts()).not.toEqual(before)
  await expect(saved(page)).toBeVisible()

  await goTo(page, 'publish', /^Publish/)
  await press(page, page.getByRole('button', { name: /^Publish \d changes$/ }))
  await expect(page.getByText(/^Release \d+ is live$/)).toBeVisible()
  await press(page, page.getByRole('button', { name: /^Undo release \d+$/ }))
  const dialog = page.getByRole('dialog', { name: /^Undo release/ })
  await press(page, dialog.getByRole('button', { name: 'Undo', exact: true }))
  await expect(page.getByText(/^Taken back, as release \d+$/)).toBeVisible()
  await goTo(page, 'pages', /^Pages/)
  await expect.poll(() => blocks.allInnerTexts()).toEqual(before)
})
