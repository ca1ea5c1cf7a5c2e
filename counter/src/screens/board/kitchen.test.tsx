import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { useChosen } from '../../state/chosen.ts'
import { chooseStation } from '../../state/station.ts'
import { useUndo } from '../../state/undo.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { column, openBoard, press } from '../../test/open-board.tsx'
import { anOrder, minute } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

vi.mock('../../device/chime.ts', async (load) => ({ ...(await load()), chime: vi.fn(), lowNote: vi.fn() }))
prepare()
afterEach(() => {
  chooseStation([])
  useUndo.setState({ steps: [] })
  useChosen.setState({ orderId: '', hasKeys: false, typed: '' })
})

const [line] = anOrder().productList
if (!line) throw new Error('the order has a line')
const cake = { ...line, lineNo: 2, productName: 'Cake', productCategoryId: 'oven' }
const now = () => ({ serverTime: serverNow(), submitTime: serverNow(), payTime: serverNow() })

test('[kitchen-4] a line is ticked with a tap, at once, and the button says how many are made', async () => {
  const order = anOrder({ ...now(), orderId: 'o1', status: 30, pickupCode: 'T041', productList: [line, cake] })
  const server = fakeServer([order])
  openBoard()
  await column('making').findByRole('article')
  expect(screen.getByRole('button', { name: 'Ready 0 of 2, T041' }).textContent).toBe('Ready 0 of 2')
  server.set({ orders: [{ ...order, tickList: [2] }] })
  fireEvent.click(screen.getByRole('checkbox', { name: /Cake/ }))
  expect(screen.getByRole('checkbox', { name: /Cake/ }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('button', { name: 'Ready 1 of 2, T041' }).textContent).toBe('Ready 1 of 2')
  await waitFor(() => expect(server.sentTo('order/tick')).toEqual([{ orderId: 'o1', lineNo: 2, isTicked: true }]))
  await waitFor(() => expect(server.sentTo('order/list').length).toBeGreaterThan(1))
  expect(screen.getByRole('checkbox', { name: /Cake/ }).getAttribute('aria-checked')).toBe('true')
})

test('[kitchen-4] what another tablet ticked is seen here', async () => {
  fakeServer([anOrder({ ...now(), status: 30, productList: [line, cake], tickList: [1] })])
  openBoard()
  await column('making').findByRole('article')
  const ticked = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-checked'))
  expect(ticked).toEqual(['true', 'false'])
})

test('[kitchen-5] a step is undone from the version that it led to', async () => {
  const server = fakeServer([anOrder({ ...now(), orderId: 'o1', status: 30, version: 3, pickupCode: 'T041' })])
  openBoard()
  await column('making').findByRole('article')
  server.set({ orders: [anOrder({ ...now(), orderId: 'o1', status: 40, version: 4, pickupCode: 'T041' })] })
  press(/^Ready.*T041$/)
  expect(screen.getByText('T041 is ready')).toBeTruthy()
  await column('ready').findByRole('article')
  press('Undo')
  await waitFor(() => expect(server.sentTo('order/take-back')).toEqual([{ orderId: 'o1', version: 4, from: 40 }]))
  expect(screen.queryByText('T041 is ready')).toBeNull()
})

test('[kitchen-5] undo is offered for ten seconds', async () => {
  const server = fakeServer([anOrder({ ...now(), orderId: 'o1', status: 20, pickupCode: 'T041' })])
  openBoard()
  await column('new').findByRole('article')
  press('Start, T041')
  await waitFor(() => expect(server.sentTo('order/start')).toHaveLength(1))
  const later = (ms: number) =>
    useUndo.setState(({ steps }) => ({ steps: steps.map((tap) => ({ ...tap, madeAt: tap.madeAt - ms })) }))
  later(8000)
  expect(await screen.findByText('T041 is started')).toBeTruthy()
  later(2500)
  await waitFor(() => expect(screen.queryByText('T041 is started')).toBeNull())
})

test('[kitchen-5] a double tap on Undo takes one step back', async () => {
  const server = fakeServer([
    anOrder({ ...now(), orderId: 'o1', status: 20, version: 2, pickupCode: 'T041' }),
    anOrder({ ...now(), orderId: 'o2', status: 20, version: 2, pickupCode: 'T042' }),
  ])
  openBoard()
  await column('new').findAllByRole('article')
  press('Start, T041')
  press('Start, T042')
  await waitFor(() => expect(server.sentTo('order/start')).toHaveLength(2))
  const undo = (detail: number, clientX = 0) =>
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail, clientX })
  undo(1)
  expect(screen.getByText('T041 is started')).toBeTruthy()
  undo(2)
  await waitFor(() => expect(server.sentTo('order/take-back')).toHaveLength(1))
  expect(screen.getByText('T041 is started')).toBeTruthy()
  undo(1, 400)
  expect(screen.queryByText('T041 is started')).toBeNull()
  await waitFor(() => expect(server.sentTo('order/take-back')).toHaveLength(2))
})

test('[kitchen-5] what waits for the connection is undone by not being sent', async () => {
  const server = fakeServer([anOrder({ ...now(), orderId: 'o1', status: 20, pickupCode: 'T041' })])
  openBoard()
  await column('new').findByRole('article')
  server.set({ isGone: true })
  press('Start, T041')
  await screen.findByText('Start waits for the connection')
  expect(screen.getByText('T041 · Start waits for the connection')).toBeTruthy()
  expect(screen.queryByText('T041 is started')).toBeNull()
  press('Undo')
  expect(screen.getByRole('button', { name: 'Start, T041' })).toBeTruthy()
  server.set({ isGone: false })
  press('Try now')
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull())
  expect([server.sentTo('order/start'), server.sentTo('order/take-back')]).toEqual([[], []])
})

