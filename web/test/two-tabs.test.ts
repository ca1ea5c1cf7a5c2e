import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { cartOf, chosen, keepCart, lineOf } from './cart-lines.ts'
import { button, menuAddress, placing } from './steps.ts'

afterEach(closeApp)

const croissant = lineOf('butter-croissant')
const knownCart = JSON.stringify({ uid: 'c1', version: 0, content: '' })

/** What this tab hears when another one has stored something. */
async function otherTabStores(key: string, newValue: string | null): Promise<void> {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  })
}

/** Waits until this tab listens. */
async function listening(server: ReturnType<typeof fakeServer>): Promise<void> {
  await waitFor(() => expect(server.to('/api/app/order/cart/detail')).not.toEqual([]))
  await settle(20)
}

async function open(hash: string, stored: Record<string, string> = {}) {
  const server = fakeServer()
  keepCart(server)
  const token = { icc_token: goodToken(), 'tiffin.savedCart': knownCart, storeInfo: chosen('riverside') }
  const app = await openApp({ hash, stored: { ...token, ...stored } })
  return { ...server, ...app }
}

describe('two tabs of one browser', () => {
  it('have the same cart of the same store, which neither stores again for the other', async () => {
    const server = await open(menuAddress)
    await screen.findAllByText('Butter Croissant')
    await listening(server)
    await otherTabStores('storeInfo', chosen('northgate', 'Northgate'))
    await otherTabStores('cart_list', cartOf({ ...croissant, num: 4 }))
    expect((await screen.findByRole('region', { name: 'Your cart' })).textContent).toContain('4')
    expect(await screen.findByText('Northgate')).toBeTruthy()
    await otherTabStores('cart_list', null)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull())
    expect(localStorage.getItem('cart_list')).toBeNull()
  })

  it.each([null, '[]'])(
    'cannot order the same cart twice: what one has ordered or emptied (%s) the other no longer confirms',
    async (emptied) => {
      const lines = cartOf(croissant)
      const content = JSON.stringify(['riverside', []])
      const server = await open(menuAddress, {
        cart_list: lines,
        'tiffin.savedCart': JSON.stringify({ uid: 'c1', version: 0, content }),
      })
      await screen.findAllByText('Butter Croissant')
      await listening(server)
      await act(async () => (await button('Check out')).click())
      await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
      await otherTabStores('cart_list', null)
      await otherTabStores('submit_cart_list', emptied)
      await waitFor(async () => expect(await server.stack()).toEqual(['/pages/home/menu/menu']))
      expect(screen.getByText('Your cart was changed in another tab')).toBeTruthy()
      expect(server.to('/api/app/order/order/create')).toEqual([])
    },
  )

  it('[R-4.2] are both logged out when one is, and the account keeps its cart', async () => {
    const server = await open(menuAddress)
    await screen.findAllByText('Butter Croissant')
    await listening(server)
    await otherTabStores('cart_list', cartOf(croissant))
    await otherTabStores('icc_token', null)
    await otherTabStores('cart_list', null)
    await settle(1000)
    const { useHasLogin: _, loginState } = await import('../src/state/login/session.ts')
    expect(loginState()).not.toBe('valid')
    expect(server.to('/api/app/order/cart/save')).toEqual([])
  })
})
