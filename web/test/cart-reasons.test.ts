import { screen, within } from '@testing-library/react'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import type { Product } from '@tiffin/core/catalog/product'
import { money } from '@tiffin/core/money/money'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { cartOf, chosen, lineOf, storedCart } from './cart-lines.ts'
import { products } from './fake/menu.ts'
import { button, click, menuAddress } from './steps.ts'

afterEach(closeApp)

const croissant = lineOf('butter-croissant', 3)
const tart = lineOf('custard-tart')

/** The open cart of a croissant line and a tart, where the menu has changed its mind about the croissant. */
async function openCart(change: (product: Product) => Product | undefined) {
  const server = fakeServer()
  const list = products.flatMap((product) => {
    return product.productId === 'butter-croissant' ? (change(product) ?? []) : [product]
  })
  const page = { list, total: 1, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 0 }
  server.answer('/api/app/product/product/list', () => page)
  await openApp({ hash: menuAddress, stored: { cart_list: cartOf(croissant, tart), storeInfo: chosen('riverside') } })
  await click(await button(/^View cart/))
  return screen.findByRole('dialog', { name: 'Your cart' })
}

const saleTimeList = [{ start: '06:00', end: '06:01', weekdays: [1, 2, 3, 4, 5, 6, 7] }]

describe('[R-4.16][OR-07] a line that cannot be bought any more', () => {
  it.each<[string, (product: Product) => Product | undefined]>([
    ['Sold out', (product) => ({ ...product, unavailableReason: 1 })],
    ['Not on the menu now', (product) => ({ ...product, unavailableReason: 2 })],
    ['Not sold right now', (product) => ({ ...product, unavailableReason: 3 })],
    ['Not sold here', (product) => ({ ...product, unavailableReason: 4 })],
    ['Not sold at this time (06:00-06:01)', (product) => ({ ...product, unavailableReason: 5, saleTimeList })],
    [
      'Stock limit reached',
      (product) => ({ ...product, skuList: product.skuList.map((sku) => ({ ...sku, stockNum: 2 })) }),
    ],
    ['Not sold here', () => undefined],
    ['Not sold here', (product) => ({ ...product, skuList: product.skuList.map((sku) => ({ ...sku, skuId: 'new' })) })],
  ])('says "%s", is not in the total and can be removed', async (words, change) => {
    const cart = await openCart(change)
    const line = within(cart).getByText('Butter Croissant').closest('li')
    if (line === null) throw new Error('the line is in the cart')
    expect(within(line).getByText(words)).toBeTruthy()
    expect(within(line).queryByRole('button', { name: 'One more Butter Croissant' })).toBeNull()
    expect(cart.textContent).toContain('$2.60')
    await click(within(line).getByRole('button', { name: 'Remove' }))
    expect(storedCart()).toEqual(['1 custard-tart'])
  })

  it('stands behind the lines that can be bought, and several are removed at once', async () => {
    const cart = await openCart((product) => ({ ...product, unavailableReason: 1 }))
    const names = [...cart.querySelectorAll('li b.block')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Burnt Custard Tart', 'Butter Croissant'])
  })

  it('for want of stock can have as many as are left', async () => {
    const cart = await openCart((product) => ({
      ...product,
      skuList: product.skuList.map((sku) => ({ ...sku, stockNum: 2 })),
    }))
    expect(within(cart).getByText('Only 2 left')).toBeTruthy()
    await click(within(cart).getByRole('button', { name: 'Change to 2' }))
    expect(storedCart()).toEqual(['2 butter-croissant', '1 custard-tart'])
    expect(within(cart).queryByText('Stock limit reached')).toBeNull()
  })
})

describe('[R-5.2][R-8.15] two lines that need more butter together than is left', () => {
  it('cannot be checked out: the shortage is named, and the confirmation does not open', async () => {
    const server = fakeServer()
    const butter = { materialId: 'butter', materialName: 'Butter', weight: 150 }
    const list = products.map((product) => ({
      ...product,
      skuList: product.skuList.map((sku) => ({ ...sku, bmsProductMaterialList: [butter] })),
    }))
    const page = { total: 1, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 0 }
    server.answer('/api/app/product/product/list', () => ({ ...page, list }))
    server.answer('/api/app/product/material/list', () => ({ ...page, list: [{ ...butter, total: 200 }] }))
    const cart = cartOf(lineOf('butter-croissant'), tart)
    const { stack } = await openApp({ hash: menuAddress, stored: { cart_list: cart, storeInfo: chosen('riverside') } })
    await click(await button('Check out'))
    const dialog = await screen.findByRole('dialog', { name: 'Insufficient inventory' })
    expect(dialog.textContent).toContain('Butter')
    expect(await stack()).toEqual(['/pages/home/menu/menu'])
    expect(server.to('/api/app/order/cart/check')).toEqual([])
  })
})

describe('[cart-6] a cart whose prices the menu has changed', () => {
  const dearer = (product: Product): Product => ({
    ...product,
    skuList: product.skuList.map((sku) => ({ ...sku, price: money(sku.price + 50) })),
  })

  it('says which price it was and is, and says it once', async () => {
    await openCart(dearer)
    expect(screen.getByText('The price of Butter Croissant changed from $3.40 to $3.90')).toBeTruthy()
    const kept: CartLine[] = JSON.parse(localStorage.getItem('cart_list') ?? '[]')
    expect(kept.map(({ price, num }) => [price, num])).toEqual([
      [390, 3],
      [260, 1],
    ])
  })

  it('says how many when there are several, and nothing when the prices are the same', async () => {
    const server = fakeServer()
    const list = products.map(dearer)
    const page = { list, total: list.length, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 0 }
    const stored = { cart_list: cartOf(croissant, tart), storeInfo: chosen('riverside') }
    await openApp({ hash: menuAddress, stored })
    await button(/^View cart/)
    expect(screen.queryByText(/changed/)).toBeNull()
    server.answer('/api/app/product/product/list', () => page)
    await openApp({ hash: menuAddress, stored })
    expect(await screen.findByText('The prices of 2 items in your cart changed')).toBeTruthy()
  })
})
