import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { answers } from './fake/answers.ts'
import { button, click, menuAddress, openConfirm, placing } from './steps.ts'

vi.mock('../src/device/leave-for.ts', () => ({ leaveFor: () => undefined }))

afterEach(closeApp)

const create = '/api/app/order/order/create'

describe('placing an order', () => {
  it('[R-2.18][R-1.5] leads to the cashier, and nothing of it stays in the cart', async () => {
    const { stack, to, answer } = await openConfirm()
    answer('/api/app/order/payment/create', () => new Promise(() => undefined))
    await click(await button(placing))
    const cashier = /^\/pages\/order\/cashier\/cashier\?orderId=o\d+$/
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(cashier))
    expect(to(create)[0]?.body).toMatchObject({ expectedPayable: 340, pickupMethod: 1, paymentMethodCode: 'card' })
    expect(localStorage.getItem('cart_list')).toBeNull()
    expect(localStorage.getItem('submit_cart_list')).toBeNull()
  })

  it.each([
    ['heard of here', true],
    ['not heard of yet', false],
  ])(
    "[R-2.18] takes only what was ordered out of the cart, when another tab's change is %s",
    async (_what, isHeard) => {
      const { to } = await openConfirm()
      const [ordered] = JSON.parse(localStorage.getItem('cart_list') ?? '[]')
      const added = { ...ordered, productId: 'later', skuId: 'later' }
      const newValue = JSON.stringify([{ ...ordered, num: ordered.num + 2 }, added])
      localStorage.setItem('cart_list', newValue)
      const news = new StorageEvent('storage', { key: 'cart_list', newValue, storageArea: localStorage })
      if (isHeard) dispatchEvent(news)
      await click(await button(placing))
      await waitFor(() => expect(to(create)).toHaveLength(1))
      await waitFor(() => expect(localStorage.getItem('submit_cart_list')).toBeNull())
      expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toEqual([{ ...ordered, num: 2 }, added])
    },
  )

  it('[cashier-9] proposes the way to pay of the last order, unless it is not offered any more', async () => {
    const first = await openConfirm()
    await click(await screen.findByRole('radio', { name: /^Pay at the store/ }))
    await click(await button(placing))
    await waitFor(() => expect(first.to(create)).toHaveLength(1))
    await waitFor(() => expect(localStorage.getItem('tiffin.paymentMethod')).toBe('"atStore"'))
    await closeApp()
    for (const [kept, proposed] of [
      ['"atStore"', /^Pay at the store/],
      ['"gone"', /^Card/],
    ] as const) {
      const { to } = await openConfirm({ 'tiffin.paymentMethod': kept })
      expect(await screen.findByRole('radio', { name: proposed })).toHaveProperty('checked', true)
      await click(await button(placing))
      await waitFor(() => expect(to(create)).toHaveLength(1))
      await closeApp()
    }
  })

  it('[ready-2] says before that when it would be ready, and nothing while nobody knows', async () => {
    const { to } = await openConfirm()
    expect(await screen.findByText('Ready in 4–\u20607 min')).toBeTruthy()
    expect(to('/api/app/customer/store/ready-time')[0]?.body).toMatchObject({ work: 1 })
    await closeApp()
    const unknown = () => ({ readyFrom: null, readyUntil: null, serverTime: 0 })
    fakeServer().answer('/api/app/customer/store/ready-time', unknown)
    await openApp({ hash: menuAddress, stored: { icc_token: goodToken() } })
    await click(await button('Add Butter Croissant'))
    await click(await button('Check out'))
    await button(placing)
    expect(screen.queryByText(/^Ready in/)).toBeNull()
  })

  it('[R-1.4][R-3.13] is to dine in or to take away, as the customer has chosen', async () => {
    const { to } = await openConfirm()
    const ways = (await screen.findAllByRole('radio', { name: /^(?:Dine in|Takeaway)/ })) as HTMLInputElement[] // as: a radio is an input
    expect(ways.map(({ checked }) => checked)).toEqual([true, false])
    await click(await screen.findByRole('radio', { name: /^Takeaway/ }))
    await waitFor(() => expect(to('/api/app/order/order/preview').at(-1)?.body.pickupMethod).toBe(2))
    await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
    await click(await button(placing))
    await waitFor(() => expect(to(create)[0]?.body).toMatchObject({ pickupMethod: 2 }))
  })

  it('[R-2.18][R-1.4] the page of the confirmation without a cart to confirm leads to the menu', async () => {
    fakeServer()
    const { stack } = await openApp({
      hash: '#/pages/order/confirmOrder/confirmOrder',
      stored: { icc_token: goodToken() },
    })
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
  })

  it('[R-2.18] two quick taps send one order', async () => {
    const { to } = await openConfirm()
    const place = await button(placing)
    fireEvent.click(place)
    fireEvent.click(place)
    await waitFor(() => expect(to(create)).not.toHaveLength(0))
    await settle(20)
    expect(to(create)).toHaveLength(1)
  })

  it('[R-2.18][R-8.3] a failed connection is shown above the button and stays; sent again, it is the same request', async () => {
    const { to, answer } = await openConfirm()
    let isDown = true
    answer(create, (input) => {
      if (isDown) throw new TypeError('Failed to fetch')
      return answers[create]?.(input)
    })
    await click(await button(placing))
    await waitFor(() => expect(to(create)).toHaveLength(1))
    await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
    await settle(2000) // longer than any toast
    expect(screen.getByRole('alert').textContent).toMatch(/^Your order was not placed\. ./)
    isDown = false
    await click(await button(placing))
    await waitFor(() => expect(to(create)).toHaveLength(2))
    const ids = to(create).map(({ body }) => body.requestId)
    expect(ids[0]).toBe(ids[1])
  })

  it('[R-2.18] a moved price is asked about; agreed, it is another request at the new price', async () => {
    const { to, answer } = await openConfirm()
    answer(create, (input: { expectedPayable: number }) => {
      if (input.expectedPayable === 340) {
        const refusal = { code: 51001, message: 'moved', data: { payableTotal: 360 }, successful: false }
        return new Response(JSON.stringify(refusal))
      }
      return answers[create]?.(input as never)
    })
    await click(await button(placing))
    expect(await screen.findByText('It was $3.40, now it is $3.60.')).toBeTruthy()
    await click(await button('Order at the new price'))
    await waitFor(() => expect(to(create)).toHaveLength(2))
    const [first, second] = to(create).map(({ body }) => body)
    expect(second).toMatchObject({ expectedPayable: 360 })
    expect(second?.requestId).not.toBe(first?.requestId)
  })

  it('[R-4.15] a resting store says so and nothing is lost', async () => {
    const { answer } = await openConfirm()
    answer(create, () => {
      throw new FakeRefusal('storeResting')
    })
    await click(await button(placing))
    expect(await screen.findByText('This store is closed now')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
  })

  it('[R-8.10] without a way to pay nothing can be sent', async () => {
    const server = fakeServer()
    server.answer('/api/app/common/payment-method/list', () => ({ list: [] }))
    await openApp({ hash: menuAddress, stored: { icc_token: goodToken() } })
    await click(await button('Add Butter Croissant'))
    await click(await button('Check out'))
    expect(await screen.findByText('Payment method not configured')).toBeTruthy()
    expect(await button(placing)).toHaveProperty('disabled', true)
  })

  it('[R-2.18] ways to pay have their place before they come, so that the bill stays where it is; lost ones are fetched again', async () => {
    const methods = '/api/app/common/payment-method/list'
    const server = fakeServer()
    const coming = Promise.withResolvers<void>()
    let isLost = true
    server.answer(methods, async (input) => {
      if (!isLost) return answers[methods]?.(input as never)
      await coming.promise
      throw new TypeError('Failed to fetch')
    })
    await openApp({ hash: menuAddress, stored: { icc_token: goodToken() } })
    await click(await button('Add Butter Croissant'))
    await click(await button('Check out'))
    const bill = await screen.findByRole('region', { name: 'Amounts' })
    expect(bill.previousElementSibling?.querySelector('.skeleton')).toBeTruthy()
    coming.resolve()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isLost = false
    await click(retry)
    expect(await screen.findByRole('radio', { name: /^Card/ })).toBeTruthy()
  })
})
