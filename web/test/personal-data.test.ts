import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { emptyPurse, pointSummary, purse } from './fake/purse.ts'
import { field, tap, toldOf, type } from './form-steps.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { couponCall, profileCall } from './two-customers.ts'

afterEach(async () => {
  await closeApp()
  emptyPurse()
})

const updateCall = '/api/app/customer/customer-profile/update'
const page = '#/pages/user/personalData/personalData'
const stored = { icc_token: goodToken() }

const profile = {
  ...{ uid: 'c1', nickName: 'Mira', name: 'Mira Hadley', gender: 2, birthday: null, birthdayLocked: false },
  ...{ phone: '+62 812 •••• 4417', avatar: '', email: 'mira@example.com', isMember: true, memberNo: '1' },
}

async function open(more: object = {}, hash = page) {
  const server = fakeServer()
  server.answer(profileCall, () => ({ ...profile, ...more }))
  server.answer(updateCall, (change: object) => ({ ...profile, ...more, ...change }))
  const app = await openApp({ hash, stored })
  if (hash === page) await screen.findByLabelText('Nickname')
  return { ...server, ...app }
}

describe('the page of personal data', () => {
  it('[R-2.35][R-2.47][R-3.7] shows every field of the profile; the phone is masked and cannot be typed', async () => {
    await open()
    for (const [label, value] of [
      ['Nickname', 'Mira'],
      ['Name', 'Mira Hadley'],
      ['Email', 'mira@example.com'],
    ] as const)
      expect([label, field(label)]).toEqual([label, expect.objectContaining({ value })])
    const ticked = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked) // as: a radio is an input
    expect(ticked.map((radio) => radio.parentElement?.textContent)).toEqual(['Female'])
    expect(screen.getByText('\u2066+62 812 •••• 4417\u2069')).toBeTruthy()
    expect(screen.getByText('You log in with it; it cannot be changed here')).toBeTruthy()
    expect(screen.queryByLabelText('Phone number')).toBeNull()
  })

  it('[page-95] the phone stands in a locked field among the others, with the reason below it', async () => {
    await open()
    const place = screen.getByText('\u2066+62 812 •••• 4417\u2069').closest('.field')
    expect(place?.previousElementSibling?.textContent).toBe('Phone number')
    expect(place?.nextElementSibling?.textContent).toBe('You log in with it; it cannot be changed here')
    expect(place?.querySelector('input')).toBeNull()
  })

  it('[R-2.35][R-3.7] what was changed is sent, said to be saved, and and kept on the device', async () => {
    const { to } = await open()
    type('Nickname', 'Mi')
    fireEvent.click(screen.getByRole('radio', { name: 'Male' }))
    await tap('Save')
    await waitFor(() => expect(to(updateCall).map(({ body }) => body)).toEqual([{ nickName: 'Mi', gender: 1 }]))
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('customer_data') ?? '')).toMatchObject({ nickName: 'Mi', gender: 1 }),
    )
  })

  it('[page-47] is saved once something has changed', async () => {
    await open()
    const save = () => screen.queryByRole('button', { name: 'Save' })
    expect(save()).toBeNull()
    type('Nickname', 'Mi')
    expect(save()).toHaveProperty('disabled', false)
    type('Nickname', 'Mira')
    expect(save()).toBeNull()
  })

  it.each([
    ['Email', 'a@b', 'Please enter a valid email address'],
    ['Nickname', '', '1 to 20 characters'],
    ['Name', 'x'.repeat(41), 'Up to 40 characters'],
    ['Birthday', '1899-12-31', 'A date before today, 1900 or later'],
  ])(
    '[R-5.7][R-5.15][R-2.35] a wrong %s is explained beside its field, and nothing is sent',
    async (label, text, words) => {
      const { to } = await open()
      type(label, text)
      await tap('Save')
      expect(toldOf(label)).toBe(words)
      expect(to(updateCall)).toEqual([])
    },
  )

  it('[R-5.7] an email address may be emptied', async () => {
    const { to } = await open()
    type('Email', '')
    await tap('Save')
    await waitFor(() => expect(to(updateCall).map(({ body }) => body)).toEqual([{ email: '' }]))
  })

  it('[R-4.18] a birthday is saved only after the warning that it cannot be changed', async () => {
    const { to } = await open()
    expect(toldOf('Birthday')).toBe('The birthday cannot be changed once saved')
    type('Birthday', '2000-01-01')
    await tap('Save')
    const dialog = within(await screen.findByRole('dialog', { name: 'Save Jan 1, 2000 as your birthday?' }))
    expect(dialog.getByText('The birthday cannot be changed once saved')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(to(updateCall)).toEqual([])
    await tap('Save')
    const again = within(await screen.findByRole('dialog'))
    fireEvent.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(to(updateCall).map(({ body }) => body)).toEqual([{ birthday: '2000-01-01' }]))
  })

  it.each([
    ['en-US', 'Birthday', 'Choose a date', 'Jan 2, 2000'],
    ['zh-CN', '生日', '选择日期', '2000年1月2日'],
    ['ar-IQ', 'تاريخ الميلاد', 'اختيار التاريخ', '2 كانون الثاني 2000'],
  ])(
    '[page-45] a birthday that is entered is written in %s, whatever the browser speaks',
    async (language, label, empty, date) => {
      fakeServer().answer(profileCall, () => profile)
      await openApp({ hash: page, stored: { ...stored, useLanguage: language } })
      expect(await screen.findByText(empty)).toBeTruthy()
      type(label, '2000-01-02')
      expect(screen.getByText(date)).toBeTruthy()
    },
  )

  it('[R-4.18] a birthday that is saved is shown, and has no field any more', async () => {
    await open({ birthday: '2000-01-01', birthdayLocked: true })
    expect(screen.getByText('Jan 1, 2000')).toBeTruthy()
    expect(screen.getByText('Saved, and cannot be changed')).toBeTruthy()
    expect(screen.queryByLabelText('Birthday')).toBeNull()
  })

  it('[R-2.35] what is not saved is asked about before the page is left', async () => {
    const { stack } = await open({}, '#/pages/user/mine/mine')
    await act(async () => window.icc.navigateTo(page.slice(1)))
    await screen.findByLabelText('Nickname')
    type('Name', 'M. Hadley')
    fireEvent.input(field('Name'))
    await tap('Back')
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
    await tap('Keep editing')
    expect((await stack()).at(-1)).toBe(page.slice(1))
    expect(field('Name')).toHaveProperty('value', 'M. Hadley')
  })

  it('[page-25] the home button asks as well when nothing lies below the page', async () => {
    const { stack } = await open()
    await act(async () => window.icc.reLaunch(page.slice(1)))
    await screen.findByLabelText('Name')
    type('Name', 'M. Hadley')
    fireEvent.input(field('Name'))
    await tap('Back to home')
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
    await tap('Leave')
    await waitFor(async () => expect(await stack()).toEqual(['/']))
  })

  it.each([
    ['notes.txt', 'text/plain', 'Please choose an image or video'],
    ['film.mp4', 'video/mp4', 'A picture, please: videos cannot be used here'],
  ])('[R-5.18][R-8.17] %s is refused as a picture, and nothing is sent', async (name, kind, words) => {
    const { sent } = await open()
    await import('../src/screens/personal-data/crop-sheet.tsx')
    const before = sent.length
    fireEvent.change(screen.getByTestId('avatar-file'), { target: { files: [new File(['x'], name, { type: kind })] } })
    expect(await screen.findByText(words)).toBeTruthy()
    await settle(20)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toHaveLength(before)
  })

  it('[R-2.47][R-2.36] leads to the end of the account', async () => {
    const { stack } = await open()
    await tap('Delete account')
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/user/personalData/deleteAccount'))
  })
})

