import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test } from 'vitest'
import { takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { prepare, show } from '../../test/show.tsx'
import { Settings } from '../settings/settings.tsx'

prepare()

async function openPin() {
  const server = fakeServer()
  takeSession('a.b.c', { employeeName: 'May Lim', storeId: 's1', storeName: 'Riverside', permission: ['order:refund'] })
  show(<Settings onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Your approval PIN' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your approval PIN' }))
  const type = (pin: string, password: string) => {
    for (const digit of pin) fireEvent.click(dialog.getByRole('button', { name: digit }))
    fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: password } })
  }
  const save = () => dialog.getByRole('button', { name: 'Save PIN' })
  return { server, dialog, type, save }
}

test('[staff-14] who is logged in sets their PIN with their password', async () => {
  const { server, type, save } = await openPin()
  type('481', 'camellia1')
  expect(save()).toHaveProperty('disabled', true)
  type('5', 'camellia1')
  fireEvent.click(save())
  await waitFor(() => expect(server.sentTo('me/pin')).toEqual([{ pin: '4815', password: 'camellia1' }]))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your approval PIN' })).toBeNull())
  expect(useOverlays.getState().toast?.text).toBe('PIN saved')
})

test('[staff-14] a wrong password, and no connection, are said, and the PIN stays to be sent again', async () => {
  const { server, dialog, type, save } = await openPin()
  server.answers['me/pin'] = { code: refusals.loginWrong, message: 'The password is wrong' }
  type('4815', 'wrong')
  fireEvent.click(save())
  expect(await dialog.findByText('The password is wrong')).toBeTruthy()
  expect(dialog.getByLabelText('Your password')).toHaveProperty('value', '')
  server.set({ isGone: true })
  type('', 'camellia1')
  fireEvent.click(save())
  expect(await dialog.findByText(/^Network connection error/)).toBeTruthy()
  expect(dialog.getByRole('status', { name: 'PIN' }).textContent).toBe('••••')
})

test('[staff-15] a PIN that is easy to guess is not sent', async () => {
  const { server, dialog, type, save } = await openPin()
  type('1234', 'camellia1')
  fireEvent.click(save())
  const fault = await dialog.findByText(/^This PIN is easy to guess/)
  expect(fault.closest('.code-pad')).toBeTruthy()
  expect(server.sentTo('me/pin')).toEqual([])
})

test('[staff-14] who can allow nothing is not offered a PIN', () => {
  fakeServer()
  takeSession('a.b.c', { employeeName: 'Jun Tan', storeId: 's1', storeName: 'Riverside', permission: ['order:manage'] })
  show(<Settings onClose={() => {}} />)
  expect(screen.queryByRole('button', { name: 'Your approval PIN' })).toBeNull()
})
