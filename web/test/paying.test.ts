import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, goodToken, openApp, settle } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'

const left = vi.hoisted(() => ({ urls: [] as string[] }))
vi.mock('../src/device/leave-for.ts', () => ({ leaveFor: (url: string) => left.urls.push(url) }))

const query = '/api/app/order/payment/query'
const confirm = '/api/app/order/payment/confirm'
const customer = { icc_token: goodToken() }

beforeEach(() => {
  left.urls.length = 0
})
afterEach(closeApp)

const cashier = (orderId: string) => `#/pages/order/cashier/cashier?orderId=${orderId}`
const tap = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await settle(10)
}

describe('the cashier', () => {
  it('[R-2.19][R-2.44][R-1.5][R-4.11] shows amount and time left, and sends the customer to the provider', async () => {
    const { order, orderId, to } = await shopWithOrder()
    await openApp({ hash: cashier(orderId), stored: customer })
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(?:15:00|14:\d\d)$/)
    expect(screen.getByText('Time remaining for payment')).toBeTruthy()
    expect(screen.getByText(`Order ${order.orderNo}`)).toBeTruthy()
    expect(
      screen.getByText(/^Leave if you need to\. The order keeps waiting in your list until \d\d:\d\d/),
    ).toBeTruthy()
    expect(screen.getAllByText('$6.80').length).toBeGreaterThan(1) // above, and on the button
    await tap(/^Pay/)
    expect(to('/api/app/order/payment/create')[0]?.body).toMatchObject({ orderId, paymentMethodCode: 'card' })
    expect(left.urls).toEqual(['http://pay.example/1'])
  })

  it('[R-2.19] without an order leads to the orders', async () => {
    await shopWithOrder()
    const { stack } = await openApp({ hash: '#/pages/order/cashier/cashier', stored: customer })
    await waitFor(async () => expect(await stack()).toEqual(['/pages/order/order']))
  })

  it('[R-2.20] names its own page of return on this origin, with the order before the # as well', async () => {
    const { orderId, to } = await shopWithOrder()
    await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    const back = new URL(String(to('/api/app/order/payment/create')[0]?.body.returnUrl))
    expect([back.origin, back.pathname, back.search]).toEqual([location.origin, '/', `?corp=demo&orderId=${orderId}`])
    expect(back.hash).toBe(`#/pages/order/cashier/success?orderId=${orderId}`)
  })

  it.each([
    ['was closed', 80],
    ['does not exist', undefined],
  ])('[R-2.19][R-2.44] of an order that %s leads to its page, which says so', async (_what, status) => {
    const { orderId, move } = await shopWithOrder()
    if (status !== undefined) move(status as 80)
    const id = status === undefined ? 'nobodys' : orderId
    const { stack } = await openApp({ hash: cashier(id), stored: customer })
    await waitFor(async () => expect(await stack()).toEqual([`/pages/order/orderDetail/detail?orderId=${id}`]))
  })

  const comeBack = () =>
    act(async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
  const questions = () => screen.queryAllByText('Have you completed the payment?')

  it('[R-4.12] a payment without a notice of the provider is asked about, and is no failure', async () => {
    const { orderId, answer, to, move } = await shopWithOrder()
    answer(confirm, () => ({ status: 0, message: '', order: { orderId, status: 10 } }))
    answer(query, () => ({ status: 0, message: '', order: { orderId, status: 10 } }))
    const { stack } = await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    const { payingOrder } = await import('../src/state/order/created-order.ts')
    expect(payingOrder.get()).toBe(orderId)
    await comeBack()
    await tap('Paid')
    expect(to(confirm).map(({ body }) => body)).toEqual([{ orderId, answer: 1 }])
    expect(await screen.findByRole('heading', { name: 'The payment is not confirmed yet' })).toBeTruthy()
    expect(screen.getByText(/nothing is lost/)).toBeTruthy()
    expect(screen.queryByText(/^Failed\./)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try another method' })).toBeNull()
    expect(await stack()).toEqual([`/pages/order/cashier/success?orderId=${orderId}&asked=1`])
    move(20)
    const { refreshOrders } = await import('../src/data/order/refresh-orders.ts')
    await act(async () => refreshOrders())
    expect(await screen.findByText('Paid. The store has your order.')).toBeTruthy()
    expect(questions()).toEqual([])
  })

  it('[R-4.12][cashier-9] a payment that the provider declined failed, and the next method is proposed', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer(confirm, () => {
      throw new FakeRefusal('paymentFailed')
    })
    const { stack } = await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    await comeBack()
    await tap('Paid')
    expect(await screen.findByText(/^Failed\. It is recommended to switch to another payment method/)).toBeTruthy()
    expect(localStorage.getItem('tiffin.paymentMethod')).toBeNull() // [cashier-9]
    expect(await stack()).toEqual([cashier(orderId).slice(1)])
    expect(questions()).toEqual([])
  })

  it('[R-4.12] asks one question at a time, which closes by itself when the money comes', async () => {
    const { orderId, move } = await shopWithOrder()
    const { stack } = await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    await comeBack()
    fireEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement)
    await comeBack()
    await comeBack()
    expect(questions()).toHaveLength(1)
    move(20)
    const { refreshOrders } = await import('../src/data/order/refresh-orders.ts')
    await act(async () => refreshOrders())
    expect(await screen.findByText('Paid. The store has your order.')).toBeTruthy()
    expect(questions()).toEqual([])
    expect(await stack()).toEqual([`/pages/order/cashier/success?orderId=${orderId}`])
  })

  it('[R-4.12] after the answer that nothing was paid, it keeps waiting', async () => {
    const { orderId, to } = await shopWithOrder()
    const { stack } = await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    await act(async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    await tap('Unpaid')
    expect(to(confirm).map(({ body }) => body)).toEqual([{ orderId, answer: 2 }])
    expect(await stack()).toEqual([cashier(orderId).slice(1)])
  })

  it('[R-2.44] asks before it is left, and says until when the order waits', async () => {
    const { orderId } = await shopWithOrder()
    const { stack } = await openApp({ hash: '#/pages/user/mine/mine', stored: customer })
    await act(async () => {
      await window.icc.navigateTo(cashier(orderId).slice(1))
    })
    await screen.findByRole('timer')
    await tap('Back')
    expect(await screen.findByText(/You can pay until \d\d:\d\d in the order list/)).toBeTruthy()
    expect(await stack()).toHaveLength(2)
    await tap('Leave')
    await waitFor(async () => expect(await stack()).toEqual(['/pages/user/mine/mine']))
  })

  it('[R-4.11][R-2.44] of an order whose time is over says so', async () => {
    const { orderId, move } = await shopWithOrder()
    move(70)
    await openApp({ hash: cashier(orderId), stored: customer })
    expect(await screen.findByText('The time to pay is over')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })
})

describe('after an attempt that brought no money', () => {
  const answered = (orderId: string, status: number) => () => ({ status, message: '', order: { orderId, status: 10 } })
  const result = (orderId: string) => `#/pages/order/cashier/success?orderId=${orderId}`

  it('[R-4.12] closing the provider’s page is "not paid yet", with what is held until when', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer(query, answered(orderId, 3))
    await openApp({ hash: result(orderId), stored: customer })
    expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeTruthy()
    expect(await screen.findByText(/We keep your order at this price until \d\d:\d\d/)).toBeTruthy()
    expect(screen.queryByText(/did not go through/)).toBeNull()
    await tap('Pay')
    expect(await screen.findByRole('radio', { name: /Card/, checked: true })).toBeTruthy()
  })

  it('[R-4.12] after a decline the page says what is held, and the next method is proposed', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer(query, answered(orderId, 2))
    await openApp({ hash: result(orderId), stored: customer })
    expect(await screen.findByText(/We keep your order at this price until \d\d:\d\d/)).toBeTruthy()
    await tap('Try another method')
    await screen.findByRole('timer')
    await waitFor(() => expect(screen.getAllByRole('radio')[1]).toHaveProperty('checked', true))
  })

  it('[page-73] after a decline one sentence stands below the heading; until when the order is kept stands with the order', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer(query, answered(orderId, 2))
    await openApp({ hash: result(orderId), stored: customer })
    const held = await screen.findByText(/^Nothing was charged\. We keep your order/)
    const heading = screen.getByRole('heading', { name: 'The payment did not go through' })
    expect(heading.closest('section')?.querySelectorAll('p')).toHaveLength(1)
    expect(held.closest('section')?.textContent).toContain('Riverside Arcade')
  })

  it('[R-8.9] after a decline each sentence stands by itself', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer(query, answered(orderId, 2))
    await openApp({ hash: result(orderId), stored: customer })
    const advice = await screen.findByText(/^Failed\. It is recommended/)
    expect(advice.textContent).toBe('Failed. It is recommended to switch to another payment method and try again')
    expect((await screen.findByText(/^Nothing was charged\. We keep your order/)).tagName).toBe('P')
  })

  it('there is one way to pay on the page of the result and on that of the order', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer(query, answered(orderId, 3))
    await openApp({ hash: result(orderId), stored: customer })
    await screen.findByRole('heading', { name: 'Not paid yet' })
    expect(screen.getAllByText(/^Pay$/)).toHaveLength(1)
    await openApp({ hash: `#/pages/order/orderDetail/detail?orderId=${orderId}`, stored: customer })
    await screen.findByRole('timer')
    expect(screen.getAllByText(/^Pay$/)).toHaveLength(1)
  })

  it('[R-1.5][R-2.44] paying at the store after all leads to the page of the order, and to no provider', async () => {
    const { orderId, answer, to } = await shopWithOrder()
    answer('/api/app/order/payment/create', () => ({ paymentNo: '1', action: 4, url: '', expireTime: 0 }))
    const { stack } = await openApp({ hash: cashier(orderId), stored: customer })
    fireEvent.click(await screen.findByRole('radio', { name: /^Pay at the store/ }))
    await tap(/^Pay/)
    await waitFor(async () => expect(await stack()).toEqual([`/pages/order/orderDetail/detail?orderId=${orderId}`]))
    expect(to('/api/app/order/payment/create')).toMatchObject([{ body: { orderId, paymentMethodCode: 'atStore' } }])
    expect(left.urls).toEqual([])
  })

  it('[R-4.12][page-23] a method that is declined at once is named and gives its place to the next one', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer('/api/app/order/payment/create', () => {
      throw new FakeRefusal('paymentFailed')
    })
    await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    await screen.findByText(/^Failed\. It is recommended/)
    expect(screen.getAllByRole('radio')[1]).toHaveProperty('checked', true)
    expect(screen.getByText('Declined just now').closest('label')?.textContent).toContain('Card')
  })

  it('[page-23] the cashier names the store and what is paid for', async () => {
    const { orderId, order } = await shopWithOrder()
    await openApp({ hash: cashier(orderId), stored: customer })
    await screen.findByRole('timer')
    expect(screen.getByText(order.store.storeName).parentElement?.textContent).toContain('2 items · Dine in')
  })
})
