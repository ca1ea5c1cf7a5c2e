import { findClosedShift, findShift, listShifts } from '@tiffin/contract/shift'
import { money } from '@tiffin/core/money/money'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { vi } from 'vitest'
import type { Day } from '../data/shift.ts'
import { Shift } from '../screens/shift/shift.tsx'
import { takeSession } from '../state/session.ts'
import { show } from './show.tsx'

/** An instant of the day, by the clock of Greenwich. */
export const moment = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`)
const order = { orderId: 'o1', orderNo: '20261121000007', pickupCode: null, status: 10, payableTotal: money(500) }

const figures = {
  ...{ orderCount: 96, soldTotal: 116_420, serviceCharge: 0, refundTotal: 934, refundCount: 2 },
  discountList: [{ type: 7, count: 1, amount: 200 }],
  taxList: [{ rateId: 'gst', name: 'GST', amount: 9_613, refunded: 77 }],
  takenList: [
    { way: 'cash', account: '', provider: '', count: 9, amount: 8_430 },
    { way: 'provider', account: 'a1', provider: 'xendit', count: 87, amount: 107_990 },
  ],
  refundList: [{ way: 'cash', account: '', provider: '', count: 1, amount: 280 }],
  balance: null,
  cash: {
    ...{ taken: 8_430, refunded: 280, putIn: 0, takenOut: 1_000, expected: 27_150 },
    ...{ takenBefore: 1_250, refundedBefore: 0 },
  },
}

const shift = {
  ...{
    shiftNo: 7,
    currency: 'SGD',
    openedAt: moment('06:52'),
    openedByName: 'Aisyah',
    float: 20_000,
    figures,
    close: null,
  },
  moveList: [{ at: moment('09:10'), direction: 'out', amount: 1_000, reason: 'Bought supplies', staffName: 'Aisyah' }],
  ...{ unpaidList: [order], uncollectedList: [] },
}

const closed = {
  ...shift,
  shiftNo: 6,
  close: {
    closedAt: moment('10:40'),
    closedByName: 'Lin',
    counted: 27_130,
    difference: -20,
    reason: 'Wrong change given',
  },
}

const lastRow = { closedAt: moment('10:40'), closedByName: 'Lin', soldTotal: 116_420, difference: -20 }

/** The page; `sent` is what was asked of each call that changes something. */
export function openShiftPage({
  isOpen = true,
  settings = {},
  isGone = false,
  more = {},
  day = {} as Partial<Day>,
} = {}) {
  const sent: [string, Record<string, unknown>][] = []
  const answers: Record<string, (wish: { beforeNo?: number | null }) => unknown> = {
    detail: () =>
      findShift.output.parse({
        shift: isOpen ? { ...shift, figures: { ...figures, ...more } } : null,
        ...{ quarterList: [], kept: { made: 0, late: 0, tookMs: null }, lastWeek: null, soldOutList: [], ...day },
        timeZone: 'UTC',
        serverTime: moment('10:41'),
      }),
    list: ({ beforeNo }) =>
      listShifts.output.parse({
        list: [{ ...closed, ...lastRow, shiftNo: typeof beforeNo === 'number' ? beforeNo - 1 : 6 }],
        hasMore: beforeNo === null,
      }),
    closed: () => findClosedShift.output.parse({ ...closed, figures: { ...figures, ...more } }),
    open: () => ({ shiftNo: 8 }),
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (isGone) throw new TypeError('Failed to fetch')
    const path = address.replace('/api/app/store/shift/', '')
    if (!['detail', 'list', 'closed'].includes(path)) sent.push([path, JSON.parse(body)])
    const data = answers[path]?.(JSON.parse(body)) ?? {}
    return new Response(JSON.stringify({ code: 200, message: '', data, successful: true }))
  })
  const corpSetting = {
    ...{ currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',', timeZone: 'UTC' },
    ...settings,
  }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission: ['shift:manage'] })
  show(<Shift />)
  return { sent }
}

/** The text without the marks of direction around amounts. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u2066\u2069]/g, '')
