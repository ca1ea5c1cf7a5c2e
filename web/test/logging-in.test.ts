import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { button, click } from './steps.ts'

afterEach(closeApp)

describe('logging in by code', () => {
  it('[R-5.5][R-5.4][R-2.24] nothing leaves before the agreement is ticked and the phone is one', async () => {
    const server = fakeServer()
    await openApp({ hash: '#/pages/user/login/codeLogin' })
    await click(await button('Send code'))
    expect(screen.getByText('Please fill in your phone number')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
    await click(await button('Send code'))
    expect(screen.getByText('Please read and check the bottom agreement')).toBeTruthy()
    expect(server.to('/api/app/customer/login/send-sms-code')).toEqual([])
  })

  it.each([
    ['terms of service', '/pages/user/login/termsOfService'],
    ['privacy policy', '/pages/user/login/privacyPolicy'],
  ])('[R-5.5] the agreement beside the tick opens the %s', async (name, path) => {
    fakeServer()
    const { stack } = await openApp({ hash: '#/pages/user/login/codeLogin' })
    await click(await button(name))
    await waitFor(async () => expect((await stack()).at(-1)).toBe(path))
  })

  it('[R-2.24][R-2.25][R-4.1][R-5.6][R-2.48][R-2.51][R-3.11] the sixth digit logs in, and the customer is at the wanted page', async () => {
    fakeServer()
    const target = '/pages/user/mine/mine'
    const { stack } = await openApp({ hash: `#/pages/user/login/codeLogin?redirect=${encodeURIComponent(target)}` })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '812 4441-7' } })
    fireEvent.click(screen.getByRole('checkbox'))
    await click(await button('Send code'))
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    await act(async () => fireEvent.change(code, { target: { value: '407112' } }))
    await waitFor(async () => expect(await stack()).toEqual([target]))
    expect(localStorage.getItem('icc_token')).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
    expect(await screen.findByText('Mira Hadley')).toBeTruthy()
    const { useSession } = await import('../src/state/login/session.ts')
    expect(useSession.getState().loginProvider).toBe('sms')
  })

  it.each(['407 112', '407-112', 'Your code is 407112.'])('[page-100] a code may be pasted as "%s"', async (pasted) => {
    const server = fakeServer()
    await openApp({ hash: '#/pages/user/login/codeLogin' })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
    fireEvent.click(screen.getByRole('checkbox'))
    await click(await button('Send code'))
    const boxes = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Six-digit code' })
    expect(boxes.maxLength).toBeGreaterThan(pasted.length)
    await act(async () => fireEvent.change(boxes, { target: { value: pasted } }))
    const sent = () => server.to('/api/app/customer/login/login-by-code').map(({ body }) => body.code)
    await waitFor(() => expect(sent()).toEqual(['407112']))
  })

  it('[AU-18][R-5.6] a code goes with the nonce that came with it, also after a reload, and another one replaces it', async () => {
    const server = fakeServer()
    const draft = { areaCode: '62', phone: '81244417', expiresAt: Date.now() + 9000, resendAt: 0, devCode: '' }
    await openApp({ hash: '#/pages/user/login/login' })
    sessionStorage.setItem('tiffin.login', JSON.stringify(draft))
    sessionStorage.setItem('tiffin.codeNonces', JSON.stringify({ '1 62 81244417': 'nonce-of-before' }))
    await act(async () => {
      await window.icc.navigateTo('/pages/user/login/verifyCodeLogin')
    })
    const type = async (value: string) => {
      const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
      await act(async () => fireEvent.change(code, { target: { value } }))
    }
    await type('000000')
    await click(await button('Resend'))
    await type('407112')
    const sent = server.to('/api/app/customer/login/login-by-code').map(({ body }) => body.nonce)
    expect(sent).toEqual(['nonce-of-before', 'nonce-of-this-tab'])
    expect(server.to('/api/app/customer/login/send-sms-code')).toMatchObject([{ body: { nonce: 'nonce-of-before' } }])
    await waitFor(() => expect(sessionStorage.getItem('tiffin.codeNonces')).toBeNull())
  })

  it('[R-2.28][R-2.48][R-2.25][page-82] a new customer is offered a password once, over the wanted page, and may put it off; Home holds no place for a usual order', async () => {
    fakeServer()
    const target = '/pages/user/mine/mine'
    const { stack } = await openApp({ hash: `#/pages/user/login/codeLogin?redirect=${encodeURIComponent(target)}` })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
    fireEvent.click(screen.getByRole('checkbox'))
    await click(await button('Send code'))
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    await act(async () => fireEvent.change(code, { target: { value: '111111' } }))
    await waitFor(async () => expect(await stack()).toEqual([target, '/pages/user/login/setPwd?offer=1']))
    await click(await button('Not now'))
    await waitFor(async () => expect(await stack()).toEqual([target]))
    const { useSession } = await import('../src/state/login/session.ts')
    expect(useSession.getState().loginProvider).toBe('sms')
    expect(localStorage.getItem('tiffin.homePlaces')).toBe('{"usual":false}')
  })

  it('[R-2.25][R-5.6] a wrong code empties the boxes and says so; the code can be sent again after a pause', async () => {
    fakeServer()
    const draft = {
      areaCode: '62',
      phone: '81244417',
      expiresAt: Date.now() + 9000,
      resendAt: Date.now() + 1200,
      devCode: '',
    }
    await openApp({ hash: '#/pages/user/login/login' })
    sessionStorage.setItem('tiffin.login', JSON.stringify(draft))
    await act(async () => {
      await window.icc.navigateTo('/pages/user/login/verifyCodeLogin')
    })
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    expect(await button(/^Resend in/)).toHaveProperty('disabled', true)
    await act(async () => fireEvent.change(code, { target: { value: '000000' } }))
    expect(await screen.findByText('codeWrong')).toBeTruthy()
    expect(code).toHaveProperty('value', '')
    await waitFor(async () => expect(await button('Resend')).toHaveProperty('disabled', false))
  })

  it('[R-5.6][R-2.25] after too many tries the code is over, and another one can be sent at once', async () => {
    const server = fakeServer()
    server.answer('/api/app/customer/login/login-by-code', () => {
      throw new FakeRefusal('tooManyTries')
    })
    const later = Date.now() + 290_000
    const draft = { areaCode: '62', phone: '81244417', expiresAt: later, resendAt: later, devCode: '407112' }
    await openApp({ hash: '#/pages/user/login/login' })
    sessionStorage.setItem('tiffin.login', JSON.stringify(draft))
    await act(async () => {
      await window.icc.navigateTo('/pages/user/login/verifyCodeLogin')
    })
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    expect(screen.getByText(/^The code expires in/)).toBeTruthy()
    await act(async () => fireEvent.change(code, { target: { value: '000000' } }))
    expect(await screen.findByText('tooManyTries')).toBeTruthy()
    expect(screen.queryByText(/^The code expires in/)).toBeNull()
    expect(await button('Resend')).toHaveProperty('disabled', false)
    expect(JSON.parse(sessionStorage.getItem('tiffin.login') ?? '')).toMatchObject({ expiresAt: 0, devCode: '' })
  })
})

