import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { describe, expect, it } from 'vitest'
import type { CounterOrder } from '../../data/orders.ts'
import { toMake } from '../../features/kitchen/to-make.ts'
import { takeSession } from '../../state/session.ts'
import { chooseStation } from '../../state/station.ts'
import { useUndo } from '../../state/undo.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { askToClose, column, openBoard, press } from '../../test/open-board.tsx'
import { anOrder, noon } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

prepare()

const [tea] = anOrder().productList as [CounterOrder['productList'][number]]
const bun = {
  ...{ ...tea, lineNo: 2, num: 1, productId: 'bun', productName: 'Red Bean Bun', skuId: 'bun' },
  ...{ total: money(400), payable: money(400), lineAmount: money(400) },
}
const gone = { ...bun, refundNum: 1, refundAmount: money(400) }

/** A board with an order of two teas and a bun, of which the server says more when it is asked. */
async function openOrder(different: Partial<CounterOrder> = {}) {
  const corpSetting = {
    ...{ currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',', timeZone: 'UTC' },
  }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const order = anOrder({
    ...{ orderId: 'o1', status: 30, version: 3, pickupCode: 'T042', productList: [tea, bun], tickList: [1] },
    ...{ payableTotal: money(1520), ...different },
  })
  const server = fakeServer([order])
  server.answers['order/detail'] = { code: 200, data: { ...order, refundLimit: null, restockLineList: [1, 2] } }
  server.answers['order/refund'] = { code: 200, data: { ...order, refundTotal: 400 } }
  openBoard()
  takeSession('a.b.c', {
    ...{ employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside Arcade' },
    permission: ['order:manage', 'order:read', 'order:refund'],
  })
  const lane = order.status === 30 ? 'making' : 'new'
  await column(lane).findByRole('article')
  return { server, order, ticket: within(column(lane).getByRole('article')) }
}

/** Opens the question of the ticket, and one more of the bun in it. */
async function askForBun() {
  press(/^T042/)
  press('Cancel some items')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel items of T042' }))
  fireEvent.click(dialog.getByRole('button', { name: 'One more to refund: Red Bean Bun' }))
  return dialog
}

describe('[order-29] an item of an order that is still made', () => {
  it('is cancelled from its ticket, with a reason; what is not made yet goes back to stock', async () => {
    const { server } = await openOrder()
    const dialog = await askForBun()
    fireEvent.click(dialog.getByRole('radio', { name: 'Customer changed their mind' }))
    fireEvent.click(dialog.getByRole('button', { name: /^Refund .*4\.00/ }))
    await waitFor(() => expect(server.sentTo('order/refund')).toHaveLength(1))
    expect(server.sentTo('order/refund')[0]).toMatchObject({
      ...{ orderId: 'o1', version: 3, reason: 'Customer changed their mind' },
      lineList: [{ lineNo: 2, num: 1, isBackToStock: true }],
    })
  })

  it.each([
    ['Ran out', false],
    ['Spilled or dropped', false],
    ['Ordered twice', true],
  ])('[stock-19] with the reason "%s" goes back to stock by itself: %s', async (reason, isBack) => {
    const { server } = await openOrder()
    const dialog = await askForBun()
    fireEvent.click(dialog.getByRole('radio', { name: reason }))
    const box = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Red Bean Bun/ })
    expect(box.checked).toBe(isBack)
    if (!isBack) fireEvent.click(box)
    fireEvent.click(dialog.getByRole('button', { name: /^Refund/ }))
    await waitFor(() => expect(server.sentTo('order/refund')[0]?.lineList).toMatchObject([{ isBackToStock: true }]))
  })

  it('closes its dialogs when it is cancelled, also when the board knows of it before the answer', async () => {
    const { server, order } = await openOrder()
    const dialog = await askForBun()
    fireEvent.click(dialog.getByRole('radio', { name: 'Ran out' }))
    server.set({ orders: [{ ...order, productList: [{ ...tea, refundNum: 1 }, gone], refundTotal: money(960) }] })
    fireEvent.click(screen.getAllByRole('button', { name: /^Refund/ })[0] as HTMLElement) // as: the question is open
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[kitchen-17] is left alone by Cancel, which leads back to the ticket', async () => {
    const { server } = await openOrder()
    const dialog = await askForBun()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel items of T042' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'T042' })).toBeTruthy()
    expect(server.sentTo('order/refund')).toEqual([])
  })

  it('that is made already does not go back to stock by itself', async () => {
    const { server } = await openOrder({ tickList: [1, 2] })
    const dialog = await askForBun()
    fireEvent.click(dialog.getByRole('radio', { name: 'Customer changed their mind' }))
    fireEvent.click(dialog.getByRole('button', { name: /^Refund/ }))
    await waitFor(() => expect(server.sentTo('order/refund')).toHaveLength(1))
    expect(server.sentTo('order/refund')[0]?.lineList).toEqual([{ lineNo: 2, num: 1 }])
  })

  it('is not the last one: then the order is closed instead', async () => {
    const { server } = await openOrder()
    const dialog = await askForBun()
    const one = dialog.getByRole('button', { name: 'One more to refund: Osmanthus Oolong Milk Tea' })
    for (let count = 0; count < 2; count += 1) fireEvent.click(one)
    fireEvent.click(dialog.getByRole('radio', { name: 'Ran out' }))
    fireEvent.click(dialog.getByRole('button', { name: /^Refund/ }))
    expect(dialog.getByText('That is everything. Close the order instead.')).toBeTruthy()
    expect(server.sentTo('order/refund')).toEqual([])
  })

  it('is marked on the ticket, is not ticked and not counted as to be made', async () => {
    const { order, ticket } = await openOrder({ productList: [tea, gone], refundTotal: money(400) })
    expect(ticket.getByText('1 cancelled: do not make')).toBeTruthy()
    expect(ticket.getAllByRole('checkbox')).toHaveLength(1)
    expect(ticket.getByRole('button', { name: 'Ready, T042' }).textContent).toBe('Ready')
    expect(toMake([{ ...order, tickList: [] }], { taps: [], station: [] }).map(({ name }) => name)).toEqual([
      tea.productName,
    ])
  })

  it('says how many are left where one of several is cancelled', async () => {
    const { ticket } = await openOrder({ status: 20, productList: [{ ...tea, refundNum: 1 }, bun] })
    expect(ticket.getAllByText('1×')).toHaveLength(2)
    expect(ticket.getByText('1 cancelled: do not make')).toBeTruthy()
  })

  it('cannot be brought back with the hand-over: that is not undone', async () => {
    await openOrder({ status: 40, refundTotal: money(400), productList: [tea, gone] }).catch(() => undefined)
    fireEvent.click(await screen.findByRole('button', { name: 'Hand over, T042' }))
    expect(useUndo.getState().steps).toEqual([])
  })
})

