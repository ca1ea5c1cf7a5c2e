import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { discardDraft, openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { call, logIn } from '../src/signed-in.ts'
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

test('[coupon-6] a kind of coupon is changed, published and taken back, and coupons keep the terms they were issued with', async ({
  browser,
  turn: _turn,
}) => {
  test.setTimeout(120_000)
  const amountsOf = async (token: string) => {
    const { list } = await call('/api/app/customer/coupon/list', { status: 0 }, token)
    return (list as { discount: number }[]).map(({ discount }) => discount) // the contract's own shape
  }
  const redeem = (token: string) => call('/api/app/customer/coupon/exchange', { code: 'EVEN1NG1N40FF' }, token)
  const before = await logIn()
  await redeem(before)

  const page = await openDesk(browser, owner, { path: '/offers' })
  const kind = page.getByRole('button', { name: /^An evening in/ })
  await expect(kind).toBeVisible()
  await kind.click()
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('7')
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()
  await settle(page)
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('region', { name: 'Unpublished' })).toContainText('An evening in')
  await page.getByRole('button', { name: 'Publish 1 change', exact: true }).click()
  await expect(page.getByText(/^Release \d+ is live$/)).toBeVisible()

  const after = await logIn()
  await redeem(after)
  expect([await amountsOf(before), await amountsOf(after)]).toEqual([[600], [700]])

  await page.getByRole('button', { name: /^Undo release \d+$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^Taken back, as release \d+$/)).toBeVisible()
  expect(await amountsOf(after)).toEqual([700])
})
