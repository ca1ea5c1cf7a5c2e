import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { aCoupon, emptyPurse, purse } from './fake/purse.ts'
import { bootstrap } from './fake/shop.ts'
import { menuAddress } from './steps.ts'

beforeEach(emptyPurse)
afterEach(closeApp)

type Settings = ReturnType<typeof bootstrap>['corpSetting']

function corpWith(more: Partial<Settings>) {
  const server = fakeServer()
  const { corpSetting, ...rest } = bootstrap()
  server.answer('/api/app/common/bootstrap/detail', () => ({ ...rest, corpSetting: { ...corpSetting, ...more } }))
}

it.each([
  [{ currentUnit: '¥' }, '¥3.40'],
  [{ currentUnit: 'Rp', defaultFractionDigits: 0, groupingSeparator: '.', currencyScale: 0 }, 'Rp340'],
  [{ groupingSeparator: '.' }, '$3,40'],
])('[R-3.8][R-5.14][R-9.3] with the settings %j a price reads %s', async (settings, price) => {
  corpWith(settings)
  await openApp({ hash: menuAddress })
  const row = (await screen.findByText('Butter Croissant')).closest('li, article')
  const prices = () => [...(row?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)
  await waitFor(() => expect(prices()).toContain(price))
})

it.each([
  ['en-US', '15%off'],
  ['zh-CN', '8.5折'],
])('[R-9.10] in %s a coupon of fifteen per cent off says %s', async (useLanguage, words) => {
  fakeServer()
  purse.coupons = [aCoupon('cheaper', { type: 2, discount: 150 })]
  await openApp({ hash: '#/pages/user/coupon/coupon', stored: { icc_token: goodToken(), useLanguage } })
  expect((await screen.findByRole('article')).textContent).toContain(words)
})
