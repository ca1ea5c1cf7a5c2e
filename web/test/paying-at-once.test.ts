import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { answers } from './fake/answers.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { button, click, menuAddress, openConfirm, openMenu, placing } from './steps.ts'

const left = vi.hoisted(() => ({ urls: [] as string[] }))
vi.mock('../src/device/leave-for.ts', () => ({ leaveFor: (url: string) => left.urls.push(url) }))

beforeEach(() => {
  left.urls.length = 0
})
afterEach(closeApp)

const create = '/api/app/order/payment/create'
const goes = { paymentNo: '1', action: 1, url: 'http://pay.example/1', expireTime: 0 }

it('[page-17] an order that is paid online goes on to its provider by itself, with the chosen method, once', async () => {
  const { to, answer, stack } = await openConfirm()
  answer(create, () => goes)
  const pay = await button('Pay $3.40')
  await click(pay)
  await waitFor(() => expect(left.urls).toEqual(['http://pay.example/1']))
  expect(to(create).map(({ body }) => body.paymentMethodCode)).toEqual(['card'])
  const [cashier = ''] = (await stack()).slice(-1)
  await act(async () => window.icc.reLaunch(cashier))
  await screen.findByRole('timer')
  await button(/^Pay/)
  expect(to(create)).toHaveLength(1)
})

it('[page-58] the button of the confirmation says nothing until it is known what the order costs and how it is paid', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { answer } = await openMenu({ icc_token: goodToken() })
  const list = '/api/app/common/payment-method/list'
  answer(list, () => promise.then(() => answers[list]?.({ storeId: 'riverside', amount: null } as never))) // whatever it is asked with
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  const waiting = await button('Loading')
  await screen.findByRole('region', { name: 'Amounts' }) // what it costs is known
  expect([waiting.getAttribute('aria-busy'), waiting.hasAttribute('disabled')]).toEqual(['true', true])
  expect(screen.queryByRole('button', { name: placing })).toBeNull()
  resolve()
  expect(await button('Pay $3.40')).toBeTruthy()
})

it('[page-87] the bar of the confirmation names the chosen way to pay and how much is ordered, and leads to the ways there are', async () => {
  const { answer } = await openMenu({ icc_token: goodToken() })
  const ways = { card: 'Card', wallet: 'Phone wallet' }
  const list = Object.entries(ways).map(([code, name], sort) => ({ code, name, icon: '', type: 1, sort, tip: '' }))
  const atStore = { code: 'atStore', name: 'At the counter', icon: '', type: 2, sort: 2, tip: '' } as const
  answer('/api/app/common/payment-method/list', () => ({ list: [...list, atStore] }) as never)
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  await button('Card · 1 item, Payment method')
  await click(await screen.findByRole('radio', { name: 'Phone wallet' }))
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent ?? '')
  })
  await click(await button('Phone wallet · 1 item, Payment method'))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Phone wallet' }))
  expect(shown).toEqual(['Phone wallet'])
  vi.restoreAllMocks()
  await click(await screen.findByRole('radio', { name: 'At the counter' }))
  await button('Place order')
  expect(screen.queryByRole('button', { name: /Payment method$/ })).toBeNull()
})

it('[page-17] a payment that cannot be begun is said at the cashier, where the customer tries again', async () => {
  const { to, answer } = await openConfirm()
  answer(create, () => {
    throw new FakeRefusal('paymentNotConfigured')
  })
  await click(await button(placing))
  await screen.findByRole('alert')
  answer(create, () => goes)
  await waitFor(async () => expect(await button(/^Pay/)).toHaveProperty('disabled', false))
  await click(await button(/^Pay/))
  await waitFor(() => expect(left.urls).toHaveLength(1))
  expect(to(create)).toHaveLength(2)
})

it('[page-17] a way to pay that is gone by then is not replaced without a tap', async () => {
  const { to, answer } = await openConfirm()
  answer(create, () => goes)
  const pay = await button('Pay $3.40')
  const list = [{ code: 'wallet', name: 'Phone wallet', type: 1, icon: '', description: '', enabled: true, sort: 1 }]
  answer('/api/app/common/payment-method/list', () => ({ list }))
  const { queryClient } = await import('../src/data/query-client.ts')
  queryClient.removeQueries({ queryKey: ['payment-methods'] })
  await click(pay)
  await screen.findByRole('timer')
  await button(/^Pay/)
  await settle(50)
  expect(to('/api/app/order/order/create')[0]?.body.paymentMethodCode).toBe('card')
  expect(to(create)).toEqual([])
})

it('[page-17] what is paid at the store is placed, and goes to no provider', async () => {
  const { to } = await openConfirm()
  await click(await screen.findByRole('radio', { name: /^Pay at the store/ }))
  await click(await button('Place order'))
  expect(await screen.findByText('Order placed. Please pay at the counter.')).toBeTruthy()
  expect(to(create)).toEqual([])
})

it('[page-17] a visitor who checks out logs in by code, reads that the cart is kept, and is offered a password behind the paid order only', async () => {
  const { answer } = fakeServer()
  answer(create, () => goes)
  const { stack } = await openApp({ hash: menuAddress })
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  expect(await screen.findByText('Your cart is kept.')).toBeTruthy()
  expect((await stack()).at(-1)).toMatch(/^\/pages\/user\/login\/codeLogin\?redirect=/)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
  fireEvent.click(screen.getByRole('checkbox'))
  await click(await button('Send code'))
  const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
  await act(async () => fireEvent.change(code, { target: { value: '111111' } }))
  await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/order/confirmOrder/confirmOrder'))
  const { passwordOffer } = await import('../src/state/login/password-offer.ts')
  expect(passwordOffer.get()).toBe(true)
})

it('[page-17] the password is offered once, on the page that says the order is paid', async () => {
  const { orderId, move } = await shopWithOrder()
  move(20)
  const { stack } = await openApp({ hash: '#/pages/user/mine/mine', stored: { icc_token: goodToken() } })
  sessionStorage.setItem('tiffin.passwordOffer', 'true')
  const paid = `/pages/order/cashier/success?orderId=${orderId}`
  await act(async () => window.icc.navigateTo(paid))
  await click(await button('Set password'))
  await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/user/login/setPwd'))
  await act(async () => window.icc.reLaunch(paid))
  await screen.findByText('Paid. The store has your order.')
  expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull()
})

it('[page-17] a cashier that is drawn twice before it stands there starts the payment all the same', async () => {
  const { forgetPayAtOnce, isToPayAtOnce, payAtOnce } = await import('../src/state/order/created-order.ts')
  payAtOnce('o1')
  expect([isToPayAtOnce('o1'), isToPayAtOnce('o1'), isToPayAtOnce('o2')]).toEqual([true, true, false])
  forgetPayAtOnce()
  expect(isToPayAtOnce('o1')).toBe(false)
})
