import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, goodToken, openApp, settle } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'

const query = '/api/app/order/payment/query'
const customer = { icc_token: goodToken() }

afterEach(closeApp)

const cashier = (orderId: string) => `#/pages/order/cashier/cashier?orderId=${orderId}`
const tap = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await settle(10)
}

/** The result of an undecided payment, in a world whose clock the test turns. */
async function watchResult() {
  const { orderId, move, ...server } = await shopWithOrder()
  server.answer(query, () => ({ status: 0, message: '', order: { orderId, status: 10 } }))
  history.replaceState(null, '', '/?corp=demo')
  vi.useFakeTimers()
  const { usePaymentResult } = await import('../src/screens/pay-success/use-payment-result.ts')
  const { useOverlays } = await import('@tiffin/kit/client/overlays.ts')
  const { queryClient } = await import('../src/data/query-client.ts')
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client: queryClient }, children)
  const hook = renderHook(() => usePaymentResult(orderId), { wrapper })
  return { ...hook, server, move, dialogs: () => useOverlays.getState().dialogs }
}

describe('coming back from the provider', () => {
  afterEach(() => vi.useRealTimers())
  const success = (orderId: string) => `#/pages/order/cashier/success?orderId=${orderId}`

  it('[R-1.5][R-2.20] shows the code once the server knows of the money, and keeps nothing of the provider in the address', async () => {
    const { orderId, move } = await shopWithOrder()
    move(20)
    await openApp({ hash: success(orderId), search: '?corp=demo&result=ok', stored: customer })
    expect(await screen.findByText('Paid. The store has your order.')).toBeTruthy()
    expect(await screen.findByText('D027')).toBeTruthy()
    expect(location.search).toBe('?corp=demo')
  })

  it('[page-76] names what was ordered', async () => {
    const { orderId, move } = await shopWithOrder()
    move(20)
    await openApp({ hash: success(orderId), stored: customer })
    await screen.findByText('D027')
    expect(screen.getByText('Butter Croissant')).toBeTruthy()
  })

  it('[page-32] says with a drawing that there is no such order, and leads to those of the customer', async () => {
    const { answer } = await shopWithOrder()
    answer(query, () => {
      throw new FakeRefusal('orderUnknown')
    })
    const { stack } = await openApp({ hash: success('none'), stored: customer })
    expect(await screen.findByText('This order was not found')).toBeTruthy()
    expect(screen.getByTestId('page-paySuccess').querySelector('img, svg')).toBeTruthy()
    await tap('Your orders')
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/order/order'))
  })

  it('[R-2.20] finds the order before the # when the provider dropped it behind', async () => {
    const { orderId, move } = await shopWithOrder()
    move(20)
    const hash = '#/pages/order/cashier/success'
    await openApp({ hash, search: `?orderId=${orderId}&corp=demo&sig=1`, stored: customer })
    expect(await screen.findByText('Paid. The store has your order.')).toBeTruthy()
    expect(location.search).toBe('?corp=demo')
  })

  it('[R-2.20] finds the order by the number of the attempt when the address names nothing else', async () => {
    const { orderId, move, answer, to } = await shopWithOrder()
    move(20)
    answer(query, () => ({ status: 1, message: '', order: { orderId, status: 20 } }))
    const hash = '#/pages/order/cashier/success'
    await openApp({ hash, search: '?corp=demo&paymentNo=77', stored: customer })
    expect(await screen.findByText('Paid. The store has your order.')).toBeTruthy()
    expect(to(query)[0]?.body).toEqual({ paymentNo: '77' })
    expect(location.search).toBe('?corp=demo')
  })

  it('[R-2.20] waits for the server when it is out of reach, with the number of the attempt still in the address', async () => {
    const { orderId, move, answer, to } = await shopWithOrder()
    move(20)
    answer(query, () => {
      throw new TypeError('Failed to fetch')
    })
    const search = '?corp=demo&paymentNo=77'
    const { stack } = await openApp({ hash: '#/pages/order/cashier/success', search, stored: customer })
    await waitFor(() => expect(to(query).length).toBeGreaterThan(0))
    await settle(50)
    expect(await stack()).toEqual(['/pages/order/cashier/success'])
    expect(location.search).toBe(search)
    answer(query, () => ({ status: 1, message: '', order: { orderId, status: 20 } }))
    expect(await screen.findByText('Paid. The store has your order.', {}, { timeout: 6000 })).toBeTruthy()
    expect(location.search).toBe('?corp=demo')
  })

  it('[R-2.20] opens by itself when the provider dropped what is behind the #', async () => {
    const { orderId, move } = await shopWithOrder()
    move(20)
    const { stack } = await openApp({ search: `?corp=demo&orderId=${orderId}`, stored: customer })
    const result = `/pages/order/cashier/success?orderId=${orderId}`
    await waitFor(async () => expect((await stack()).at(-1)).toBe(result), { timeout: 5000 })
    expect(location.search).toBe('?corp=demo')
  })

  it('[R-2.20] believes no word of the address', async () => {
    const { orderId } = await shopWithOrder()
    await openApp({ hash: success(orderId), search: '?corp=demo&result=succeeded&paid=true', stored: customer })
    expect(await screen.findByText('Checking the payment')).toBeTruthy()
    await settle(50)
    expect(screen.queryByText('Paid. The store has your order.')).toBeNull()
  })

  it('[R-8.11] says of money that came for an order that was over that it goes back, and nothing of beginning', async () => {
    const { orderId, move, answer } = await shopWithOrder()
    move(80)
    answer(query, () => ({ status: 1, message: '', order: { orderId, status: 80 } }))
    await openApp({ hash: success(orderId), stored: customer })
    expect(await screen.findByText('The goods have become invalid')).toBeTruthy()
    expect(screen.getByText('What you paid goes back the way it came.')).toBeTruthy()
    expect(screen.queryByText('Paid. The store has your order.')).toBeNull()
  })

  it('[page-23] says of a paid order that its customer cancelled that it is cancelled, and nothing of goods', async () => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(20)
    move(80)
    Object.assign(order, { isCancelledByCustomer: true, refundTotal: 680 })
    answer(query, () => ({ status: 1, message: '', order: { orderId, status: 80 } }))
    await openApp({ hash: success(orderId), stored: customer })
    expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeTruthy()
    expect(screen.getByText('$6.80 goes back the way you paid.')).toBeTruthy()
    expect(screen.queryByText('The goods have become invalid')).toBeNull()
  })

  it('[page-23] shows of a paid order what happens next, and where it is collected', async () => {
    const { orderId, move, order } = await shopWithOrder()
    move(20)
    await openApp({ hash: success(orderId), stored: customer })
    const steps = await screen.findByRole('list', { name: 'Progress' })
    expect(steps.querySelector('[aria-current="step"]')?.textContent).toContain('Accepted')
    expect(screen.getByText(order.store.address)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Navigate' })).toBeTruthy()
  })

  it.each([
    [40, 'Ready for pick-up', 'Show this code at the counter.'],
    [50, 'Completed', 'Thank you. See you next time.'],
  ] as const)('[page-33] says of a paid order of status %i what its own page says', async (status, title, text) => {
    const { orderId, move } = await shopWithOrder()
    move(status)
    await openApp({ hash: success(orderId), stored: customer })
    expect((await screen.findByRole('heading', { name: title })).closest('[role="status"]')?.textContent).toContain(
      text,
    )
    expect(screen.queryByText('Paid. The store has your order.')).toBeNull()
    expect(screen.queryByText('We call this code:')).toBeNull()
  })

  it('[page-20] leads to the order at once when that is over and nothing is known of money, without a question', async () => {
    const { orderId, move, answer, to } = await shopWithOrder()
    move(70)
    answer(query, () => ({ status: 0, message: '', order: { orderId, status: 70 } }))
    const { stack } = await openApp({ hash: success(orderId), stored: customer })
    await waitFor(async () => expect(await stack()).toEqual([`/pages/order/orderDetail/detail?orderId=${orderId}`]))
    expect(to(query)).toHaveLength(1)
    expect(screen.queryByText('Have you completed the payment?')).toBeNull()
  })

  it('[page-20] says when the paid order will be ready', async () => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(20)
    const [readyFrom, readyUntil] = [Date.now() + 300_000, Date.now() + 600_000]
    answer('/api/app/order/order/detail', () => ({ ...order, status: 20, pickupCode: 'D027', readyFrom, readyUntil }))
    await openApp({ hash: success(orderId), stored: customer })
    expect(await screen.findByText(/^Ready \d\d:\d\d.\d\d:\d\d$/)).toBeTruthy()
  })

  it('[R-8.9][R-4.12] offers another method after a failure', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer(query, () => ({ status: 2, message: '', order: { orderId, status: 10 } }))
    const { stack } = await openApp({ hash: success(orderId), stored: customer })
    expect(await screen.findByText('The payment did not go through')).toBeTruthy()
    expect(screen.getByText(/^Failed\. It is recommended to switch to another payment method/)).toBeTruthy()
    await tap('Try another method')
    await waitFor(async () => expect(await stack()).toEqual([`${cashier(orderId).slice(1)}&declined=1`]))
  })

  it('[page-48] names store, amount and number of an order that can still be paid', async () => {
    const { orderId, order, answer } = await shopWithOrder()
    answer(query, () => ({ status: 3, message: '', order: { orderId, status: 10 } }))
    await openApp({ hash: success(orderId), stored: customer })
    const number = await screen.findByText(order.orderNo)
    const bill = number.closest('section')
    expect(bill?.textContent).toContain('Riverside Arcade')
    expect(bill?.textContent).toMatch(/Total\D*6\.80/)
  })

  it('[page-61] names store, amount and number while the payment is still being checked', async () => {
    const { orderId, order } = await shopWithOrder()
    await openApp({ hash: success(orderId), stored: customer })
    const bill = (await screen.findByText(order.orderNo)).closest('section')
    expect(screen.getByText('Checking the payment')).toBeTruthy()
    expect(bill?.textContent).toContain('Riverside Arcade')
    expect(bill?.textContent).toMatch(/Total\D*6\.80/)
  })

  it('[R-4.12][R-2.20] asks the server after 0, 1, 2, 4 and 8 seconds, and then the customer', async () => {
    const { server, unmount, dialogs } = await watchResult()
    const counts: number[] = []
    for (let second = 0; second <= 9; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000))
      counts.push(server.to(query).length)
    }
    expect(counts).toEqual([1, 2, 3, 3, 4, 4, 4, 4, 5, 5])
    expect(dialogs()).toHaveLength(1)
    unmount()
    expect(dialogs()).toEqual([])
  })

  it('[R-4.12] takes the question back by itself when the provider’s word comes late', async () => {
    const { move, result, dialogs } = await watchResult()
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect([result.current, dialogs().length]).toEqual(['pending', 1])
    move(20)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect([result.current, dialogs().length]).toEqual(['paid', 0])
  })

  it('[R-4.12] corrects a failure that was said too early', async () => {
    const { move, result, server } = await watchResult()
    server.answer(query, () => ({ status: 2, message: '', order: { orderId: 'o', status: 10 } }))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(result.current).toBe('failed')
    move(20)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(result.current).toBe('paid')
  })
})
