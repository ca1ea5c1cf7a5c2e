import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, openApp } from './app.ts'
import { cartOf, chosen, lineOf, storedCart } from './cart-lines.ts'
import { button, click, menuAddress } from './steps.ts'

afterEach(closeApp)
afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const create = '/api/app/order/shared-cart/create'
const find = '/api/app/order/shared-cart/detail'
const sharedCartId = 'A'.repeat(22)
const croissants = cartOf(lineOf('butter-croissant', 3))

function lendShare() {
  const share = vi.fn(async (_what: ShareData) => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return { share, sent: () => new URL(share.mock.calls[0]?.[0]?.url ?? '') }
}

const searchOf = ({ search }: URL) => Object.fromEntries(new URLSearchParams(search))

/** The app as the link of a cart opens it. */
async function openLink(answer: () => unknown, stored: Record<string, string> = {}) {
  const server = fakeServer()
  server.answer(find, answer)
  const search = `?corp=demo&store=northgate&cart=${sharedCartId}&lang=th-TH`
  await openApp({ search, hash: menuAddress, stored: { storeInfo: chosen('riverside'), ...stored } })
  return server
}

const shared = (more: object = {}) => ({
  ...{ storeId: 'northgate', storeName: 'Northgate', removedList: [], cutList: [], expireTime: Date.now() + 1000 },
  ...{ list: [lineOf('custard-tart', 2)], ...more },
})

const question = () => screen.findByRole('dialog', { name: 'Somebody shared a cart with you' })

describe('a shared cart', () => {
  it('[share-3] goes out as a link that names what the server keeps, without anybody’s name', async () => {
    const { share, sent } = lendShare()
    const server = fakeServer()
    server.answer(create, () => ({ sharedCartId, expireTime: Date.now() + 1000 }))
    await openApp({ hash: menuAddress, stored: { cart_list: croissants, storeInfo: chosen('riverside') } })
    await click(await button(/^View cart/))
    const sheet = await screen.findByRole('dialog', { name: 'Your cart' })
    await click(within(sheet).getByRole('button', { name: 'Share this cart' }))
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(server.to(create)[0]?.body).toMatchObject({
      ...{ storeId: 'riverside', productRequestList: [{ productId: 'butter-croissant', num: 3 }] },
    })
    expect(searchOf(sent())).toEqual({ corp: 'demo', store: 'riverside', cart: sharedCartId, lang: 'en-US' })
  })

  it('[share-3] is shown first, and becomes the cart, at its store, when the customer says so', async () => {
    const { to } = await openLink(() => shared(), { cart_list: croissants })
    const dialog = await question()
    expect(to(find)[0]?.body).toEqual({ sharedCartId })
    expect(dialog.textContent).toContain('2 items from')
    expect(dialog.textContent).toContain('This takes the place of what is in your cart.')
    expect(within(dialog).getByText('2 × Burnt Custard Tart')).toBeTruthy()
    expect(storedCart()).toEqual(['3 butter-croissant'])
    await click(within(dialog).getByRole('button', { name: 'Put into my cart' }))
    await waitFor(() => expect(storedCart()).toEqual(['2 custard-tart']))
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '{}')).toMatchObject({ storeId: 'northgate' })
    expect(location.search).toBe('?corp=demo')
  })

  it('[share-3] changes nothing when the customer would rather keep the cart', async () => {
    await openLink(() => shared(), { cart_list: croissants })
    await click(within(await question()).getByRole('button', { name: 'Cancel' }))
    expect(storedCart()).toEqual(['3 butter-croissant'])
  })

  it('[share-3] says what of it cannot be bought any more', async () => {
    const removedList = [{ productId: 'gone', productName: 'Plum Tea', reason: 4 }]
    await openLink(() => shared({ removedList }))
    await click(within(await question()).getByRole('button', { name: 'Put into my cart' }))
    expect(await screen.findByText('Plum Tea')).toBeTruthy()
    await click(await button('OK'))
  })

  it('[share-3] of which nothing is left, or whose time is over, is said to be', async () => {
    await openLink(() => shared({ list: [], removedList: [{ productId: 'x', productName: 'Plum Tea', reason: 4 }] }))
    const dialog = await screen.findByRole('dialog', { name: 'None of these can be bought now' })
    expect(dialog.textContent).toContain('Plum Tea')
    await click(within(dialog).getByRole('button', { name: 'OK' }))
    await closeApp()
    await openLink(() => {
      throw new FakeRefusal('sharedCartGone')
    })
    expect(await screen.findByText('sharedCartGone')).toBeTruthy()
  })
})

describe('a shared store', () => {
  it('[share-2] goes out from its card as a link that names it', async () => {
    const { share, sent } = lendShare()
    fakeServer()
    await openApp({ hash: '#/pages/home/storeList/storeList', stored: { storeInfo: chosen('northgate') } })
    await click(await button(/^Share /)) // of the store that is chosen only
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(searchOf(sent())).toEqual({ corp: 'demo', store: 'northgate', lang: 'en-US' })
    expect(sent().hash).toBe(menuAddress)
  })

  it('[share-2] opens at its menu; the cart of another store is asked about first', async () => {
    fakeServer()
    const search = '?corp=demo&store=northgate&lang=th-TH'
    await openApp({ search, stored: { cart_list: croissants, storeInfo: chosen('riverside') } })
    const dialog = await screen.findByRole('dialog')
    expect(storedCart()).toEqual(['3 butter-croissant'])
    const [take] = within(dialog).getAllByRole('button', { name: /Northgate/ })
    if (take) await click(take)
    await waitFor(() => expect(JSON.parse(localStorage.getItem('storeInfo') ?? '{}').storeId).toBe('northgate'))
    await waitFor(() => expect(location.hash).toBe(menuAddress))
    expect([storedCart(), location.search]).toEqual([[], '?corp=demo'])
  })
})
