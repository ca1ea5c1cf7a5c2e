import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { calls } from '@tiffin/contract/calls'
import { expect, test } from 'vitest'
import { aMember, anEntry, basics, noon, open, prepare, teamOf } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'
import { isKnown } from './actions.ts'
import { beginOf, filterOf } from './audit-search.ts'

prepare()

const dayMs = 86_400_000
const pageOf = (list: ReturnType<typeof anEntry>[], next: string | null = null) => ({ data: { list, next } })

test('an entry is a sentence with what was and what is, under its day', async () => {
  const changeList = [
    {
      field: 'roles',
      from: [{ role: 'employee', placeId: 's1' }],
      to: [
        { role: 'storeManager', placeId: 's1' },
        { role: 'storeManager', placeId: 's2' },
      ],
    },
    { field: 'discountLimits', from: { employee: 0, manual: 0 }, to: { employee: 2000, manual: 500 } },
    { field: 'isActive', from: true, to: false },
    { field: 'extras', from: [], to: ['order:refund'] },
  ]
  fakeServer({
    ...basics(),
    'desk/team/list': teamOf([]),
    'desk/audit/list': pageOf([
      anEntry({ changeList }),
      anEntry({
        entryId: 'e2',
        at: noon - dayMs,
        action: 'staff.rules',
        itemKind: 'corp',
        itemId: 'demo',
        itemName: '',
      }),
      anEntry({ entryId: 'e3', at: noon - dayMs, action: 'price.change', reason: 'A new supplier' }),
    ]),
  })
  open('/desk/demo/audit')
  await screen.findByText('Saturday, November 21')
  const rows = within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''))).toEqual([
    'Saturday, November 21',
    '12:00:00AKAdelaide KohJun TanChanged rightsRoles Employee (Riverside Arcade) → Store manager (Riverside Arcade and Katong)Discount limits employee $0.00, manual $0.00 → employee $20.00, manual $5.00Can log in Yes → NoAlso allowed Give refunds',
    'Friday, November 20',
    '12:00:00AKAdelaide KohThe brandChanged team rules',
    '12:00:00AKAdelaide KohJun Tanprice.changeA new supplier',
  ])
})

test('an edit of a draft is said as publishing says it, and other fields in words', async () => {
  const edit = { action: 'draft.save', itemName: 'Autumn' }
  const server = fakeServer({
    ...basics(),
    'desk/team/list': teamOf([]),
    'desk/menu/names': {
      data: {
        list: [
          {
            ...{ kind: 'product', itemId: 'tin', parentId: '' },
            name: { 'en-US': 'Tea tin' },
            image: '',
            unit: '',
            isStored: true,
          },
          {
            ...{ kind: 'sku', itemId: 'tin-1', parentId: 'tin' },
            name: { 'en-US': 'Large' },
            image: '',
            unit: '',
            isStored: true,
          },
        ],
      },
    },
    'desk/audit/list': pageOf([
      anEntry({ ...edit, itemKind: 'sku', itemId: 'tin-1', changeList: [{ field: 'price', from: 2950, to: 3100 }] }),
      anEntry({
        ...{ ...edit, entryId: 'e2', itemKind: 'sku', itemId: 'gone' },
        changeList: [{ field: 'price', from: null, to: 620 }],
      }),
      anEntry({
        ...{ ...edit, entryId: 'e5', itemKind: 'storePriceList', itemId: 's1' },
        changeList: [{ field: 'priceListId', from: null, to: 'draft-only' }],
      }),
      anEntry({
        ...{ entryId: 'e3', action: 'store.update', itemKind: 'store', itemId: 's1', itemName: 'Riverside Arcade' },
        changeList: [
          { field: 'name.en-US', from: 'Riverside', to: 'Riverside Arcade' },
          { field: 'businessHourList', from: [], to: [{ start: '09:00' }] },
          { field: 'pickupMethodList', from: [1], to: [1, 2] },
        ],
      }),
      anEntry({
        ...{ entryId: 'e4', action: 'draft.publish', itemKind: 'draft', itemId: 'd1', itemName: 'Autumn' },
        changeList: [{ field: 'changeCount', from: null, to: 2 }],
      }),
      anEntry({
        ...{ entryId: 'e9', action: 'order.refund', itemKind: 'order', itemId: 'o1', itemName: '26112100' },
        changeList: [
          { field: 'refundTotal', from: 0, to: 650 },
          { field: 'pointsReturned', from: 0, to: 40 },
        ],
      }),
    ]),
  })
  open('/desk/demo/audit')
  await screen.findByText('Tea tin')
  const rows = within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(2)
  expect(rows.map(({ textContent }) => textContent?.replace(/^.*Adelaide Koh|[\u2066-\u2069]/g, ''))).toEqual([
    'AutumnChanged a draftTea tinLarge · Price $29.50 → $31.00',
    'AutumnChanged a draftPrice none → $6.20',
    'AutumnChanged a draftPrice list changed',
    'Riverside ArcadeChanged a storeName in English Riverside → Riverside ArcadeOpening hours changedPick-up Dine in → Dine in and Takeaway',
    'AutumnPublishedChanges 2',
    '26112100Gave money backGiven back $0.00 → $6.50Points given back 0 → 40',
  ])
  // All entries at once, then what they belong to.
  expect(server.sentTo('desk/menu/names').map(({ itemIdList }) => itemIdList)).toEqual([
    ['draft-only', 'gone', 's1', 'tin-1'],
    ['tin'],
  ])
})

