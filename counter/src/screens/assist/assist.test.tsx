import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { type Product, unavailableReason } from '@tiffin/core/catalog/product'
import { aCombo, aProduct, aProperty } from '@tiffin/core/testing/products'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { endServing } from '../../state/serving.ts'
import { noteStore, takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { anOrder } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { Assist } from './assist.tsx'

prepare()
afterEach(endServing)
// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {}

// as: the line of an order and that of a cart differ in what nothing here reads
const tea = { ...anOrder({}).productList[0], num: 2 } as unknown as CartLine

const bun = aProduct({ productId: 'bun', productName: 'Red Bean Bun', productCategoryId: 'pastry', perOrderLimit: 1 })
const latte = aProduct({
  ...{ productId: 'latte', productName: 'Matcha Latte', productCategoryId: 'teas' },
  propertyList: [aProperty('ice'), aProperty('top', { multiple: true, min: 0, max: 1 }, [60, 80])],
})
const set: Product = { ...aCombo(), productId: 'set', productName: 'Tea for two', productCategoryId: 'sets' }
const gone = aProduct({ productId: 'tart', productName: 'Custard Tart', unavailableReason: unavailableReason.soldOut })

function helped(lines: readonly CartLine[] = [tea], storeId: string | null = 's1') {
  const customer = { memberNo: '88000001', nickName: 'Mira', phoneMasked: '+65****4417', points: 12, couponCount: 1 }
  const cart = { storeId, version: 3, list: lines, removedList: [] }
  return { assistId: 'a1', customer, cart, discountList: [], expiresIn: 1800 }
}

function open(lines?: readonly CartLine[], storeId?: string, list = [bun, latte, set, gone]) {
  const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const server = fakeServer()
  server.answers['member/scan'] = { code: 200, data: helped(lines, storeId) }
  server.answers['assist/detail'] = { code: 200, data: helped(lines, storeId) }
  server.answers['assist/cart-save'] = { code: 200, data: { version: 4 } }
  server.answers['/api/app/product/product/list'] = { code: 200, data: { list } }
  const categories = ['teas', 'pastry', 'sets'].map((id) => ({ id, categoryName: id, parentId: null }))
  server.answers['/api/app/product/category/list'] = { code: 200, data: { list: categories } }
  server.answers['/api/app/product/material/list'] = { code: 200, data: { list: [] } }
  const permission = ['order:manage', 'order:assist']
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside Arcade', permission })
  show(<Assist />)
  const saved = () => server.sentTo('assist/cart-save')[0]?.productRequestList
  return { ...server, saved }
}

async function scan(code = 'the-code'): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Member code' }))
  const field = screen.getByLabelText('Member code', { selector: 'input' })
  fireEvent.change(field, { target: { value: code } })
  fireEvent.submit(field)
}

const tap = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const pick = (name: RegExp) => fireEvent.click(screen.getByLabelText(name))

