import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { cartOf, chosen, lineOf, storedCart } from './cart-lines.ts'
import { button, click, menuAddress } from './steps.ts'

afterEach(closeApp)

/** The menu with three croissants and a tart in the cart, whose sheet is open. */
async function openCart() {
  fakeServer()
  const cart = cartOf(lineOf('butter-croissant', 3), lineOf('custard-tart'))
  await openApp({ hash: menuAddress, stored: { cart_list: cart, storeInfo: chosen('riverside') } })
  await click(await button(/^View cart/))
  return screen.findByRole('dialog', { name: 'Your cart' })
}

const bar = () => screen.queryByRole('region', { name: 'Your cart' })

it('[R-2.41] the cart takes one more and one less of a line, which goes with its last, and counts pieces', async () => {
  const sheet = await openCart()
  const tap = (name: string) => click(within(sheet).getByRole('button', { name }))
  const counts = () => [bar()?.querySelector('.badge')?.textContent, within(sheet).getByRole('heading').textContent]
  expect(counts()).toEqual(['4', 'Your cart 4 items'])
  await tap('One more Burnt Custard Tart')
  await tap('One Butter Croissant less')
  expect(storedCart()).toEqual(['2 butter-croissant', '2 custard-tart'])
  await tap('One Burnt Custard Tart less')
  await tap('One Burnt Custard Tart less')
  expect(storedCart()).toEqual(['2 butter-croissant'])
  expect(counts()).toEqual(['2', 'Your cart 2 items'])
  expect(within(sheet).queryByText('Burnt Custard Tart')).toBeNull()
})

it('[R-2.41] the cart is emptied after a question only, and neither bar nor sheet stays', async () => {
  const sheet = await openCart()
  const clear = () => click(within(sheet).getByRole('button', { name: 'Clear' }))
  const answer = async (name: string) =>
    click(within(await screen.findByRole('dialog', { name: 'Empty the cart?' })).getByRole('button', { name }))
  await clear()
  await answer('Cancel')
  expect(storedCart()).toEqual(['3 butter-croissant', '1 custard-tart'])
  await clear()
  await answer('Clear')
  await waitFor(() => expect(bar()).toBeNull())
  expect(JSON.parse(localStorage.getItem('cart_list') ?? '[]')).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull())
})

it('[page-88] the cart beside the menu names every reduction, with what the cart costs before and after', async () => {
  window.innerWidth = 1000
  fakeServer()
  const cart = cartOf(lineOf('butter-croissant', 5))
  await openApp({ hash: menuAddress, stored: { cart_list: cart, storeInfo: chosen('riverside') } })
  const side = within(await screen.findByRole('complementary', { name: 'Your cart' }))
  const total = await side.findByText('Total')
  window.innerWidth = 390
  const reduction = side.getByText(/10% off from \$15$/).parentElement?.textContent
  expect(reduction).toBe('Whole-order discount: 10% off from $15−$1.70')
  expect(total.parentElement?.textContent).toBe('Total$17.00$15.30')
})