test('[staff-14][staff-25] refunds and discounts say who approved them, money of the till and closed orders are said, and a PIN that was taken away is said', async () => {
  const order = { itemKind: 'order', itemId: 'o1', itemName: '26112100' }
  const approvedBy = { field: 'approvedBy', from: null, to: 'May Lim' }
  fakeServer({
    ...basics(),
    'desk/team/list': teamOf([]),
    'desk/audit/list': pageOf([
      anEntry({
        ...{ ...order, entryId: 'e1', action: 'order.refund', reason: 'Made wrong' },
        changeList: [{ field: 'refundTotal', from: 0, to: 1000 }, approvedBy],
      }),
      anEntry({
        ...{ ...order, entryId: 'e2', action: 'order.discount' },
        changeList: [{ field: 'discount', from: null, to: 1200 }, approvedBy],
      }),
      anEntry({
        ...{ ...order, entryId: 'e3', action: 'order.discount' },
        changeList: [{ field: 'discountPerMille', from: null, to: 125 }],
      }),
      anEntry({
        ...{ ...order, entryId: 'e6', action: 'order.pay' },
        changeList: [
          { field: 'paidTotal', from: 0, to: 1000 },
          { field: 'tender', from: null, to: 'card' },
        ],
      }),
      anEntry({
        ...{ ...order, entryId: 'e7', action: 'order.close', reason: 'The oven is cold' },
        changeList: [
          { field: 'closeReason', from: null, to: 'machine' },
          { field: 'refundTotal', from: 0, to: 1000 },
        ],
      }),
      anEntry({ entryId: 'e4', action: 'staff.clearPin', changeList: [{ field: 'hasPin', from: true, to: false }] }),
      anEntry({ entryId: 'e5', action: 'me.pin' }),
    ]),
  })
  open('/desk/demo/audit')
  await screen.findByText('Saturday, November 21')
  const rows = within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(2)
  expect(rows.map(({ textContent }) => textContent?.replace(/^.*Adelaide Koh|[\u2066-\u2069]/g, ''))).toEqual([
    '26112100Gave money backGiven back $0.00 → $10.00Approved by May LimMade wrong',
    '26112100Gave or removed a discountAmount off $12.00Approved by May Lim',
    '26112100Gave or removed a discountPer cent off 12.5%',
    '26112100Took payment at the tillPaid $0.00 → $10.00Payment method Card',
    '26112100Closed an order and gave its money backReason A machine was downGiven back $0.00 → $10.00The oven is cold',
    'Jun TanRemoved somebody’s PINApproval PIN Yes → No',
    'Jun TanSet or removed their own PIN',
  ])
})

test('[staff-13] hours of a date are said before and after, and why a draft was not published at its time', async () => {
  const store = { itemKind: 'store', itemId: 's1', itemName: 'Riverside', action: 'store.exception' }
  const [closed, short] = [[], [{ start: '10:00', end: '14:00' }]]
  fakeServer({
    ...basics(),
    'desk/team/list': teamOf([]),
    'desk/audit/list': pageOf([
      anEntry({ ...store, entryId: 'e1', changeList: [{ field: '2026-11-30', from: null, to: closed }] }),
      anEntry({ ...store, entryId: 'e2', changeList: [{ field: '2026-11-30', from: closed, to: short }] }),
      anEntry({ ...store, entryId: 'e3', changeList: [{ field: '2026-11-30', from: short, to: null }] }),
      anEntry({ entryId: 'e4', action: 'draft.scheduleFailed', itemName: 'Autumn', reason: 'publishConflict' }),
      anEntry({ entryId: 'e5', action: 'draft.scheduleFailed', itemName: 'Autumn', reason: 'unforeseen' }),
    ]),
  })
  open('/desk/demo/audit')
  await screen.findByText('Saturday, November 21')
  const rows = within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(2)
  const date = 'Monday, November 30, 2026'
  expect(rows.map(({ textContent }) => textContent?.replace(/^.*Adelaide Koh|[\u2066-\u2069]/g, ''))).toEqual([
    `RiversideSet hours for a date${date} Usual hours → Closed all day`,
    `RiversideSet hours for a date${date} Closed all day → 10:00–14:00`,
    `RiversideSet hours for a date${date} 10:00–14:00 → Usual hours`,
    'AutumnScheduled publish failedSomebody published something else meanwhile',
    'AutumnScheduled publish failedSomething broke on the server',
  ])
})

