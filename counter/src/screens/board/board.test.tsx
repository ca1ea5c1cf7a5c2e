import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { describe, expect, test, vi } from 'vitest'
import { chime } from '../../device/chime.ts'
import { setSound } from '../../state/looks.ts'
import { useSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { atStore, column, openBoard, press } from '../../test/open-board.tsx'
import { anOrder, minute, noon } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

vi.mock('../../device/chime.ts', async (load) => ({ ...(await load()), chime: vi.fn(), lowNote: vi.fn() }))
prepare()

describe('the board', () => {
  test('[R-3.13][R-4.10] shows each order in its column with what the kitchen must know and what comes next', async () => {
    fakeServer([
      anOrder({ status: 20, pickupCode: 'T041', remark: 'No nuts, please', tissueNeed: true }),
      anOrder({ status: 30, pickupCode: 'D042', pickupMethod: 1 }),
      anOrder({ status: 40, pickupCode: 'T043' }),
      anOrder({ status: 50, pickupCode: 'T044' }),
    ])
    openBoard()
    const first = within(await column('new').findByRole('article', { name: 'T041' }))
    expect(first.getByText('Osmanthus Oolong Milk Tea')).toBeTruthy()
    expect(first.getByText('No nuts, please').closest('q')).toBeTruthy()
    expect(first.getByText('Napkins, please')).toBeTruthy()
    const read = column('new').getByRole('article', { name: 'T041' }).textContent ?? ''
    const order = ['No nuts, please', 'Osmanthus Oolong Milk Tea', 'Start'].map((text) => read.indexOf(text))
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(column('making').getByRole('article', { name: 'D042' }).textContent).toContain('Dine in')
    const steps = ['Start, T041', /^Ready.*D042$/, 'Hand over, T043']
    for (const name of steps) expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(column('ready').getByRole('article', { name: 'T043' })).toBeTruthy()
    expect(screen.queryByText('T044')).toBeNull()
  })

  test('[table-3] says to which table an order goes', async () => {
    fakeServer([anOrder({ status: 20, pickupMethod: 1, pickupCode: 'D041', tableName: '12' })])
    openBoard()
    expect((await column('new').findByRole('article', { name: 'D041' })).textContent).toContain('Table \u206812\u2069')
  })

  test('[store-14] names the store as the desk names it now, and a tab that is loaded again does too', async () => {
    const server = fakeServer([anOrder({ status: 20, pickupCode: 'T041' })])
    openBoard()
    await column('new').findByRole('article', { name: 'T041' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Riverside Arcade')
    server.set({ storeName: 'Riverside Point' })
    press('Start, T041')
    await screen.findByRole('heading', { name: 'Riverside Point', level: 1 })
    expect(sessionStorage.getItem('tiffin.console.employee')).toContain('"storeName":"Riverside Point"')
  })

  test('counts what was placed today, also unpaid, and all that is open, also from yesterday', async () => {
    const yesterday = noon - 24 * 60 * minute
    fakeServer([
      anOrder({ status: 20, submitTime: yesterday }),
      anOrder({ status: 40, submitTime: yesterday }),
      anOrder({ status: 10, payTime: null, paymentMethod: atStore }),
      ...[20, 50, 60, 70].map((status) => anOrder({ status })),
    ])
    openBoard()
    await column('new').findAllByRole('article')
    const figureOf = (label: string) => screen.getByText(label).previousElementSibling?.textContent
    expect([figureOf('today'), figureOf('open now')]).toEqual(['3', '4'])
  })

  test('counts by the midnight of the store, not of the brand', async () => {
    const server = fakeServer([1, 6, 13].map((hours) => anOrder({ submitTime: noon - hours * 60 * minute })))
    server.set({ timeZone: 'America/Los_Angeles' })
    openBoard()
    await column('new').findAllByRole('article')
    expect(screen.getByText('today').previousElementSibling?.textContent).toBe('3')
  })

  test('names the order and the version it saw when it moves one, and reads the board again', async () => {
    const server = fakeServer([anOrder({ orderId: 'o1', status: 20, version: 7, pickupCode: 'T041' })])
    openBoard()
    await column('new').findByRole('article')
    server.set({ orders: [anOrder({ orderId: 'o1', status: 30, version: 8, pickupCode: 'T041' })] })
    press('Start, T041')
    await column('making').findByRole('article', { name: 'T041' })
    expect(server.sentTo('order/start')).toEqual([{ orderId: 'o1', version: 7 }])
  })

  test('[shift-8] takes money at the store only after a yes, once, and says the change with the code of the order', async () => {
    const unpaid = anOrder({ orderId: 'o1', status: 10, version: 1, pickupCode: null, paymentMethod: atStore })
    const server = fakeServer([unpaid])
    const paid = { ...unpaid, status: 20, version: 2, pickupCode: 'T017' }
    server.answers['order/accept-payment'] = { code: 200, data: paid }
    const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
    useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
    openBoard()
    await screen.findByTestId('column-toPay')
    press(/^Accept payment/)
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(server.sentTo('order/accept-payment')).toEqual([])
    press(/^Accept payment/)
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: /\d\.\d\d/ })[0] as HTMLElement) // as: an offer
    const accept = within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Accept payment' })
    fireEvent.click(accept)
    expect(accept.disabled).toBe(true)
    fireEvent.click(accept)
    server.set({ orders: [paid] })
    const notice = within(await screen.findByRole('dialog', { name: 'Change to give · T017' }))
    expect(notice.getByRole('status').textContent).toMatch(/\d\.\d\d/)
    fireEvent.click(notice.getByRole('button', { name: 'Done' }))
    expect(server.sentTo('order/accept-payment')).toEqual([{ orderId: 'o1', version: 1, tender: 'cash' }])
    await column('new').findByRole('article', { name: 'T017' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a question stays when the tap that opened it was a double one, and goes with a tap beside it', async () => {
    fakeServer([anOrder({ orderId: 'o1', status: 10, version: 1, pickupCode: null, paymentMethod: atStore })])
    openBoard()
    await screen.findByTestId('column-toPay')
    press(/^Accept payment/)
    const layer = screen.getByRole('dialog')
    fireEvent.click(layer, { detail: 2 })
    screen.getByRole('dialog')
    fireEvent.click(layer, { detail: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('hands over with one tap, with the code that stands on the ticket', async () => {
    const server = fakeServer([anOrder({ orderId: 'o1', status: 40, version: 5, pickupCode: 'T042' })])
    openBoard()
    await column('ready').findByRole('article')
    press('Hand over, T042')
    await waitFor(() =>
      expect(server.sentTo('order/complete')).toEqual([{ orderId: 'o1', version: 5, pickupCode: 'T042' }]),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('finds the order that a typed code belongs to; an unknown one moves nothing', async () => {
    const server = fakeServer([
      anOrder({ orderId: 'o1', status: 40, pickupCode: 'T042' }),
      anOrder({ orderId: 'o2', status: 40, pickupCode: 'T043' }),
    ])
    openBoard()
    await column('ready').findAllByRole('article')
    const field = screen.getByRole('textbox', { name: 'Code from the customer' })
    fireEvent.change(field, { target: { value: '99' } })
    fireEvent.submit(field)
    expect(useOverlays.getState().toast?.text).toBe('No ready order has this code')
    fireEvent.change(field, { target: { value: 't43' } })
    fireEvent.submit(field)
    await waitFor(() => expect(server.sentTo('order/complete')).toMatchObject([{ orderId: 'o2', pickupCode: 'T043' }]))
  })

  test('finds the order of a name, and hands over only when one is left', async () => {
    const server = fakeServer([
      anOrder({ orderId: 'o1', status: 40, pickupCode: 'T042', customerName: 'Mira H.' }),
      anOrder({ orderId: 'o2', status: 40, pickupCode: 'T043', customerName: 'Mirko' }),
    ])
    openBoard()
    await column('ready').findAllByRole('article')
    const field = screen.getByRole('textbox', { name: 'Code from the customer' })
    fireEvent.change(field, { target: { value: 'mir' } })
    fireEvent.submit(field)
    expect(server.sentTo('order/complete')).toEqual([])
    fireEvent.change(field, { target: { value: 'mirk' } })
    expect(column('ready').getAllByRole('article')).toHaveLength(1)
    fireEvent.submit(field)
    await waitFor(() => expect(server.sentTo('order/complete')).toMatchObject([{ orderId: 'o2' }]))
  })

  test('[kitchen-6] a tap that the server refuses is shown until staff has seen it', async () => {
    const server = fakeServer([anOrder({ status: 20, pickupCode: 'T041' })])
    server.set({ answers: { 'order/start': { code: 51002, message: 'moved on' } } })
    openBoard()
    await column('new').findByRole('article')
    press('Start, T041')
    const refused = within(screen.getByTestId('refused'))
    expect((await refused.findByRole('listitem')).textContent).toContain('This order was just changed.')
    press('Seen, T041')
    expect(refused.queryByRole('listitem')).toBeNull()
  })

  test('[kitchen-6] a tap whose answer was lost, or that a colleague was faster with, is not refused', async () => {
    const server = fakeServer([anOrder({ orderId: 'o1', status: 20, version: 7, pickupCode: 'T041' })])
    server.set({ answers: { 'order/start': { code: 51002, message: 'moved on' } } })
    openBoard()
    await column('new').findByRole('article')
    server.set({ orders: [anOrder({ orderId: 'o1', status: 30, version: 8, pickupCode: 'T041' })] })
    press('Start, T041')
    await column('making').findByRole('article')
    expect(within(screen.getByTestId('refused')).queryByRole('listitem')).toBeNull()
  })

  test('[kitchen-6] without a connection taps wait on their tickets and go out in order with their versions', async () => {
    const server = fakeServer([
      anOrder({ orderId: 'o1', status: 20, version: 2, pickupCode: 'T041' }),
      anOrder({ orderId: 'o2', status: 30, version: 3, pickupCode: 'T042' }),
    ])
    openBoard()
    await column('new').findByRole('article')
    server.set({ isGone: true })
    press('Start, T041')
    press(/^Ready.*T042$/)
    expect((await screen.findByText(/^No connection since/)).nextSibling?.textContent).toContain('2 taps wait')
    expect(column('new').getByText('Start waits for the connection')).toBeTruthy()
    expect(column('making').getByText('Ready waits for the connection')).toBeTruthy()
    expect(screen.getByText(/^Board as of .* s ago$/)).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('tiffin.counter.taps') || '[]')).toHaveLength(2)
    server.set({ isGone: false })
    press('Try now')
    await waitFor(() => expect(server.sentTo('order/ready')).toEqual([{ orderId: 'o2', version: 3 }]))
    expect(server.sentTo('order/start')).toEqual([{ orderId: 'o1', version: 2 }])
    const moves = server.asked.filter(({ path }) => !/list$|detail$/.test(path)).map(({ path }) => path)
    expect(moves).toEqual(['order/start', 'order/ready'])
    await waitFor(() => expect(localStorage.getItem('tiffin.counter.taps')).toBe('[]'))
  })

  test('announces a new order to screen readers, and sounds unless the sound was switched off', async () => {
    setSound(false)
    const server = fakeServer([anOrder({ orderId: 'o1', status: 20, pickupCode: 'T041' })])
    openBoard()
    await column('new').findByRole('article')
    const comes = async (orderId: string, pickupCode: string) => {
      server.set({ orders: [...server.orders, anOrder({ orderId, status: 20, pickupCode })] })
      await act(async () => press('Start, T041'))
      await screen.findByText(`New order ${pickupCode}`)
    }
    await comes('o2', 'T052')
    expect(chime).not.toHaveBeenCalled()
    setSound(true)
    await comes('o3', 'T053')
    expect(chime).toHaveBeenCalledOnce()
    setSound(false)
  })

  test('asks for the whole list once and then for what changed, and keeps what did not', async () => {
    const server = fakeServer([
      anOrder({ orderId: 'o1', status: 20, version: 7, pickupCode: 'T041' }),
      anOrder({ orderId: 'o2', status: 20, version: 7, pickupCode: 'T042' }),
    ])
    openBoard()
    await column('new').findByRole('article', { name: 'T042' })
    const started = anOrder({ orderId: 'o2', status: 30, version: 8, pickupCode: 'T042' })
    server.set({ orders: server.orders.map((order) => (order.orderId === 'o2' ? started : order)) })
    press('Start, T042')
    await column('making').findByRole('article', { name: 'T042' })
    expect(column('new').getAllByRole('article')).toHaveLength(1)
    expect(server.sentTo('order/list')).toEqual([{ pageIndex: 1, pageSize: 500, status: 0 }, { changedSince: 1 }])
  })

  test('reads the whole list again when too much has changed to be listed', async () => {
    const server = fakeServer([anOrder({ status: 20, pickupCode: 'T041' })])
    openBoard()
    await column('new').findByRole('article')
    server.set({ isTooMuch: true })
    press('Start, T041')
    await waitFor(() => expect(server.sentTo('order/list')).toHaveLength(3))
    expect(server.sentTo('order/list').map((body) => 'changedSince' in body)).toEqual([false, true, false])
  })

  test('[R-7.19] reads the list again at once when a hint arrives', async () => {
    const streams: Stream[] = []
    class Stream {
      onmessage: ((hint: { data: string }) => void) | null = null
      constructor() {
        streams.push(this)
      }
      close() {}
    }
    vi.stubGlobal('EventSource', Stream)
    useBootstrap.setState({ bootstrap: { corpSetting: { appId: 'app' } } as unknown as Bootstrap }) // as: nothing here reads more of it
    const server = fakeServer([anOrder({ status: 20, pickupCode: 'T041' })])
    openBoard()
    await column('new').findByRole('article', { name: 'T041' })
    await waitFor(() => expect(streams.some(({ onmessage }) => onmessage)).toBe(true))
    const before = server.sentTo('order/list').length
    act(() => {
      for (const { onmessage } of streams) onmessage?.({ data: '{}' })
    })
    // Far sooner than the next poll.
    await waitFor(() => expect(server.sentTo('order/list').length).toBeGreaterThan(before), { timeout: 2500 })
  })

  test('leaves for the log-in page when the session has ended', async () => {
    const server = fakeServer()
    server.set({ answers: { 'order/list': { code: 401, message: 'Please log in first' } } })
    openBoard()
    await waitFor(() => expect(useSession.getState()).toMatchObject({ token: '', hasEnded: true }))
  })
})
