import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { cartOf, chosen, lineOf } from './cart-lines.ts'
import { products } from './fake/menu.ts'
import { groupSearch, keepGroup, seatOf } from './fake-group.ts'
import { button, click, menuAddress, openMenu } from './steps.ts'

afterEach(closeApp)

const check = '/api/app/order/cart/check'
const cart = () => JSON.parse(localStorage.getItem('cart_list') ?? '[]')

/** The sheet of a product, on the menu. */
async function openSheet(name: string) {
  await click(await button(`Choose ${name}`))
  return within(await screen.findByRole('dialog', { name }))
}

it('[page-78] a product goes from its sheet to the confirmation with all that is in the cart', async () => {
  const { to, stack } = await openMenu({ icc_token: goodToken() })
  await click(await button('Add Butter Croissant'))
  const sheet = await openSheet('Osmanthus Oolong Milk Tea')
  await click(sheet.getByRole('button', { name: 'Check out' }))
  await screen.findByTestId('page-confirmOrder')
  const ids = ['butter-croissant', 'osmanthus-oolong']
  expect(cart().map(({ productId }: { productId: string }) => productId)).toEqual(ids)
  const productRequestList = ids.map((productId) => ({ productId }))
  expect(to(check)).toMatchObject([{ body: { productRequestList } }])
  expect(await stack()).toEqual(['/pages/home/menu/menu', '/pages/order/confirmOrder/confirmOrder'])
})

it('[page-78] a set that is not complete is not taken to the confirmation; its sheet says why', async () => {
  const { to } = await openMenu({ icc_token: goodToken() })
  const sheet = await openSheet('Afternoon for One')
  await click(sheet.getByRole('button', { name: 'Check out' }))
  expect(screen.getByText('Package product selection not completed')).toBeTruthy()
  expect([cart(), to(check)]).toEqual([[], []])
})

it('[page-78] what the cart refuses stays in its sheet', async () => {
  const { to, answer } = await openMenu({ icc_token: goodToken() })
  const tea = products.find(({ productId }) => productId === 'osmanthus-oolong')
  if (tea === undefined) throw new Error('no tea')
  answer('/api/app/product/product/detail', () => ({ ...tea, perOrderLimit: 1 }))
  const sheet = await openSheet('Osmanthus Oolong Milk Tea')
  await click(sheet.getByRole('button', { name: 'One more Osmanthus Oolong Milk Tea' }))
  await click(sheet.getByRole('button', { name: 'Check out' }))
  expect(screen.getByText('At most 1 per order')).toBeTruthy()
  expect([cart(), to(check)]).toEqual([[], []])
  expect(screen.getByRole('dialog', { name: 'Osmanthus Oolong Milk Tea' })).toBeTruthy()
})

it('[page-78] what several order together is not checked out from a sheet', async () => {
  const server = fakeServer()
  keepGroup(server)
  const line = lineOf('butter-croissant')
  const stored = { storeInfo: chosen('riverside'), cart_list: cartOf(line), 'tiffin.group': seatOf('key of Mira') }
  await openApp({ hash: menuAddress, search: groupSearch, stored })
  const sheet = await openSheet('Osmanthus Oolong Milk Tea')
  expect(sheet.getByRole('button', { name: /Add to cart/ })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Check out' })).toBeNull()
})