describe('helping a customer', () => {
  test('begins with the scan of a code, and shows who it is and the cart', async () => {
    const server = open()
    await scan(' the-code\n')
    expect(await screen.findByRole('heading', { name: 'Helping Mira' })).toBeTruthy()
    expect(server.sentTo('member/scan')).toEqual([{ content: 'the-code' }])
    expect(screen.getByText('1 coupon')).toBeTruthy()
    expect(screen.getByText(tea.productName)).toBeTruthy()
  })

  test.each([
    [1800, 'Help ends in 30 min', false],
    [240, 'Help ends in 4 min', true],
  ])('[assist-7] says what the cart comes to, and of %d seconds: %s', async (expiresIn, words, isLoud) => {
    const server = open()
    server.answers['member/scan'] = { code: 200, data: { ...helped(), expiresIn } }
    server.answers['assist/detail'] = { code: 200, data: { ...helped(), expiresIn } }
    await scan()
    expect((await screen.findByText(words)).className.includes('warn-ink')).toBe(isLoud)
    const pane = within(screen.getByRole('complementary', { name: 'Cart' }))
    expect(pane.getByText('Subtotal').nextSibling?.textContent).toContain('11.20')
  })

  test('[assist-11] says what is left of it after a discount that staff gave', async () => {
    const server = open()
    const discountList = [{ type: 7, amount: 300, perMille: null, limit: 500 }]
    server.answers['member/scan'] = { code: 200, data: { ...helped(), discountList } }
    server.answers['assist/detail'] = { code: 200, data: { ...helped(), discountList } }
    await scan()
    await screen.findByText('Subtotal')
    const pane = within(screen.getByRole('complementary', { name: 'Cart' }))
    expect(pane.getByText('Total').nextSibling?.textContent).toContain('8.20')
  })

  test('[store-24] says by the clock of the store when something is back', async () => {
    const backAt = new Date().setUTCHours(24 + 1, 30, 0, 0)
    open(undefined, undefined, [{ ...gone, backAt }])
    noteStore({ storeName: 'Riverside Arcade', timeZone: 'Asia/Singapore' })
    expect(await screen.findByText(/Back .*09:30/)).toBeTruthy()
  })

  test('says what is wrong with a code and is ready for the next one', async () => {
    const server = open()
    server.answers['member/scan'] = { code: refusals.memberCodeExpired, message: 'The member code has expired' }
    await scan()
    const dialog = within(screen.getByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toBe('The member code has expired')
    expect((screen.getByLabelText('Member code', { selector: 'input' }) as HTMLInputElement).value).toBe('') // as: it is a text field
  })

  test('changes the cart from the version that staff saw', async () => {
    const server = open()
    await scan()
    await tap(`One more ${tea.productName}`)
    await waitFor(() => expect(server.sentTo('assist/cart-save')).toHaveLength(1))
    expect(server.sentTo('assist/cart-save')[0]).toMatchObject({
      assistId: 'a1',
      version: 3,
      productRequestList: [{ productId: tea.productId, num: 3 }],
    })
  })

  test('[R-1.7][assist-1] puts what has nothing to choose into the cart with one tap, beside what the customer has', async () => {
    const { saved } = open()
    await scan()
    await tap(/^Red Bean Bun/)
    await waitFor(() =>
      expect(saved()).toMatchObject([
        { productId: tea.productId, num: 2 },
        { productId: 'bun', num: 1 },
      ]),
    )
  })

  test('[assist-1] chooses options and number as on the phone, and says so at the most options', async () => {
    const { saved } = open([])
    await scan()
    await tap(/^Matcha Latte/)
    pick(/^ice 2/)
    pick(/^top 0/)
    pick(/^top 1/)
    expect(useOverlays.getState().toast?.text).toBe('The maximum number of options has been reached')
    await tap('One more Matcha Latte')
    await tap(/^Add to cart/)
    await waitFor(() =>
      expect(saved()).toMatchObject([
        { productId: 'latte', num: 2, propertyValList: [{ propertyValueId: 'ice-2' }, { propertyValueId: 'top-0' }] },
      ]),
    )
    expect(screen.queryByRole('region', { name: 'Matcha Latte' })).toBeNull()
  })

  test('[assist-1] a set is added when each of its groups is chosen', async () => {
    const { saved } = open([])
    await scan()
    await tap(/^Tea for two/)
    const add = await screen.findByRole('button', { name: /^Choose 2 more: Two pastries/ })
    fireEvent.click(add)
    expect(saved()).toBeUndefined()
    pick(/^tart/)
    pick(/^bun/)
    await tap(/^Add to cart/)
    await waitFor(() => expect(saved()).toHaveLength(1))
    const [line] = saved() as { packageProductList: { productId: string }[] }[] // as: a list of lines is sent
    expect(line?.packageProductList.map(({ productId }) => productId).sort()).toEqual([
      'bun',
      'macaron',
      'tart',
      'yuzu',
    ])
  })

  test('[assist-1] a limit of an order stops staff as it stops the customer', async () => {
    const line = { ...tea, productId: 'bun', productName: 'Red Bean Bun', num: 1 }
    const { saved } = open([line])
    await scan()
    await screen.findByRole('button', { name: /^Red Bean Bun/ })
    await tap('One more Red Bean Bun')
    await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('At most 1 per order'))
    expect(saved()).toBeUndefined()
  })

  test('[assist-1] what is sold out says so and cannot be tapped; a word finds over all headings', async () => {
    open()
    await scan()
    const card = (await screen.findByRole('button', { name: /Custard Tart/ })) as HTMLButtonElement // as: by its role
    expect(card.disabled).toBe(true)
    expect(within(card).getByText('Sold out')).toBeTruthy()
    await tap('sets')
    expect(screen.queryByRole('button', { name: /^Red Bean Bun/ })).toBeNull()
    fireEvent.change(screen.getByLabelText('Search the menu'), { target: { value: 'BEAN' } })
    expect(screen.getByRole('button', { name: /^Red Bean Bun/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Tea for two/ })).toBeNull()
  })

  test('[assist-2] lets the customer’s own change win, and says so', async () => {
    const server = open()
    server.answers['assist/cart-save'] = { code: refusals.cartConflict, message: 'conflict' }
    await scan()
    await tap(`One ${tea.productName} less`)
    await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('The customer has just changed the cart'))
    await waitFor(() => expect(server.sentTo('assist/detail').length).toBeGreaterThan(0))
  })

  test('does not mix the cart of another store with its own', async () => {
    open([tea], 's2')
    await scan()
    expect(await screen.findByText(/This cart is of another store/)).toBeTruthy()
    expect(screen.queryByText(tea.productName)).toBeNull()
  })

  test('[assist-18] is over when the customer ends it, which is said before anything else can be tapped', async () => {
    const server = open()
    await scan()
    await screen.findByRole('heading', { name: 'Helping Mira' })
    server.answers['assist/detail'] = { code: refusals.memberCodeExpired, message: 'over' }
    await tap(`One more ${tea.productName}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'The help has ended. Scan the code again.' }))
    expect(screen.getByRole('heading', { name: 'Helping Mira' })).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Helping Mira' })).toBeNull())
    expect(server.sentTo('assist/end')).toEqual([])
  })

  test('is over when staff is done', async () => {
    const server = open()
    await scan()
    await screen.findByRole('heading', { name: 'Helping Mira' })
    await tap('Done')
    expect(screen.queryByRole('heading', { name: 'Helping Mira' })).toBeNull()
    await waitFor(() => expect(server.sentTo('assist/end')).toEqual([{ assistId: 'a1' }]))
  })
})
