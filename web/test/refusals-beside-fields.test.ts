import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { field, tap, tick, toldOf, type } from './form-steps.ts'
import { profileCall } from './two-customers.ts'

afterEach(closeApp)

type Refused = ConstructorParameters<typeof FakeRefusal>[0]

/** What a form with a code and two passwords says when the server refuses it. */
async function refuse(page: 'register' | 'reset', button: string, refusal: Refused) {
  const server = fakeServer()
  const call = page === 'register' ? 'register' : 'reset-password'
  server.answer(`/api/app/customer/login/${call}`, () => {
    throw new FakeRefusal(refusal)
  })
  await openApp({ hash: `#/pages/user/login/${page}` })
  await screen.findByRole('heading', { level: 2 })
  type('Phone number', '81244417')
  if (page === 'register') tick()
  await tap('Send code')
  await screen.findByText('Demo code: 407112')
  type('Verification code', '407112')
  type(page === 'register' ? 'Password' : 'New password', 'abcdef1')
  type('Repeat the password', 'abcdef1')
  await tap(button)
}

describe.each([
  ['register', 'Register', 'Password'],
  ['reset', 'Reset password', 'New password'],
] as const)('the form to %s', (page, button, password) => {
  it.each([
    ['[R-5.4]', 'phoneInvalid', 'Phone number'],
    ['[R-2.26][R-2.27]', page === 'register' ? 'alreadyRegistered' : 'notRegistered', 'Phone number'],
    ['[R-5.6]', 'codeWrong', 'Verification code'],
    ['[R-5.6]', 'codeExpired', 'Verification code'],
    ['[R-5.6]', 'tooManyTries', 'Verification code'],
    ['[R-5.3]', 'passwordForm', password],
    ['[R-5.3]', 'passwordMismatch', 'Repeat the password'],
  ] as const)('%s says %s beside "%s"', async (_ids, refusal, label) => {
    await refuse(page, button, refusal)
    await waitFor(() => expect(toldOf(label)).toBe(refusal))
  })
})

it.each(['codeExpired', 'tooManyTries'] as const)(
  '[page-101] a form that says %s lets another code be sent at once, which empties the field',
  async (refusal) => {
    await refuse('register', 'Register', refusal)
    await waitFor(() => expect(toldOf('Verification code')).toBe(refusal))
    expect(screen.queryByText(/^Demo code/)).toBeNull()
    await tap('Resend')
    await screen.findByText('Demo code: 407112')
    expect(field('Verification code')).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: /^Resend in/ })).toHaveProperty('disabled', true)
    expect(toldOf('Verification code')).toMatch(/expires/)
  },
)

const profile = {
  ...{ uid: 'c1', nickName: 'Mira', name: 'Mira', gender: 2, birthday: null, birthdayLocked: false },
  ...{ phone: '+62 812 •••• 4417', avatar: '', email: '', isMember: true, memberNo: '1' },
}

it.each([
  ['[R-5.15]', 'nicknameInvalid', 'Nickname'],
  ['[R-5.7]', 'emailInvalid', 'Email'],
  ['[R-4.18]', 'birthdayFixed', 'Birthday'],
] as const)('%s[R-2.35] the page of personal data says %s beside "%s"', async (_id, refusal, label) => {
  const server = fakeServer()
  server.answer(profileCall, () => profile)
  server.answer('/api/app/customer/customer-profile/update', () => {
    throw new FakeRefusal(refusal)
  })
  await openApp({ hash: '#/pages/user/personalData/personalData', stored: { icc_token: goodToken() } })
  await screen.findByLabelText('Nickname')
  type('Name', 'Mira Hadley')
  await tap('Save')
  await waitFor(() => expect(toldOf(label)).toBe(refusal))
})

it.each([
  ['[R-5.15]', 'oldPasswordWrong', 'Current password'],
  ['[R-5.15]', 'loginLocked', 'Current password'],
  ['[R-5.15]', 'passwordSame', 'New password'],
  ['[R-5.3]', 'passwordForm', 'New password'],
  ['[R-5.3]', 'passwordMismatch', 'Repeat the password'],
] as const)('%s[R-2.29] the page of another password says %s beside "%s"', async (_id, refusal, label) => {
  const server = fakeServer()
  server.answer('/api/app/customer/customer-profile/is-set-password', () => ({ isSetPassword: true }))
  server.answer('/api/app/customer/customer-profile/change-password', () => {
    throw new FakeRefusal(refusal)
  })
  await openApp({ hash: '#/pages/user/login/changePwd', stored: { icc_token: goodToken() } })
  await screen.findByLabelText('Current password')
  type('Current password', 'abcdef1')
  type('New password', 'abcdef2')
  type('Repeat the password', 'abcdef2')
  await tap('Change password')
  await waitFor(() => expect(toldOf(label)).toBe(refusal))
})
