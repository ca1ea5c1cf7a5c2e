import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { aCoupon, emptyPurse, pointSummary, purse } from './fake/purse.ts'
import { tap, toldOf, type } from './form-steps.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { couponCall } from './two-customers.ts'

beforeEach(emptyPurse)
afterEach(closeApp)

const stored = { icc_token: goodToken() }

it('[R-2.45][page-55] each tab of the coupons has the number of its own state, and asks for its own', async () => {
  const server = fakeServer()
  server.answer(couponCall, ({ status }: { status: number }) => ({
    list: [aCoupon(`of state ${status}`, { status })],
    ...{ total: 1, pageIndex: 1, pageSize: 20, hasMore: false, countByStatus: { 1: 4, 2: 1, 3: 7 } },
  }))
  await openApp({ hash: '#/pages/user/coupon/coupon', stored })
  await screen.findByText('of state 1')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Ready 4', 'Later 1', 'Used 7', 'Withdrawn', 'Expired'],
  ])
  fireEvent.click(screen.getByRole('tab', { name: /^Used/ }))
  expect(await screen.findByText('of state 3')).toBeTruthy()
})

it('[R-2.46] the points page says how many points an order holds that is not paid', async () => {
  purse.points = 120
  const server = fakeServer()
  server.answer('/api/app/customer/point-summary/list', () => ({ ...pointSummary(), remainingPoints: 80 }))
  await openApp({ hash: '#/pages/user/points/points', stored })
  expect(await screen.findByText('40 points are held by an order that awaits payment')).toBeTruthy()
})

describe('[R-2.47] an account', () => {
  const deletion = '/api/app/customer/customer-profile/delete-account'

  async function askForDeletion() {
    const server = fakeServer()
    server.answer(deletion, () => {
      throw new FakeRefusal('codeWrong')
    })
    await openApp({ hash: '#/pages/user/personalData/deleteAccount', stored })
    await screen.findByLabelText('Verification code')
    type('Verification code', '407112')
    fireEvent.click(screen.getByRole('checkbox'))
    await tap('Delete account')
    const first = await screen.findByRole('dialog', { name: 'Delete your account?' })
    fireEvent.click(within(first).getByRole('button', { name: 'Delete account' }))
    await screen.findByRole('dialog', { name: 'Delete it for good?' })
    return server
  }

  it('stays when the second question is answered with keep', async () => {
    const { to } = await askForDeletion()
    await tap('Keep my account')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(to(deletion)).toEqual([])
  })

  it('is deleted once both are answered so', async () => {
    const { to } = await askForDeletion()
    await tap('Delete for good')
    await waitFor(() => expect(to(deletion)).toMatchObject([{ body: { code: '407112', confirm: true } }]))
    await waitFor(() => expect(toldOf('Verification code')).toBe('codeWrong'))
  })
})

it('[page-48] what keeps an account is named first, with code and state; what there is none of is not lost', async () => {
  purse.points = 0
  const { move } = await shopWithOrder()
  move(30)
  await openApp({ hash: '#/pages/user/personalData/deleteAccount', stored })
  const open = await screen.findByRole('button', { name: /Order .*D027.*Making/ })
  const goes = screen.getByText('What is deleted')
  expect(open.compareDocumentPosition(goes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByText(/0 points/)).toBeNull()
})
