import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basics, employee, noon, open, prepare, storeManager, teamOf } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const invited = { data: { account: 'riverside', staffName: 'Aisyah Rahman' } }

test('an invitation says for whom and of which brand it is, takes a password that is long enough, and logs in', async () => {
  const server = fakeServer({
    ...basics(storeManager),
    'desk/login/invitation': invited,
    'desk/login/accept-invitation': { data: { token: 'd.e.f', tokenExpired: noon, uid: 'aisyah', isTotpDue: false } },
    'desk/team/list': teamOf([]),
  })
  open('/desk/demo/invitation#CODE-1', { isLoggedIn: false })
  await screen.findByRole('heading', { name: 'Welcome, Aisyah Rahman' })
  screen.getByText(/Camellia Row has invited you to its desk. Your account name is riverside/)
  const field = screen.getByLabelText('New password')
  fireEvent.change(field, { target: { value: 'too short' } })
  screen.getByText('1 more character')
  fireEvent.click(screen.getByRole('button', { name: 'Set password and log in' }))
  await screen.findByText('A password has at least 10 characters')
  fireEvent.change(field, { target: { value: 'ten or so.' } })
  screen.getByText('Long enough')
  fireEvent.change(field, { target: { value: 'long enough now' } })
  screen.getByText('Good')
  fireEvent.click(screen.getByRole('button', { name: 'Set password and log in' }))
  await screen.findByRole('heading', { name: 'Stores' })
  expect(server.sentTo('desk/login/invitation')).toEqual([{ code: 'CODE-1' }])
  expect(server.sentTo('desk/login/accept-invitation')).toEqual([
    { code: 'CODE-1', password: 'long enough now', factorCode: '' },
  ])
  expect(location.href).not.toContain('CODE-1')
})

test('[staff-5] who works at the counter only is led there, and can go to the desk', async () => {
  fakeServer({
    ...basics(employee),
    'desk/login/invitation': invited,
    'desk/login/accept-invitation': { data: { token: 'd.e.f', tokenExpired: noon, uid: 'aisyah', isTotpDue: false } },
  })
  open('/desk/demo/invitation#CODE-1', { isLoggedIn: false })
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'long enough now' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set password and log in' }))
  await screen.findByRole('heading', { name: 'All set, Aisyah Rahman' })
  screen.getByText(/your account riverside/)
  expect(screen.getByRole('link', { name: 'Open the counter' }).getAttribute('href')).toBe('/counter/?corp=demo')
  screen.getByRole('link', { name: 'Go to the desk' })
})

test('who has a second factor gives its code too', async () => {
  const server = fakeServer({
    ...basics(storeManager),
    'desk/login/invitation': invited,
    'desk/login/accept-invitation': { code: 81002, message: 'Enter the 6-digit code' },
    'desk/team/list': teamOf([]),
  })
  open('/desk/demo/invitation#CODE-1', { isLoggedIn: false })
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'long enough now' } })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Set password and log in' }))
  submit()
  await screen.findByText('Enter the 6-digit code')
  const session = { token: 'd.e.f', tokenExpired: noon, uid: 'aisyah', isTotpDue: false }
  server.set({ 'desk/login/accept-invitation': { data: session } })
  fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } })
  submit()
  await screen.findByRole('heading', { name: 'Stores' })
  const sent = { code: 'CODE-1', password: 'long enough now' }
  expect(server.sentTo('desk/login/accept-invitation')).toEqual([
    { ...sent, factorCode: '' },
    { ...sent, factorCode: '123456' },
  ])
})

test('a password is shown to who wants to see it', async () => {
  fakeServer({ ...basics(), 'desk/login/invitation': invited })
  open('/desk/demo/invitation#CODE-1', { isLoggedIn: false })
  const field = await screen.findByLabelText('New password')
  expect(field).toHaveProperty('type', 'password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveProperty('type', 'text')
})

test('an invitation that was used says so and asks for no password', async () => {
  fakeServer({ ...basics(), 'desk/login/invitation': { code: 81009, message: 'This invitation was used' } })
  open('/desk/demo/invitation#CODE-1', { isLoggedIn: false })
  await screen.findByRole('heading', { name: 'This link no longer works' })
  screen.getByText('This invitation was used')
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull())
})

test('who opens an invitation is not taken for the person who was logged in here before', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/login/invitation': invited,
    'desk/login/accept-invitation': { data: { token: 'd.e.f', tokenExpired: noon, uid: 'aisyah', isTotpDue: false } },
    'desk/team/list': teamOf([]),
  })
  open('/desk/demo/team')
  await screen.findByText('Adelaide Koh')
  history.pushState(null, '', '/desk/demo/invitation#CODE-1')
  window.dispatchEvent(new PopStateEvent('popstate'))
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'long enough now' } })
  server.set({ 'desk/me/detail': { data: storeManager } })
  fireEvent.click(screen.getByRole('button', { name: 'Set password and log in' }))
  await screen.findByText('Aisyah Rahman')
})
