import { act, screen, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { afterEach, expect, it } from 'vitest'
import { closeApp } from './app.ts'
import { promotions } from './fake/shop.ts'
import { button, click, openMenu } from './steps.ts'

const before = [...promotions]
afterEach(async () => {
  await closeApp()
  promotions.splice(0, promotions.length, ...before)
})

it('[page-27] one offer stands above the menu, another at the next visit, and leads to the list of all', async () => {
  const [one] = promotions
  if (one === undefined) throw new Error('the shop has an offer')
  const named = ['First', 'Second', 'Third'].map((name) => ({ ...one, promotionId: name, name }))
  promotions.splice(0, promotions.length, ...named)
  await openMenu()
  const strip = await button(/^Offers:.*2 more offers$/)
  const shown = strip.textContent ?? ''
  expect(named.filter(({ name }) => shown.includes(name))).toHaveLength(1)
  await click(strip)
  const sheet = await screen.findByRole('dialog', { name: 'Offers' })
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['First', 'Second', 'Third'].map((name) => expect.stringMatching(name)))
  await click(within(sheet).getByRole('button', { name: 'Done' }))
  await act(async () => window.icc.reLaunch('/'))
  await screen.findByText('Takeaway')
  await act(async () => window.icc.switchTab('/pages/home/menu/menu'))
  expect((await button(/^Offers:/)).textContent).not.toBe(shown)
})

it('[page-35] the list of offers says what each gives, of what, from which amount and until when', async () => {
  const [one] = promotions
  if (one === undefined) throw new Error('the shop has an offer')
  const endTime = Date.now() + 3 * 86_400_000
  const all = { ...one, productIdList: null, endTime: Number.MAX_SAFE_INTEGER }
  promotions.splice(
    ...[0, promotions.length],
    { ...one, promotionId: 'a', name: 'Of one', endTime },
    { ...all, promotionId: 'b', name: 'Rate', rule: { kind: 'perMilleOff', perMille: 155 }, threshold: money(1500) },
    {
      ...{ ...all, promotionId: 'c', name: 'Steps' },
      rule: { kind: 'spendAndReduce', spend: money(1000), reduce: money(200), maximum: money(600) },
    },
    { ...all, promotionId: 'd', name: 'Gift', rule: { kind: 'gift', maxNum: 1, productIdList: ['rye-loaf'] } },
    { ...all, promotionId: 'e', name: 'Both', rule: { kind: 'fixedPrice', price: money(99) } },
    { ...all, promotionId: 'f', name: 'Both', rule: { kind: 'freeOrder' } },
  )
  await openMenu()
  await click(await button(/^Offers:/))
  const sheet = await screen.findByRole('dialog', { name: 'Offers' })
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(endTime - 1)
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `Of one$0.60 off · Osmanthus Oolong Milk Tea · Until ${day}`,
    'Rate15.5% off · From $15.00',
    'Steps$2.00 off every $10.00 · Up to $6.00',
    'Gift1 item free',
    'BothOnly $0.99Free order',
  ])
})
