import { screen, waitFor } from '@testing-library/react'
import type { OrderStatus } from '@tiffin/core/order/order-state'
import { afterEach, expect, it } from 'vitest'
import { closeApp, goodToken, openApp } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { click } from './steps.ts'

afterEach(closeApp)

const tabs = ['Awaiting payment', 'In progress', 'Completed', 'Cancelled and closed']

it.each([
  [10, 'Awaiting payment'],
  [30, 'In progress'],
  [50, 'Completed'],
  [60, 'Cancelled and closed'],
  [70, 'Cancelled and closed'],
] satisfies [OrderStatus, string][])(
  '[R-2.43] an order of state %i is listed under "%s" and nowhere else',
  async (status, own) => {
    const { order, move } = await shopWithOrder()
    move(status)
    await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
    await click(await screen.findByRole('tab', { name: 'All' }))
    const seen = () => screen.queryByText(`Order ${order.orderNo}`) !== null
    await waitFor(() => expect(seen()).toBe(true))
    for (const tab of tabs) {
      await click(await screen.findByRole('tab', { name: tab }))
      await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
      expect([tab, seen()]).toEqual([tab, tab === own])
    }
  },
)
