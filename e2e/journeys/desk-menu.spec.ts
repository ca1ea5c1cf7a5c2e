import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page, type ViewportSize } from '@playwright/test'
import { discardDraft, openDesk } from '../src/at-desk.ts'
import { Customer } from '../src/customer.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

const url = () => process.env.TIFFIN_URL ?? ''

/** A window of the demo brand's owner, at a page of the desk. */
const ownerAt = (browser: Browser, path: string, window: { size?: ViewportSize; draftId?: string } = {}) =>
  openDesk(browser, owner, { path, ...window })

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('tiffin.desk.draft') ?? '')
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d:\d\d$/)

/** Throws the draft of a window away, so that other journeys can publish. */
async function discard(page: Page): Promise<void> {
  await page.goto(`${url()}/desk/demo/publish`)
  await discardDraft(page)
  await expect(page.getByText('The draft is discarded')).toBeVisible()
}

test('a price is changed, published and taken back, and an open phone and its cart follow without a reload', async ({
  browser,
  page,
  turn: _turn,
}) => {
  test.setTimeout(120_000)
  const phone = new Customer(page)
  await phone.openMenu()
  const row = page.locator('[id="product-tumbler"]')
  await row.scrollIntoViewIfNeeded()
  const shown = page
    .locator('li', { has: page.getByText('Camellia Tumbler') })
    .filter({ visible: true })
    .first()
  await expect(shown).toContainText('$32.00')
  await phone.add('Camellia Tumbler')

  const desk = await ownerAt(browser, '/menu?text=tumbler')
  await desk.getByRole('link', { name: 'Camellia Tumbler' }).click()
  const price = desk.getByLabel('Price', { exact: true })
  await price.fill('33.5')
  await expect(desk.getByText('was 32.00')).toBeVisible()
  await expect(saved(desk)).toBeVisible()
  await desk.getByRole('link', { name: 'Review' }).click()
  const paper = desk.getByRole('region', { name: 'Unpublished' })
  await expect(paper.getByRole('listitem')).toHaveText([/Camellia Tumbler.*Price .*\$32\.00.*→ .*\$33\.50/])
  await desk.getByRole('button', { name: 'Publish 1 change', exact: true }).click()
  await expect(desk.getByText(/^Release \d+ is live$/)).toBeVisible()
  await Promise.all([
    expect(shown).toContainText('$33.50'),
    expect(page.getByText('The price of Camellia Tumbler changed from $32.00 to $33.50')).toBeVisible(),
  ])
  await expect(desk.getByRole('link', { name: 'Review' })).toHaveCount(0)

  await desk.getByRole('button', { name: /^Undo release \d+$/ }).click()
  // A log-in just now is a proof.
  const trial = desk.getByRole('dialog', { name: /^Undo release/ })
  await expect(trial.getByRole('listitem')).toHaveText([/Camellia Tumbler.*\$33\.50.*→ .*\$32\.00/])
  await trial.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(desk.getByText(/^Taken back, as release \d+$/)).toBeVisible()
  await expect(shown).toContainText('$32.00')
})

test('[lint-10] a price of nothing is a warning that wants a tick before it can be published', async ({ browser }) => {
  test.setTimeout(120_000)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const desk = await ownerAt(browser, '/menu?text=tumbler', { size })
    await desk.getByRole('link', { name: 'Camellia Tumbler' }).click()
    await desk.getByLabel('Price', { exact: true }).fill('0')
    await expect(saved(desk)).toBeVisible()
    await desk.goto(desk.url().replace(/\/menu\/.*/, '/publish'))
    const publish = desk.getByRole('button', { name: 'Publish 1 change', exact: true })
    await expect(desk.getByRole('region', { name: '1 warning' })).toContainText('costs nothing')
    await expect(publish).toBeDisabled()
    await settle(desk)
    expect(await axeFaults(desk, ['light', 'dark'])).toEqual([])
    const tick = desk.getByRole('checkbox', { name: 'Publish anyway' })
    await tick.focus()
    await desk.keyboard.press('Space')
    await expect(publish).toBeEnabled()
    await discard(desk)
  }
})

