import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { stores } from './fake/shop.ts'
import { button, click, menuAddress, openMenu } from './steps.ts'

afterEach(async () => {
  await closeApp()
  vi.useRealTimers()
})

/** The hour at every store of the shop, after which Garden Terrace opens on another day only. */
const atElevenInTheEvening = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-12T23:00:00-07:00'), shouldAdvanceTime: true })

describe('switching the store', () => {
  const cart = async (stored = {}) => {
    const app = await openMenu(stored)
    await click(await button('Add Butter Croissant'))
    await act(async () => {
      await window.icc.navigateTo('/pages/home/storeList/storeList')
    })
    return app
  }

  it('[R-4.17] asks first and then empties the cart', async () => {
    await cart()
    await click(await button('Northgate'))
    expect(await screen.findByText('Changing from Riverside Arcade to Northgate empties your cart.')).toBeTruthy()
    await click(await button('Change to Northgate'))
    await waitFor(() => expect(localStorage.getItem('cart_list')).toBeNull())
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({ storeId: 'northgate' })
  })

  it('[R-4.17] to the store that one has keeps the cart, and asks nothing', async () => {
    const { stack } = await cart()
    const kept = localStorage.getItem('cart_list')
    await click(await button(/^Riverside Arcade ./))
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([kept === null, localStorage.getItem('cart_list')]).toEqual([false, kept])
  })

  it('[R-4.17] with an empty cart asks nothing', async () => {
    fakeServer()
    const { stack } = await openApp({
      hash: '#/pages/home/menu/menu',
      stored: { storeInfo: chosen('riverside', 'Riverside Arcade') },
    })
    await act(async () => window.icc.navigateTo('/pages/home/storeList/storeList'))
    await click(await button('Northgate'))
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({ storeId: 'northgate' })
  })

  it('[R-4.15] Home says that its store rests, and leads to the others', async () => {
    atElevenInTheEvening()
    fakeServer()
    const { stack } = await openApp({ stored: { storeInfo: chosen('garden', 'Garden Terrace') } })
    expect(await screen.findByText(/You can choose another store or keep the current one\./)).toBeTruthy()
    await click(await button('Choose another store'))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/storeList/storeList'))
  })

  it('[R-4.17] declined, or to the same store, keeps it', async () => {
    const { stack } = await cart()
    await click(await button('Northgate'))
    await click(await button('Stay at Riverside Arcade'))
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
    const [current] = await screen.findAllByRole('button', { name: /Riverside Arcade/ })
    if (current === undefined) throw new Error('the current store is in the list')
    await click(current)
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
  })

  it('[R-4.15] a resting store in the list is named with its hour, and "Stay" keeps the store that one has', async () => {
    atElevenInTheEvening()
    const { stack } = await cart()
    await click(await button(/^Garden Terrace/))
    const dialog = await screen.findByRole('dialog', { name: 'This store is closed now' })
    expect(dialog.textContent).toMatch(/Garden Terrace · Opens tomorrow 10:00/)
    await click(await button('Stay at Riverside Arcade'))
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({ storeId: 'riverside' })
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
  })

  it('[R-4.15] the menu of a resting store can be looked at, and nothing asks about its rest again', async () => {
    const { stack } = await cart()
    await click(await button(/^Garden Terrace/))
    await click(await button('See the menu of Garden Terrace'))
    await click(await button('Change to Garden Terrace'))
    await waitFor(() => expect(localStorage.getItem('storeInfo')).toContain('garden'))
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
    expect(screen.queryByRole('dialog', { name: 'This store is closed now' })).toBeNull()
  })

  it('[R-4.15] plus at a resting store says when it opens, with the day when that is not today', async () => {
    atElevenInTheEvening()
    await openMenu({ storeInfo: JSON.stringify({ storeId: 'garden', storeName: 'Garden Terrace' }) })
    await click(await button('Stay at Garden Terrace'))
    await click(await button('Add Butter Croissant'))
    expect(await screen.findByText(/^Garden Terrace · Opens tomorrow 10:00/)).toBeTruthy()
    await click(await button('Check out'))
    const dialog = await screen.findByRole('dialog', { name: 'This store is closed now' })
    expect(dialog.textContent).toMatch(/Opens tomorrow 10:00/)
  })

  const restingDialog = () => screen.queryByRole('dialog', { name: 'This store is closed now' })

  it('[R-4.15] "Stay" is asked for once on the menu and once before the order; then a toast says when it opens', async () => {
    atElevenInTheEvening()
    await openMenu({ storeInfo: chosen('garden', 'Garden Terrace') })
    await click(await button('Stay at Garden Terrace'))
    await click(await button('Add Butter Croissant'))
    expect(restingDialog()).toBeNull()
    await click(await button('Check out'))
    await click(await button('Stay at Garden Terrace'))
    await settle(1600) // the toast of the plus is over
    await click(await button('Check out'))
    expect(restingDialog()).toBeNull()
    expect(await screen.findByText(/^Garden Terrace · Opens tomorrow 10:00/)).toBeTruthy()
  })

  it('[R-4.15] "Choose another store" leads from the menu to the stores', async () => {
    atElevenInTheEvening()
    const { stack } = await openMenu({ storeInfo: chosen('garden', 'Garden Terrace') })
    await click(await button('Choose another store'))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/storeList/storeList'))
  })

  const switchedOff = async (notice: string) => {
    const server = fakeServer()
    const riverside = stores[0]
    server.answer('/api/app/customer/store/detail', () => ({ ...riverside, status: 2, isOpen: false, notice }))
    await openApp({ hash: menuAddress, stored: { storeInfo: chosen('riverside', 'Riverside Arcade') } })
    return screen.findByRole('dialog', { name: 'This store is closed now' })
  }

  it('[R-4.15] a store that staff switched off promises no hour: it says its notice', async () => {
    const dialog = await switchedOff('A new roof is going on.')
    expect(dialog.textContent).toContain('Riverside Arcade · A new roof is going on.')
    expect(document.body.textContent).not.toContain('Opens')
  })

  it('[R-4.15] a store that staff switched off without a notice says that it takes no orders', async () => {
    const dialog = await switchedOff('')
    expect(dialog.textContent).toContain('Riverside Arcade · Not taking orders now')
    expect(document.body.textContent).not.toContain('Opens')
  })

  it('[R-4.17] can be undone for a while: store and cart are back', async () => {
    await cart()
    await click(await button('Northgate'))
    await click(await button('Change to Northgate'))
    expect(await screen.findByText('You are ordering at Northgate now')).toBeTruthy()
    await click(await screen.findByText('Undo'))
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({ storeId: 'riverside' })
    expect(screen.queryByText('Undo')).toBeNull()
  })

  it('[R-1.2] undone, and tapped once more where it is chosen, makes no store a frequently used one', async () => {
    const stored = { storeInfo: chosen('riverside', 'Riverside Arcade'), 'tiffin.recentStores': '["riverside"]' }
    const { icc } = await cart(stored)
    await click(await button('Northgate'))
    await click(await button('Change to Northgate'))
    await click(await screen.findByText('Undo'))
    await act(() => icc.navigateTo('/pages/home/storeList/storeList'))
    const [current] = await screen.findAllByRole('button', { name: /^Riverside Arcade/ })
    await click(current as HTMLElement) // as: found
    expect(JSON.parse(localStorage.getItem('tiffin.recentStores') ?? '')).toEqual(['riverside'])
    await act(() => icc.switchTab('/'))
    await screen.findByRole('heading', { level: 1, name: /^Good/ })
    expect(screen.queryByText('Frequently used')).toBeNull()
  })
})
