import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { printStrip } from '../../device/print.ts'
import { endPrinting } from '../../state/printing.ts'
import { takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { press } from '../../test/open-board.tsx'
import { anOrder } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { Paper } from './paper.tsx'
import { PrintTicket } from './print-ticket.tsx'

vi.mock('../../device/print.ts', () => ({ printStrip: vi.fn() }))
prepare()
afterEach(() => {
  endPrinting()
  vi.mocked(printStrip).mockClear()
})

const printer = {
  ...{ printerId: 'p1', name: 'Bar', language: 'en-US', categoryList: [], state: 'ok', seenAt: 1 },
  ...{ waitingCount: 0, failedCount: 0 },
}

function open(
  order = anOrder({ pickupCode: 'T041', remark: 'No straw' }),
  { isCopy = false, list = [] as object[] } = {},
) {
  const server = fakeServer([order])
  server.set({
    answers: {
      'printer/list': { code: 200, data: { list, serverTime: 1 } },
      'printer/print': { code: 200, data: { isCopy, printerCount: list.length } },
    },
  })
  show(
    <>
      <PrintTicket order={order} />
      <Paper />
    </>,
  )
  return server
}

const paper = async () => within(await screen.findByTestId('paper'))

test('[print-1] a store without printers prints on this device: the ticket alone, with what the kitchen must know', async () => {
  const server = open()
  press('Print ticket')
  const strip = await paper()
  for (const text of [
    'T041',
    'Takeaway',
    'Mira',
    'No straw',
    '2× Osmanthus Oolong Milk Tea',
    'Large 500 ml · Less ice',
  ])
    expect(strip.getByText(text)).toBeTruthy()
  expect(strip.queryByText('COPY')).toBeNull()
  expect(printStrip).toHaveBeenCalledTimes(1)
  expect(server.sentTo('printer/print')).toMatchObject([{ byBrowser: true }])
})

test.each([
  { what: 'the time that was said', order: { readyUntil: Date.parse('2026-11-21T01:41:00Z') }, time: 'due 10:41' },
  { what: 'the slot', order: { slotStartsAt: Date.parse('2026-11-21T05:00:00Z') }, time: 'For 14:00' },
])(
  '[store-24] [print-2] paper from the browser says $what by the clock of the store, as a printer does',
  async (row) => {
    const corpSetting = { timeZone: 'Asia/Jakarta', currentUnit: 'Rp', currencyScale: 0, defaultFractionDigits: 0 }
    useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
    const employee = { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission: ['order:manage'] }
    takeSession('a.b.c', { ...employee, timeZone: 'Asia/Jayapura' })
    open(anOrder({ pickupCode: 'T041', ...row.order }))
    press('Print ticket')
    expect((await paper()).getByText(row.time)).toBeTruthy()
    useBootstrap.setState({ bootstrap: undefined })
  },
)

test('[print-7] the server says that it was printed before: the strip says COPY', async () => {
  open(anOrder(), { isCopy: true })
  press('Print ticket')
  expect((await paper()).getByText('COPY')).toBeTruthy()
})

test('[print-1] [print-7] without a connection it prints all the same, and knows what this tablet printed', async () => {
  const server = open()
  server.set({ isGone: true })
  press('Print ticket')
  expect((await paper()).queryByText('COPY')).toBeNull()
  act(() => endPrinting())
  press('Print ticket')
  expect((await paper()).getByText('COPY')).toBeTruthy()
})

test('[print-7] without a connection the ticket of what is made is a copy', async () => {
  const server = open(anOrder({ status: 40 }))
  server.set({ isGone: true })
  press('Print ticket')
  expect((await paper()).getByText('COPY')).toBeTruthy()
})

test('[print-7] a refusal is said, and nothing is printed', async () => {
  const server = open()
  server.set({ answers: { 'printer/print': { code: 60001, message: 'There is no such order' } } })
  press('Print ticket')
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('There is no such order'))
  expect(screen.queryByTestId('paper')).toBeNull()
})

test('[print-7] a store with printers is asked where, and one tap is one request', async () => {
  const server = open(anOrder(), { list: [printer] })
  await waitFor(() => expect(server.sentTo('printer/list')).toHaveLength(1))
  await screen.findByRole('button', { name: 'Print ticket' })
  await waitFor(() => {
    press('Print ticket')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
  fireEvent.click(screen.getByRole('button', { name: 'On the store’s printers' }))
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('Sent to 1 printer'))
  expect(server.sentTo('printer/print')).toHaveLength(1)
  expect(server.sentTo('printer/print')[0]).not.toHaveProperty('byBrowser')
  expect(printStrip).not.toHaveBeenCalled()
})
