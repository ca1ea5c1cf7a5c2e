import { expect, test } from '@playwright/test'

const mine = '/pages/user/mine/mine'
const base = () => `${process.env.TIFFIN_URL}/?corp=demo`

const keys = [
  ...['icc_token', 'customer_data', 'cart_list', 'submit_cart_list', 'icc_corp_id', 'icc_app_version', 'useLanguage'],
  ...['storeInfo', 'tiffin.recentStores', 'tiffin.pickupMethod', 'tiffin.storeSearches', 'tiffin.savedCart'],
]

test('[WB-11] whatever stands in the storage, the app starts', async ({ page }) => {
  test.setTimeout(180_000)
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  const nasty = [
    '',
    '{',
    'null',
    '[null]',
    '[{}]',
    '{"type":"object"}',
    '{"__proto__":1}',
    '[{"num":1e99}]',
    '"\\ud800"',
    'a.b.c',
    '\u0000',
    '9'.repeat(9999),
  ]
  await page.goto(base())
  for (const [index, value] of nasty.entries()) {
    await page.evaluate(
      ({ keys, nasty, index }) => {
        for (const [place, key] of keys.entries()) {
          localStorage.setItem(key, nasty[(index + place) % nasty.length] ?? '')
          sessionStorage.setItem(key, nasty[(index + place) % nasty.length] ?? '')
        }
      },
      { keys, nasty, index },
    )
    await page.goto(`${base()}#${index % 2 === 0 ? '/' : mine}`)
    await page.reload()
    await expect(
      page.locator('[data-testid="page-home"]:visible, [data-testid="page-mine"]:visible'),
      value,
    ).toBeVisible()
  }
  expect(faults).toEqual([])
})
