import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../state/session.ts'
import { basics, noon, open, owner, prepare, teamOf } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const session = { token: 'd.e.f', tokenExpired: noon, uid: 'adelaide', isTotpDue: false }
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
const alertTexts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

async function logIn() {
  await screen.findByLabelText('Account name')
  type('Account name', ' adelaide ')
  type('Password', 'camellia-row-1')
  submit()
}

test('a visitor without a log-in is asked for one, and then sees the address that was asked for', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/login/log-in': { data: session },
    'desk/team/list': teamOf([]),
  })
  open('/desk/demo/team?role=owner', { isLoggedIn: false })
  await logIn()
  await screen.findByRole('heading', { name: 'Team' })
  expect(location.pathname + location.search).toBe('/desk/demo/team?role=owner')
  expect(server.sentTo('desk/login/log-in')).toEqual([{ account: 'adelaide', password: 'camellia-row-1', code: '' }])
  expect(sessionStorage.getItem('tiffin.desk.token')).toBe('d.e.f')
  expect(server.sentTo('desk/team/list')[0]).toMatchObject({ role: 'owner' })
})

test('an address of another place is not gone to after the log-in', async () => {
  fakeServer({ ...basics(), 'desk/login/log-in': { data: session }, 'desk/team/list': teamOf([]) })
  open('/desk/demo/log-in?to=%2Fdesk%2Fother%2Fteam', { isLoggedIn: false })
  await logIn()
  await waitFor(() => expect(location.pathname).toBe('/desk/demo/menu'))
})

test('nothing is asked before account and password are there', async () => {
  const server = fakeServer(basics())
  open('/desk/demo', { isLoggedIn: false })
  await screen.findByLabelText('Account name')
  submit()
  await waitFor(() => expect(alertTexts()).toContain('Enter the password'))
  expect(alertTexts()).toContain('Enter the account name')
  expect(server.sentTo('desk/login/log-in')).toEqual([])
})

test('what the server says against a log-in stands at the password', async () => {
  fakeServer({ ...basics(), 'desk/login/log-in': { code: 11006, message: 'The account or the password is wrong' } })
  open('/desk/demo', { isLoggedIn: false })
  await logIn()
  await waitFor(() => expect(alertTexts()).toContain('The account or the password is wrong'))
  expect(useSession.getState().token).toBe('')
})

test('who has a second factor is asked for its code, or for a recovery code', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/login/log-in': ({ code }) =>
      code === '123456' ? { data: session } : { code: code === '' ? 81002 : 81003, message: 'This code is wrong' },
    'desk/team/list': teamOf([]),
  })
  open('/desk/demo', { isLoggedIn: false })
  await logIn()
  await screen.findByLabelText('6-digit code')
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  type('Recovery code', 'abcd-efgh')
  submit()
  await waitFor(() => expect(alertTexts()).toContain('This code is wrong'))
  fireEvent.click(screen.getByRole('button', { name: 'Use the app instead' }))
  type('6-digit code', '123456')
  submit()
  await screen.findByRole('heading', { name: 'Menu' })
  expect(server.sentTo('desk/login/log-in').map(({ code }) => code)).toEqual(['', 'abcd-efgh', '123456'])
})

test('a log-in that is locked says for how long, and is not tried meanwhile', async () => {
  fakeServer({ ...basics(), 'desk/login/log-in': { code: 11007, message: 'locked', data: { retryAfter: 245 } } })
  open('/desk/demo', { isLoggedIn: false })
  await logIn()
  expect((await screen.findByRole('timer')).textContent).toMatch(/^4:0[45]$/)
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveProperty('disabled', true)
})

test('a session that the server has ended leads to the log-in, which says so', async () => {
  fakeServer({ ...basics(owner), 'desk/me/detail': { code: 401, message: 'Please log in first' } })
  open('/desk/demo/audit')
  await screen.findByText(/Your session has ended/)
  expect(sessionStorage.getItem('tiffin.desk.token')).toBeNull()
  expect(location.search).toBe('?to=%2Fdesk%2Fdemo%2Faudit')
})

test('a session of another brand is not used here', async () => {
  fakeServer(basics())
  open('/desk/other/team')
  await screen.findByLabelText('Account name')
})

test('without a brand the desk asks for one', async () => {
  fakeServer(basics())
  open('/desk/', { isLoggedIn: false })
  await screen.findByRole('heading', { name: 'Which brand?' })
  fireEvent.change(screen.getByLabelText('Brand ID'), { target: { value: 'Camellia Row' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(alertTexts()).toContain('Small letters, digits and hyphens only'))
})

test('a brand that is not known is asked for again', async () => {
  fakeServer({ 'common/bootstrap/detail': { code: 10002, message: 'This brand is not known' } })
  open('/desk/nobody', { isLoggedIn: false })
  await screen.findByText('There is no brand called nobody here.')
})
