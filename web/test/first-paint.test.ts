import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'

const menu = '#/pages/home/menu/menu'
const stored = { storeInfo: '{"id":"riverside","storeId":"riverside","storeName":"Riverside Arcade"}' }
const products = '/api/app/product/product/list'
const materials = '/api/app/product/material/list'

const withoutFile = () => [...document.querySelectorAll('picture img')].filter((image) => !image.hasAttribute('src'))
const withFile = () => document.querySelectorAll('picture img[src]')

beforeEach(() => void fakeServer())

afterEach(async () => {
  vi.doUnmock('../src/shell/start/live.tsx')
  vi.doUnmock('../src/screens/home/shelf.tsx')
  await closeApp()
})

describe('before the first paint is over', () => {
  it('the menu shows its first pictures and asks for nothing that is not seen', async () => {
    const server = fakeServer()
    await openApp({ hash: menu, stored, drawnMs: 400 })
    expect(await screen.findAllByRole('heading', { level: 3 })).not.toEqual([])
    expect(withFile().length).toBeGreaterThan(0)
    expect(withoutFile().length).toBeGreaterThan(withFile().length)
    expect(server.to(materials)).toEqual([])
    await waitFor(() => expect(withoutFile()).toEqual([]))
    await waitFor(() => expect(server.to(materials)).toHaveLength(1))
  })

  it('Home asks for no products; its shelf comes after', async () => {
    const server = fakeServer()
    await openApp({ drawnMs: 400 })
    expect(await screen.findByTestId('page-home')).toBeTruthy()
    expect(server.to(products)).toEqual([])
    await waitFor(() => expect(server.to(products)).toHaveLength(1))
  })
})

describe('what follows the first paint', () => {
  it('does not wait for the code that only watches', async () => {
    vi.doMock('../src/shell/start/live.tsx', () => new Promise(() => undefined))
    await openApp({ hash: menu, stored, drawnMs: 20 })
    expect(await screen.findAllByRole('heading', { level: 3 })).not.toEqual([])
    await waitFor(() => expect(withoutFile()).toEqual([]))
  })

  it('leaves the shop as it is when that code does not come', async () => {
    vi.doMock('../src/shell/start/live.tsx', () => Promise.reject(new Error('no line')))
    await openApp({ hash: menu, stored, drawnMs: 20 })
    await waitFor(() => expect(withoutFile()).toEqual([]))
    await settle(50)
    expect(screen.getByTestId('page-menu')).toBeTruthy()
  })

  it('leaves Home as it is when its shelf does not come', async () => {
    vi.doMock('../src/screens/home/shelf.tsx', () => Promise.reject(new Error('no line')))
    await openApp({ drawnMs: 20 })
    await settle(100)
    expect(screen.getByTestId('page-home')).toBeTruthy()
    expect(screen.queryByText('The page is wrong. Please try again later.')).toBeNull()
    expect(document.querySelector('.skeleton')).toBeNull() // nothing is promised that does not come
  })

  it.each([
    ['the connection is back', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('the shelf that did not come is asked for again when %s', async (_when, act) => {
    vi.doMock('../src/screens/home/shelf.tsx', () => Promise.reject(new Error('no line')))
    await openApp({ drawnMs: 20 })
    await settle(100)
    expect(screen.queryByText('Butter Croissant')).toBeNull()
    vi.doUnmock('../src/screens/home/shelf.tsx')
    act()
    expect(await screen.findByText('Butter Croissant')).toBeTruthy()
  })

  it('[R-2.4][R-7.12] links the brand’s manifest', async () => {
    await openApp()
    const link = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href')
    await waitFor(() => expect(link()).toBe('/manifest.webmanifest?corp=demo'), { timeout: 4000 })
  })
})
