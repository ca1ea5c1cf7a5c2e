import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basics, noon, open, owner, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const noSessions = { 'desk/me/sessions': { data: { list: [] } } }
const codeList = ['AAAA-1111', 'BBBB-2222']

test('the second factor is set up with a code, and the recovery codes are shown once', async () => {
  const server = fakeServer({
    ...basics(),
    ...noSessions,
    'desk/me/start-totp': { data: { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/x?secret=ABCDEFGHIJ' } },
    'desk/me/confirm-totp': ({ code }) =>
      code === '123456' ? { data: { codeList } } : { code: 81003, message: 'This code is wrong' },
  })
  open('/desk/demo/account')
  fireEvent.click(await screen.findByRole('button', { name: 'Set up two-step verification' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step verification' }))
  dialog.getByRole('img', { name: 'QR code for the authenticator app' })
  dialog.getByText('ABCD EFGH IJ')
  fireEvent.change(dialog.getByLabelText('6-digit code'), { target: { value: '000000' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
  await dialog.findByText('This code is wrong')
  server.set({ 'desk/me/detail': { data: { ...owner, isTotpOn: true, recoveryCodesLeft: 10 } } })
  fireEvent.change(dialog.getByLabelText('6-digit code'), { target: { value: '123456' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }))
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codeList)
  fireEvent.click(codes.getByRole('button', { name: 'I have stored them' }))
  await screen.findByText('10 recovery codes left')
})

test('the password is changed; a refusal stands at its field', async () => {
  const server = fakeServer({
    ...basics(),
    ...noSessions,
    'desk/me/password': ({ oldPassword }) =>
      oldPassword === 'camellia-row-1' ? { data: {} } : { code: 11015, message: 'The old password is wrong' },
  })
  open('/desk/demo/account')
  const old = await screen.findByLabelText('Current password')
  const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  fireEvent.change(old, { target: { value: 'wrong' } })
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'short' } })
  change()
  await screen.findByText('A password has at least 10 characters')
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'long enough now' } })
  change()
  await screen.findByText('The old password is wrong')
  expect(old.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(old, { target: { value: 'camellia-row-1' } })
  change()
  await screen.findByText('Password changed')
  expect(server.sentTo('desk/me/password')).toHaveLength(2)
  expect(old).toHaveProperty('value', '')
})

test('open sessions are listed, and any but this one can be ended', async () => {
  const session = { device: 'Chrome on Linux', storeName: '', openedAt: noon }
  const list = [
    { ...session, sessionId: 'a', isThisOne: true },
    { ...session, sessionId: 'b', isThisOne: false, storeName: 'Katong', device: 'Safari on iPad' },
  ]
  const server = fakeServer({
    ...basics(),
    'desk/me/sessions': { data: { list } },
    'desk/me/end-session': { data: {} },
  })
  open('/desk/demo/account')
  await screen.findByText('This session')
  screen.getByText(/Counter, Katong/)
  server.set({ 'desk/me/sessions': { data: { list: list.slice(0, 1) } } })
  fireEvent.click(screen.getByRole('button', { name: 'End the session on Safari on iPad' }))
  await waitFor(() => expect(screen.queryByText(/Safari on iPad/)).toBeNull())
  expect(server.sentTo('desk/me/end-session')).toEqual([{ sessionId: 'b' }])
})
