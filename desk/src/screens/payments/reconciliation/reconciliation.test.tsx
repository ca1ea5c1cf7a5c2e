import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { money } from '@tiffin/core/money/money'
import { expect, test } from 'vitest'
import type { Difference, ReconciledDay } from '../../../data/reconciliation.ts'
import { accountant, basics, noon, open, prepare, storeManager } from '../../../test/desk.tsx'
import { fakeServer } from '../../../test/fake-server.ts'
import { differencesFile } from './differences-file.ts'
import { readReconciliationSearch } from './reconciliation-search.ts'

prepare()

const base = 'desk/payment/reconciliation'
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

const aDay = (different: Partial<ReconciledDay> = {}): ReconciledDay => ({
  ...{ account: 'a1', day: '2026-11-20', provider: 'stripe', storeName: '', state: 'compared', ranAt: noon },
  ...{ movements: 2, thereTotal: money(1000), hereTotal: money(450), feeTotal: money(30), openCount: 1 },
  ...different,
})

const aDifference = (different: Partial<Difference> = {}): Difference => ({
  ...{
    differenceId: 'd1',
    kind: 'missingHere',
    paymentNo: '4711',
    refundNo: '',
    transactionId: 'ch_1',
    orderNo: 'R1-0042',
  },
  ...{ ours: null, theirs: { amount: 550, currency: 'SGD' }, wayList: ['book', 'writeOff'], foundAt: noon },
  ...{ settledAt: null, settledByName: '', way: null, note: '' },
  ...different,
})

const answerOf = (list: Difference[], day = aDay({ openCount: list.length })) => ({ data: { day, list } })
const dayAddress = '/desk/demo/payments/reconciliation?account=a1&day=2026-11-20'

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => plain(textContent))

async function openDialog(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return {
    dialog,
    write: (note: string) => fireEvent.change(dialog.getByLabelText('Note'), { target: { value: note } }),
    press: () => fireEvent.click(dialog.getByRole('button', { name: button })),
  }
}

test('[reconcile-1] days of all accounts say what the provider has, what the books have, and whether they agree', async () => {
  const list = [
    aDay(),
    aDay({ account: 'a2', provider: 'xendit', storeName: 'Katong', hereTotal: money(1000), openCount: 0 }),
    aDay({ account: 'sandbox', provider: 'sandbox', day: '2026-11-19', state: 'unreached', openCount: 0 }),
    aDay({ day: '2026-11-19', state: 'waits', openCount: 0 }),
  ]
  fakeServer({ ...basics(accountant), [`${base}/list`]: { data: { list, next: null } } })
  open('/desk/demo/payments/reconciliation')
  expect(await rows()).toEqual([
    'Friday, November 20, 2026',
    'Stripe$10.00$4.50$0.30Differences: 1',
    'Xendit · Katong$10.00$10.00$0.30Agrees',
    'Thursday, November 19, 2026',
    'Sandbox–––Provider not reached',
    'Stripe–––Not compared yet',
  ])
  const [first] = screen.getAllByRole('link', { name: 'Stripe' })
  expect(first?.getAttribute('href')).toContain('account=a1&day=2026-11-20')
})

test('a list without days says when the first one comes', async () => {
  fakeServer({ ...basics(), [`${base}/list`]: { data: { list: [], next: null } } })
  open('/desk/demo/payments/reconciliation')
  await screen.findByRole('heading', { name: 'Nothing to compare yet' })
})