test('filters stand in the address, and the person of an entry can be chosen', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/team/list': teamOf([aMember()]),
    'desk/audit/list': pageOf([anEntry()], null),
  })
  open('/desk/demo/audit?action=staff.update&store=s1')
  fireEvent.click(await screen.findByRole('button', { name: 'Adelaide Koh' }))
  await waitFor(() => expect(location.search).toBe('?action=staff.update&store=s1&staff=adelaide'))
  await waitFor(() =>
    expect(server.sentTo('desk/audit/list').at(-1)).toMatchObject({
      ...{ action: 'staff.update', storeId: 's1', staffId: 'adelaide' },
    }),
  )
  server.set({ 'desk/audit/list': pageOf([]) })
  fireEvent.change(screen.getByLabelText(/^Who/), { target: { value: 'jun' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('heading', { name: 'Nothing has been changed yet' })
  expect(location.search).toBe('')
})

test('the next page is read by its key', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/team/list': teamOf([]),
    'desk/audit/list': ({ after }) =>
      after === 'e1' ? pageOf([anEntry({ entryId: 'e0', itemName: 'Wei Ming' })]) : pageOf([anEntry()], 'e1'),
  })
  open('/desk/demo/audit')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('button', { name: 'Wei Ming' })
  expect(server.sentTo('desk/audit/list').map(({ after }) => after)).toEqual(['', 'e1'])
})

test('days begin by the brand’s clock', () => {
  const now = Date.UTC(2026, 10, 21, 20) // the 22nd in Singapore
  const singapore = { now, timeZone: 'Asia/Singapore' }
  expect(filterOf({ days: '1' }, singapore)).toEqual({ since: Date.UTC(2026, 10, 21, 16) })
  expect(filterOf({ days: '7' }, singapore)).toEqual({ since: Date.UTC(2026, 10, 15, 16) })
  expect(filterOf({ days: 'own', from: '2026-11-01', to: '2026-11-02' }, singapore)).toEqual({
    since: Date.UTC(2026, 9, 31, 16),
    before: Date.UTC(2026, 10, 2, 16),
  })
  expect(filterOf({ days: 'x', from: '2026-11-01' }, singapore)).toEqual({})
  expect(beginOf('2026-11-01', 'Pacific/Kiritimati')).toBe(Date.UTC(2026, 9, 31, 10))
  expect(beginOf('2026-11-01', 'Etc/GMT+12')).toBe(Date.UTC(2026, 10, 1, 12))
  expect(beginOf('soon', 'UTC')).toBeUndefined()
})

test('[staff-13] whatever a call notes in the log has words', () => {
  const audited = Object.values(calls).flatMap(({ audits }) => (audits === undefined ? [] : [audits]))
  expect(audited.length).toBeGreaterThan(40)
  expect(audited.filter((action) => !isKnown(action))).toEqual([])
})

test('[stock-7][stock-9] what was done to a stock is said in words', async () => {
  const item = { itemKind: 'sku', itemId: 'bun-1', itemName: 'Bun' }
  const moved = (move: string, to: number) => [
    { field: 'move', from: null, to: move },
    { field: 'available', from: 24, to },
  ]
  fakeServer({
    ...basics(),
    'desk/team/list': teamOf([]),
    'desk/audit/list': pageOf([
      anEntry({ action: 'stock.move', ...item, changeList: moved('spoil', 22) }),
      anEntry({
        ...{ entryId: 'e2', action: 'stock.plan', ...item },
        changeList: [{ field: 'amountList', from: null, to: [40, 40, 40, 40, 40, 60, 0] }],
      }),
    ]),
  })
  open('/desk/demo/audit')
  const table = await screen.findByRole('table', { name: 'Audit log' })
  expect(table.textContent).toContain('Counted or moved a stock')
  expect(table.textContent).toContain('Thrown away')
  expect(table.textContent).toContain('Available 24 → 22')
  expect(table.textContent).toContain('Planned a stock')
  expect(table.textContent).toContain('Filled up at opening Mon 40, Tue 40, Wed 40, Thu 40, Fri 40, Sat 60, and Sun 0')
})
