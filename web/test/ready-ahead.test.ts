import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)

const readyTime = '/api/app/customer/store/ready-time'
const words = /^Ready in \d+–\u2060\d+ min$/

describe('[ready-2] when an order would be ready', () => {
  it('stands on the tiles of Home, for one unit', async () => {
    const { to } = fakeServer()
    await openApp()
    expect(await screen.findAllByText(words)).toHaveLength(2)
    expect(to(readyTime).map(({ body }) => body.work)).toEqual([1])
  })

  it('does not while the store takes no orders', async () => {
    const server = fakeServer()
    server.answer(readyTime, () => ({ readyFrom: null, readyUntil: null, serverTime: Date.now() }))
    await openApp()
    await waitFor(() => expect(server.to(readyTime)).toHaveLength(1))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('stands in the foot of the cart, for what is in it', async () => {
    const { to } = await openMenu()
    await click(await button('Add Butter Croissant'))
    await click(await button('One more Butter Croissant'))
    await click(await button(/^View cart/))
    const cart = within(await screen.findByRole('dialog'))
    expect(await cart.findByText(words)).toBeTruthy()
    expect(to(readyTime).map(({ body }) => body.work)).toEqual([2])
  })
})
