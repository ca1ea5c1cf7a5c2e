import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refreshOrders } from '../src/data/order/refresh-orders.ts'
import { closeApp, goodToken, openApp, settle } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'

const rendered = vi.hoisted(() => ({ pictures: 0, countdowns: 0 }))
vi.mock('../src/ui/tile.tsx', async (load) => {
  const real = await load<typeof import('../src/ui/tile.tsx')>()
  const Tile: typeof real.Tile = (props) => {
    rendered.pictures += 1
    return real.Tile(props)
  }
  return { ...real, Tile }
})
vi.mock('../src/features/order/use-countdown.ts', async (load) => {
  const real = await load<typeof import('../src/features/order/use-countdown.ts')>()
  const useCountdown: typeof real.useCountdown = (...args) => {
    rendered.countdowns += 1
    return real.useCountdown(...args)
  }
  return { ...real, useCountdown }
})

afterEach(() => {
  vi.useRealTimers()
  return closeApp()
})

it('[R-4.11] the countdown of an order card renders once a second, the card around it not', async () => {
  await shopWithOrder()
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  const pay = await screen.findByRole('button', { name: /^Pay ?1\d:\d\d left$/ })
  await settle(300)
  const before = { ...rendered, text: pay.textContent }
  for (let part = 0; part < 22; part += 1) await settle(100) // renders wait for the end of each part
  expect(pay.textContent).not.toBe(before.text)
  expect(rendered.pictures - before.pictures).toBe(0)
  expect(rendered.countdowns - before.countdowns).toBeGreaterThanOrEqual(2)
  expect(rendered.countdowns - before.countdowns).toBeLessThanOrEqual(3)
})

it('[R-4.11] an order card whose time to pay is over says so without a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
  const { order, move } = await shopWithOrder()
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  await screen.findAllByRole('button', { name: /^Pay ?1\d:\d\d left$/ })
  move(70)
  vi.setSystemTime(order.payExpireTime ?? 0)
  expect(await screen.findByText('Not paid in time')).toBeTruthy()
})

it('[PY-19][R-4.11] the cashier says at the end of the time that it asks whether money came, and shows when it did', async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
  const { order, orderId, move } = await shopWithOrder()
  await openApp({ hash: `#/pages/order/cashier/cashier?orderId=${orderId}`, stored: { icc_token: goodToken() } })
  await screen.findByText('Time remaining for payment')
  vi.setSystemTime(order.payExpireTime ?? 0)
  await screen.findByText('Checking the payment')
  expect(screen.queryByText('Time remaining for payment')).toBeNull()
  move(20)
  await act(() => refreshOrders())
  await waitFor(() => expect(screen.queryByText('Checking the payment')).toBeNull())
})
