import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, goodToken } from './app.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)

it('[R-8.2][R-8.3] a server that breaks is not shown as a lost connection', async () => {
  const { answer } = await openMenu({ icc_token: goodToken() })
  await click(await button('Add Butter Croissant'))
  answer('/api/app/order/cart/check', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await click(await button('Check out'))
  expect(await screen.findByText('Something went wrong on our side. Please try again later.')).toBeTruthy()
  expect(screen.queryByText(/^Network connection error/)).toBeNull()
})