test('[DK-01] two editors of one draft are merged by field, and asked where both changed the same one', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const first = await ownerAt(browser, '/menu/tote-bag')
  const code = `T-${randomInt(10 ** 6)}`
  await first.getByLabel('Cost', { exact: true }).fill('4.10')
  await expect(saved(first)).toBeVisible()
  const draftId = await draftOf(first)
  const second = await ownerAt(browser, '/menu/tote-bag', { draftId })
  await expect(second.getByLabel('Cost', { exact: true })).toHaveValue('4.10')
  await second.getByRole('group').getByLabel('Code').fill(code)
  await expect(saved(second)).toBeVisible()
  await first.getByLabel('Member price', { exact: true }).fill('9.00')
  await expect(first.getByRole('group').getByLabel('Code')).toHaveValue(code)
  await expect(first.getByText('Saving…')).toHaveCount(0)

  // Both type a price before either has seen the other's.
  await second.getByLabel('Price', { exact: true }).fill('17')
  await first.getByLabel('Price', { exact: true }).fill('18')
  const questionIn = async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: 'Adelaide Koh changed this while you typed' })
    await expect(dialog).toBeVisible()
    return dialog
  }
  const dialog = await Promise.any([first, second].map(questionIn))
  await expect(dialog.getByText('$17.00')).toBeVisible()
  await expect(dialog.getByText('$18.00')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Theirs/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Use the chosen' }).click()
  await expect(dialog).toHaveCount(0)
  const values = () =>
    Promise.all([first, second].map((page) => page.getByLabel('Price', { exact: true }).inputValue()))
  await first.getByLabel('Cost', { exact: true }).focus()
  await second.getByLabel('Cost', { exact: true }).focus()
  await expect.poll(async () => new Set(await values()).size, { timeout: 20_000 }).toBe(1)
  await discard(first)
})

test('a lost connection loses nothing that was typed, and neither does loading the page again', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await ownerAt(browser, '/menu/cookie-tin')
  const text = `Baked ${randomInt(10 ** 6)}`
  await expect(page.getByLabel('Description in English')).toBeEnabled()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByLabel('Description in English').fill(text)
  await expect(page.getByText(/1 change waits on this device/).first()).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/**')
  await page.reload()
  await expect(page.getByLabel('Description in English')).toHaveValue(text)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Description in English')).toHaveValue(text)
  await discard(page)
})

// A window of 1024 px is one of those in which every page is looked at.
for (const [device, size] of Object.entries({
  'a wide window': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
}))
  test(`[WB-02] axe finds nothing on the pages of menu and publishing in ${device}, and nothing breaks the policy`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const page = await ownerAt(browser, '/menu?text=tin', { size })
    const broken: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
    page.on('pageerror', (error) => broken.push(error.message))
    const expectClean = async (what: string) => {
      await settle(page)
      expect([what, await axeFaults(page, ['light', 'dark'])]).toEqual([what, []])
      expect([what, await sideways(page)]).toEqual([what, []])
    }
    await page.getByRole('checkbox', { name: 'Choose Butter Cookie Tin' }).click({ force: true })
    await page.getByRole('button', { name: 'Price…' }).click()
    await page.getByLabel('How much').fill('5')
    await expectClean('prices of many')
    await page.keyboard.press('Escape')
    await expectClean('products')
    await page.getByRole('button', { name: 'Take off sale' }).click()
    await expect(page.getByText('1 change', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Butter Cookie Tin' }).click()
    await expect(page.getByLabel('Description in English')).toBeVisible()
    await expectClean('product')
    for (const [path, name] of [
      ['menu/categories', 'Pastry'],
      ['menu/options', 'Toppings'],
      ['menu/materials', 'Pearls'],
    ] as const) {
      await page.goto(`${url()}/desk/demo/${path}`)
      const button = page.getByRole('button', { name, exact: true }).first()
      await expect(button).toBeVisible()
      await expectClean(path)
      await button.click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expectClean(`${path}, one of it`)
    }
    await page.goto(`${url()}/desk/demo/publish`)
    await expect(page.getByRole('region', { name: 'Unpublished' }).getByRole('listitem')).toBeVisible()
    await expectClean('publish')
    await page.getByRole('radio', { name: 'At a time' }).check({ force: true })
    await expectClean('publish at a time')
    await discard(page)
    expect(broken).toEqual([])
  })
