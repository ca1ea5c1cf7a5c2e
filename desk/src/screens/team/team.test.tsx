import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { expect, test, vi } from 'vitest'
import { switchLanguage } from '../../state/words.ts'
import { aMember, basics, noon, open, owner, prepare, storeManager, teamOf } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const link = { staffId: 'new', inviteAddress: 'https://x.example/desk/demo/invitation#CODE', inviteEndsAt: noon }
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const menuOf = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.getAllByRole('menuitem')
}

test('the team is listed with roles, places and state', async () => {
  fakeServer({
    ...basics(),
    'desk/team/list': teamOf([
      aMember({
        staffId: 'adelaide',
        staffName: 'Adelaide Koh',
        grantList: [{ role: 'owner', placeName: '' }],
        isTotpOn: true,
      }),
      aMember({ state: 'inactive' }),
    ]),
  })
  open('/desk/demo/team')
  await screen.findByRole('button', { name: 'Jun Tan' })
  const rows = within(screen.getByRole('table', { name: 'People' }))
    .getAllByRole('row')
    .slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['AKAdelaide Kohriverside-2', 'Owner', 'All stores', 'On', 'never', ''],
    ['JTJun Tanriverside-2', 'Employee', 'Riverside Arcade', 'Off', 'Deactivated', ''],
  ])
})

