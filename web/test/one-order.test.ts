import { fireEvent, screen, waitFor } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'

const customer = { icc_token: goodToken() }
afterEach(closeApp)

const detail = (orderId: string) => `#/pages/order/orderDetail/detail?orderId=${orderId}`
const tap = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await settle(10)
}

describe('an order', () => {
  it('[R-2.21] of another customer is not found', async () => {
    fakeServer()
    await openApp({ hash: detail('somebody-elses'), stored: customer })
    expect(await screen.findByText('This order was not found')).toBeTruthy()
  })

  it('[R-8.4] whose page is left is asked for no longer', async () => {
    fakeServer()
    const signals: AbortSignal[] = []
    const fake = fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path !== '/api/app/order/order/detail' || !init.signal) return fake(path, init)
      signals.push(init.signal)
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    })
    const { icc } = await openApp({ stored: customer })
    await icc.navigateTo(detail('o1').slice(1))
    await waitFor(() => expect(signals).toHaveLength(1))
    expect(signals[0]?.aborted).toBe(false)
    await icc.navigateBack()
    await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  })

  it('[R-4.13] is cancelled only after the customer said so twice', async () => {
    const { orderId, to } = await shopWithOrder()
    await openApp({ hash: detail(orderId), stored: customer })
    await tap('Cancel order')
    expect(await screen.findByText('Cancel this order? This cannot be undone.')).toBeTruthy()
    await tap('Keep order')
    expect(to('/api/app/order/order/cancel')).toEqual([])
    await tap('Cancel order')
    const again = (await screen.findAllByRole('button', { name: 'Cancel order' })).at(-1)
    if (again === undefined) throw new Error('the dialog confirms')
    fireEvent.click(again)
    await waitFor(() => expect(screen.getByText('Cancelled')).toBeTruthy())
    expect(to('/api/app/order/order/cancel')).toHaveLength(1)
  })

  it('[order-21][R-4.13] that is paid and not begun is cancelled after the customer read what goes back', async () => {
    const { orderId, move, to } = await shopWithOrder()
    move(20)
    await openApp({ hash: detail(orderId), stored: customer })
    await tap('Cancel order')
    const words = 'Cancel this order? $6.80 goes back the way you paid. This cannot be undone.'
    expect(await screen.findByText(words)).toBeTruthy()
    fireEvent.click((await screen.findAllByRole('button', { name: 'Cancel order' })).at(-1) as HTMLElement) // as: the dialog confirms
    await waitFor(() => expect(to('/api/app/order/order/cancel')).toHaveLength(1))
  })

  it('[order-19] of which a part went back says so at the line; one that went back whole does not repeat it', async () => {
    const { orderId, move } = await shopWithOrder()
    const [line] = move(50).productList
    if (line === undefined) throw new Error('the order has a line')
    Object.assign(line, { refundNum: 1, refundAmount: money(340) })
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('$3.40 refunded')).toBeTruthy()
    await closeApp()
    Object.assign(line, { refundNum: 2, refundAmount: line.total })
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText(line.productName)).toBeTruthy()
    expect(screen.queryByText(/refunded$/)).toBeNull()
  })

  it('[R-4.13] that is over is deleted only after the customer read that it is final', async () => {
    const { orderId, move, to, answer } = await shopWithOrder()
    answer('/api/app/order/order/delete', () => ({}))
    move(60)
    const { stack } = await openApp({ hash: detail(orderId), stored: customer })
    await tap('Delete')
    expect(await screen.findByText('Delete this order? This cannot be undone.')).toBeTruthy()
    await tap('Cancel')
    expect(to('/api/app/order/order/delete')).toEqual([])
    await tap('Delete')
    const again = (await screen.findAllByRole('button', { name: 'Delete' })).at(-1)
    if (again === undefined) throw new Error('the dialog confirms')
    fireEvent.click(again)
    await waitFor(() => expect(to('/api/app/order/order/delete')).toHaveLength(1))
    await waitFor(async () => expect(await stack()).toEqual(['/']))
  })

  it('[R-3.12] that is ready shows its code, its steps and its numbers', async () => {
    const { orderId, move } = await shopWithOrder()
    move(20)
    move(30)
    move(40)
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('D027')).toBeTruthy()
    expect(
      screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current="step"]')?.textContent,
    ).toContain('Ready')
    expect(screen.getByText('774102296000000000000001')).toBeTruthy()
    expect(screen.getByText('Butter Croissant')).toBeTruthy()
  })

  it('[page-46] that does not load leads to another try, and to all orders', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer('/api/app/order/order/detail', () => new Response('', { status: 500 }))
    const { stack } = await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('Could not load your order')).toBeTruthy()
    await tap('Your orders')
    await waitFor(async () => expect(await stack()).toEqual(['/pages/order/order']))
  })

  it('[page-52] that is being made does not offer to order it again', async () => {
    const { orderId, move } = await shopWithOrder()
    move(30)
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('Butter Croissant')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
    expect(document.querySelector('.bar')).toBeNull()
  })

  it('[page-28] says of each line all that was chosen, what differs from the usual in bold, and of a set each component in a row', async () => {
    const { orderId, move, order } = await shopWithOrder()
    move(30)
    const value = (propertyValue: string, isUsual: boolean) => ({
      ...{
        propertyId: propertyValue,
        propertyValueId: propertyValue,
        propertyValue,
        bmsProductMaterialList: [],
        isUsual,
      },
    })
    const values = [value('Less ice', false), value('Full sugar', true)]
    const part = { productGroupId: 'g', productId: 'p', skuId: 's', skuName: '', num: 2, propertyValList: values }
    const parts = [{ ...part, productName: 'Yuzu Green Tea' }]
    Object.assign(order.productList[0] as object, { propertyValList: values, packageProductList: parts })
    await openApp({ hash: detail(orderId), stored: customer })
    const component = (await screen.findByText(/2× Yuzu Green Tea/)).closest('p')
    expect(component?.textContent).toBe('2× Yuzu Green Tea\u00a0· Less ice\u00a0· Full sugar')
    const loud = [...(component?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent)
    expect(loud).toEqual(['Less ice'])
  })

  it('[R-8.11] closed after it was paid sends the customer to the store for the money', async () => {
    const { orderId, move } = await shopWithOrder()
    move(20)
    move(80)
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('The goods have become invalid')).toBeTruthy()
    expect(screen.getByText('Please contact the store for a refund')).toBeTruthy()
  })

  it('[page-23] cancelled by its customer after it was paid is called cancelled, and says nothing of goods or of asking the store', async () => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(20)
    move(80)
    const cancelled = { status: 80, payTime: Date.now(), refundTotal: money(0), isCancelledByCustomer: true }
    answer('/api/app/order/order/detail', () => ({ ...order, ...cancelled }))
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('Cancelled')).toBeTruthy()
    expect(screen.queryByText('Closed')).toBeNull()
    expect(screen.queryByText('The goods have become invalid')).toBeNull()
    expect(screen.queryByText('Please contact the store for a refund')).toBeNull()
  })

  it('[R-8.11] closed after it was paid at the store: the counter gives the money back', async () => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(20)
    move(80)
    const closed = {
      status: 80,
      payTime: Date.now(),
      paymentNo: null,
      refundTotal: money(680),
      closeReason: 'A machine at the store is out of order',
      paymentMethod: { ...order.paymentMethod, type: 2 },
    }
    answer('/api/app/order/order/detail', () => ({ ...order, ...closed }))
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('The store gives you $6.80 back at the counter.')).toBeTruthy()
    expect(screen.getByText('A machine at the store is out of order')).toBeTruthy()
    expect(screen.queryByText('The goods have become invalid')).toBeNull()
  })

  it('[R-8.11][PY-17] paid online after paying at the store was chosen: the page does not send the customer to the counter', async () => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(20)
    move(80)
    const paidOnline = { payTime: Date.now(), paymentNo: '774102296000000000000001', refundTotal: money(680) }
    const method = { ...order.paymentMethod, type: 2 }
    answer('/api/app/order/order/detail', () => ({ ...order, status: 80, ...paidOnline, paymentMethod: method }))
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('$6.80 goes back the way you paid.')).toBeTruthy()
    expect(screen.queryByText(/back at the counter/)).toBeNull()
  })

  it.each([
    { refundState: 1, text: undefined },
    { refundState: 2, text: /^The refund is done/ },
    { refundState: 3, text: /^The money could not be sent back/ },
  ])('[PY-18] closed after it was paid says where its money is: $refundState', async ({ refundState, text }) => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(20)
    move(80)
    const paid = { payTime: Date.now(), paymentNo: '774102296000000000000001', refundTotal: money(680), refundState }
    answer('/api/app/order/order/detail', () => ({ ...order, status: 80, ...paid }))
    await openApp({ hash: detail(orderId), stored: customer })
    await screen.findByText('$6.80 goes back the way you paid.')
    const shown = [/^The refund is done/, /^The money could not be sent back/].filter((each) =>
      screen.queryByText(each),
    )
    expect(shown).toEqual(text === undefined ? [] : [text])
  })

  it('[PY-18] what the counter gave back is not said to be on its way to an account', async () => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(20)
    move(80)
    const paid = { payTime: Date.now(), paymentNo: null, refundTotal: money(680), refundState: 2 }
    const method = { ...order.paymentMethod, type: 2 }
    answer('/api/app/order/order/detail', () => ({ ...order, status: 80, ...paid, paymentMethod: method }))
    await openApp({ hash: detail(orderId), stored: customer })
    await screen.findByText('The store gives you $6.80 back at the counter.')
    expect(screen.queryByText(/^The refund is done/)).toBeNull()
  })

  it.each([
    [680, ['Your bank has already returned $6.80 to you.']],
    [200, ['Your bank has already returned $2.00 to you.', '$4.80 goes back the way you paid.', /^The refund is done/]],
  ] as const)(
    '[order-27] of what goes back the bank returned %d before: that is said to be returned, and only the rest sent',
    async (taken, texts) => {
      const { orderId, move, answer, order } = await shopWithOrder()
      move(20)
      move(80)
      const paid = {
        payTime: Date.now(),
        paymentNo: '774102296000000000000001',
        refundTotal: money(680),
        refundState: 2,
      }
      const closed = { ...order, status: 80, ...paid, returnedByBank: money(taken) }
      answer('/api/app/order/order/detail', () => closed)
      await openApp({ hash: detail(orderId), stored: customer })
      for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
      expect(screen.queryAllByText(/goes back the way you paid|^The refund is done/)).toHaveLength(texts.length - 1)
    },
  )

  it('[PY-17] paid twice says once what goes back', async () => {
    const { orderId, move, order } = await shopWithOrder()
    move(20)
    Object.assign(order, { returnedTotal: money(680) })
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findAllByText(/^We also received \$6\.80 online/)).toHaveLength(1)
  })

  it('[R-8.11][ST-06] money that came when the time to pay was over: what became of the goods, why, and what goes back', async () => {
    const { orderId, move, answer, order } = await shopWithOrder()
    move(80)
    const late = { paymentNo: '774102296000000000000001', refundTotal: money(680), closeReason: 'It came too late' }
    answer('/api/app/order/order/detail', () => ({ ...order, status: 80, payTime: null, ...late }))
    await openApp({ hash: detail(orderId), stored: customer })
    expect(await screen.findByText('The goods have become invalid')).toBeTruthy()
    expect(screen.getByText('It came too late')).toBeTruthy()
    expect(screen.getByText('$6.80 goes back the way you paid.')).toBeTruthy()
    expect(screen.queryByText('The store closed this order.')).toBeNull()
  })

  it('[R-4.13] that the server will not cancel any more stays as it is, and the words are the server’s', async () => {
    const { orderId, answer } = await shopWithOrder()
    answer('/api/app/order/order/cancel', () => {
      throw new FakeRefusal('moveNotAllowed')
    })
    await openApp({ hash: detail(orderId), stored: customer })
    await tap('Cancel order')
    const again = (await screen.findAllByRole('button', { name: 'Cancel order' })).at(-1)
    if (again === undefined) throw new Error('the dialog confirms')
    fireEvent.click(again)
    expect(await screen.findByText('moveNotAllowed')).toBeTruthy()
    expect(screen.getByRole('timer')).toBeTruthy()
  })
})
