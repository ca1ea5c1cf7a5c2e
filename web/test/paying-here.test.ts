import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, goodToken, openApp, settle } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'

const query = '/api/app/order/payment/query'
const create = '/api/app/order/payment/create'
const confirm = '/api/app/order/payment/confirm'
const customer = { icc_token: goodToken() }

afterEach(closeApp)

const cashier = (orderId: string) => `#/pages/order/cashier/cashier?orderId=${orderId}`
const stepOf = (more: object) => ({
  ...{ paymentNo: '1', action: 2, url: '', qr: '', fallbackUrl: '', expireTime: Date.now() + 900_000, ...more },
})
const tap = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await settle(10)
}
const state = (orderId: string, status: number, more: object = {}) => ({
  ...{ status, message: '', order: { orderId, status: 10 }, ...more },
})

describe('[provider-6] the cashier', () => {
  it('[R-2.44] shows a QR code to scan, with the time left, and asks the server when it is said to be paid', async () => {
    const { orderId, answer, to } = await shopWithOrder()
    answer(create, () => stepOf({ qr: '000201 a code' }))
    await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    expect(await screen.findByRole('img', { name: 'Scan with your payment app' })).toBeTruthy()
    expect(screen.getByRole('timer')).toBeTruthy()
    answer(confirm, () => state(orderId, 0))
    await tap('I have paid')
    expect(await screen.findByText(/^The payment has not arrived yet/)).toBeTruthy()
    expect(to(confirm).map(({ body }) => body)).toEqual([{ orderId, answer: 1 }])
    await tap('Pay another way')
    expect(await screen.findByRole('button', { name: /^Pay \$|^Pay/ })).toBeTruthy()
  })

  it('opens a wallet by a link, with a way for devices without it', async () => {
    const { orderId, answer } = await shopWithOrder()
    const step = { action: 3, url: 'gojek://gopay/pay?tref=1', fallbackUrl: 'https://api.midtrans.test/qr' }
    answer(create, () => stepOf(step))
    await openApp({ hash: cashier(orderId), stored: customer })
    await tap(/^Pay/)
    expect((await screen.findByRole('link', { name: /^Open/ })).getAttribute('href')).toBe(step.url)
    expect(screen.getByRole('link', { name: /^The app is not on/ }).getAttribute('href')).toBe(step.fallbackUrl)
  })

  it('shows the same code again after a reload, and on another device', async () => {
    const { orderId, answer, to } = await shopWithOrder()
    const attempt = { ...stepOf({ qr: '000201 a code' }), paymentMethodCode: 'card' }
    answer(query, () => state(orderId, 0, { attempt }))
    await openApp({ hash: cashier(orderId), stored: customer })
    await waitFor(() => expect(screen.getByRole('img', { name: 'Scan with your payment app' })).toBeTruthy())
    expect(to(create)).toEqual([])
  })
})
