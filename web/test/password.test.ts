import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { goodPassword } from './fake/account.ts'
import { field, tap, tick, toldOf, type } from './form-steps.ts'
import { button } from './steps.ts'

afterEach(closeApp)

const group = '/pages/user/login/'
const target = '/pages/order/orderDetail/detail?orderId=o1'
const toWanted = `redirect=${encodeURIComponent(target)}`
const logInCall = '/api/app/customer/login/login-by-password'
const sendCall = '/api/app/customer/login/send-sms-code'

async function open(page: string, stored: Record<string, string> = {}) {
  const server = fakeServer()
  const app = await openApp({ hash: `#${group}${page}`, stored })
  await screen.findByRole('heading', { level: 2 })
  return { ...server, ...app }
}

async function logInWith(phone: string, password: string): Promise<void> {
  type('Phone number', phone)
  type('Password', password)
  tick()
  await tap('Log in')
}

describe('logging in by password', () => {
  it('[R-5.5][R-2.23][R-5.3][R-5.4] nothing leaves while something is missing; each fault stands beside its field and the first takes the focus', async () => {
    const server = await open('login')
    await tap('Log in')
    expect(toldOf('Phone number')).toBe('Please fill in your phone number')
    expect(toldOf('Password')).toBe('Please enter your password')
    expect(screen.getByText('Please read and check the bottom agreement')).toBeTruthy()
    expect(document.activeElement).toBe(field('Phone number'))
    type('Phone number', '812 4441-7')
    expect(toldOf('Phone number')).toBe('')
    type('Password', 'abc!')
    await tap('Log in')
    expect(toldOf('Password')).toBe('6 to 20 letters or digits')
    expect(document.activeElement).toBe(field('Password'))
    type('Password', goodPassword)
    await tap('Log in')
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(server.to(logInCall)).toEqual([])
  })

  it('[R-5.4][R-2.23] a number pasted with its country code moves the choice beside it; of an unknown country it is refused', async () => {
    const server = await open('login')
    await logInWith('+49 30 123456', goodPassword)
    expect(toldOf('Phone number')).not.toBe('')
    const area = screen.getByRole('combobox')
    expect(area).toHaveProperty('value', '62')
    type('Phone number', '\u202a+66 (81) 244-4170\u202c')
    expect(area).toHaveProperty('value', '66')
    fireEvent.blur(field('Phone number'))
    expect(field('Phone number')).toHaveProperty('value', '812444170')
    type('Phone number', '0066 81.244.4170')
    await tap('Log in')
    await waitFor(() => expect(server.to(logInCall)[0]?.body).toMatchObject({ areaCode: '66', phone: '812444170' }))
  })

  it('[R-4.1][R-2.23][R-2.48][R-2.51][R-3.11] leads to the wanted page, and the way of the log-in is known', async () => {
    const server = await open(`login?${toWanted}&way=password`)
    await logInWith('812 4441-7', goodPassword)
    await waitFor(async () => expect(await server.stack()).toEqual([target]))
    expect(server.to(logInCall)[0]?.body).toEqual({
      areaCode: '62',
      phone: '81244417',
      password: goodPassword,
      agreementAccepted: true,
    })
    const { useSession } = await import('../src/state/login/session.ts')
    expect(useSession.getState().loginProvider).toBe('password')
  })

  it('[R-2.23][R-2.48] a wrong pair is explained in the server’s words, beside the password, which stays', async () => {
    const server = await open('login')
    await logInWith('81244417', 'wrong123')
    expect(toldOf('Password')).toBe('loginWrong')
    expect(field('Password')).toHaveProperty('value', 'wrong123')
    expect(await server.stack()).toEqual([`${group}login`])
  })

  it('[R-2.23][R-5.15] a locked log-in says for how long, in minutes and seconds, and is that of one phone', async () => {
    await open('login')
    await logInWith('99944417', 'wrong123')
    expect((await screen.findByRole('timer')).textContent).toMatch(/Try again in \u206609:4[01]\u2069/)
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveProperty('disabled', true)
    type('Password', 'wrong124')
    expect(screen.queryByRole('timer')).toBeTruthy()
    type('Phone number', '81244417')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveProperty('disabled', false)
  })

  it('[R-2.23] password managers find the name and the password', async () => {
    await open('login')
    const attributesOf = (label: string) =>
      ['name', 'autocomplete', 'type'].map((name) => field(label).getAttribute(name))
    expect(attributesOf('Phone number')).toEqual(['phone', 'username', 'tel'])
    expect(attributesOf('Password')).toEqual(['password', 'current-password', 'password'])
    await tap('Show password')
    expect(attributesOf('Password')).toEqual(['password', 'current-password', 'text'])
    expect(field('Password').closest('form')?.method).toBe('post')
  })

  it('[R-2.51] the way by code is one tap away and keeps phone, tick and the wanted page', async () => {
    const server = await open(`login?${toWanted}&way=password`)
    type('Phone number', '81244417')
    tick()
    screen.getByRole('link', { name: 'Text me a code' }).click()
    await screen.findByRole('button', { name: 'Send code' })
    expect(await server.stack()).toEqual([`${group}codeLogin?${toWanted}`])
    expect(field('Phone number')).toHaveProperty('value', '81244417')
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })
})

