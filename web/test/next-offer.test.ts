import { screen } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { promotions } from './fake/shop.ts'
import { button, click } from './steps.ts'

afterEach(closeApp)

const activity = (type: number, rule: Promotion['rule']): Promotion => {
  const [, whole] = promotions
  if (whole === undefined) throw new Error('the fake has an activity')
  return { ...whole, type, rule, name: 'Full table' }
}

it.each<[string, Promotion]>([
  ['Add $11.60 for 10% off', activity(2, { kind: 'perMilleOff', perMille: 100 })],
  ['Add $11.60 for a free item', activity(11, { kind: 'gift', maxNum: 1, productIdList: ['butter-croissant'] })],
  ['Add $11.60 for 2 free items', activity(11, { kind: 'gift', maxNum: 2, productIdList: ['butter-croissant'] })],
  [
    'Add $11.60 and save $5.00',
    activity(4, { kind: 'spendAndReduce', spend: money(1500), reduce: money(500), maximum: money(500) }),
  ],
  [
    'Add $11.60 and save $4.00',
    activity(4, { kind: 'spendAndReduce', spend: money(500), reduce: money(200), maximum: money(400) }),
  ],
  [
    'Add $11.60 for Full table',
    { ...activity(2, { kind: 'perMilleOff', perMille: 100 }), productIdList: ['butter-croissant'] },
  ],
  ['Add $11.60 and save $3.00', activity(2, { kind: 'amountOff', amount: money(300) })],
  ['Add $11.60 for Full table', activity(9, { kind: 'freeOrder' })],
])('the cart says what the next offer gives: %s', async (words, offer) => {
  const { answer } = fakeServer()
  answer('/api/app/marketing/promotion/list', () => ({ list: [offer] }))
  await openApp({ hash: '#/pages/home/menu/menu' })
  await click(await button('Add Butter Croissant'))
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

it('what the next offer saves is shown beside what is saved already', async () => {
  const { answer } = fakeServer()
  const now = { ...activity(2, { kind: 'amountOff', amount: money(148) }), promotionId: 'now', threshold: money(0) }
  const next = activity(2, { kind: 'amountOff', amount: money(500) })
  const list = [now, next]
  answer('/api/app/marketing/promotion/list', () => ({ list }))
  await openApp({ hash: '#/pages/home/menu/menu' })
  await click(await button('Add Butter Croissant'))
  expect((await screen.findAllByText('Add $11.60 and save $3.52 more')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/save \$5\.00/)).toBeNull()
})

it('the menu names the activities that are in force, none that begins later', async () => {
  const { answer } = fakeServer()
  const now = { ...activity(2, { kind: 'amountOff', amount: money(148) }), promotionId: 'now', name: 'Today only' }
  const later = {
    ...now,
    promotionId: 'later',
    name: 'Christmas',
    startTime: Date.now() + 86_400_000,
    endTime: Date.now() + 2 * 86_400_000,
  }
  answer('/api/app/marketing/promotion/list', () => ({ list: [now, later] }))
  await openApp({ hash: '#/pages/home/menu/menu' })
  const strip = await button(/^Offers:/)
  expect(strip.textContent).toBe('Offers: Today only')
})