it('[R-3.7] logging in keeps the seven fields of the profile on the device', async () => {
  fakeServer()
  await openApp({ hash: '#/pages/user/mine/mine', stored: { icc_token: goodToken() } })
  await waitFor(() =>
    expect(Object.keys(JSON.parse(localStorage.getItem('customer_data') ?? '{}')).sort()).toEqual([
      'avatar',
      'birthday',
      'email',
      'gender',
      'name',
      'nickName',
      'phone',
    ]),
  )
})

describe('the first way to log in', () => {
  const first = async (stored: Record<string, string>) => {
    fakeServer()
    const { stack } = await openApp({ hash: '#/pages/user/mine/mine', stored })
    await click(await button('Log in / Register'))
    return (await stack()).at(-1)
  }

  it('[R-2.24][R-2.48] is the code where no password was used before', async () => {
    expect(await first({})).toBe('/pages/user/login/codeLogin')
    expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toContain('Text me a code')
  })

  const coupons = '/pages/user/coupon/coupon'
  const guarded = async (stored: Record<string, string>) => {
    fakeServer()
    const { stack } = await openApp({ hash: `#${coupons}`, stored })
    await screen.findByRole('textbox', { name: 'Phone number' })
    expect(await stack()).toEqual([`/pages/user/login/login?redirect=${encodeURIComponent(coupons)}`])
    return screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)
  }

  it('[page-21][R-2.50] is the code for who wanted a page that needs an account, on the log-in page itself', async () => {
    expect(await guarded({})).toContain('Text me a code')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await click(await button('Send code'))
    expect(screen.getByText('Please fill in your phone number')).toBeTruthy()
    await click(screen.getByRole('link', { name: 'Password' }))
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })

  it('[page-21] is the password for that page too where it was used last', async () => {
    expect(await guarded({ 'tiffin.loginWay': 'password' })).toContain('Password')
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })

  it('[R-2.23][R-2.48] is the password where it was used last', async () => {
    fakeServer()
    await openApp({ hash: '#/pages/user/login/login' })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'camellia1' } })
    fireEvent.click(screen.getByRole('checkbox'))
    await click(await button('Log in'))
    await waitFor(() => expect(localStorage.getItem('tiffin.loginWay')).toBe('password'))
    expect(await first({ 'tiffin.loginWay': 'password' })).toBe('/pages/user/login/login')
  })
})
