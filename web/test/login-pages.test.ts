import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { goodPassword } from './fake/account.ts'
import { field, tap, tick, toldOf, type } from './form-steps.ts'
import { mine } from './two-customers.ts'

afterEach(closeApp)

const group = '/pages/user/login/'
const target = '/pages/order/orderDetail/detail?orderId=o1'
const toWanted = `redirect=${encodeURIComponent(target)}`
const sendCall = '/api/app/customer/login/send-sms-code'

async function open(page: string, stored: Record<string, string> = {}) {
  const server = fakeServer()
  const app = await openApp({ hash: `#${group}${page}`, stored })
  await screen.findByRole('heading', { level: 2 })
  return { ...server, ...app }
}

it('[R-5.6][R-2.25][page-91] a code counts down to its own end, the next one to when it may be sent', async () => {
  const { answer } = await open('codeLogin')
  answer(sendCall, () => ({ expiresIn: 240, nextSendIn: 30, codeLength: 6, devCode: '111111', nonce: 'n' }))
  type('Phone number', '81244417')
  tick()
  await tap('Send code')
  expect(await screen.findByText(/expires in 2(?:40|3\d) seconds/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Resend in (?:30|2\d) s$/ })).toBeTruthy()
})

describe('the login pages', () => {
  it.each([
    ['Register', 'register'],
    ['Forgot password', 'reset'],
  ])('[R-2.23][R-2.51][R-2.26][R-2.27] "%s" opens its page on top, with the wanted page', async (name, page) => {
    const { stack } = await open(`login?${toWanted}&way=password`)
    await tap(name)
    await waitFor(async () =>
      expect(await stack()).toEqual([`${group}login?${toWanted}&way=password`, `${group}${page}?${toWanted}`]),
    )
  })

  it('[R-2.51][R-2.50] the wanted page is read by its other name too', async () => {
    const { stack } = await open(`login?${toWanted.replace('redirect=', 'uniIdRedirectUrl=')}&way=password`)
    await tap('Register')
    await waitFor(async () => expect((await stack()).at(-1)).toBe(`${group}register?${toWanted}`))
  })

  it('[page-21][page-90] who is about to register may take the code instead, with the wanted page, and comes back by the other way', async () => {
    const { stack } = await open(`register?${toWanted}`)
    const ways = screen.getByRole('navigation', { name: 'Register' })
    expect(ways.compareDocumentPosition(field('Phone number'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })))
    await follow('Code only')
    await waitFor(async () => expect(await stack()).toEqual([`${group}codeLogin?${toWanted}&way=register`]))
    await screen.findByText('New here? Your account opens with the first code.')
    await follow('Code + password')
    await waitFor(async () => expect(await stack()).toEqual([`${group}register?${toWanted}`]))
  })

  it('[R-2.26][R-2.51] who has an account goes from registering to the log-in, which takes its place', async () => {
    const { stack } = await open(`register?${toWanted}`)
    await tap('Have an account? Log in')
    await waitFor(async () => expect(await stack()).toEqual([`${group}login?${toWanted}`]))
  })

  it('[R-2.24][R-2.25][R-5.6][page-91] a code to log in is sent to the phone that was typed, and the page for it takes the wanted page along', async () => {
    const { stack, to } = await open(`codeLogin?${toWanted}`)
    expect(screen.getByText('New here? Your account opens with the first code.')).toBeTruthy()
    type('Phone number', '812 4441-7')
    tick()
    await tap('Send code')
    await waitFor(async () => expect((await stack()).at(-1)).toBe(`${group}verifyCodeLogin?${toWanted}`))
    expect(to(sendCall).map(({ body }) => body)).toEqual([{ areaCode: '62', phone: '81244417', scene: 1, nonce: '' }])
    const sentTo = (await screen.findByText(/^We sent a code to/)).textContent
    expect([sentTo?.includes('+62\u00a0'), sentTo?.includes('81244417')]).toEqual([true, false]) // eyes nearby read no number
    expect(screen.getByRole('timer').textContent).toMatch(/^The code expires in 1(?:20|19|18) seconds$/)
    expect(screen.getByRole('button', { name: 'Resend' })).toHaveProperty('disabled', true) // its count would be the same
    expect(screen.getByText('Demo code: 407112')).toBeTruthy()
  })

  it('[R-2.25] another number can be given: the page before is there again, with the phone', async () => {
    const { stack } = await open('codeLogin')
    type('Phone number', '81244417')
    tick()
    await tap('Send code')
    await tap('Change number')
    await waitFor(async () => expect(await stack()).toEqual([`${group}codeLogin`]))
    expect(field('Phone number')).toHaveProperty('value', '81244417')
  })

  it('[R-2.25] without a code on its way the page for it leads to sending one, and keeps the wanted page', async () => {
    fakeServer()
    const { stack } = await openApp({ hash: `#${group}verifyCodeLogin?${toWanted}` })
    await waitFor(async () => expect(await stack()).toEqual([`${group}codeLogin?${toWanted}`]))
  })

  it('[R-2.25][R-5.6][page-21] five digits are refused here, letters are dropped, and digits of any script are taken', async () => {
    const { to } = await open('codeLogin')
    type('Phone number', '81244417')
    tick()
    await tap('Send code')
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    fireEvent.change(code, { target: { value: '40a71-1' } })
    expect(code).toHaveProperty('value', '40711')
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBe('true')
    await tap('Log in')
    expect(screen.getByText('The code has 6 digits')).toBeTruthy()
    fireEvent.change(code, { target: { value: '' } })
    await tap('Log in')
    expect(screen.getByText('Please enter the verification code')).toBeTruthy()
    expect(to('/api/app/customer/login/login-by-code')).toEqual([])
    await act(async () => fireEvent.change(code, { target: { value: '٤٠٧١١٢' } }))
    await waitFor(() =>
      expect(to('/api/app/customer/login/login-by-code').map(({ body }) => body)).toMatchObject([
        { areaCode: '62', phone: '81244417', code: '407112', agreementAccepted: true, language: 'en-US' },
      ]),
    )
    expect(await screen.findByText('You are logged in')).toBeTruthy()
  })

  it.each([
    ['1234', 'phoneInvalid'],
    ['1234567890123456', 'phoneInvalid'],
    ['', 'Please fill in your phone number'],
  ])('[R-5.4] the phone "%s" is refused here', async (phone) => {
    const { to } = await open('codeLogin')
    type('Phone number', phone)
    tick()
    await tap('Send code')
    expect(toldOf('Phone number')).not.toBe('')
    expect(to(sendCall)).toEqual([])
  })

  it('[R-2.23][R-5.5] the phone that is typed and the country code that is chosen are those that are sent', async () => {
    const { to } = await open('login')
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '66' } })
    type('Phone number', '812444170')
    type('Password', goodPassword)
    tick()
    await tap('Log in')
    await waitFor(() =>
      expect(to('/api/app/customer/login/login-by-password').map(({ body }) => body)).toEqual([
        { areaCode: '66', phone: '812444170', password: goodPassword, agreementAccepted: true },
      ]),
    )
  })

  it('[R-2.26][R-4.3] who registers is welcomed, and everything typed has gone to the server', async () => {
    const { to } = await open('register')
    type('Phone number', '81244417')
    tick()
    await tap('Send code')
    await screen.findByText('Demo code: 407112')
    type('Verification code', '407 112')
    type('Password', 'abcdef1')
    type('Repeat the password', 'abcdef1')
    await tap('Register')
    expect(await screen.findByText('Welcome. Your account is ready.')).toBeTruthy()
    expect(to('/api/app/customer/login/register').map(({ body }) => body)).toEqual([
      {
        ...{ areaCode: '62', phone: '81244417', code: '407112', nonce: 'nonce-of-this-tab' },
        ...{ password: 'abcdef1', confirmPassword: 'abcdef1', agreementAccepted: true },
      },
    ])
  })
})

