import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { profileCall, profileOf } from './two-customers.ts'

afterEach(closeApp)

it('[R-7.13] the page of the member code calls a customer without a name by the end of their phone behind dots', async () => {
  const { answer } = fakeServer()
  answer(profileCall, () => ({ ...profileOf('2468'), phone: '+65 •••• 2468' }))
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  expect(await screen.findByText(/^•••• 2468/)).toBeTruthy()
})
