import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeStoreManager, openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

const url = () => process.env.TIFFIN_URL ?? ''

const expectClean = async (page: Page, what: string) => {
  await settle(page)
  expect([what, await axeFaults(page, ['light', 'dark'])]).toEqual([what, []])
  expect([what, await sideways(page)]).toEqual([what, []])
}

/** Types a store that is open around the clock, far from all others and behind them in every list. */
async function makeStore(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'New store' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Address', { exact: true }).fill('1 Circular Quay')
  await page.getByLabel('Time zone').selectOption('Australia/Sydney')
  await page.getByLabel('Position in lists').fill('5000')
  await page.getByLabel('Mon, opens').fill('00:00')
  await page.getByLabel('Mon, closes').fill('24:00')
  await page.getByRole('button', { name: 'Copy Mon to…' }).click()
  await page.getByRole('menuitem', { name: 'Every day' }).click()
  await page.getByLabel(/Paste coordinates/).fill('https://www.google.com/maps/@-33.8611,151.2126,17z')
  await expect(page.getByLabel('Latitude')).toHaveValue('-33.8611')
  await page.getByRole('button', { name: 'Create store' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/stores\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

test('[store-12] an owner makes a store, a customer finds it open, and a pause shows on the open phone without a reload', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const name = `Quay ${randomInt(10 ** 6)}`
  const page = await openDesk(browser, owner, { path: '/stores' })
  const storeId = await makeStore(page, name)

  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(`${url()}/?corp=demo#/pages/home/storeList/searchStore`)
  await phone.getByRole('searchbox').fill(name)
  await phone
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await phone.goto(`${url()}/?corp=demo#/pages/home/menu/menu`)
  const listening = phone.waitForResponse((answer) => answer.url().includes('/store/news'))
  await phone.reload()
  await listening
  await expect(phone.getByText(name).first()).toBeVisible()
  await expect(phone.getByText('This store is closed now')).toHaveCount(0)

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('menuitem', { name: 'Until somebody opens it' }).click()
  await expect(phone.getByText('This store is closed now').first()).toBeVisible()
  await phone.getByRole('button', { name: `Stay at ${name}` }).click()
  await expect(phone.getByText('Closed now').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open now' }).click()
  await expect(phone.getByText('Closed now')).toHaveCount(0)

  await page.getByRole('button', { name: 'Archive store' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive store' }).click()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await page.goto(`${url()}/desk/demo/stores?state=archived`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(storeId).not.toBe('')
})

test('[DK-04] a store manager sees the own store only, runs its hours, and cannot open the address of another one', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const manager = await makeStoreManager('riverside')
  const page = await openDesk(browser, manager, { path: '/stores' })
  await expect(page.getByRole('table', { name: 'Stores' }).getByRole('link')).toHaveText(['Riverside Arcade'])
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Riverside Arcade', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Day by day' })).toBeEnabled()
  await page.goto(`${url()}/desk/demo/stores/tiong-bahru`)
  await expect(page.getByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
})

test('what is typed over a store is there again after a reload, at the desk', async ({ browser }) => {
  const page = await openDesk(browser, owner, { path: '/stores/riverside' })
  await page.getByLabel('Notice').fill('Something new on Mondays')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  await expect(page.getByLabel('Notice')).toHaveValue('Something new on Mondays')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
})

// A window of 1024 px is one of those in which every page is looked at.
for (const [device, size] of Object.entries({
  'a wide window': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
}))
  test(`[WB-02] axe finds nothing on the pages of stores in ${device}, and nothing reaches over its side`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const page = await openDesk(browser, owner, { path: '/stores', size })
    const broken: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
    page.on('pageerror', (error) => broken.push(error.message))
    await expect(page.getByRole('link', { name: 'Riverside Arcade' })).toBeVisible()
    await expectClean(page, 'stores')
    await page.goto(`${url()}/desk/demo/stores/riverside`)
    await page.getByLabel('Store code').fill('R1')
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
    await expectClean(page, 'store')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.locator('.date:not(:disabled)').first().click()
    await page.getByRole('radio', { name: 'Other hours' }).click()
    await expectClean(page, 'date')
    await page.goto(`${url()}/desk/demo/stores/new`)
    await page.getByRole('button', { name: 'Create store' }).click()
    await expect(page.getByText('Enter a name').first()).toBeVisible()
    await expectClean(page, 'new store')
    await page.goto(`${url()}/desk/demo/stores/groups`)
    await page.getByRole('button', { name: 'New group' }).click()
    await expectClean(page, 'new group')
    expect(broken).toEqual([])
  })
