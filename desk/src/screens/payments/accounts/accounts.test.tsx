import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import type { PaymentAccount } from '../../../data/payment-accounts.ts'
import { accountant, aStore, basics, noon, open, prepare, storeManager, storesOf } from '../../../test/desk.tsx'
import { fakeServer } from '../../../test/fake-server.ts'

prepare()

const listPath = 'desk/payment/account/list'
const connectPath = 'desk/payment/account/connect'

const field = (name: string) => ({ name, isSecret: true, example: '' })
const stripe = {
  ...{ provider: 'stripe', takesCurrency: true, notifyUrl: 'https://tea.example/api/pay/notify/stripe/demo/' },
  fieldList: [field('secretKey'), field('webhookSecret')],
  methodList: [{ code: 'stripe', name: 'Card or wallet', icon: 'card' }],
}
const midtrans = {
  ...stripe,
  provider: 'midtrans',
  takesCurrency: false,
  fieldList: [field('serverKey')],
  methodList: [],
}

const anAccount = (different: Partial<PaymentAccount> = {}): PaymentAccount => ({
  ...{ accountId: 'a1', provider: 'stripe', storeId: null, storeName: '', mode: 'test', settings: {} },
  ...{ hints: { secretKey: 'g7H8', webhookSecret: '' }, isConnected: true, connectedAt: noon, disconnectedAt: null },
  ...{ checkedAt: noon, checkResult: 'ok', checkText: '' },
  ...different,
})

const listOf = (accountList: PaymentAccount[] = [], isLive = false) => ({
  data: { isLive, providerList: [stripe, midtrans], accountList },
})
const stores = { 'desk/store/list': { data: { list: [], next: null } } }

async function openDialog() {
  open('/desk/demo/payments/accounts')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
  const dialog = within(await screen.findByRole('dialog'))
  const write = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Connect' }))
  return { dialog, write, press }
}

test('[provider-4] the example of a key begins as keys of the chosen mode do', async () => {
  const list = listOf()
  const secretKey = { ...field('secretKey'), example: 'sk_live_…' }
  const provider = { ...stripe, fieldList: [secretKey, { ...field('webhookSecret'), example: 'whsec_…' }] }
  fakeServer({ ...basics(), ...stores, [listPath]: { data: { ...list.data, providerList: [provider] } } })
  const { dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('radio', { name: 'Test' }))
  expect([dialog.queryByText('sk_test_…'), dialog.queryByText('whsec_…')]).not.toContain(null)
  expect(dialog.queryByText('sk_live_…')).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: 'Live' }))
  expect(dialog.queryByText('sk_live_…')).not.toBeNull()
})

test('[provider-4] an account is connected with its keys, and the address of its notices is shown before', async () => {
  const server = fakeServer({ ...basics(), ...stores, [listPath]: listOf(), [connectPath]: { data: {} } })
  const { dialog, write, press } = await openDialog()
  const address =
    dialog.getByText(/^https:\/\/tea\.example\/api\/pay\/notify\/stripe\/demo\/[\w-]{36}$/).textContent ?? ''
  press()
  expect(server.sentTo(connectPath)).toEqual([])
  write('Secret key', 'sk_test_1')
  write('Signing secret of the webhook', 'whsec_1')
  press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo(connectPath)).toEqual([
    {
      ...{ accountId: address.split('/').at(-1), provider: 'stripe', storeId: null, mode: 'test', settings: {} },
      secrets: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    },
  ])
})

test('[provider-4] keys that are refused stay typed, with the sentence of the server', async () => {
  const refused = { code: refusals.providerModeWrong, message: 'These keys are of the other mode' }
  fakeServer({ ...basics(), ...stores, [listPath]: listOf(), [connectPath]: () => refused })
  const { dialog, write, press } = await openDialog()
  write('Secret key', 'sk_live_1')
  write('Signing secret of the webhook', 'whsec_1')
  press()
  await dialog.findByText('These keys are of the other mode')
  expect(dialog.getByLabelText<HTMLInputElement>('Secret key').value).toBe('sk_live_1')
})

test('an account shows where it takes money, its mode, the end of its keys and how they were found', async () => {
  const odd = anAccount({
    accountId: 'a2',
    storeId: 's1',
    storeName: 'Riverside',
    checkText: 'Not accepted',
    isConnected: false,
  })
  fakeServer({ ...basics(), [listPath]: listOf([anAccount(), odd]) })
  open('/desk/demo/payments/accounts')
  await screen.findByText('Every store · Test')
  expect(screen.getAllByText('…g7H8')).toHaveLength(2)
  expect(screen.getByText('Riverside · Disconnected')).toBeTruthy()
  expect(screen.getByText('Not accepted')).toBeTruthy()
  expect(screen.getByText('Does not take the currency of your brand')).toBeTruthy()
})

test.each([
  [true, 'Test account: customers are not offered it, because your brand is live.'],
  [false, 'Test account: no real money moves, and it is no longer offered once you go live.'],
])('[provider-7] a test account says so, and what a live brand has of it: live %s', async (isLive, note) => {
  fakeServer({
    ...basics(),
    ...stores,
    [listPath]: listOf([anAccount(), anAccount({ accountId: 'a2', mode: 'live' })], isLive),
  })
  open('/desk/demo/payments/accounts')
  expect(await screen.findAllByText(note)).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
  const dialog = within(await screen.findByRole('dialog'))
  const live = dialog.getByRole<HTMLInputElement>('radio', { name: 'Live' })
  expect(live.checked).toBe(isLive)
  fireEvent.click(dialog.getByRole('radio', { name: 'Test' }))
  expect(dialog.queryByText(/^Test account/) !== null).toBe(isLive)
})

test('an account is connected for the last of three hundred stores', async () => {
  const list = Array.from({ length: 300 }, (_, index) => aStore({ storeId: `s${index}`, storeName: `Store ${index}` }))
  const page = ({ after }: Record<string, unknown>) =>
    after === '' ? storesOf(list.slice(0, 200), 'more') : storesOf(list.slice(200))
  const server = fakeServer({ ...basics(), 'desk/store/list': page, [listPath]: listOf(), [connectPath]: { data: {} } })
  const { dialog, write, press } = await openDialog()
  await dialog.findByText('Store 299', undefined, { timeout: 8000 })
  write('Stores', 's299')
  write('Secret key', 'sk_test_1')
  write('Signing secret of the webhook', 'whsec_1')
  press()
  await waitFor(() => expect(server.sentTo(connectPath)).toMatchObject([{ storeId: 's299' }]))
})

test('the accountant sees accounts and changes none; a store manager sees none', async () => {
  fakeServer({ ...basics(accountant), [listPath]: listOf([anAccount()]) })
  const { unmount } = open('/desk/demo/payments/accounts')
  await screen.findByText('Every store · Test')
  expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
  unmount()
  const server = fakeServer(basics(storeManager))
  open('/desk/demo/payments/accounts')
  await screen.findByRole('heading', { name: 'You cannot open this page' })
  expect(server.sentTo(listPath)).toEqual([])
})
