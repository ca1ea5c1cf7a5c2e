import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { products } from './fake/menu.ts'
import { button, click, openMenu } from './steps.ts'

const looked = vi.hoisted(() => ({ times: 0 }))
vi.mock('@tiffin/core/catalog/matching-option', async (load) => {
  const real = await load<typeof import('@tiffin/core/catalog/matching-option')>()
  const matchingOption: typeof real.matchingOption = (...args) => {
    looked.times += 1
    return real.matchingOption(...args)
  }
  return { ...real, matchingOption }
})

afterEach(closeApp)

const search = '/api/app/product/product/search'
const page = '#/pages/home/searchGoods/searchGoods'

async function openSearch({ inputs = '', stored = {} }: { inputs?: string; stored?: Record<string, string> } = {}) {
  const server = fakeServer()
  const app = await openApp({ hash: page + inputs, stored: { storeInfo: chosen('riverside'), ...stored } })
  const field = await screen.findByRole('searchbox', { name: 'Search' })
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  const typed = () => server.to(search).flatMap(({ body }) => (body.keyword === '' ? [] : [body.keyword]))
  return { ...server, ...app, field, type, typed }
}

const kept = () => JSON.parse(localStorage.getItem('tiffin.productSearches') ?? '[]')

describe('searching the menu', () => {
  it('[R-2.39] starts from home', async () => {
    fakeServer()
    const { stack } = await openApp()
    await click(await button('Search the menu'))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/searchGoods/searchGoods'))
  })

  it('[R-2.6] takes the word of its address, decoded, and survives one that is malformed', async () => {
    const { field, typed } = await openSearch({ inputs: '?keyword=%E8%8C%B6' })
    expect(field).toHaveProperty('value', '茶')
    await waitFor(() => expect(typed()).toEqual(['茶']))
    const broken = await openSearch({ inputs: '?keyword=%E8%8' })
    expect(broken.field).toHaveProperty('value', '%E8%8')
  })

  it('[R-2.15] asks again at another store that is chosen meanwhile', async () => {
    const { type, to } = await openSearch()
    type('croissant')
    await screen.findByText('2 products found')
    const { proposeStore } = await import('../src/state/store/store.ts')
    await act(async () => proposeStore({ storeId: 'northgate', storeName: 'Northgate' }))
    await waitFor(() => expect(to(search).at(-1)?.body).toMatchObject({ keyword: 'croissant', storeId: 'northgate' }))
  })

  it('[R-2.15] asks once the customer has stopped typing, and lets go of the call before', async () => {
    const { type, typed, answer, to } = await openSearch()
    const started: AbortSignal[] = []
    const answered = globalThis.fetch
    globalThis.fetch = (path, init) => {
      const isFirst = path === search && String(init?.body).includes('"crois"')
      if (init?.signal && isFirst) started.push(init.signal)
      return isFirst ? new Promise(() => {}) : answered(path, init)
    }
    for (const text of ['c', 'cr', 'cro', 'crois']) {
      type(text)
      await settle(20)
    }
    await waitFor(() => expect(started).toHaveLength(1))
    type('croissant')
    expect(await screen.findByText('2 products found')).toBeTruthy()
    expect(started.map(({ aborted }) => aborted)).toEqual([true])
    expect(typed()).toEqual(['croissant'])
    expect(to(search).at(-1)?.body).toMatchObject({ keyword: 'croissant', storeId: 'riverside', pageIndex: 1 })
    expect(answer).toBeTruthy()
  })

  it('[R-2.15][R-8.15] shows rows as the menu does: plus for what can be had, the reason for what cannot, and the cart', async () => {
    const { type } = await openSearch()
    type('croissant')
    await click(await button('Add Butter Croissant'))
    expect(screen.getByText('Sold out')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Pistachio Croissant' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Your cart' }).textContent).toContain('$3.40')
    await click(await button(/^View cart/))
    expect(await screen.findByRole('dialog', { name: 'Your cart' })).toBeTruthy()
  })

  it('[R-9.16] fetches twenty at a time', async () => {
    const { type, answer, to } = await openSearch()
    let near = () => {}
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver // as: what the app uses of it
    const many = Array.from({ length: 25 }, (_, index) => ({
      ...products[0],
      productId: `p${index}`,
      productName: `Tea ${index}`,
    }))
    answer(search, ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
      ...{ list: many.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), total: 25, pageIndex, pageSize },
      ...{ hasMore: pageIndex === 1, hotKeywordList: [] },
    }))
    type('tea')
    await screen.findByRole('heading', { name: 'Tea 19' })
    expect(screen.queryByText('Tea 20')).toBeNull()
    near()
    await screen.findByRole('heading', { name: 'Tea 24' })
    const searches = to(search).filter(({ body }) => body.keyword === 'tea')
    expect(searches.map(({ body }) => [body.pageIndex, body.pageSize])).toEqual([
      [1, 20],
      [2, 20],
    ])
  })

  it('[R-2.15][page-53] proposes what is ordered here before anything is typed, and when nothing matches', async () => {
    const { field, type } = await openSearch()
    const hot = within(await screen.findByRole('region', { name: 'Popular here' }))
    const [first] = products
    await click(await hot.findByRole('button', { name: first?.productName ?? '' }))
    expect(await screen.findByRole('dialog', { name: first?.productName ?? '' })).toBeTruthy()
    expect([field.getAttribute('value'), kept()]).toEqual(['', [first?.productName]])
    await click(await button('Close'))
    type('moon dust')
    expect(await screen.findByText('Nothing on this menu matches')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Popular here' })).toBeTruthy()
  })

  it('[page-53] what is ordered here stands with its picture, and what was typed is marked in the names', async () => {
    const { type } = await openSearch()
    const hot = within(await screen.findByRole('region', { name: 'Popular here' }))
    const [first] = products
    const chip = await hot.findByRole('button', { name: first?.productName ?? '' })
    await waitFor(() => expect(chip.querySelector('.tile')).toBeTruthy())
    type('croissant')
    expect((await screen.findByText('2 products found')).classList.contains('sr')).toBe(false)
    const marked = [...document.querySelectorAll('h3 mark')].map(({ textContent }) => textContent)
    expect(new Set(marked)).toEqual(new Set(['Croissant']))
  })

  /** The search for "oat" finds a product that is called so and one with oat milk, an option of the kind. */
  async function findOat(propertyName: string) {
    const { answer, type } = await openSearch()
    const [called, optioned] = ['butter-croissant', 'osmanthus-oolong'].map((id) =>
      products.find(({ productId }) => productId === id),
    )
    const list = [{ ...called, productName: 'Oat Croissant' }, optioned]
    const [first] = optioned?.propertyList ?? []
    const value = { ...first?.valueList[0], propertyValueId: 'oat', propertyValue: 'Oat milk' }
    const milk = { ...first, propertyName, valueList: [value] }
    list[1] = { ...optioned, propertyList: [milk] } as typeof optioned // as: of a product's own parts
    const rest = { total: 2, pageIndex: 1, pageSize: 20, hasMore: false, hotKeywordList: [] }
    answer(search, () => ({ list, ...rest }))
    await type('oat')
    await screen.findByRole('heading', { name: 'Oat Croissant' })
  }

  it('[R-2.15] a product that is found by an option names it, one that is called so does not', async () => {
    await findOat('Milk')
    expect(screen.getAllByText('Milk: Oat milk')).toHaveLength(1)
  })

  it('[R-2.15] an option whose kind has no name stands alone, without a colon', async () => {
    await findOat('')
    expect(screen.getAllByText('Oat milk')).toHaveLength(1)
    expect(screen.queryByText(/: *Oat milk/)).toBeNull()
  })

  it('[R-2.15] what a product is found by is looked for once, however often the page is drawn', async () => {
    await findOat('Milk')
    const before = looked.times
    await click(await button('Add Oat Croissant'))
    await screen.findByRole('button', { name: 'One more Oat Croissant' })
    expect(looked.times).toBe(before)
  })

  it('[R-2.15] offers the last ten searches and forgets them when asked', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `tea ${index}`)
    const { field, type } = await openSearch({ stored: { 'tiffin.productSearches': JSON.stringify(ten) } })
    expect(field).toHaveProperty('maxLength', 50)
    expect(document.activeElement).toBe(field)
    type('  bun ')
    const form = field.closest('form')
    if (form !== null) fireEvent.submit(form)
    expect(kept()).toEqual(['bun', ...ten.slice(0, 9)])
    type('')
    await click(await button('tea 0'))
    expect(field).toHaveProperty('value', 'tea 0')
    type('')
    await click(await button('Clear'))
    expect(screen.queryByText('Recent searches')).toBeNull()
    expect(kept()).toEqual([])
  })

  it('[R-2.15] says when the answer did not come, and tries again', async () => {
    const { type, answer } = await openSearch()
    answer(search, () => new Response('', { status: 500 }))
    type('croissant')
    const again = await button('Try again')
    answer(search, () => ({
      list: products.slice(0, 1),
      total: 1,
      pageIndex: 1,
      pageSize: 20,
      hasMore: false,
      hotKeywordList: [],
    }))
    await click(again)
    expect(await screen.findByText('1 product found')).toBeTruthy()
  })

  it('[R-2.15][R-2.39] starts from the menu and opens the product', async () => {
    const { stack } = await openMenu()
    await click(await button('Search the menu'))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/searchGoods/searchGoods'))
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'oolong' } })
    const found = within(await screen.findByTestId('page-searchGoods'))
    await click(await found.findByRole('button', { name: 'Choose Osmanthus Oolong Milk Tea' }))
    expect(await screen.findByRole('dialog', { name: 'Osmanthus Oolong Milk Tea' })).toBeTruthy()
    expect(kept()).toEqual(['oolong'])
  })
})
