import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp } from './app.ts'
import { aCoupon, emptyPurse, purse } from './fake/purse.ts'
import { button, click, openConfirm } from './steps.ts'

beforeEach(emptyPurse)
afterEach(closeApp)

describe('why this price', () => {
  it('[R-1.3] without any other discount the price still shows what else was possible', async () => {
    purse.coupons = [aCoupon('one-off')]
    await openConfirm()
    await click(await button('Why this price?'))
    expect(await screen.findByText('“one-off” could be used and was not chosen.')).toBeTruthy()
    expect(screen.getByText('$11.60 short of “10% off from $15”.')).toBeTruthy()
  })

  it('[page-68] says once of several coupons that they could be used and were not chosen', async () => {
    purse.coupons = [aCoupon('one-off'), aCoupon('two-off')]
    await openConfirm()
    await click(await button('Why this price?'))
    const reason = await screen.findByText('These could be used and were not chosen:')
    expect([...reason.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['one-off', 'two-off'])
    expect(screen.queryByText(/“(?:one|two)-off”/)).toBeNull()
  })
})