test('[order-25] an order that was handed over lately is brought back', async () => {
  const over = { ...now(), status: 50, readyTime: 1, version: 6 }
  const server = fakeServer([
    anOrder({ ...over, orderId: 'o1', pickupCode: 'T041', finishTime: serverNow() - 5 * minute }),
    anOrder({ ...over, orderId: 'o2', pickupCode: 'T042', finishTime: serverNow() - 31 * minute }),
  ])
  openBoard()
  await waitFor(() => expect(server.sentTo('order/list')).toHaveLength(1))
  press('Handed over')
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText('T041')
  expect(dialog.queryByText('T042')).toBeNull()
  press('Bring back, T041')
  await waitFor(() => expect(server.sentTo('order/take-back')).toEqual([{ orderId: 'o1', version: 6, from: 50 }]))
})

test('[order-25] an order that was begun by mistake goes back from its ticket', async () => {
  const server = fakeServer([anOrder({ ...now(), orderId: 'o1', status: 30, version: 3, pickupCode: 'T041' })])
  openBoard()
  await column('making').findByRole('article')
  press(/^T041/)
  press('Back to New')
  await waitFor(() => expect(server.sentTo('order/take-back')).toEqual([{ orderId: 'o1', version: 3, from: 30 }]))
})

test('[kitchen-7] a station shows its own lines and says how many are made elsewhere', async () => {
  chooseStation(['oven'])
  fakeServer([
    anOrder({ ...now(), status: 30, pickupCode: 'T041', productList: [line, cake] }),
    anOrder({ ...now(), status: 30, pickupCode: 'T042', productList: [line] }),
    anOrder({ ...now(), status: 40, pickupCode: 'T043', productList: [line] }),
  ])
  openBoard()
  await column('making').findByRole('article', { name: 'T041' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByText('1 more at other stations')).toBeTruthy()
  expect(column('making').queryByRole('article', { name: 'T042' })).toBeNull()
  expect(column('ready').getByRole('article', { name: 'T043' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('tiffin.counter.station') ?? '')).toEqual(['oven'])
})

test('[kitchen-8] an order for later stands apart and moves to New by itself when its time comes', async () => {
  const releaseAt = serverNow() + 2500
  fakeServer([
    anOrder({ ...now(), status: 20, pickupCode: 'T041', releaseAt, slotStartsAt: releaseAt + 15 * minute }),
    anOrder({ ...now(), status: 20, pickupCode: 'T042' }),
  ])
  openBoard()
  await column('new').findByRole('article', { name: 'T042' })
  expect(column('new').queryByRole('article', { name: 'T041' })).toBeNull()
  press(/^1 later, next at/)
  expect(screen.getByRole('button', { name: /^T041/ })).toBeTruthy()
  await column('new').findByRole('article', { name: 'T041' })
  expect(screen.queryByText(/later, next at/)).toBeNull()
})

test('[kitchen-10] digits choose a ticket, Space ticks its lines, R makes it ready and Z undoes that', async () => {
  const order = { ...now(), status: 30, version: 3, productList: [line, cake] }
  const server = fakeServer([
    anOrder({ ...order, orderId: 'o1', payTime: serverNow() - minute, pickupCode: 'T041' }),
    anOrder({ ...order, orderId: 'o2', pickupCode: 'T042' }),
  ])
  openBoard()
  await column('making').findByRole('article', { name: 'T042' })
  const key = (code: string, name = code) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { code, key: name })
  key('Digit2', '2')
  expect(column('making').getByRole('article', { name: 'T042' }).dataset.chosen).toBe('true')
  key('Space', ' ')
  key('Space', ' ')
  await waitFor(() =>
    expect(server.sentTo('order/tick').map(({ orderId, lineNo }) => [orderId, lineNo])).toEqual([
      ['o2', 1],
      ['o2', 2],
    ]),
  )
  key('KeyR', 'r')
  await waitFor(() => expect(server.sentTo('order/ready')).toEqual([{ orderId: 'o2', version: 3 }]))
  key('KeyZ', 'z')
  await waitFor(() => expect(server.sentTo('order/take-back')).toEqual([{ orderId: 'o2', version: 4, from: 40 }]))
})

test('[kitchen-10] a code that is scanned goes to its box, whatever it begins with, and Escape clears it', async () => {
  const server = fakeServer([anOrder({ ...now(), orderId: 'o1', status: 40, pickupCode: 'T042' })])
  openBoard()
  await column('ready').findByRole('article')
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the customer' })
  const key = (name: string) => fireEvent.keyDown(document.body, { key: name, code: name })
  key('4')
  key('2')
  expect([box.value, document.activeElement]).toEqual(['42', box])
  fireEvent.keyDown(box, { key: 'Escape', code: 'Escape' })
  expect(box.value).toBe('')
  key('T')
  expect(box.value).toBe('T')
  fireEvent.change(box, { target: { value: 'T042' } })
  fireEvent.submit(box)
  await waitFor(() => expect(server.sentTo('order/complete')).toHaveLength(1))
})