describe('the end of an account', () => {
  const deletion = '/api/app/customer/customer-profile/delete-account'
  const orderCall = '/api/app/order/order/list'
  const totals: Record<number, number> = { 0: 7, 1: 2, 2: 0 }

  async function openEnd(open: readonly object[] = []) {
    purse.points = 120
    const server = fakeServer()
    server.answer('/api/app/customer/point-summary/list', pointSummary)
    server.answer(couponCall, () => ({
      ...{ list: [], total: 0, pageIndex: 1, pageSize: 1, hasMore: false, countByStatus: { 1: 3 } },
    }))
    server.answer(orderCall, ({ status }: { status: number }) => ({
      ...{ list: status === 2 ? open : [], total: totals[status], pageIndex: 1, pageSize: 1, hasMore: false },
    }))
    const app = await openApp({ hash: '#/pages/user/personalData/deleteAccount', stored })
    await screen.findByText('A deactivated account cannot be restored')
    return { ...server, ...app }
  }

  it('[R-2.36][R-4.19] says that it is final, and in numbers what goes and what stays', async () => {
    await openEnd()
    for (const text of [
      ...['120 points', '3 coupons', 'Your picture, name, birthday, email, favourite stores and cart'],
      ...['2 unpaid orders are cancelled', '5 orders in the store’s books, without your name and number'],
      'You can open a new, empty account with the same number',
    ])
      expect(screen.getByText(text)).toBeTruthy()
  })

  it('[page-72] lists as what stays nothing else than orders; a new account is offered below', async () => {
    await openEnd()
    const list = screen.getByRole('heading', { name: 'What stays' }).closest('section')
    expect(list?.querySelectorAll('li')).toHaveLength(1)
    expect(screen.getByText('You can open a new, empty account with the same number').closest('section')).toBeNull()
  })

  it('[R-2.36] names the orders in progress instead of going on, and leads to them', async () => {
    const { order } = await shopWithOrder()
    const { stack } = await openEnd([order])
    expect(screen.getByText('You have orders in progress')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await tap(/^Order/)
    const page = `/pages/order/orderDetail/detail?orderId=${order.orderId}`
    await waitFor(async () => expect((await stack()).at(-1)).toBe(page))
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeTruthy()
  })

  it('[R-2.36][R-2.47] nothing is sent before the code and the tick; a first no keeps the account', async () => {
    const { to } = await openEnd()
    await tap('Delete account')
    expect(toldOf('Verification code')).toBe('Please enter the verification code')
    expect(screen.getByText('Please tick this first')).toBeTruthy()
    await tap('Send code')
    expect(to('/api/app/customer/login/send-sms-code').map(({ body }) => body)).toEqual([
      { areaCode: '', phone: '', scene: 4, nonce: '' },
    ])
    type('Verification code', '407112')
    fireEvent.click(screen.getByRole('checkbox'))
    await tap('Delete account')
    await screen.findByRole('dialog', { name: 'Delete your account?' })
    await tap('Keep my account')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(to(deletion)).toEqual([])
  })

  it('[R-2.36][R-4.19] orders that came in meanwhile are shown instead', async () => {
    const { answer } = await openEnd()
    answer(deletion, () => {
      throw new FakeRefusal('ordersOpen')
    })
    answer(orderCall, ({ status }: { status: number }) => ({
      list: status === 2 ? [{ orderId: 'o9', orderNo: '2611' }] : [],
      ...{ total: 1, pageIndex: 1, pageSize: 1, hasMore: false },
    }))
    type('Verification code', '407112')
    fireEvent.click(screen.getByRole('checkbox'))
    await tap('Delete account')
    const first = within(await screen.findByRole('dialog'))
    fireEvent.click(first.getByRole('button', { name: 'Delete account' }))
    await tap('Delete for good')
    expect(await screen.findByText('You have orders in progress')).toBeTruthy()
  })
})
