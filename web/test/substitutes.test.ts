import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { cartOf, chosen, lineOf, storedCart } from './cart-lines.ts'
import { products } from './fake/menu.ts'
import { button, click, menuAddress } from './steps.ts'

afterEach(closeApp)

/** The menu of a store without pistachio croissants, which also has no cinnamon rolls, with one of the croissants in the cart. */
async function openMenu() {
  const server = fakeServer()
  const list = products.map((product) => {
    if (product.productId === 'cinnamon-roll') return { ...product, unavailableReason: 1 as const }
    if (product.productId !== 'pistachio-croissant') return product
    return { ...product, substituteIdList: ['cinnamon-roll', 'butter-croissant', 'osmanthus-oolong'] }
  })
  const page = { list, total: list.length, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 0 }
  server.answer('/api/app/product/product/list', () => page)
  const cart = cartOf(lineOf('pistachio-croissant'), lineOf('custard-tart'))
  await openApp({ hash: menuAddress, stored: { cart_list: cart, storeInfo: chosen('riverside') } })
  await screen.findByText('Pistachio Croissant')
}

const tryNames = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('button', { name: /^Try / })
    .map(({ textContent }) => textContent)

it('[stock-10] the row of what is sold out names the first substitute that the store sells, and a tap opens it', async () => {
  await openMenu()
  const rows = screen.getAllByRole('listitem').filter((row) => tryNames(row).length > 0)
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Pistachio Croissant'])
  expect(tryNames(rows[0] as HTMLElement)).toEqual(['Try Butter Croissant'])
  await click(await button('Try Butter Croissant'))
  expect(await screen.findByRole('dialog', { name: 'Butter Croissant' })).toBeTruthy()
})

it('[stock-10] the sheet of what is sold out names all of them, and gives way to the one that is tapped', async () => {
  await openMenu()
  await click(screen.getByText('Pistachio Croissant'))
  const sheet = await screen.findByRole('dialog', { name: 'Pistachio Croissant' })
  expect(tryNames(sheet)).toEqual(['Try Butter Croissant', 'Try Osmanthus Oolong Milk Tea'])
  await click(within(sheet).getByRole('button', { name: 'Try Osmanthus Oolong Milk Tea' }))
  expect(await screen.findByRole('dialog', { name: 'Osmanthus Oolong Milk Tea' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Pistachio Croissant' })).toBeNull()
})

it('[stock-10] the cart names one beside the line that is sold out, opens it, and keeps its lines', async () => {
  await openMenu()
  await click(await button(/^View cart/))
  const cart = await screen.findByRole('dialog', { name: 'Your cart' })
  expect(tryNames(cart)).toEqual(['Try Butter Croissant'])
  await click(within(cart).getByRole('button', { name: 'Try Butter Croissant' }))
  expect(await screen.findByRole('dialog', { name: 'Butter Croissant' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull())
  expect(storedCart()).toEqual(['1 pistachio-croissant', '1 custard-tart'])
})
