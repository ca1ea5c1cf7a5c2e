import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Product } from '@tiffin/core/catalog/product'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, type FakeServer, fakeServer, goodToken, openApp, settle } from './app.ts'
import { cartOf, chosen, lineOf } from './cart-lines.ts'
import { products } from './fake/menu.ts'
import { stores } from './fake/shop.ts'
import { groupSearch, keepGroup, seatOf } from './fake-group.ts'
import { button, click, menuAddress, openMenu } from './steps.ts'

afterEach(closeApp)

const check = '/api/app/order/cart/check'
const detail = '/api/app/product/product/detail'
const tea = 'Osmanthus Oolong Milk Tea'

const idsInCart = () =>
  JSON.parse(localStorage.getItem('cart_list') ?? '[]').map(({ productId }: { productId: string }) => productId)

function productOf(id: string) {
  const product = products.find(({ productId }) => productId === id)
  if (product === undefined) throw new Error(`no ${id}`)
  return product
}

/** With a topping that has just been added. */
const withGoldLeaf = (product: Product): Product => ({
  ...product,
  propertyList: product.propertyList.map((property) => {
    const gold = property.valueList.find(({ propertyValue }) => /Pearls/.test(propertyValue))
    const more = gold === undefined ? [] : [{ ...gold, propertyValueId: 'gold', propertyValue: 'Gold leaf' }]
    return { ...property, valueList: [...property.valueList, ...more] }
  }),
})

/** The menu of a customer with a croissant in the cart. */
async function openWithCroissant() {
  const app = await openMenu({ icc_token: goodToken() })
  await click(await button('Add Butter Croissant'))
  return app
}

/** The sheet of a product, on the menu. */
async function openSheet(name = tea) {
  await click(await button(`Choose ${name}`))
  return within(await screen.findByRole('dialog', { name }))
}

const checkOut = (sheet: Awaited<ReturnType<typeof openSheet>>) =>
  click(sheet.getByRole('button', { name: 'Add & check out' }))

const goodsOf = ({ to }: Pick<FakeServer, 'to'>) => to(check).map(({ body }) => body.productRequestList)

