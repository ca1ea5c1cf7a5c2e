import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer, goodToken, openApp } from './app.ts'
import { button, click } from './steps.ts'

it('[R-1.2] Home shows points, coupons and the member code of a customer', async () => {
  fakeServer()
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  await button(/Points/)
  await button(/Coupons/)
  await click(await button(/Member code/))
  await waitFor(() => expect(location.hash).toContain('memberCode'))
})

it('[R-1.2] a visitor who has used one store only sees neither pockets nor frequent stores on Home', async () => {
  fakeServer()
  await openApp({ hash: '#/' })
  await screen.findByText('Takeaway')
  expect(screen.queryByRole('button', { name: /Member code/ })).toBeNull()
  expect(screen.queryByText('Frequently used')).toBeNull()
})

it('[R-1.2] a store used often is one tap away from Home', async () => {
  fakeServer()
  await openApp({ hash: '#/', stored: { 'tiffin.recentStores': JSON.stringify(['station', 'northgate']) } })
  await screen.findByText('Frequently used')
})
