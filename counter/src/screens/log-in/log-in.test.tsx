import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { prepare, show } from '../../test/show.tsx'
import { LogIn } from './log-in.tsx'

prepare()

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const alertTexts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))

test('nothing is asked before account and password are there', () => {
  const server = fakeServer()
  show(<LogIn />)
  submit()
  expect(alertTexts()).toContain('Please enter the account and the password')
  expect(server.asked).toEqual([])
})

test('what the server says against a log-in is shown', async () => {
  const server = fakeServer()
  server.set({ answers: { 'employee/login': { code: 11006, message: 'The account or the password is wrong' } } })
  show(<LogIn />)
  type('Account', 'riverside')
  type('Password', 'wrong')
  submit()
  await waitFor(() => expect(alertTexts()).toContain('The account or the password is wrong'))
  expect(useSession.getState().token).toBe('')
})

test('a log-in is kept for this tab only, and never under the customers’ name', async () => {
  const server = fakeServer()
  const data = { token: 'a.b.c', employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside Arcade' }
  server.set({ answers: { 'employee/login': { code: 200, data } } })
  show(<LogIn />)
  type('Account', ' riverside ')
  type('Password', 'camellia1')
  submit()
  await waitFor(() => expect(useSession.getState().token).toBe('a.b.c'))
  expect(server.sentTo('employee/login')).toEqual([{ account: 'riverside', password: 'camellia1' }])
  expect(sessionStorage.getItem('tiffin.console.token')).toBe('a.b.c')
  expect(localStorage.getItem('icc_token')).toBeNull()
})

test('who works at several stores chooses one, and who has a second factor gives its code', async () => {
  const server = fakeServer()
  const storeList = [
    { storeId: 's1', storeName: 'Riverside Arcade' },
    { storeId: 's2', storeName: 'Tiong Bahru' },
  ]
  server.set({ answers: { 'employee/login': { code: 81002, message: 'Enter the 6-digit code' } } })
  show(<LogIn />)
  expect(screen.queryByLabelText('Authenticator or recovery code')).toBeNull()
  type('Account', 'adelaide')
  type('Password', 'camellia-row-1')
  submit()
  await waitFor(() => screen.getByLabelText('Authenticator or recovery code'))
  expect(alertTexts()).toContain('Enter the 6-digit code')
  server.set({ answers: { 'employee/login': { code: 81001, message: 'Choose the store', data: { storeList } } } })
  type('Authenticator or recovery code', '123456')
  submit()
  await waitFor(() => screen.getByLabelText('Store'))
  const data = { token: 'a.b.c', employeeName: 'Adelaide', storeId: 's2', storeName: 'Tiong Bahru' }
  server.set({ answers: { 'employee/login': { code: 200, data } } })
  type('Store', 's2')
  submit()
  await waitFor(() => expect(useSession.getState().token).toBe('a.b.c'))
  expect(server.sentTo('employee/login')).toEqual([
    { account: 'adelaide', password: 'camellia-row-1' },
    { account: 'adelaide', password: 'camellia-row-1', code: '123456' },
    { account: 'adelaide', password: 'camellia-row-1', code: '123456', storeId: 's2' },
  ])
})
