import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { describe, expect, test } from 'vitest'
import { takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { anOrder } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { AssistButton } from './assist.tsx'

prepare()

// as: the line of an order and that of a cart differ in what nothing here reads
const tea = { ...anOrder({}).productList[0], num: 2 } as unknown as CartLine

function helped(lines: readonly CartLine[] = [tea], storeId: string | null = 's1') {
  const customer = { memberNo: '88000001', nickName: 'Mira', phoneMasked: '+65****4417', points: 12, couponCount: 1 }
  return { assistId: 'a1', customer, cart: { storeId, version: 3, list: lines, removedList: [] }, expiresIn: 1800 }
}

function open(permission = ['order:manage', 'order:assist']) {
  const server = fakeServer()
  server.answers['member/scan'] = { code: 200, data: helped() }
  server.answers['assist/detail'] = { code: 200, data: helped() }
  server.answers['assist/cart-save'] = { code: 200, data: { version: 4 } }
  server.answers['/api/app/product/product/list'] = { code: 200, data: { list: [] } }
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside Arcade', permission })
  show(<AssistButton />)
  return server
}

async function scan(code = 'the-code'): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Help a customer' }))
  const field = screen.getByLabelText('Member code')
  fireEvent.change(field, { target: { value: code } })
  fireEvent.submit(field)
}

describe('helping a customer', () => {
  test('[R-6.4] is offered to those only who may', () => {
    open(['order:manage'])
    expect(screen.queryByRole('button', { name: 'Help a customer' })).toBeNull()
  })

  test('begins with the scan of a code, and shows who it is and the cart', async () => {
    const server = open()
    await scan(' the-code\n')
    const dialog = within(await screen.findByRole('dialog', { name: 'Helping Mira' }))
    expect(server.sentTo('member/scan')).toEqual([{ content: 'the-code' }])
    expect(dialog.getByText('1 coupon')).toBeTruthy()
    expect(dialog.getByText(tea.productName)).toBeTruthy()
  })

  test('says what is wrong with a code and is ready for the next one', async () => {
    const server = open()
    server.answers['member/scan'] = { code: refusals.memberCodeExpired, message: 'The member code has expired' }
    await scan()
    expect((await screen.findByRole('alert')).textContent).toBe('The member code has expired')
    expect((screen.getByLabelText('Member code') as HTMLInputElement).value).toBe('') // as: it is a text field
  })

  test('changes the cart from the version that staff saw', async () => {
    const server = open()
    await scan()
    fireEvent.click(await screen.findByRole('button', { name: `One more ${tea.productName}` }))
    await waitFor(() => expect(server.sentTo('assist/cart-save')).toHaveLength(1))
    expect(server.sentTo('assist/cart-save')[0]).toMatchObject({
      assistId: 'a1',
      version: 3,
      productRequestList: [{ productId: tea.productId, num: 3 }],
    })
  })

  test('[R-1.7] puts what staff adds beside what the customer has chosen', async () => {
    const server = open()
    const sku = { skuId: 'tart-s', skuName: '', price: 420, memberPrice: null, discountPrice: 420, stockNum: null }
    const tart = {
      ...{ productId: 'tart', productName: 'Custard Tart', productType: 1, unavailableReason: 0, discountPrice: 420 },
      skuList: [{ ...sku, bmsProductMaterialList: [], isDefault: true }],
      ...{ propertyList: [], packageGroupList: [] },
    }
    server.answers['/api/app/product/product/list'] = { code: 200, data: { list: [tart] } }
    await scan()
    fireEvent.change(await screen.findByLabelText('Add a product'), { target: { value: 'tart' } })
    fireEvent.click(await screen.findByRole('button', { name: /^Custard Tart/ }))
    await waitFor(() => expect(server.sentTo('assist/cart-save')).toHaveLength(1))
    expect(server.sentTo('assist/cart-save')[0]).toMatchObject({
      productRequestList: [
        { productId: tea.productId, num: 2 },
        { productId: 'tart', num: 1 },
      ],
    })
  })

  test('lets the customer’s own change win, and says so', async () => {
    const server = open()
    server.answers['assist/cart-save'] = { code: refusals.cartConflict, message: 'conflict' }
    await scan()
    fireEvent.click(await screen.findByRole('button', { name: `One ${tea.productName} less` }))
    await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('The customer has just changed the cart'))
    await waitFor(() => expect(server.sentTo('assist/detail').length).toBeGreaterThan(0))
  })

  test('does not mix the cart of another store with its own', async () => {
    const server = open()
    server.answers['member/scan'] = { code: 200, data: helped([tea], 's2') }
    server.answers['assist/detail'] = { code: 200, data: helped([tea], 's2') }
    await scan()
    expect(await screen.findByText(/This cart is of another store/)).toBeTruthy()
    expect(screen.queryByText(tea.productName)).toBeNull()
  })

  test('is over when the customer ends it', async () => {
    const server = open()
    await scan()
    await screen.findByRole('dialog', { name: 'Helping Mira' })
    server.answers['assist/detail'] = { code: refusals.memberCodeExpired, message: 'over' }
    fireEvent.click(screen.getByRole('button', { name: `One more ${tea.productName}` }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.sentTo('assist/end')).toEqual([])
  })

  test('is over when staff is done', async () => {
    const server = open()
    await scan()
    await screen.findByRole('dialog', { name: 'Helping Mira' })
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(server.sentTo('assist/end')).toEqual([{ assistId: 'a1' }]))
  })
})
