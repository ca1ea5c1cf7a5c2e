import { act, screen, within } from '@testing-library/react'
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
  const strip = await button(/^Offers: .* \+2$/)
  const shown = strip.textContent ?? ''
  expect(named.filter(({ name }) => shown.includes(name))).toHaveLength(1)
  await click(strip)
  const sheet = await screen.findByRole('dialog', { name: 'Offers' })
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['First', 'Second', 'Third'])
  await click(within(sheet).getByRole('button', { name: 'Done' }))
  await act(async () => window.icc.reLaunch('/'))
  await screen.findByText('Takeaway')
  await act(async () => window.icc.switchTab('/pages/home/menu/menu'))
  expect((await button(/^Offers: /)).textContent).not.toBe(shown)
})