describe('a password that is forgotten', () => {
  const fill = async () => {
    type('Phone number', '81244417')
    type('Verification code', '407112')
    type('New password', 'abcdef1')
    type('Repeat the password', 'abcdef1')
    await tap('Reset password')
  }

  it('[R-2.27][R-2.51] leads from its page, opened by the address, to the log-in in its place', async () => {
    const { stack, to } = await open(`reset?${toWanted}`)
    await fill()
    await waitFor(async () => expect(await stack()).toEqual([`${group}login?${toWanted}&way=password`]))
    expect(to('/api/app/customer/login/reset-password').map(({ body }) => body)).toEqual([
      {
        ...{ areaCode: '62', phone: '81244417', code: '407112', nonce: '' },
        ...{ password: 'abcdef1', confirmPassword: 'abcdef1' },
      },
    ])
  })

  it('[R-2.27] of a phone without an account is explained beside the phone', async () => {
    const { answer, stack } = await open('reset')
    answer('/api/app/customer/login/reset-password', () => {
      throw new FakeRefusal('notRegistered')
    })
    await fill()
    expect(toldOf('Phone number')).toBe('notRegistered')
    expect(await stack()).toEqual([`${group}reset`])
  })
})

describe('the password of a customer', () => {
  const customer = { icc_token: goodToken() }
  const under = async (page: string, isSetPassword: boolean) => {
    const server = fakeServer()
    server.answer('/api/app/customer/customer-profile/is-set-password', () => ({ isSetPassword }))
    const app = await openApp({ hash: `#${mine}`, stored: customer })
    await act(async () => window.icc.navigateTo(`${group}${page}`))
    return { ...server, ...app }
  }

  it('[R-2.28][R-2.48] is set with both entries, and the page closes', async () => {
    const { stack, to } = await under('setPwd', false)
    await screen.findByLabelText('New password')
    type('New password', 'abcdef1')
    type('Repeat the password', 'abcdef1')
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    await tap('Set password')
    await waitFor(async () => expect(await stack()).toEqual([mine]))
    expect(to('/api/app/customer/customer-profile/set-password').map(({ body }) => body)).toEqual([
      { password: 'abcdef1', confirmPassword: 'abcdef1' },
    ])
  })

  it('[R-2.29][R-2.48] is changed with the old one and both entries, and the page closes', async () => {
    const { stack, to } = await under('changePwd', true)
    await screen.findByLabelText('Current password')
    expect(screen.getByText('You stay logged in here. Your other devices are logged out.')).toBeTruthy()
    type('Current password', goodPassword)
    type('New password', 'abcdef1')
    type('Repeat the password', 'abcdef1')
    await tap('Change password')
    await waitFor(async () => expect(await stack()).toEqual([mine]))
    expect(to('/api/app/customer/customer-profile/change-password').map(({ body }) => body)).toEqual([
      { oldPassword: goodPassword, password: 'abcdef1', confirmPassword: 'abcdef1' },
    ])
  })

  it('[R-2.29][R-7.15] cannot be changed where there is none: the page leads to setting one', async () => {
    const { stack } = await under('changePwd', false)
    await waitFor(async () => expect((await stack()).at(-1)).toBe(`${group}setPwd`))
  })

  it('[R-2.29][R-5.3] is not changed without the old one, nor when the two entries differ', async () => {
    const { to } = await under('changePwd', true)
    await screen.findByLabelText('Current password')
    type('New password', 'abcdef1')
    type('Repeat the password', 'abcdef2')
    await tap('Change password')
    expect(toldOf('Current password')).toBe('Enter your current password')
    expect(toldOf('Repeat the password')).toBe('The two password entries do not match')
    expect(to('/api/app/customer/customer-profile/change-password')).toEqual([])
  })

  it('[page-47] each empty field of two says what belongs there', async () => {
    await under('setPwd', false)
    await screen.findByLabelText('New password')
    await tap('Set password')
    expect(toldOf('New password')).toBe('Choose a password: 6 to 20 letters or digits')
    expect(toldOf('Repeat the password')).toBe('Enter the password once more')
    type('New password', 'abc')
    type('Repeat the password', 'abd')
    await tap('Set password')
    expect(toldOf('New password')).toBe('6 to 20 letters or digits')
    expect(toldOf('Repeat the password')).toBe('')
  })
})