describe('[kitchen-22] at a station whose only line was cancelled', () => {
  it('the ticket says so, and goes when somebody has seen it', async () => {
    const order = { productList: [tea, { ...gone, productCategoryId: 'oven' }], refundTotal: money(400) }
    chooseStation(['oven'])
    const { ticket } = await openOrder(order)
    expect(ticket.getByText('1 cancelled: do not make')).toBeTruthy()
    expect(ticket.queryByRole('button', { name: /^Ready/ })).toBeNull()
    fireEvent.click(ticket.getByRole('button', { name: 'Seen, T042' }))
    expect(column('making').queryByRole('article')).toBeNull()
    expect(JSON.parse(localStorage.getItem('tiffin.counter.goneSeen') ?? '')).toEqual(['o1 2 1'])
    chooseStation([])
    expect(await column('making').findByRole('button', { name: 'Ready, T042' })).toBeTruthy()
  })
})

describe('[kitchen-24] at a station an order that a colleague closed', () => {
  const closed = {
    ...{
      orderId: 'o1',
      pickupCode: 'T042',
      status: 80,
      closeCode: 'machine',
      finishTime: noon,
      refundTotal: money(1520),
    },
    productList: [
      { ...tea, refundNum: 2 },
      { ...gone, productCategoryId: 'oven' },
    ],
  }

  it('is said in its lane until somebody has seen it, with nothing else to tap and no sound', async () => {
    fakeServer([anOrder({ ...closed, orderId: 'o7', makingTime: noon })])
    chooseStation(['oven'])
    openBoard()
    const ticket = within(await column('making').findByRole('article', { name: 'T042' }))
    expect(ticket.getByText('Order closed: do not make it')).toBeTruthy()
    expect(ticket.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Seen, T042'])
    fireEvent.click(ticket.getByRole('button'))
    expect(column('making').queryByRole('article')).toBeNull()
    chooseStation([])
  })

  it('stands among what is new where nobody had begun it, and at no other station', async () => {
    fakeServer([anOrder({ ...closed, orderId: 'o8' })])
    chooseStation(['grill'])
    openBoard()
    await waitFor(() => expect(column('new').getByText('No new order')).toBeTruthy())
    expect(column('new').queryByRole('article')).toBeNull()
    act(() => chooseStation(['oven']))
    expect(column('new').getByRole('article', { name: 'T042' })).toBeTruthy()
    chooseStation([])
  })

  it('was seen by who closed it there', async () => {
    const order = anOrder({
      ...closed,
      status: 30,
      makingTime: noon,
      finishTime: null,
      productList: [tea, { ...tea, lineNo: 2, productCategoryId: 'oven' }],
    })
    const server = fakeServer([order])
    chooseStation(['oven'])
    openBoard()
    await column('making').findByRole('article', { name: 'T042' })
    const productList = order.productList.map((line) => ({ ...line, refundNum: line.num }))
    server.set({ orders: [{ ...order, ...closed, version: 9, makingTime: noon, productList }] })
    askToClose('T042')
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('radio', { name: 'We have run out' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Close order' }))
    await waitFor(() => expect(column('making').queryByRole('article')).toBeNull())
    chooseStation([])
  })
})
