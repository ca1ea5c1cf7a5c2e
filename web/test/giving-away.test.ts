import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { stores } from './fake/shop.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)

describe('giving a page away', () => {
  it('[R-8.16] is done by the device’s own sheet where it has one', async () => {
    fakeServer()
    const share = vi.fn(async (_what: ShareData) => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await openApp({ hash: '#/pages/user/aboutus/aboutus' })
    await click(await button('Share Camellia Row'))
    expect(share).toHaveBeenCalledWith({ title: 'Camellia Row', url: `${location.origin}/?corp=demo#/` })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('[share-1] a product’s link names its store, product and language before the #, where servers read', async () => {
    const share = vi.fn(async (_what: ShareData) => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await openMenu()
    await act(async () => window.icc.reLaunch('/pages/home/menu/menu?productId=butter-croissant'))
    await click(await button('Share Butter Croissant'))
    await waitFor(() => expect(share).toHaveBeenCalled())
    const { title = '', url = '' } = share.mock.calls[0]?.[0] ?? {}
    expect(title).toBe('Butter Croissant · Camellia Row')
    const { search, hash } = new URL(url)
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...{ corp: 'demo', store: 'riverside', product: 'butter-croissant', lang: 'en-US' },
    })
    expect(hash).toBe('#/pages/home/menu/menu?productId=butter-croissant')
    Reflect.deleteProperty(navigator, 'share')
  })

  it('a product’s link opens its sheet over the menu', async () => {
    fakeServer()
    await openApp({ hash: '#/pages/home/menu/menu?productId=butter-croissant' })
    const sheet = await screen.findByRole('dialog', { name: 'Butter Croissant' })
    await click(within(sheet).getByRole('button', { name: 'Close' }))
    await settle(50)
  })

  it('[page-97] a product’s link waits for the question about a store that rests, and is left where that leads elsewhere', async () => {
    const { answer } = fakeServer()
    const restingStore = (storeId: string) => ({ ...stores[0], storeId, status: 2, isOpen: false })
    answer('/api/app/customer/store/detail', ({ storeId }: { storeId: string }) => restingStore(storeId))
    const hash = '#/pages/home/menu/menu?productId=butter-croissant'
    await openApp({ hash, stored: { storeInfo: chosen('riverside') } })
    await screen.findByRole('dialog', { name: 'This store is closed now' })
    await settle(400)
    expect(screen.queryByRole('dialog', { name: 'Butter Croissant' })).toBeNull()
    await click(await button('Choose another store'))
    await screen.findByTestId('page-storeList')
    await settle(400)
    expect(screen.queryByRole('dialog', { name: 'Butter Croissant', hidden: true })).toBeNull()
    await closeApp()
    await openApp({ hash, stored: { storeInfo: chosen('northgate') } })
    await click(await button(/^Stay at/))
    expect(await screen.findByRole('dialog', { name: 'Butter Croissant' })).toBeTruthy()
  })

  it('a link to a product that is not sold here shows the menu', async () => {
    await openMenu()
    await act(async () => window.icc.reLaunch('/pages/home/menu/menu?productId=nothing'))
    await settle(50)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
