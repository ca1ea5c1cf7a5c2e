import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { button, click } from './steps.ts'

afterEach(closeApp)

const search = '/api/app/customer/store/search'
const page = '#/pages/home/storeList/searchStore'

async function openSearch(stored: Record<string, string> = {}) {
  const server = fakeServer()
  const app = await openApp({ hash: page, stored: { storeInfo: chosen('riverside'), ...stored } })
  const field = await screen.findByRole('searchbox', { name: 'Search stores' })
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  return { ...server, ...app, field, type }
}

const searches = () => JSON.parse(localStorage.getItem('tiffin.storeSearches') ?? '[]')

describe('searching a store', () => {
  it('[R-2.14][R-2.13][store-19] starts from the list of stores and asks once the customer has stopped typing', async () => {
    const server = fakeServer()
    const { stack } = await openApp({ hash: '#/pages/home/storeList/storeList' })
    await click(await button('Search stores'))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/storeList/searchStore'))
    const field = await screen.findByRole('searchbox')
    for (const text of ['n', 'no', 'nor', 'north']) fireEvent.change(field, { target: { value: text } })
    expect(await screen.findByText('1 store')).toBeTruthy()
    expect(server.to(search).map(({ body }) => [body.keyword, body.openFirst])).toEqual([['north', true]])
  })

  it('[R-2.14][page-53] lists the stores before anything is typed', async () => {
    const server = await openSearch()
    expect(await button(/^Northgate/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: /^(?:Nearby|All stores)$/ })).toBeTruthy()
    expect(server.to(search)).toEqual([])
  })

  it('[R-2.14][R-1.2][R-3.5][R-3.22] takes a store, remembers the words and goes back to where the store was wanted', async () => {
    const server = fakeServer()
    const { stack, icc } = await openApp({ hash: '#/pages/home/menu/menu', stored: { storeInfo: chosen('riverside') } })
    await screen.findByText('Butter Croissant')
    await icc.navigateTo('/pages/home/storeList/storeList')
    await icc.navigateTo('/pages/home/storeList/searchStore')
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'northgate' } })
    await waitFor(() => expect(server.to(search)).toHaveLength(1))
    await waitFor(() => expect(screen.getByText('1 store')).toBeTruthy())
    const cards = await screen.findAllByRole('button', { name: /^Northgate/ })
    const last = cards.at(-1)
    if (last !== undefined) await click(last)
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
    const store = { id: 'northgate', storeId: 'northgate', storeName: 'Northgate' }
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toEqual(store)
    expect(searches()).toEqual(['northgate'])
  })

  it('[R-2.14] says when nothing matches, and when the answer did not come', async () => {
    const { type, answer } = await openSearch()
    type('moon')
    expect(await screen.findByText('No store matches')).toBeTruthy()
    answer(search, () => new Response('', { status: 500 }))
    type('sun')
    expect(await button('Try again')).toBeTruthy()
  })

  it('[R-2.14] offers the last ten searches and forgets them when asked', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `street ${index}`)
    const { field, type } = await openSearch({ 'tiffin.storeSearches': JSON.stringify(ten) })
    expect(field).toHaveProperty('maxLength', 50)
    type('  garden ')
    const form = field.closest('form')
    if (form !== null) fireEvent.submit(form)
    expect(searches()).toEqual(['garden', ...ten.slice(0, 9)])
    type('')
    await click(await button('street 0'))
    expect(field).toHaveProperty('value', 'street 0')
    type('')
    await click(await button('Clear'))
    expect(screen.queryByText('Recent searches')).toBeNull()
    expect(searches()).toEqual([])
  })

  it('[page-26] marks what was searched for in names and addresses', async () => {
    const { type } = await openSearch()
    type('NORTH')
    await waitFor(() =>
      expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('North'),
    )
    expect(screen.getByRole('button', { name: /^Northgate/ })).toBeTruthy()
  })

  it.each([
    ['granted', 1],
    ['prompt', 0],
  ])('[page-26] asks for no position: where it is %s it is taken so many times: %d', async (state, times) => {
    const getCurrentPosition = vi.fn()
    const lent = { geolocation: { getCurrentPosition }, permissions: { query: async () => ({ state }) } }
    for (const [name, value] of Object.entries(lent))
      Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => {
      for (const name of Object.keys(lent)) Reflect.deleteProperty(navigator, name)
    })
    await openSearch()
    await settle(20)
    expect(getCurrentPosition).toHaveBeenCalledTimes(times)
  })
})