describe('a product that is checked out from its sheet', () => {
  it('[page-78] goes to the confirmation with all that is in the cart', async () => {
    const app = await openWithCroissant()
    await checkOut(await openSheet())
    await screen.findByTestId('page-confirmOrder')
    expect(idsInCart()).toEqual(['butter-croissant', 'osmanthus-oolong'])
    expect(goodsOf(app)).toMatchObject([[{ productId: 'butter-croissant' }, { productId: 'osmanthus-oolong' }]])
    expect(await app.stack()).toEqual(['/pages/home/menu/menu', '/pages/order/confirmOrder/confirmOrder'])
  })

  it('[page-78] leads a visitor to the log-in by code first', async () => {
    const { stack } = await openMenu()
    await checkOut(await openSheet())
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/codeLogin.*confirmOrder/))
  })

  it('[page-78] is added once, also when both buttons are tapped', async () => {
    await openMenu({ icc_token: goodToken() })
    const sheet = await openSheet()
    const [adding, checking] = [/^Add to cart/, 'Add & check out'].map((name) => sheet.getByRole('button', { name }))
    for (const tapped of [adding, checking]) if (tapped) fireEvent.click(tapped)
    await settle(50)
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toMatchObject([{ num: 1 }])
  })

  it('[page-78] is checked out once, also by a second tap that falls on the button of the cart', async () => {
    const app = await openWithCroissant()
    const sheet = await openSheet()
    const ofCart = screen.getByText('Check out')
    fireEvent.click(sheet.getByRole('button', { name: 'Add & check out' }))
    fireEvent.click(ofCart)
    await screen.findByTestId('page-confirmOrder')
    await settle(50)
    expect(goodsOf(app)).toHaveLength(1)
    expect(await app.stack()).toHaveLength(2)
  })

  it('[page-78] does not open again on the way back, where a link led to it', async () => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const keep = history[name].bind(history)
      // As a browser does: what comes back with the address is a copy.
      vi.spyOn(history, name).mockImplementation((state, ...rest) => keep(structuredClone(state), ...rest))
    }
    fakeServer()
    const hash = `${menuAddress}?productId=osmanthus-oolong`
    const { stack } = await openApp({ hash, stored: { icc_token: goodToken() } })
    await checkOut(within(await screen.findByRole('dialog', { name: tea })))
    await screen.findByTestId('page-confirmOrder')
    history.back()
    await waitFor(async () => expect(await stack()).toHaveLength(1))
    await settle(500)
    expect(screen.queryByRole('dialog')).toBeNull()
    vi.restoreAllMocks()
  })

  it('[page-78] has chosen all that it needs: of a set that is not complete there is no such button', async () => {
    await openMenu()
    const sheet = await openSheet('Afternoon for One')
    const canCheckOut = () => sheet.queryByRole('button', { name: 'Add & check out' }) !== null
    expect(canCheckOut()).toBe(false)
    for (const name of [/Butter Croissant/, /Cardamom Bun/]) await click(sheet.getByRole('checkbox', { name }))
    expect(canCheckOut()).toBe(true)
  })

  it('[page-78] stays in its sheet where the cart refuses it', async () => {
    const app = await openWithCroissant()
    app.answer(detail, () => ({ ...productOf('osmanthus-oolong'), perOrderLimit: 1 }))
    const sheet = await openSheet()
    await click(sheet.getByRole('button', { name: `One more ${tea}` }))
    await checkOut(sheet)
    expect(screen.getByText('At most 1 per order')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: tea })).toBeTruthy()
    expect([idsInCart(), goodsOf(app)]).toEqual([['butter-croissant'], []])
  })

  it('[page-78] stays in its sheet while the connection is lost', async () => {
    const app = await openWithCroissant()
    const sheet = await openSheet()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await settle(20)
    await checkOut(sheet)
    expect(screen.getByText('You are offline. Submit once you are back online.')).toBeTruthy()
    expect([idsInCart(), goodsOf(app)]).toEqual([['butter-croissant'], []])
    vi.restoreAllMocks()
    dispatchEvent(new Event('online'))
    await settle(20)
  })

  it('[page-78] waits in the cart where the menu does not have what was chosen', async () => {
    const app = await openWithCroissant()
    app.answer(detail, () => withGoldLeaf(productOf('osmanthus-oolong')))
    const sheet = await openSheet()
    await click(await sheet.findByRole('checkbox', { name: /Gold leaf/ }))
    await checkOut(sheet)
    expect(await screen.findByText('Added to your cart')).toBeTruthy()
    expect([idsInCart(), goodsOf(app)]).toEqual([['butter-croissant', 'osmanthus-oolong'], []])
  })

  it('[page-78] is said to be in the cart where the server refuses the order', async () => {
    const app = await openWithCroissant()
    app.answer(check, () => ({
      ...{ priceList: [], bill: null, stockHintList: [] },
      invalidList: [{ line: 0, reason: 3, message: 'Sold out' }],
    }))
    await checkOut(await openSheet())
    await click(await button('OK'))
    expect(await screen.findByText('Added to your cart')).toBeTruthy()
  })

  it('[page-78] is said to be in the cart where no answer came, after that', async () => {
    const app = await openWithCroissant()
    app.answer(check, () => new Response('away', { status: 503 }))
    await checkOut(await openSheet())
    await waitFor(() => expect(app.to(check)).toHaveLength(1))
    await settle(100)
    expect(screen.queryByText('Added to your cart')).toBeNull()
    expect(await screen.findByText('Added to your cart')).toBeTruthy()
  })
})

it('[page-78] where no order can be placed, none is offered from a sheet: while several order together', async () => {
  const server = fakeServer()
  keepGroup(server)
  const line = lineOf('butter-croissant')
  const stored = { storeInfo: chosen('riverside'), cart_list: cartOf(line), 'tiffin.group': seatOf('key of Mira') }
  await openApp({ hash: menuAddress, search: groupSearch, stored })
  const sheet = await openSheet()
  expect(sheet.getByRole('button', { name: /Add to cart/ })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Add & check out' })).toBeNull()
})

it('[page-78] where no order can be placed, none is offered from a sheet: at a store that is closed', async () => {
  fakeServer().answer('/api/app/customer/store/detail', () => ({ ...stores[0], status: 2, isOpen: false }))
  await openApp({ hash: menuAddress, stored: { storeInfo: chosen('riverside', 'Riverside Arcade') } })
  await click(await button(/^Stay/))
  const sheet = await openSheet()
  expect(sheet.getByRole('button', { name: /Add to cart/ })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Add & check out' })).toBeNull()
})

it('[R-3.18][page-78] what every order needs opens on the menu where an order is begun elsewhere without it', async () => {
  const server = fakeServer()
  const list = products.map((product) => ({ ...product, isRequired: product.productId === 'custard-tart' }))
  const page = { list, total: list.length, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 0 }
  server.answer('/api/app/product/product/list', () => page)
  const { stack } = await openApp({
    hash: '#/pages/home/searchGoods/searchGoods?keyword=Osmanthus',
    stored: { icc_token: goodToken() },
  })
  await checkOut(await openSheet())
  expect(await screen.findByText('Please also choose Burnt Custard Tart')).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: 'Burnt Custard Tart' })).toBeTruthy()
  expect(await stack()).toEqual(['/pages/home/menu/menu?productId=custard-tart'])
})
