import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { cartOf, chosen, lineOf } from './cart-lines.ts'
import { goodPassword } from './fake/account.ts'
import { tap, type } from './form-steps.ts'

afterEach(closeApp)

const group = '/pages/user/login/'
const logInCall = '/api/app/customer/login/login-by-password'

async function open(stored: Record<string, string>) {
  const server = fakeServer()
  const app = await openApp({ hash: `#${group}reset`, stored })
  await screen.findByRole('heading', { level: 2 })
  return { ...server, ...app }
}

describe('a forgotten password of who is logged in', () => {
  const stored = (phone: string) => ({
    icc_token: goodToken(),
    customer_data: JSON.stringify({ nickName: 'Mira', avatar: '', phone }),
    ...{ storeInfo: chosen('riverside'), cart_list: cartOf(lineOf('butter-croissant')) },
  })
  const change = async (password: string) => {
    type('Phone number', '81244417')
    type('Verification code', '407112')
    type('New password', password)
    type('Repeat the password', password)
    await tap('Reset password')
  }

  it('[page-42] leaves them logged in on this device, with their cart, and back where they were', async () => {
    const server = await open(stored('+62 ****4417'))
    expect(screen.getByText(/You stay logged in here/)).toBeTruthy()
    const before = localStorage.getItem('icc_token')
    await change(goodPassword)
    expect(await screen.findByText('The password is changed')).toBeTruthy()
    await waitFor(async () => expect(await server.stack()).toEqual(['/']))
    expect(server.to(logInCall).map(({ body }) => body)).toMatchObject([{ areaCode: '62', phone: '81244417' }])
    expect([localStorage.getItem('icc_token') === before, localStorage.getItem('icc_token') === null]).toEqual([
      ...[false, false],
    ])
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
  })

  it.each([
    ['is of another phone', '+62 ****9999', goodPassword, 0],
    ['does not let them in', '+62 ****4417', 'abcdef1', 1],
  ])('[page-42] that %s leads to the log-in, and leaves nothing of them', async (_what, phone, password, logIns) => {
    const server = await open(stored(phone))
    await change(password)
    expect(await screen.findByText('The password is changed. Log in with it.')).toBeTruthy()
    await waitFor(async () => expect(await server.stack()).toEqual([`${group}login?way=password`]))
    expect(server.to(logInCall)).toHaveLength(logIns)
    expect([localStorage.getItem('icc_token'), localStorage.getItem('cart_list')]).toEqual([null, null])
  })
})