async function fillRegister(phone: string, repeated = 'abcdef1'): Promise<void> {
  type('Phone number', phone)
  tick()
  await tap('Send code')
  await screen.findByText('Demo code: 407112')
  expect(screen.getByText(/^The code expires in/)).toBeTruthy()
  type('Verification code', '407112')
  type('Password', 'abcdef1')
  type('Repeat the password', repeated)
  await tap('Register')
}

describe('registering', () => {
  it('[R-5.5][R-2.26] no code is sent before the agreement is ticked', async () => {
    const server = await open('register')
    type('Phone number', '81244417')
    await tap('Send code')
    expect(screen.getByText('Please read and check the bottom agreement')).toBeTruthy()
    expect(server.to(sendCall)).toEqual([])
  })

  it('[R-5.3][R-2.26] two different passwords are no password', async () => {
    const server = await open('register')
    await fillRegister('81244417', 'abcdef2')
    expect(toldOf('Repeat the password').toLowerCase()).toBe('the two password entries do not match')
    expect(document.activeElement).toBe(field('Repeat the password'))
    expect(server.to('/api/app/customer/login/register')).toEqual([])
  })

  it('[R-5.5][R-2.26] nobody is registered whose tick was taken back', async () => {
    const server = await open('register')
    await fillRegister('81244417', '')
    type('Repeat the password', 'abcdef1')
    tick()
    await tap('Register')
    expect(screen.getByText('Please read and check the bottom agreement')).toBeTruthy()
    expect(server.to('/api/app/customer/login/register')).toEqual([])
  })

  it('[R-2.26][R-2.48][R-2.51][R-4.1][R-5.6] leads to the wanted page, with no further question', async () => {
    const server = await open(`register?${toWanted}`)
    await fillRegister('81244417')
    await waitFor(async () => expect(await server.stack()).toEqual([target]))
    expect(server.to(sendCall)[0]?.body).toEqual({ areaCode: '62', phone: '81244417', scene: 2, nonce: '' })
    const { useSession } = await import('../src/state/login/session.ts')
    expect(useSession.getState().loginProvider).toBe('password')
  })

  it('[R-2.26] a phone that has an account is led to log in, with the phone there', async () => {
    const server = await open(`register?${toWanted}`)
    await fillRegister('88844417')
    expect(toldOf('Phone number')).toBe('alreadyRegistered')
    await tap('Log in')
    await screen.findByRole('link', { name: 'Text me a code' })
    expect(await server.stack()).toEqual([`${group}login?${toWanted}`])
    expect(field('Phone number')).toHaveProperty('value', '88844417')
  })
})

describe('a forgotten password', () => {
  it.each([
    ['000000', 'codeWrong'],
    ['999999', 'codeExpired'],
    ['12345', 'The code has 6 digits'],
    ['', 'Please enter the verification code'],
  ])('[R-2.27][R-5.6] with the code %j says %s beside the code', async (code, words) => {
    await open('reset')
    type('Phone number', '81244417')
    type('Verification code', code)
    type('New password', 'abcdef1')
    type('Repeat the password', 'abcdef1')
    await tap('Reset password')
    expect(toldOf('Verification code')).toBe(words)
  })

  it('[R-2.27] is replaced, and the customer logs in with the new one and is at the wanted page', async () => {
    const server = await open(`login?${toWanted}&way=password`)
    await tap('Forgot password')
    await screen.findByRole('button', { name: 'Reset password' })
    const page = screen.getByTestId('page-reset')
    const inPage = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)
    const { fireEvent } = await import('@testing-library/react')
    const values = { phone: '81244417', code: '407112', password: 'abcdef1', confirmPassword: 'abcdef1' }
    for (const [name, value] of Object.entries(values)) fireEvent.change(inPage(name) as Element, { target: { value } })
    await tap('Reset password')
    expect(await screen.findByText('The password is changed. Log in with it.')).toBeTruthy()
    await waitFor(async () => expect(await server.stack()).toEqual([`${group}login?${toWanted}&way=password`]))
    expect(field('Phone number')).toHaveProperty('value', '81244417')
  })

  it('[R-2.27] is proved by a code that was sent for another password, and for nothing else', async () => {
    const server = await open('reset')
    type('Phone number', '81244417')
    await tap('Send code')
    expect(server.to(sendCall)).toMatchObject([{ body: { areaCode: '62', phone: '81244417', scene: 3 } }])
  })
})

