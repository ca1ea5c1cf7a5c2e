import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { calls } from '@tiffin/contract/calls'
import { expect, test } from 'vitest'
import { brandWide } from '../features/rights/use-rights.ts'
import { chooseLanguage } from '../state/words.ts'
import {
  accountant,
  aMe,
  aMember,
  aStore,
  basics,
  noon,
  open,
  owner,
  prepare,
  storeManager,
  storesOf,
  teamOf,
} from '../test/desk.tsx'
import { aProduct } from '../test/fake-menu.ts'
import { fakeServer } from '../test/fake-server.ts'

prepare()

const pages = { 'desk/team/list': teamOf([]), 'desk/audit/list': { data: { list: [], next: null } } }
/** What a call of the staff says of who may make it. */
interface Needs {
  readonly needs: string
  readonly scope: string
}

const sections = () =>
  within(screen.getAllByRole('navigation', { name: 'Desk' })[0] as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

test.each([
  [
    'an owner',
    owner,
    ['Menu', 'Offers', 'Pages', 'Pictures', 'Publish', 'Stores', 'Orders', 'Payments', 'Settings', 'Team', 'Audit log'],
  ],
  ['a store manager', storeManager, ['Stores', 'Orders', 'Payments', 'Team', 'Audit log']],
  [
    'an accountant',
    accountant,
    ['Menu', 'Offers', 'Pages', 'Pictures', 'Publish', 'Stores', 'Orders', 'Payments', 'Settings', 'Audit log'],
  ],
] as const)('%s sees the sections that the rights allow, and begins at the first', async (_who, me, names) => {
  fakeServer({ ...basics(me), ...pages })
  open('/desk/demo')
  await screen.findByRole('heading', { name: names[0] })
  expect(sections()).toEqual(names)
  await waitFor(() => expect(document.title).toBe(`${names[0]} · Camellia Row · Desk`))
})

test('on a phone menu, publishing and stores stand at the thumb', async () => {
  fakeServer({ ...basics(), ...pages })
  open('/desk/demo')
  await screen.findByRole('heading', { name: 'Menu' })
  const bar = screen.getAllByRole('navigation', { name: 'Desk' })[1] as HTMLElement
  const names = within(bar)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Menu', 'Publish', 'Stores'])
})

test('an employee sees the orders of the own store and nothing else', async () => {
  fakeServer({
    ...basics(aMe([{ role: 'employee', stores: ['s1'] }])),
    'desk/order/search': { data: { list: [], hasMore: false } },
  })
  open('/desk/demo')
  await screen.findByRole('heading', { name: 'Orders' })
  expect(sections()).toEqual(['Orders'])
})

test('who may open no section comes to the own account', async () => {
  fakeServer({ ...basics(aMe([])), 'desk/me/sessions': { data: { list: [] } } })
  open('/desk/demo')
  await screen.findByRole('heading', { name: 'Your account' })
})

test('a page without the right to open it says who may', async () => {
  const server = fakeServer({ ...basics(accountant), ...pages })
  open('/desk/demo/team')
  await screen.findByRole('heading', { name: 'You cannot open this page' })
  screen.getByText('Only for: Owner, Manager, and Store manager')
  expect(server.sentTo('desk/team/list')).toEqual([])
})

test('[staff-11] a role for single stores sees no page of the brand as a whole, and its address says why', async () => {
  const manager = aMe([{ role: 'manager', stores: ['s1'] }])
  const server = fakeServer({ ...basics(manager), ...pages })
  open('/desk/demo/menu')
  await screen.findByRole('heading', { name: 'You cannot open this page' })
  screen.getByText('Only for: Owner, Manager, and Accountant, with a role for all stores')
  expect(sections()).toEqual(['Stores', 'Orders', 'Payments', 'Team', 'Audit log'])
  expect(server.sentTo('desk/menu/list')).toEqual([])
  for (const { needs, scope } of Object.values(calls).filter(({ as }) => as === 'staff') as Needs[])
    if (brandWide.some((each) => each === needs)) expect([needs, scope]).toEqual([needs, 'corp'])
})

test('without the second factor that the brand demands only the account opens', async () => {
  fakeServer({ ...basics({ ...owner, isTotpDue: true }), ...pages })
  open('/desk/demo/audit')
  await screen.findByRole('heading', { name: 'Your account' })
  screen.getByText(/Your brand requires two-step verification/)
  expect(screen.queryByRole('heading', { name: 'Where you are logged in' })).toBeNull()
})

test('an address where nothing is says so and leads back', async () => {
  fakeServer({ ...basics(), ...pages })
  open('/desk/demo/nowhere/at/all')
  await screen.findByRole('heading', { name: 'There is no page at this address' })
  fireEvent.click(screen.getByRole('link', { name: 'Go to the desk' }))
  await screen.findByRole('heading', { name: 'Menu' })
})

test('Ctrl-K finds a page by a few letters, and remembers what was chosen', async () => {
  fakeServer({ ...basics(), ...pages })
  open('/desk/demo/team')
  await screen.findByRole('heading', { name: 'Team' })
  press('k', { ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search or run a command' })
  fireEvent.change(field, { target: { value: 'audit' } })
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Audit logG A'])
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByRole('heading', { name: 'Audit log' })
  press('k', { metaKey: true })
  within(await screen.findByRole('group', { name: 'Recent' })).getByRole('option', { name: /Audit log/ })
  fireEvent.change(screen.getByRole('combobox', { name: 'Search or run a command' }), { target: { value: 'xyz' } })
  await screen.findByText('Nothing found for “xyz”')
})

test('Ctrl-K finds products, stores and people by name or code, by the keyboard alone', async () => {
  const server = fakeServer({
    ...basics(),
    ...pages,
    'desk/menu/list': { data: { list: [aProduct('oolong', 'Zephyr Oolong', { code: 'Z-1' })], next: null, total: 1 } },
    'desk/menu/detail': { data: aProduct('oolong', 'Zephyr Oolong', { code: 'Z-1' }) },
    'desk/store/list': storesOf([aStore({ storeId: 's1', storeName: 'Zephyr Quay', code: 'Q-1' })]),
    'desk/team/list': teamOf([aMember({ staffId: 'zed', staffName: 'Zed Tan', account: 'zed' })]),
  })
  open('/desk/demo/audit')
  await screen.findByRole('heading', { name: 'Audit log' })
  press('k', { ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search or run a command' })
  for (const value of ['z', 'ze', ' zed ']) fireEvent.change(field, { target: { value } })
  const group = async (name: string) => within(await screen.findByRole('group', { name })).getByRole('option')
  expect((await group('Products')).textContent).toBe('Zephyr OolongZ-1')
  expect((await group('Stores')).textContent).toBe('Zephyr QuayQ-1')
  expect((await group('Team')).textContent).toBe('Zed Tanzed')
  const texts = ['desk/menu/list', 'desk/store/list', 'desk/team/list'].map((path) =>
    (server.sentTo(path) as { text?: string }[]).flatMap(({ text = '' }) => (text === '' ? [] : [text])),
  )
  expect(texts).toEqual([['zed'], ['zed'], ['zed']])
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toBe(await group('Team'))
  for (const _ of 'up') fireEvent.keyDown(field, { key: 'ArrowUp' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(location.pathname).toBe('/desk/demo/menu/oolong'))
})

test('a page that comes up while the person is read again in another language stands', async () => {
  const server = fakeServer({ ...basics(), ...pages, 'desk/me/sessions': { data: { list: [] } } })
  open('/desk/demo/team')
  await screen.findByRole('heading', { name: 'Team' })
  server.set({ 'desk/me/detail': () => new Promise(() => {}) })
  await act(() => chooseLanguage('th-TH'))
  press('g')
  press('s')
  await screen.findByRole('heading', { name: 'สาขา' })
  expect(screen.queryByText('โหลดไม่สำเร็จ')).toBeNull()
  await act(() => chooseLanguage('en-US'))
})

test('the palette looks for nothing that the person may not open', async () => {
  const server = fakeServer({ ...basics(storeManager), ...pages })
  open('/desk/demo/audit')
  await screen.findByRole('heading', { name: 'Audit log' })
  press('k', { ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search or run a command' })
  fireEvent.change(field, { target: { value: 'qqq' } })
  await screen.findByText('Nothing found for “qqq”')
  expect(server.sentTo('desk/store/list')).toContainEqual(expect.objectContaining({ text: 'qqq' }))
  expect(server.sentTo('desk/menu/list')).toEqual([])
})

test('the palette offers only what the person may do', async () => {
  fakeServer({ ...basics(accountant), ...pages })
  open('/desk/demo/audit')
  await screen.findByRole('heading', { name: 'Audit log' })
  press('k', { ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Search or run a command' }), {
    target: { value: 'in' },
  })
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).not.toContain('Invite')
})

test('G and a letter goes to a page, and ? lists the keys; not while something is typed', async () => {
  fakeServer({ ...basics(), ...pages })
  open('/desk/demo/team')
  await screen.findByRole('heading', { name: 'Team' })
  const search = screen.getByRole('searchbox', { name: 'Name or account' })
  fireEvent.keyDown(search, { key: 'g' })
  fireEvent.keyDown(search, { key: 'a' })
  press('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(location.pathname).toBe('/desk/demo/team')
  press('g')
  press('a')
  const heading = await screen.findByRole('heading', { name: 'Audit log' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a lost connection is shown above the page, which stays, and everything is read again when it is back', async () => {
  const server = fakeServer({ ...basics(), ...pages, 'desk/me/sessions': { data: { list: [] } } })
  open('/desk/demo/account')
  await screen.findByRole('heading', { name: 'Where you are logged in' })
  server.lose(true)
  fireEvent.click(screen.getAllByRole('link', { name: /Team/ })[0] as HTMLElement)
  await screen.findByText('No connection')
  server.lose(false)
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull(), { timeout: 15_000 })
})

test('the menu of who is logged in logs out', async () => {
  const server = fakeServer({ ...basics(), ...pages, 'desk/login/log-out': { data: {} } })
  open('/desk/demo/team')
  fireEvent.click((await screen.findAllByRole('button', { name: /^Adelaide Koh/ }))[0] as HTMLElement)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
  await screen.findByLabelText('Account name')
  expect(server.sentTo('desk/login/log-out')).toEqual([{}])
  expect(sessionStorage.getItem('tiffin.desk.token')).toBeNull()
})

test('a call that asks for a proof is made again after it, and its caller sees nothing of that [staff-3]', async () => {
  let isProven = false
  const needsProof = { code: 81005, message: 'Confirm that it is you' }
  const server = fakeServer({
    ...basics(),
    'desk/me/sessions': { data: { list: [] } },
    'desk/me/start-totp': () => (isProven ? { data: { secret: 'ABCDEFGH', address: 'otpauth://totp/x' } } : needsProof),
    'desk/me/prove': ({ password }) => {
      isProven = password === 'camellia-row-1'
      return isProven ? { data: { provenUntil: noon } } : { code: 11006, message: 'The password is wrong' }
    },
  })
  open('/desk/demo/account')
  fireEvent.click(await screen.findByRole('button', { name: 'Set up two-step verification' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  within(dialog).getByText(
    /^You are about to change the two-step verification of your log-in\. You are not asked again/,
  )
  const field = within(dialog).getByLabelText('Password')
  fireEvent.change(field, { target: { value: 'wrong' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await within(dialog).findByText('The password is wrong')
  fireEvent.change(field, { target: { value: 'camellia-row-1' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await screen.findByText('ABCD EFGH')
  expect(server.sentTo('desk/me/start-totp')).toHaveLength(2)
})

test('a proof that is not given ends the call without a word', async () => {
  const server = fakeServer({
    ...basics({ ...owner, isTotpOn: true, recoveryCodesLeft: 9 }),
    'desk/me/sessions': { data: { list: [] } },
    'desk/me/stop-totp': { code: 81005, message: 'Confirm that it is you' },
  })
  open('/desk/demo/account')
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Turn off' })).getByRole('button', { name: 'Turn off' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  within(dialog).getByLabelText('6-digit code')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('desk/me/stop-totp')).toHaveLength(1)
  expect(screen.queryByText('Confirm that it is you')).toBeNull()
})

test('a session that ends while a proof is asked for takes the question with it', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/me/sessions': { data: { list: [] } },
    'desk/me/start-totp': { code: 81005, message: 'Confirm that it is you' },
    'desk/me/prove': { code: 401, message: 'Please log in first' },
    'desk/login/log-in': { data: { token: 'd.e.f', tokenExpired: noon, uid: 'adelaide', isTotpDue: false } },
  })
  open('/desk/demo/account')
  fireEvent.click(await screen.findByRole('button', { name: 'Set up two-step verification' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'camellia-row-1' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  fireEvent.change(await screen.findByLabelText('Account name'), { target: { value: 'adelaide' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'camellia-row-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Your account' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.sentTo('desk/me/start-totp')).toHaveLength(1)
})
