import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { staffNetwork } from '../src/network.ts'
import { test } from '../src/test.ts'

const url = () => process.env.TIFFIN_URL ?? ''

/** A window of a person at the desk, wide or a phone's. */
async function newWindow(browser: Browser, size = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'en-US', viewport: size, reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    extraHTTPHeaders: staffNetwork(),
  })
  return context.newPage()
}

async function logIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Account name').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The owner of the demo brand, at the page that they asked for. */
async function ownerAt(browser: Browser, path: string, size?: { width: number; height: number }): Promise<Page> {
  const page = await newWindow(browser, size)
  await page.goto(`${url()}/desk/demo${path}`)
  await logIn(page, 'adelaide', 'camellia-row-1')
  return page
}

/** Invites a manager of Riverside Arcade; answers the link. */
async function invite(owner: Page, { name, account }: { name: string; account: string }): Promise<string> {
  await owner.getByRole('button', { name: 'Invite' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Account name').fill(account)
  await dialog.getByLabel('Role', { exact: true }).selectOption('Store manager')
  await dialog.getByLabel('Find a store').fill('riverside')
  await dialog.getByRole('checkbox', { name: 'Riverside Arcade' }).check()
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  return owner.getByTestId('invite-link').innerText()
}

test('[DK-04] an owner invites a store manager, who sets a password, sees the own store only, and is logged out by the owner', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const account = `manager-${randomInt(10 ** 9)}`
  const name = `Aisyah ${account}`
  const owner = await ownerAt(browser, '/team?role=owner')
  await expect(owner.getByRole('button', { name: 'Adelaide Koh', exact: true })).toBeVisible()
  expect(owner.url()).toContain('/desk/demo/team?role=owner')
  const link = await invite(owner, { name, account })
  await owner.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  const manager = await newWindow(browser)
  await manager.goto(link)
  await expect(manager.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  expect(await axeFaults(manager, ['light', 'dark'])).toEqual([])
  await manager.getByLabel('New password').fill('a row of camellias')
  await manager.getByRole('button', { name: 'Set password and log in' }).click()
  await manager.getByRole('link', { name: 'Team' }).first().click()
  await expect(manager.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(manager.getByText('1 store', { exact: true })).toBeVisible()
  await expect(manager.getByText('Adelaide Koh')).toHaveCount(0)
  await expect(manager.getByRole('switch')).toBeDisabled()
  await manager.goto(`${url()}/desk/demo/team?person=new`)
  const role = manager.getByRole('dialog').getByLabel('Role', { exact: true })
  await expect(role.locator('option:not([disabled])')).toHaveText(['Employee'])
  await expect(manager.getByLabel('All stores')).toBeDisabled()
  await manager.keyboard.press('Escape')

  await owner.goto(`${url()}/desk/demo/team?text=${account}`)
  await owner.getByRole('button', { name: `Actions for ${name}` }).click()
  await owner.getByRole('menuitem', { name: 'End all sessions' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click()
  await expect(owner.getByText(`${name} is logged out everywhere`)).toBeVisible()
  await owner.keyboard.press('g')
  await owner.keyboard.press('a')
  await expect(owner.getByRole('row', { name: new RegExp(`${name} Ended all sessions`) })).toBeVisible()
  await manager.getByRole('link', { name: 'Audit log' }).click()
  await expect(manager.getByText(/Your session has ended/)).toBeVisible()

  const second = await newWindow(browser)
  await second.goto(link)
  await expect(second.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

// A window of 1024 px is one of those in which every page is looked at.
for (const [device, size] of Object.entries({
  'a wide window': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
}))
  test(`[WB-02] axe finds nothing at the desk in ${device}, nothing reaches over its side, and nothing breaks the policy`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const page = await newWindow(browser, size)
    const broken: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
    page.on('pageerror', (error) => broken.push(error.message))
    const expectClean = async (what: string) => {
      await settle(page)
      expect([what, await axeFaults(page, ['light', 'dark'])]).toEqual([what, []])
      expect([what, await sideways(page)]).toEqual([what, []])
    }
    await page.goto(`${url()}/desk/`)
    await expect(page.getByRole('heading', { name: 'Which brand?' })).toBeVisible()
    await expectClean('no brand')
    await page.goto(`${url()}/desk/demo/team`)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectClean('log-in with faults')
    await logIn(page, 'adelaide', 'camellia-row-1')
    await expect(page.getByRole('button', { name: 'Adelaide Koh', exact: true })).toBeVisible()
    await expectClean('team')
    await page.getByRole('button', { name: 'Actions for Adelaide Koh' }).click()
    await expectClean('menu of a person')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('button', { name: 'Create invitation' }).click()
    await expect(page.getByText('Enter a name')).toBeVisible()
    await expectClean('invitation with faults')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused()
    await expectClean('palette')
    await page.keyboard.press('Escape')
    for (const [path, heading] of [
      ['audit', 'Audit log'],
      ['account', 'Your account'],
      ['nowhere', 'Not found'],
    ] as const) {
      await page.goto(`${url()}/desk/demo/${path}`)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expectClean(path)
    }
    expect(broken).toEqual([])
  })