test('[reconcile-2] a day shows both sides of each difference', async () => {
  fakeServer({
    ...basics(accountant),
    [`${base}/day`]: answerOf([
      aDifference(),
      aDifference({ differenceId: 'd2', kind: 'fee', theirs: { amount: -1, currency: 'SGD' }, wayList: ['note'] }),
      aDifference({
        ...{ differenceId: 'd3', kind: 'amount', ours: { amount: 500, currency: 'SGD' }, wayList: [] },
        ...{ settledAt: noon, settledByName: 'Aisyah Rahman', way: 'book', note: 'asked them' },
      }),
      aDifference({ differenceId: 'd4', kind: 'twice', settledAt: noon, way: 'gone', wayList: [] }),
    ]),
  })
  open(dayAddress)
  expect(await rows()).toEqual([
    'A payment is missing in your books4711R1-00425.50 SGDNone',
    'The fee differs from your books, or cannot be read4711R1-0042Cannot be readNone',
    'The amounts differ4711Settled by Aisyah Rahman, Nov 21, 12:00 asked themR1-00425.50 SGD5.00 SGD',
    'The provider has this once more than your books4711No longer found, Nov 21, 12:00R1-00425.50 SGDNone',
  ])
  expect(screen.queryByRole('button', { name: 'Write off' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Compare again' })).toBeNull()
})

test('[reconcile-4] a difference is booked once, without a note where none is needed', async () => {
  let list = [aDifference()]
  const server = fakeServer({
    ...basics(),
    [`${base}/day`]: () => answerOf(list),
    [`${base}/settle`]: () => {
      list = []
      return { data: {} }
    },
  })
  open(dayAddress)
  const { press } = await openDialog('Book the provider’s figure')
  press()
  press()
  await screen.findByRole('heading', { name: 'Your books and the provider agree' })
  expect(server.sentTo(`${base}/settle`)).toEqual([{ differenceId: 'd1', way: 'book', note: '' }])
})

test('[reconcile-4] writing off needs a note; one that somebody else has settled says so', async () => {
  const settled = { code: refusals.differenceSettled, message: 'This difference was settled already' }
  const server = fakeServer({ ...basics(), [`${base}/day`]: answerOf([aDifference()]), [`${base}/write-off`]: settled })
  open(dayAddress)
  const { dialog, write, press } = await openDialog('Write off')
  write('  ')
  press()
  await dialog.findByText('Write why it is written off')
  expect(server.sentTo(`${base}/write-off`)).toEqual([])
  write('lost on the way')
  press()
  await dialog.findByText('This difference was settled already')
  expect(server.sentTo(`${base}/write-off`)).toEqual([{ differenceId: 'd1', note: 'lost on the way' }])
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Write off' }).disabled).toBe(true)
})

test('[reconcile-1] a person has a day compared again, and hears when the provider is not reached', async () => {
  const message = 'The provider cannot be reached at the moment'
  const server = fakeServer({
    ...basics(),
    [`${base}/day`]: answerOf([]),
    [`${base}/again`]: { code: refusals.providerUnreachable, message },
  })
  open(dayAddress)
  fireEvent.click(await screen.findByRole('button', { name: 'Compare again' }))
  await screen.findByText(message)
  server.set({ [`${base}/again`]: { data: {} } })
  fireEvent.click(screen.getByRole('button', { name: 'Compare again' }))
  await screen.findByText('Compared again')
  await waitFor(() => expect(server.sentTo(`${base}/day`).length).toBeGreaterThan(1))
})

test('[reconcile-1] who belongs to one store sees nothing of the brand’s books', async () => {
  const server = fakeServer(basics(storeManager))
  open('/desk/demo/payments/reconciliation')
  await screen.findByRole('heading', { name: 'You cannot open this page' })
  expect(server.sentTo(`${base}/list`)).toEqual([])
})

test('the file of a day holds each difference, and no formulas', () => {
  const text = differencesFile([aDifference({ note: '=1+1', settledAt: noon }), aDifference({ note: 'a "b"' })])
  const [, first, second] = text.split('\r\n')
  expect(first).toContain('"missingHere","4711","","ch_1","R1-0042","550","SGD","","","2026-11-21T')
  expect(first).toContain('"\'=1+1"')
  expect(second).toContain('"a ""b"""')
})

test('an address without a date is that of the list', () => {
  expect(readReconciliationSearch({ account: 'a1', day: '2026-11-20' })).toEqual({ account: 'a1', day: '2026-11-20' })
  expect(readReconciliationSearch({ account: 'a1', day: 'x' })).toEqual({})
})
