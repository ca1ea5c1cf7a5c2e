import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { money } from '@tiffin/core/money/money'
import { aProduct } from '@tiffin/core/testing/products'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { closeTopLayer, countLayers } from '@tiffin/kit/ui/open-layers.ts'
import { afterEach, expect, test } from 'vitest'
import { useChange } from '../../features/cash/say-change.ts'
import { useConnection } from '../../state/connection.ts'
import { clearWalkIn, endServing, openServing, useServing } from '../../state/serving.ts'
import { takeSession, useSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { atStore } from '../../test/open-board.tsx'
import { anOrder } from '../../test/orders.ts'
import { makeNarrow, prepare, show } from '../../test/show.tsx'
import { Assist } from './assist.tsx'

prepare()
afterEach(endServing)

const bun = aProduct({ productId: 'bun', productName: 'Red Bean Bun' })
const bill = {
  ...{ subtotal: money(480), discountList: [], serviceCharge: money(0), taxMode: 'none', taxList: [] },
  ...{ payableTotal: money(480), invalidList: [], stockHintList: [] },
}

function open(permission = ['order:manage', 'order:assist'], product = bun) {
  const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const server = fakeServer()
  const unpaid = anOrder({
    status: 10,
    payTime: null,
    paymentMethod: atStore,
    pickupCode: 'T041',
    version: 1,
    payableTotal: money(480),
  })
  server.answers['/api/app/product/product/list'] = { code: 200, data: { list: [product] } }
  server.answers['/api/app/product/category/list'] = { code: 200, data: { list: [] } }
  server.answers['/api/app/product/material/list'] = { code: 200, data: { list: [] } }
  server.answers['/api/app/customer/store/detail'] = { code: 200, data: { pickupMethodList: [1, 2] } }
  server.answers['/api/app/order/cart/check'] = { code: 200, data: bill }
  server.answers['walk-in/create'] = { code: 200, data: unpaid }
  server.answers['order/accept-payment'] = { code: 200, data: { ...unpaid, status: 20 } }
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside Arcade', permission })
  show(<Assist />)
  return server
}

const tap = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

test('[assist-10] an order that is eaten here says the table that was typed, and one to take away none', async () => {
  const server = open()
  await tap(/^Red Bean Bun/)
  expect(screen.queryByLabelText('Table (optional)')).toBeNull()
  await tap('Dine in')
  fireEvent.change(screen.getByLabelText('Table (optional)'), { target: { value: ' 12 ' } })
  await tap(/^Take .*4\.80/)
  await waitFor(() => expect(server.sentTo('walk-in/create')).toHaveLength(1))
  expect(server.sentTo('walk-in/create')[0]).toMatchObject({ pickupMethod: 1, tableName: '12' })
  cleanup()
  clearWalkIn()
  const other = open()
  await tap(/^Red Bean Bun/)
  await tap(/^Take .*4\.80/)
  await waitFor(() => expect(other.sentTo('walk-in/create')).toHaveLength(1))
  expect(other.sentTo('walk-in/create')[0]).not.toHaveProperty('tableName')
})

test('[assist-4] an order is taken, made and paid by card at the till', async () => {
  const server = open()
  await tap(/^Red Bean Bun/)
  await tap('Dine in')
  fireEvent.change(screen.getByLabelText('Name or note (optional)'), { target: { value: 'Ana' } })
  await tap(/^Take .*4\.80/)
  await waitFor(() => expect(server.sentTo('walk-in/create')).toHaveLength(1))
  expect(server.sentTo('walk-in/create')[0]).toMatchObject({
    ...{ productRequestList: [{ productId: 'bun', num: 1 }], pickupMethod: 1, remark: 'Ana', expectedPayable: 480 },
  })
  await tap('Card')
  expect(screen.queryByText('Cash given')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Accept payment' }).at(-1) as HTMLElement) // as: the dialog's
  await waitFor(() => expect(server.sentTo('order/accept-payment')).toMatchObject([{ version: 1, tender: 'card' }]))
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('T041 is paid and goes to the kitchen'))
  expect(screen.getByText('The cart is empty')).toBeTruthy()
})

test('[shift-8] change to give stays with the code until it is dismissed, and a second tap takes no money', async () => {
  const server = open()
  await tap(/^Red Bean Bun/)
  await tap(/^Take .*4\.80/)
  await tap(/5\.00/)
  const accept = screen.getAllByRole('button', { name: 'Accept payment' }).at(-1) as HTMLButtonElement // as: the dialog's
  fireEvent.click(accept)
  expect(accept.disabled).toBe(true)
  fireEvent.click(accept)
  await waitFor(() => expect(useChange.getState().change).toEqual({ code: 'T041', amount: 20 }))
  expect(server.sentTo('order/accept-payment')).toMatchObject([{ version: 1, tender: 'cash' }])
})

test('[assist-4] an order that is sent again has the id of the first, and another one after a change', async () => {
  const server = open()
  server.answers['walk-in/create'] = { code: refusals.stockShort, message: 'Insufficient inventory' }
  await tap(/^Red Bean Bun/)
  for (const count of [1, 2]) {
    await tap(/^Take /)
    await waitFor(() => expect(server.sentTo('walk-in/create')).toHaveLength(count))
    await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('Insufficient inventory'))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Take / }).className).not.toContain('loading'))
  }
  await tap('One more Red Bean Bun')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Take / }).matches(':enabled')).toBe(true))
  await tap(/^Take /)
  await waitFor(() => expect(server.sentTo('walk-in/create')).toHaveLength(3))
  const [first, second, third] = server.sentTo('walk-in/create').map(({ requestId }) => requestId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('[assist-4] an order that is left unpaid waits on the board', async () => {
  open()
  await tap(/^Red Bean Bun/)
  await tap(/^Take /)
  await tap('Pay later')
  expect(useOverlays.getState().toast?.text).toBe('T041 is not paid yet. It waits on the board.')
})

test('[shift-8] less than is due does not pay an order', async () => {
  const server = open()
  await tap(/^Red Bean Bun/)
  await tap(/^Take /)
  await tap('Another amount')
  await tap('1')
  expect(await screen.findByText(/still to pay$/)).toBeTruthy()
  const accept = screen.getAllByRole('button', { name: 'Accept payment' }).at(-1) as HTMLButtonElement // as: the dialog's
  expect(accept.disabled).toBe(true)
  await tap('Card')
  expect(accept.disabled).toBe(false)
  expect(server.sentTo('order/accept-payment')).toEqual([])
})

test('[assist-6] a line that sold out says so and can be taken out, and until then the order waits', async () => {
  const server = open()
  await tap(/^Red Bean Bun/)
  expect(await screen.findByRole('button', { name: /^Take .*4\.80/ })).toBeTruthy()
  const gone = { ...bun, unavailableReason: 1 as const }
  server.answers['/api/app/product/product/list'] = { code: 200, data: { list: [gone] } }
  cleanup()
  show(<Assist />)
  expect(await screen.findByText('Take out what is sold out, or choose less of it.')).toBeTruthy()
  const cart = within(screen.getByRole('complementary', { name: 'Cart' }))
  expect(cart.getByText('Sold out')).toBeTruthy()
  expect(cart.getByRole('button', { name: 'Accept payment' })).toHaveProperty('disabled', true)
  await tap('Take out Red Bean Bun')
  expect(screen.getByText('The cart is empty')).toBeTruthy()
})

test('[assist-6] what was taken down comes back after the page or the session ended, at the same store only', async () => {
  open()
  await tap(/^Red Bean Bun/)
  const units = () => useServing.getState().walkIn.lines.map(({ productName, num }) => [productName, num])
  expect(units()).toEqual([['Red Bean Bun', 1]])
  const employee = useSession.getState().employee
  if (employee === undefined) throw new Error('somebody is logged in')
  endServing()
  expect(units()).toEqual([])
  takeSession('a.b.c', { ...employee, storeId: 's2' })
  openServing()
  expect(units()).toEqual([])
  takeSession('a.b.c', employee)
  openServing()
  expect(units()).toEqual([['Red Bean Bun', 1]])
  clearWalkIn()
  openServing()
  expect(units()).toEqual([])
})

test('[R-6.4] only those who may help a customer can scan a code', async () => {
  open(['order:manage'])
  expect(await screen.findByRole('heading', { name: 'Walk-in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Member code' })).toBeNull()
})

test('[kitchen-19] without a connection a new order and a member code say that they need one', async () => {
  const server = open()
  await tap(/^Red Bean Bun/)
  await screen.findByRole('button', { name: /^Take / })
  act(() => useConnection.setState({ isLost: true }))
  expect(screen.getByText('No connection: no new order can be placed now')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Take / })).toHaveProperty('disabled', true)
  await tap('Member code')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Member code' }), { target: { value: 'abc' } })
  expect(dialog.getByText('No connection: member codes cannot be read now')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Open' })).toHaveProperty('disabled', true)
  expect(server.sentTo('walk-in/create')).toEqual([])
  act(() => useConnection.setState({ isLost: false }))
})

test('[kitchen-17] Back closes the cart and the choice of options that lie over the menu', async () => {
  makeNarrow()
  const [size] = bun.skuList
  if (!size) throw new Error('a product without a size')
  const sizes = [size, { ...size, skuId: 'large', skuName: 'Large', isDefault: false }]
  open(undefined, { ...bun, skuList: sizes })
  await tap(/^Red Bean Bun/)
  expect(screen.getByRole('region', { name: 'Red Bean Bun' })).toBeTruthy()
  act(closeTopLayer)
  expect(screen.queryByRole('region', { name: 'Red Bean Bun' })).toBeNull()
  await tap(/^The cart is empty|^Cart/)
  expect(countLayers()).toBe(1)
  act(closeTopLayer)
  expect(countLayers()).toBe(0)
})