it.each(['register', 'reset'])(
  '[R-5.6][R-2.26][R-2.27][page-91] on %s every phone has its own code and its own pause',
  async (page) => {
    await open(page)
    type('Phone number', '81244417')
    if (page === 'register') tick()
    await tap('Send code')
    expect(await button(/^Resend in 1[12]\d s$/)).toHaveProperty('disabled', true)
    type('Phone number', '81244418')
    expect(await button('Send code')).toHaveProperty('disabled', false)
    expect(toldOf('Verification code')).toBe('')
    type('Phone number', '+62 812-444-17')
    expect(await button(/^Resend in 1[12]\d s$/)).toHaveProperty('disabled', true)
    expect(toldOf('Verification code')).toMatch(/expires/)
    fireEvent.blur(field('Phone number'))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '86' } })
    expect(await button('Send code')).toHaveProperty('disabled', false)
  },
)

describe('the ways from a forgotten password', () => {
  it('[page-40] lead a visitor to the log-in', async () => {
    const { stack } = await open('reset')
    await tap('Back to log in')
    await waitFor(async () => expect(await stack()).toEqual([`${group}login?way=password`]))
  })

  it('[page-40] lead a customer there who cannot change it, and no further', async () => {
    const server = fakeServer()
    server.answer('/api/app/customer/customer-profile/is-set-password', () => ({ isSetPassword: true }))
    const app = await openApp({ hash: `#${group}changePwd`, stored: { icc_token: goodToken() } })
    await tap('Forgot password')
    await waitFor(async () => expect(await app.stack()).toEqual([`${group}changePwd`, `${group}reset`]))
    await screen.findByTestId('page-reset')
    expect(screen.queryByRole('button', { name: 'Back to log in' })).toBeNull()
  })
})

describe('a password of one’s own', () => {
  const customer = { icc_token: goodToken() }

  it('[R-2.28][R-2.48] is set where there is none', async () => {
    const server = await open('setPwd', customer)
    type('New password', 'abcdef1')
    type('Repeat the password', 'abcdef1')
    await tap('Set password')
    expect(server.to('/api/app/customer/customer-profile/set-password')).toHaveLength(1)
    expect(await screen.findByText('The password is set')).toBeTruthy()
  })

  it('[R-5.15][R-2.29][R-2.28][R-2.48][R-7.15] is changed where there is one: setting leads to changing, and a wrong old one is explained beside it', async () => {
    const server = fakeServer()
    server.answer('/api/app/customer/customer-profile/is-set-password', () => ({ isSetPassword: true }))
    const app = await openApp({ hash: `#${group}setPwd`, stored: customer })
    await waitFor(async () => expect(await app.stack()).toEqual([`${group}changePwd`]))
    await screen.findByLabelText('Current password')
    type('Current password', 'wrong123')
    type('New password', 'abcdef1')
    type('Repeat the password', 'abcdef1')
    await tap('Change password')
    expect(toldOf('Current password')).toBe('oldPasswordWrong')
    const before = localStorage.getItem('icc_token')
    type('Current password', goodPassword)
    await tap('Change password')
    expect(await screen.findByText('The password is changed')).toBeTruthy()
    expect(localStorage.getItem('icc_token')).not.toBe(before)
  })

  it('[R-2.28][R-2.29][R-6.3] cannot be set or changed by a visitor', async () => {
    const server = fakeServer()
    for (const page of ['setPwd', 'changePwd']) {
      const { stack } = await openApp({ hash: `#${group}${page}` })
      expect(await stack()).toEqual([`${group}login?redirect=${encodeURIComponent(`${group}${page}`)}`])
    }
    expect(server.to('/api/app/customer/customer-profile/is-set-password')).toEqual([])
  })
})
