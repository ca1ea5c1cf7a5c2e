import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { cartOf, chosen, lineOf, storedCart } from './cart-lines.ts'
import { moveOrder } from './fake/answers.ts'
import { button, click, openConfirm, placing } from './steps.ts'

afterEach(closeApp)

const croissant = lineOf('butter-croissant', 2)
const tart = lineOf('custard-tart')
const removed = (productName: string) => ({ productId: productName, productName, reason: 2 as const })

interface Again {
  again?: object
  cart?: string
  store?: string
}

/** The list of orders of a customer with one order at Riverside, which comes to `again` today. */
async function openOrders({ again = {}, cart = '[]', store = 'riverside' }: Again = {}) {
  const before = await openConfirm()
  await click(await button(placing))
  await waitFor(async () => expect((await before.stack()).at(-1)).toContain('cashier'))
  const orderId = /orderId=([\w-]+)/.exec((await before.stack()).at(-1) ?? '')?.[1] ?? ''
  moveOrder(orderId, 20)
  moveOrder(orderId, 50)
  const server = fakeServer()
  const whole = { storeId: 'riverside', list: [croissant], removedList: [], cutList: [], ...again }
  server.answer('/api/app/order/order/reorder', () => whole)
  const stored = { icc_token: goodToken(), cart_list: cart, storeInfo: chosen(store) }
  const app = await openApp({ hash: '#/pages/order/order', stored })
  await screen.findAllByText('Riverside Arcade')
  const orderAgain = async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Order again' })
    if (first !== undefined) await click(first)
  }
  return { ...server, ...app, orderAgain }
}

const dialog = (name: string) => screen.findByRole('dialog', { name })
const theStore = () => JSON.parse(localStorage.getItem('storeInfo') ?? '').storeId

describe('ordering again', () => {
  it('[OR-07][R-4.20] fills an empty cart and leads to the menu without a question', async () => {
    const { orderAgain, stack } = await openOrders()
    await orderAgain()
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
    expect(storedCart()).toEqual(['2 butter-croissant'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[OR-07][R-4.20][R-8.13] names what cannot be bought any more', async () => {
    const { orderAgain } = await openOrders({ again: { removedList: [removed('Moon Cake'), removed('Iced Bun')] } })
    await orderAgain()
    const removedDialog = await dialog('The following products cannot be purchased and have been deleted for you')
    expect(removedDialog.textContent).toMatch(/Moon Cake.*Iced Bun/)
    expect(storedCart()).toEqual(['2 butter-croissant'])
    await click(await button('OK'))
  })

  it('[R-4.20][R-8.13] names the only one that cannot be bought any more', async () => {
    const { orderAgain } = await openOrders({ again: { removedList: [removed('Moon Cake')] } })
    await orderAgain()
    const removedDialog = await dialog('The following products cannot be purchased and have been deleted for you')
    expect(removedDialog.textContent).toContain('Moon Cake')
    expect(storedCart()).toEqual(['2 butter-croissant'])
  })

  it('[R-4.20][OR-07][R-8.13] leaves the cart as it is when nothing can be bought, and says so', async () => {
    const again = { list: [], removedList: [removed('Moon Cake')] }
    const { orderAgain, stack } = await openOrders({ again, cart: cartOf(tart) })
    await orderAgain()
    expect((await dialog('None of these can be bought now')).textContent).toContain('Moon Cake')
    await click(await button('OK'))
    expect(storedCart()).toEqual(['1 custard-tart'])
    expect(await stack()).toEqual(['/pages/order/order'])
  })

  it('[R-4.20] asks before it replaces the cart, and keeps the cart when the customer says so', async () => {
    const { orderAgain } = await openOrders({ cart: cartOf(tart) })
    await orderAgain()
    expect((await dialog('Order again')).textContent).toContain('This takes the place of what is in your cart.')
    await click(await button('Cancel'))
    expect(storedCart()).toEqual(['1 custard-tart'])
  })

  it('[R-1.2] at another store switches after asking; store and cart can be brought back, which is no further choice', async () => {
    const { orderAgain } = await openOrders({ cart: cartOf(tart), store: 'northgate' })
    localStorage.setItem('tiffin.recentStores', '["northgate"]')
    const choices = () => JSON.parse(localStorage.getItem('tiffin.recentStores') ?? '[]')
    await orderAgain()
    const question = await dialog('Order again')
    expect(question.textContent).toContain(
      'This order was made at Riverside Arcade. Switching the store will empty your cart.',
    )
    const [, confirm] = [...question.querySelectorAll('button')]
    if (confirm !== undefined) await click(confirm)
    await waitFor(() => expect(storedCart()).toEqual(['2 butter-croissant']))
    expect(theStore()).toBe('riverside')
    expect(choices()).toEqual(['riverside', 'northgate'])
    await click(await screen.findByText('Undo'))
    expect(storedCart()).toEqual(['1 custard-tart'])
    expect(theStore()).toBe('northgate')
    expect(choices()).toEqual(['northgate'])
  })

  it('[R-4.20][R-8.13] names a product once that cannot be bought in two sizes', async () => {
    const loaf = { productId: 'rye-loaf', productName: 'Rye & Walnut Loaf', reason: 2 }
    const { orderAgain } = await openOrders({ again: { removedList: [loaf, { ...loaf, skuId: 'large' }] } })
    await orderAgain()
    const notice = await dialog('The following products cannot be purchased and have been deleted for you')
    expect([...notice.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Rye & Walnut Loaf'])
    await click(await button('OK'))
  })

  it('[R-4.20] says what the limits of today have cut', async () => {
    const cut = { productId: 'butter-croissant', productName: 'Butter Croissant', wanted: 5, num: 2 }
    const { orderAgain } = await openOrders({ again: { cutList: [cut] } })
    await orderAgain()
    const notice = await dialog('Some quantities were lowered to what is allowed')
    expect(notice.textContent).toContain('Butter Croissant: 2 now')
    await click(await button('OK'))
  })
})

describe('too many unpaid orders', () => {
  it('lead from the refusal to those orders', async () => {
    const app = await openConfirm()
    app.answer('/api/app/order/order/create', () => {
      throw new FakeRefusal('tooManyUnpaid')
    })
    await click(await button(placing))
    await click(await button('See unpaid orders'))
    await waitFor(async () => expect(await app.stack()).toEqual(['/pages/order/order']))
    expect(await screen.findByRole('tab', { name: 'Awaiting payment', selected: true })).toBeTruthy()
    await waitFor(() => expect(app.to('/api/app/order/order/list').some(({ body }) => body.status === 1)).toBe(true))
  })
})