test('filters stand in the address, and a list without matches offers to clear them', async () => {
  const server = fakeServer({ ...basics(), 'desk/team/list': teamOf([]) })
  open('/desk/demo/team')
  fireEvent.change(await screen.findByLabelText(/^Role/), { target: { value: 'storeManager' } })
  await waitFor(() => expect(location.search).toBe('?role=storeManager'))
  fireEvent.change(screen.getByLabelText(/^Store/), { target: { value: 's2' } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mei' } })
  await screen.findByRole('heading', { name: 'Nobody found for “mei”' })
  expect(location.search).toBe('?role=storeManager&store=s2&text=mei')
  expect(server.sentTo('desk/team/list').at(-1)).toMatchObject({ role: 'storeManager', storeId: 's2', text: 'mei' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('stores to choose from are in the order of their names', async () => {
  fakeServer({ ...basics(), 'desk/team/list': teamOf([]) })
  open('/desk/demo/team')
  const options = within(await screen.findByLabelText(/^Store/)).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Katong', 'Riverside Arcade'])
})

test('on a phone a role and its places are joined as the language joins them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  fakeServer({ ...basics(), 'desk/team/list': teamOf([aMember()]) })
  open('/desk/demo/team')
  await screen.findByText('Employee, Riverside Arcade')
  await act(() => switchLanguage('ar-IQ'))
  try {
    await screen.findByText(/^\p{Cf}*موظف\p{Cf}*، \p{Cf}*Riverside Arcade\p{Cf}*$/u)
  } finally {
    await act(() => switchLanguage('en-US'))
  }
})

test('the next page is read by its key', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/team/list': ({ after }) =>
      after === 'k1' ? teamOf([aMember({ staffId: 'b', staffName: 'Wei Ming' })]) : teamOf([aMember()], 'k1'),
  })
  open('/desk/demo/team')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('button', { name: 'Wei Ming' })
  screen.getByRole('button', { name: 'Jun Tan' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.sentTo('desk/team/list').map(({ after }) => after)).toEqual(['', 'k1'])
})

test('a person is invited with a role at stores, and the link is shown to hand on', async () => {
  const server = fakeServer({ ...basics(), 'desk/team/list': teamOf([]), 'desk/team/invite': { data: link } })
  open('/desk/demo/team?person=new')
  await screen.findByRole('dialog', { name: 'Invite somebody' })
  fireEvent.click(screen.getByRole('button', { name: 'Create invitation' }))
  await screen.findByText('Enter a name')
  expect(server.sentTo('desk/team/invite')).toEqual([])
  type('Name', 'Aisyah Rahman')
  type('Account name', 'riverside')
  fireEvent.click(screen.getByRole('button', { name: 'Create invitation' }))
  await screen.findByText('Choose at least one store for each role')
  fireEvent.change(screen.getByLabelText('Role', { selector: 'form select' }), { target: { value: 'storeManager' } })
  fireEvent.click(screen.getByLabelText('Riverside Arcade'))
  type('Employee discount, at most', '20.50')
  type('Refunds of one order, at most', '7.00')
  fireEvent.click(screen.getByRole('button', { name: 'Create invitation' }))
  await screen.findByRole('dialog', { name: 'Link for Aisyah Rahman' })
  expect(screen.getByTestId('invite-link').textContent).toBe(link.inviteAddress)
  expect(server.sentTo('desk/team/invite')).toEqual([
    {
      account: 'riverside',
      staffName: 'Aisyah Rahman',
      grantList: [{ role: 'storeManager', storeId: 's1' }],
      extraList: [],
      discountLimits: { employee: 2050, manual: 0 },
      refundLimit: 700,
    },
  ])
})

test('an owner is invited for the whole brand only; chosen stores are offered again for another role', async () => {
  const server = fakeServer({ ...basics(), 'desk/team/list': teamOf([]), 'desk/team/invite': { data: link } })
  open('/desk/demo/team?person=new')
  await screen.findByRole('dialog', { name: 'Invite somebody' })
  type('Name', 'Aisyah Rahman')
  type('Account name', 'aisyah')
  fireEvent.click(screen.getByLabelText('Katong'))
  const role = screen.getByLabelText('Role', { selector: 'form select' })
  role.focus()
  fireEvent.change(role, { target: { value: 'owner' } })
  expect(document.activeElement).toBe(role)
  expect(screen.queryByLabelText('Chosen stores')).toBeNull()
  screen.getByText('This role always holds in all stores.')
  fireEvent.change(role, { target: { value: 'manager' } })
  expect(screen.getByLabelText('Chosen stores')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Katong')).toHaveProperty('checked', true)
  fireEvent.change(role, { target: { value: 'owner' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create invitation' }))
  await screen.findByRole('dialog', { name: 'Link for Aisyah Rahman' })
  expect(server.sentTo('desk/team/invite')[0]).toMatchObject({ grantList: [{ role: 'owner' }] })
})

test('a field that the server names as wrong says so itself', async () => {
  const fieldErrors = [{ field: 'grantList.0.storeId', message: 'This is not valid' }]
  const refusal = { code: 10004, message: 'Something you entered is not right', data: { fieldErrors } }
  fakeServer({ ...basics(), 'desk/team/list': teamOf([]), 'desk/team/invite': refusal })
  open('/desk/demo/team?person=new')
  await screen.findByRole('dialog', { name: 'Invite somebody' })
  type('Name', 'Aisyah Rahman')
  type('Account name', 'aisyah')
  fireEvent.click(screen.getByLabelText('Katong'))
  fireEvent.click(screen.getByRole('button', { name: 'Create invitation' }))
  const notice = await screen.findByText('This is not valid')
  expect(screen.getByRole('group', { name: 'Roles' }).contains(notice)).toBe(true)
})

test.each([
  [81008, 'This account name is taken', 'Account name'],
  [81007, 'A brand needs at least one owner', undefined],
] as const)('the refusal %i stands where it belongs', async (code, message, label) => {
  fakeServer({ ...basics(), 'desk/team/list': teamOf([]), 'desk/team/invite': { code, message } })
  open('/desk/demo/team?person=new')
  await screen.findByRole('dialog', { name: 'Invite somebody' })
  type('Name', 'Aisyah Rahman')
  type('Account name', 'riverside')
  fireEvent.click(screen.getByLabelText('Katong'))
  fireEvent.click(screen.getByRole('button', { name: 'Create invitation' }))
  await screen.findByText(message)
  if (label) expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})

test('a store manager makes employees of the own store only, and sees what is above the own rights', async () => {
  fakeServer({ ...basics(storeManager), 'desk/team/list': teamOf([]) })
  open('/desk/demo/team?person=new')
  const role = await screen.findByLabelText('Role', { selector: 'form select' })
  const options = within(role).getAllByRole('option') as HTMLOptionElement[]
  expect(options.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)).toEqual(['Employee'])
  expect(screen.getByLabelText('All stores')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Riverside Arcade')).toHaveProperty('disabled', false)
  expect(screen.getByLabelText(/^Katong/)).toHaveProperty('disabled', true)
  screen.getByText('Not one of your stores')
})

test('a person is changed with all their places, and extras that the role brings cannot be taken away', async () => {
  const member = aMember({
    grantList: [
      { role: 'storeManager', storeId: 's1', placeName: 'Riverside Arcade' },
      { role: 'storeManager', groupId: 'east', placeName: 'Stores in the east' },
    ],
    discountLimits: { employee: money(2000), manual: money(500) },
  })
  const server = fakeServer({
    ...basics(),
    'desk/team/list': teamOf([member]),
    'desk/team/update': { data: { version: 4 } },
  })
  open('/desk/demo/team')
  fireEvent.click(await screen.findByRole('button', { name: 'Jun Tan' }))
  await screen.findByRole('dialog', { name: 'Jun Tan' })
  expect(screen.getByLabelText(/^Give refunds/)).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Manual discount, at most')).toHaveProperty('value', '5.00')
  fireEvent.click(screen.getByLabelText('Katong'))
  fireEvent.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('desk/team/update')).toEqual([
    {
      ...{ staffId: 'jun', version: 3, staffName: 'Jun Tan', extraList: [] },
      grantList: [
        { role: 'storeManager', storeId: 's1' },
        { role: 'storeManager', storeId: 's2' },
        { role: 'storeManager', groupId: 'east' },
      ],
      discountLimits: { employee: 2000, manual: 500 },
      refundLimit: 0,
    },
  ])
})

test('when another person was faster, what is typed stays until the member is read again', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/team/list': teamOf([aMember()]),
    'desk/team/update': { code: 81011, message: 'Somebody else has just changed this' },
  })
  open('/desk/demo/team?person=jun')
  await screen.findByRole('dialog', { name: 'Jun Tan' })
  type('Name', 'Jun')
  fireEvent.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText('Somebody else has just changed this')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Jun')
  server.set({ 'desk/team/list': teamOf([aMember({ staffName: 'Jun Wei Tan', version: 4 })]) })
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Jun Wei Tan'))
})

test('what may not be done to a person is seen, disabled, with the reason', async () => {
  fakeServer({ ...basics(storeManager), 'desk/team/list': teamOf([aMember({ isManageable: false })]) })
  open('/desk/demo/team')
  const items = await menuOf('Jun Tan')
  expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true', 'true'])
  expect(items[0]?.textContent).toContain('Only an owner can change that')
  fireEvent.click(items[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sessions are ended and a person is deactivated after a question', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/team/list': teamOf([aMember()]),
    'desk/team/end-sessions': { data: {} },
    'desk/team/set-active': { data: { version: 4 } },
  })
  open('/desk/demo/team')
  for (const name of ['End all sessions', 'Deactivate']) {
    await menuOf('Jun Tan')
    fireEvent.click(screen.getByRole('menuitem', { name }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await waitFor(() => expect(server.sentTo('desk/team/set-active')).toHaveLength(1))
  expect(server.sentTo('desk/team/end-sessions')).toEqual([{ staffId: 'jun' }])
  expect(server.sentTo('desk/team/set-active')).toEqual([{ staffId: 'jun', version: 3, isActive: false }])
})

test('the table of roles says what the rule of core says', async () => {
  fakeServer({ ...basics(owner), 'desk/team/list': teamOf([]) })
  open('/desk/demo/team')
  const table = within(await screen.findByRole('table', { name: 'What each role may do' }))
  const cellsOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf('Run the team')).toEqual(['Yes', 'Yes', 'Yes', '–No', '–No'])
  expect(cellsOf('Give refunds')).toEqual(['Yes', 'Yes', 'Yes', 'if allowed', '–No'])
  expect(cellsOf('See customers')).toEqual(['Yes', 'Yes', 'masked', '–No', '–No'])
})

test('only an owner demands a second factor of the owners', async () => {
  fakeServer({ ...basics(storeManager), 'desk/team/list': teamOf([]) })
  open('/desk/demo/team')
  expect(await screen.findByRole('switch')).toHaveProperty('disabled', true)
  screen.getByText('Only for: Owner')
})

test('on a phone the team is a list of entries instead of a table', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  fakeServer({ ...basics(), 'desk/team/list': teamOf([aMember({ state: 'inactive' })]) })
  open('/desk/demo/team')
  const list = within(await screen.findByRole('list', { name: 'People' }))
  list.getByText('Employee, Riverside Arcade')
  list.getByText('Deactivated')
  list.getByRole('button', { name: 'Actions for Jun Tan' })
  expect(screen.queryByRole('table', { name: 'People' })).toBeNull()
})

test('[staff-14] a forgotten PIN is taken away after a question, and only from who has one', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/team/list': teamOf([aMember({ hasPin: true }), aMember({ staffId: 'wei', staffName: 'Wei Ming' })]),
    'desk/team/clear-pin': { data: { version: 4 } },
  })
  open('/desk/demo/team')
  expect((await menuOf('Wei Ming')).map(({ textContent }) => textContent)).not.toContain('Remove the PIN')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await menuOf('Jun Tan')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Remove the PIN' }))
  const question = within(await screen.findByRole('dialog'))
  expect(server.sentTo('desk/team/clear-pin')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Remove the PIN' }))
  await waitFor(() => expect(server.sentTo('desk/team/clear-pin')).toEqual([{ staffId: 'jun', version: 3 }]))
})
