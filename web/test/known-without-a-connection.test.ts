import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { answers, moveOrder } from './fake/answers.ts'
import { button } from './steps.ts'

const customer = { icc_token: goodToken() }
const isSetPassword = '/api/app/customer/customer-profile/is-set-password'
const orderDetail = '/api/app/order/order/detail'
const go = (path: string) => act(() => window.icc.navigateTo(path))

afterEach(closeApp)

const offline = () => {
  throw new TypeError('offline')
}

function makeOrder(pickupMethod = 1): string {
  const order = answers['/api/app/order/order/create']?.({
    ...{ storeId: 'riverside', pickupMethod, requestId: crypto.randomUUID(), paymentMethodCode: 'card' },
    productRequestList: [{ productId: 'butter-croissant', skuId: 'butter-croissant-s', num: 1, productType: 1 }],
    expectedPayable: 340 as never,
  })
  if (order === undefined) throw new Error('the fake makes orders')
  return order.orderId
}

describe('[R-4.9] the page of an order that the server cannot be asked for', () => {
  it('shows the pick-up code that the list had', async () => {
    const server = fakeServer()
    const orderId = makeOrder()
    moveOrder(orderId, 40)
    server.answer(orderDetail, offline)
    await openApp({ hash: '#/pages/order/order', stored: customer })
    await screen.findByText('D027')
    await go(`/pages/order/orderDetail/detail?orderId=${orderId}`)
    const page = await screen.findByTestId('page-orderDetail')
    await waitFor(() => expect(page.textContent).toContain('D027'))
  })

  it('shows what is newer: the code from the list, not the order as its page last knew it', async () => {
    const server = fakeServer()
    const orderId = makeOrder(2)
    const path = `/pages/order/orderDetail/detail?orderId=${orderId}`
    await openApp({ hash: `#${path}`, stored: customer })
    await screen.findByText('Awaiting payment')
    moveOrder(orderId, 40)
    await act(() => window.icc.switchTab('/pages/order/order'))
    await screen.findByText('T027')
    server.answer(orderDetail, offline)
    await go(path)
    await waitFor(() => expect(screen.getByTestId('page-orderDetail').textContent).toContain('T027'))
  })

  it('shows nothing of an order that the server no longer finds', async () => {
    const server = fakeServer()
    const orderId = makeOrder()
    await openApp({ hash: '#/pages/order/order', stored: customer })
    await screen.findAllByText('Awaiting payment')
    server.answer(orderDetail, () => answers[orderDetail]?.({ orderId: 'none' }))
    await go(`/pages/order/orderDetail/detail?orderId=${orderId}`)
    const page = await screen.findByTestId('page-orderDetail')
    await waitFor(() => expect(page.textContent).toContain('not found'))
    expect(page.textContent).not.toContain('Butter Croissant')
  })
})

describe('Me', () => {
  it('[R-7.15][R-2.48] says neither that there is a password nor that there is none while that is not known', async () => {
    const server = fakeServer()
    server.answer(isSetPassword, offline)
    await openApp({ hash: '#/pages/user/mine/mine', stored: customer })
    expect(await button('Password')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Set password|Change password/ })).toBeNull()
  })

  it.each([
    [true, 'Change password'],
    [false, 'Set password'],
  ])('[R-7.15][R-2.48] names what can be done with a password once it is known: %s', async (isSet, name) => {
    const server = fakeServer()
    server.answer(isSetPassword, () => ({ isSetPassword: isSet }))
    await openApp({ hash: '#/pages/user/mine/mine', stored: customer })
    expect(await button(name)).toBeTruthy()
  })
})
