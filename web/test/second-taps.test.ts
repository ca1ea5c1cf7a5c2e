import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { button, click, openConfirm, openMenu, placing } from './steps.ts'

const left = vi.hoisted(() => ({ urls: [] as string[] }))
vi.mock('../src/device/leave-for.ts', () => ({ leaveFor: (url: string) => left.urls.push(url) }))

const pay = '/api/app/order/payment/create'

afterEach(closeApp)

/** Holds what is to be done in half a second until it is let go: how long the machine takes for anything else is no matter. */
function holdHalfSeconds(): () => Promise<void> {
  const held: (() => void)[] = []
  const setReal = globalThis.setTimeout
  const hold = (work: () => void, ms?: number) => {
    if (ms !== 500) return setReal(work, ms)
    held.push(work)
    return 0
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as never) // as: no timer of the app takes arguments
  return () =>
    act(async () => {
      for (const work of held.splice(0)) work()
    })
}

it('the second half of a double tap on Pay does not press the button of the cashier, which pays by itself', async () => {
  const { to, answer } = await openConfirm()
  const letGo = holdHalfSeconds()
  answer(pay, () => ({ paymentNo: '1', action: 1, url: 'http://pay.example/1', expireTime: 0 }))
  await click(await button(placing))
  await screen.findByRole('timer')
  await waitFor(() => expect(left.urls).toHaveLength(1))
  fireEvent.click(await button(/^Pay/))
  await settle(20)
  expect(to(pay)).toHaveLength(1)
  await letGo()
  fireEvent.click(await button(/^Pay/))
  await waitFor(() => expect(to(pay)).toHaveLength(2))
})

it('[R-8.3] check-out without a connection says why it does not go on', async () => {
  const { to } = await openMenu({ icc_token: goodToken() })
  await click(await button('Add Butter Croissant'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await settle(20)
  await click(await button('Check out'))
  expect(await screen.findByText('You are offline. Submit once you are back online.')).toBeTruthy()
  expect(to('/api/app/order/cart/check')).toEqual([])
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
  await settle(20)
})

it('the empty field for a coupon code is empty: dots would pass for a code that is there', async () => {
  fakeServer()
  await openApp({ hash: '#/pages/user/coupon/coupon', stored: { icc_token: goodToken() } })
  await click(await button(/^Enter a code/))
  const field = (await screen.findByLabelText('Code')) as HTMLInputElement // as: a text field
  expect([field.value, field.placeholder]).toEqual(['', ''])
})

it('[page-13] the second half of a double tap on "Add to cart" does not press the Orders tab below the sheet', async () => {
  await openMenu()
  await click(await button(/^Butter Croissant/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Butter Croissant' }))
  fireEvent.click(sheet.getByRole('button', { name: /Add to cart/ }), { detail: 1 })
  const bar = screen.getByTestId('tab-bar')
  const reached = vi.fn()
  bar.addEventListener('click', reached)
  fireEvent.click(within(bar).getByText('Order'), { detail: 2 })
  expect(reached).not.toHaveBeenCalled()
  fireEvent.click(within(bar).getByText('Order'))
  expect(reached).toHaveBeenCalledOnce()
  await settle()
})
