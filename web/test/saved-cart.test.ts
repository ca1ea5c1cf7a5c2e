import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle, tokenOf } from './app.ts'
import { cartOf, chosen, inShort, keepCart, lineOf, storedCart } from './cart-lines.ts'
import { products } from './fake/menu.ts'
import { button, click, menuAddress, placing } from './steps.ts'

afterEach(closeApp)

const save = '/api/app/order/cart/save'
const detail = '/api/app/order/cart/detail'
const croissant = lineOf('butter-croissant')
const tart = lineOf('custard-tart')

/** A customer at the menu, whose account and browser hold what is said. */
async function openLoggedIn({ account = {}, stored = {} }: { account?: object; stored?: Record<string, string> } = {}) {
  const server = fakeServer()
  const kept = keepCart(server, account)
  const app = await openApp({
    hash: menuAddress,
    stored: { icc_token: goodToken(), storeInfo: chosen('riverside'), ...stored },
  })
  await screen.findAllByText('Butter Croissant')
  return { ...server, ...app, kept }
}

const lookAgain = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('the cart of a customer who is logged in', () => {
  it('[R-7.20] is saved when it has rested, with the version that this device saw', async () => {
    const { kept, to } = await openLoggedIn({ account: { storeId: 'riverside', version: 4 } })
    await waitFor(() => expect(to(detail)).toHaveLength(1))
    await settle(20)
    // In one go: on a slow machine the cart would rest between two steps.
    fireEvent.click(await button('Add Butter Croissant'))
    fireEvent.click(screen.getByRole('button', { name: 'One more Butter Croissant' }))
    await waitFor(() => expect(kept.version).toBe(5))
    expect(to(save)).toHaveLength(1)
    expect(to(save)[0]?.body).toMatchObject({ storeId: 'riverside', version: 4 })
    expect(inShort(kept.list)).toEqual(['2 butter-croissant'])
    await click(await button('One Butter Croissant less'))
    await waitFor(() => expect(inShort(kept.list)).toEqual(['1 butter-croissant']))
    expect(to(save)[1]?.body).toMatchObject({ version: 5 })
  })

  it('[R-8.2] that the server refuses is explained in its own words; a connection that fails is not', async () => {
    const { answer } = await openLoggedIn({ account: { storeId: 'riverside', version: 4 } })
    answer(save, () => {
      throw new TypeError('Failed to fetch')
    })
    await click(await button('Add Butter Croissant'))
    await settle(1500)
    expect(screen.queryByText(/Network connection error/)).toBeNull()
    answer(save, () => {
      throw new FakeRefusal('storeUnknown')
    })
    await click(await button('One more Butter Croissant'))
    expect(await screen.findByText(new FakeRefusal('storeUnknown').message)).toBeTruthy()
  })

  it('[R-8.2] a refusal that lasts is shown once, another one is shown, and after a success the first one again', async () => {
    const { answer, kept } = await openLoggedIn({ account: { storeId: 'riverside', version: 4 } })
    const { showToast, useOverlays } = await import('@tiffin/kit/client/overlays.ts')
    const refuse = (code: ConstructorParameters<typeof FakeRefusal>[0]) =>
      answer(save, () => {
        throw new FakeRefusal(code)
      })
    /** The last toast of a step, also when a slow machine has taken it away meanwhile. */
    const toastAfter = async (step: () => Promise<void>) => {
      const shown: string[] = []
      const stop = useOverlays.subscribe(({ toast }) => toast && shown.push(toast.text))
      showToast('before')
      await step()
      await settle(1100)
      stop()
      return shown.at(-1)
    }
    const oneMore = async () => click(await button('One more Butter Croissant'))
    refuse('storeUnknown')
    const unknown = new FakeRefusal('storeUnknown').message
    expect(await toastAfter(async () => click(await button('Add Butter Croissant')))).toBe(unknown)
    expect(await toastAfter(oneMore)).toBe('before')
    expect(await toastAfter(lookAgain)).toBe('before')
    refuse('storeResting')
    expect(await toastAfter(oneMore)).toBe(new FakeRefusal('storeResting').message)
    keepCart({ answer, sent: [], to: () => [] }, kept)
    await toastAfter(oneMore)
    refuse('storeResting')
    expect(await toastAfter(oneMore)).toBe(new FakeRefusal('storeResting').message)
  })

  it('[R-7.20] comes back on a device that has nothing in its cart, with its store', async () => {
    await openLoggedIn({ account: { storeId: 'northgate', version: 2, list: [tart] } })
    await waitFor(() => expect(storedCart()).toEqual(['1 custard-tart']))
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({
      ...{ storeId: 'northgate', storeName: 'Northgate' },
    })
    expect(await screen.findByText('Your saved cart is back')).toBeTruthy()
  })

  it('[R-1.2] comes back without a further choice of its store', async () => {
    await openLoggedIn({
      account: { storeId: 'northgate', version: 2, list: [tart] },
      stored: { 'tiffin.recentStores': '["riverside","northgate"]' },
    })
    await waitFor(() => expect(storedCart()).toEqual(['1 custard-tart']))
    expect(localStorage.getItem('storeInfo')).toContain('northgate')
    expect(JSON.parse(localStorage.getItem('tiffin.recentStores') ?? '')).toEqual(['riverside', 'northgate'])
  })

  it('joins what was chosen as a visitor at the same store, and both sides have it', async () => {
    const { kept } = await openLoggedIn({
      account: { storeId: 'riverside', version: 2, list: [{ ...croissant, num: 2 }, tart] },
      stored: { cart_list: cartOf(croissant) },
    })
    await waitFor(() => expect(storedCart()).toEqual(['3 butter-croissant', '1 custard-tart']))
    await waitFor(() => expect(inShort(kept.list)).toEqual(['3 butter-croissant', '1 custard-tart']))
    expect(await screen.findByText('Your saved cart was added')).toBeTruthy()
  })

  it('is cut to the limits when it joins, and what was cut is named', async () => {
    const server = fakeServer()
    keepCart(server, { storeId: 'riverside', version: 2, list: [{ ...croissant, num: 2 }] })
    const list = products.map((product) => ({ ...product, perOrderLimit: 2 }))
    const page = { list, total: 1, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 0 }
    server.answer('/api/app/product/product/list', () => page)
    const stored = { icc_token: goodToken(), storeInfo: chosen('riverside'), cart_list: cartOf(croissant) }
    await openApp({ hash: menuAddress, stored })
    const dialog = await screen.findByRole('dialog', { name: 'Some quantities were lowered to what is allowed' })
    expect(dialog.textContent).toContain('Butter Croissant: 2 now')
    await click(await button('OK'))
    expect(storedCart()).toEqual(['2 butter-croissant'])
  })

  it('of another store gives way to the one of this device, and can be brought back', async () => {
    const { kept } = await openLoggedIn({
      account: { storeId: 'northgate', version: 2, list: [tart] },
      stored: { cart_list: cartOf(croissant) },
    })
    await screen.findByText('The cart of this device is used now')
    await waitFor(() => expect(kept).toMatchObject({ storeId: 'riverside', version: 3 }))
    expect(storedCart()).toEqual(['1 butter-croissant'])
    await click(await screen.findByText('Undo'))
    await waitFor(() => expect(storedCart()).toEqual(['1 custard-tart']))
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '').storeId).toBe('northgate')
    await waitFor(() => expect(kept).toMatchObject({ storeId: 'northgate', version: 4 }))
  })

  it('changed on another device is taken from the server, and the app says so', async () => {
    const { kept } = await openLoggedIn({ account: { storeId: 'riverside', version: 2, list: [croissant] } })
    await waitFor(() => expect(storedCart()).toEqual(['1 butter-croissant']))
    Object.assign(kept, { version: 3, list: [tart] })
    await click(await button('One more Butter Croissant'))
    await waitFor(() => expect(storedCart()).toEqual(['1 custard-tart']))
    expect(await screen.findByText('Your cart was changed on another device')).toBeTruthy()
    expect(kept.version).toBe(3)
    await click(await screen.findByText('Undo'))
    await waitFor(() => expect(storedCart()).toEqual(['2 butter-croissant']))
    await waitFor(() => expect([kept.version, inShort(kept.list)]).toEqual([4, ['2 butter-croissant']]))
  })

  it('names once what is on no menu any more', async () => {
    const removedList = [{ productId: 'moon-cake', productName: 'Moon Cake', reason: 2 }]
    await openLoggedIn({ account: { storeId: 'riverside', version: 2, list: [croissant], removedList } })
    const title = 'The following products cannot be purchased and have been deleted for you'
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('Moon Cake')
    await click(await button('OK'))
    await lookAgain()
    await settle(300)
    expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  })

  it('is asked for again when the app is looked at again', async () => {
    const { kept, to } = await openLoggedIn({ account: { storeId: 'riverside', version: 2, list: [croissant] } })
    await waitFor(() => expect(storedCart()).toEqual(['1 butter-croissant']))
    Object.assign(kept, { version: 3, list: [] })
    await lookAgain()
    await waitFor(() => expect(storedCart()).toEqual([]))
    expect(to(save)).toEqual([])
  })

  it('[AV-12] changed without a connection is saved when the connection is back', async () => {
    const { kept, answer } = await openLoggedIn({ account: { storeId: 'riverside', version: 2, list: [croissant] } })
    await waitFor(() => expect(storedCart()).toEqual(['1 butter-croissant']))
    answer(save, () => new Response('', { status: 503 }))
    await click(await button('One more Butter Croissant'))
    await settle(1000)
    expect(storedCart()).toEqual(['2 butter-croissant'])
    keepCart({ answer, sent: [], to: () => [] }, kept)
    await act(async () => {
      dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(localStorage.getItem('tiffin.savedCart')).toContain('"version":3'))
  })

  it('[R-4.2] stays on the server and leaves the device when the customer logs out', async () => {
    const { kept, to } = await openLoggedIn({ account: { storeId: 'riverside', version: 2, list: [croissant] } })
    await waitFor(() => expect(storedCart()).toEqual(['1 butter-croissant']))
    const { endSession } = await import('../src/data/login/end-session.ts')
    await act(() => endSession())
    expect(to('/api/app/customer/login/logout')).toHaveLength(1)
    await settle(1000)
    expect(storedCart()).toEqual([])
    expect(localStorage.getItem('tiffin.savedCart')).toBeNull()
    expect(to(save)).toEqual([])
    expect(inShort(kept.list)).toEqual(['1 butter-croissant'])
  })

  it('is saved empty when all of it was ordered', async () => {
    const { kept } = await openLoggedIn({ account: { storeId: 'riverside', version: 2, list: [croissant] } })
    await click(await button('Check out'))
    await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
    await click(await button(placing))
    await waitFor(() => expect(kept).toMatchObject({ version: 3, list: [] }))
  })

  it('of a visitor who logs in to pay joins only after the order: nothing is ordered that was not confirmed', async () => {
    const server = fakeServer()
    const kept = keepCart(server, { storeId: 'riverside', version: 2, list: [tart] })
    const lines = cartOf(croissant)
    await openApp({
      hash: '#/pages/order/confirmOrder/confirmOrder',
      stored: { icc_token: goodToken(), storeInfo: chosen('riverside'), cart_list: lines, submit_cart_list: lines },
    })
    await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
    await settle(50)
    expect(server.to(detail)).toEqual([])
    await click(await button(placing))
    await waitFor(() => expect(storedCart()).toEqual(['1 custard-tart']))
    expect(server.to('/api/app/order/order/create')[0]?.body.productRequestList).toMatchObject([
      { productId: 'butter-croissant' },
    ])
    expect(inShort(kept.list)).toEqual(['1 custard-tart'])
  })

  it.each([
    ['ran out', tokenOf({ uid: 'c1', role: ['customer'], exp: Date.now() / 1000 - 60 })],
    ['got lost', ''],
  ])('is not added to itself when the token %s and the same customer logs in again', async (_how, token) => {
    const { kept } = await openLoggedIn({ account: { storeId: 'riverside', version: 2, list: [croissant] } })
    await waitFor(() => expect(localStorage.getItem('tiffin.savedCart')).toContain('"version":2'))
    const left = Object.fromEntries(Object.entries<string>(localStorage))
    await openApp({ hash: menuAddress, stored: { ...left, icc_token: token } })
    await settle(1700) // a visitor's cart is watched after the first page
    await click(await button('One more Butter Croissant'))
    const { startSession } = await import('../src/state/login/session.ts')
    await act(async () => startSession(goodToken(), 'sms'))
    await waitFor(() => expect(kept).toMatchObject({ version: 3 }))
    expect(storedCart()).toEqual(['2 butter-croissant'])
    expect(inShort(kept.list)).toEqual(['2 butter-croissant'])
  })

  it('of another customer who used this device before is not mixed with the new one', async () => {
    const { kept } = await openLoggedIn({
      account: { storeId: 'riverside', version: 9, list: [tart] },
      stored: {
        'tiffin.savedCart': JSON.stringify({ uid: 'c0', version: 1, content: '' }),
        cart_list: cartOf(croissant),
      },
    })
    await waitFor(() => expect(inShort(kept.list)).toEqual(['1 butter-croissant', '1 custard-tart']))
  })
})

describe('the cart of this device', () => {
  it('[R-1.13][AV-12] survives a reload without a connection and a new version of the app, and the customer stays logged in', async () => {
    const server = fakeServer()
    server.answer(detail, () => new Response('', { status: 503 }))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const token = goodToken()
    const cart_list = cartOf(croissant)
    await openApp({ stored: { icc_token: token, icc_app_version: '1.9.9', cart_list, storeInfo: chosen('riverside') } })
    await waitFor(() => expect(server.to(detail)).not.toEqual([]))
    await settle(20)
    expect(localStorage.getItem('icc_app_version')).toBe('2.2.2')
    expect(localStorage.getItem('icc_token')).toBe(token)
    expect(storedCart()).toEqual(['1 butter-croissant'])
  })
})
