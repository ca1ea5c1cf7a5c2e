import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { discardDraft, openDesk, owner } from '../src/at-desk.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

for (const [device, size] of Object.entries({
  'a wide window': { width: 1440, height: 900 },
  'a small window': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
}))
  test(`[WB-02] an owner says a promotion as a sentence; axe finds nothing in ${device}, and nothing breaks the policy`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const page = await openDesk(browser, owner, { path: '/offers', size })
    const broken: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
    page.on('pageerror', (error) => broken.push(error.message))
    const expectClean = async (what: string) => {
      await settle(page)
      expect([what, await axeFaults(page, ['light', 'dark'])]).toEqual([what, []])
      expect([what, await sideways(page)]).toEqual([what, []])
    }
    await expect(page.getByRole('button', { name: /^Something sweet from 20/ })).toBeVisible()
    await expectClean('promotions')
    await page.evaluate(() => sessionStorage.setItem('tiffin.desk.draft', 'new'))
    await page.reload()
    await page.getByRole('button', { name: 'Off the whole order', exact: true }).click()
    await page.getByLabel('Name in English').fill(`Quiet hour ${randomInt(10 ** 6)}`)
    await page.getByRole('textbox', { name: 'Least amount of an order' }).fill('900')
    await page.getByRole('textbox', { name: 'per cent off' }).fill('5')
    await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()
    await expectClean('a promotion')
    await page.goto(`${process.env.TIFFIN_URL ?? ''}/desk/demo/publish`)
    await expect(page.getByRole('region', { name: 'Unpublished' })).toContainText('Quiet hour')
    await discardDraft(page)
    await expect(page.getByText('The draft is discarded')).toBeVisible()
    expect(broken).toEqual([])
  })
