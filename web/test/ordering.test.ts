import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, type FakeServer, fakeServer, goodToken, openApp, settle } from './app.ts'
import { answers } from './fake/answers.ts'
import { products } from './fake/menu.ts'
import { takeComplaints } from './setup.ts'

afterEach(closeApp)

const create = '/api/app/order/order/create'
const click = async (element: HTMLElement) => {
  fireEvent.click(element)
  await settle()
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function openMenu(stored = {}): Promise<FakeServer & Awaited<ReturnType<typeof openApp>>> {
  const server = fakeServer()
  const app = await openApp({ hash: '#/pages/home/menu/menu', stored })
  await screen.findByText('Butter Croissant')
  return { ...server, ...app }
}

/** A customer with one croissant at the confirmation page. */
async function openConfirm() {
  const app = await openMenu({ icc_token: goodToken() })
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', false))
  return app
}

describe('the menu', () => {
  it('adds a plain product with one tap and counts it everywhere', async () => {
    await openMenu()
    await click(await button('Add Butter Croissant'))
    await click(await button('One more Butter Croissant'))
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toMatchObject([
      { productId: 'butter-croissant', num: 2 },
    ])
    expect(within(screen.getByTestId('tab-bar')).getByText('2 in the cart')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Your cart' }).textContent).toContain('$6.80')
    await click(await button('One Butter Croissant less'))
    await click(await button('One Butter Croissant less'))
    expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull()
  })

  it('keeps what is sold out from being added and says why', async () => {
    await openMenu()
    expect(screen.getByText('Sold out')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Pistachio Croissant' })).toBeNull()
  })

  it('takes no more of a product than one order may hold', async () => {
    const server = fakeServer()
    server.answer('/api/app/product/product/list', () => ({
      list: products.map((product) => ({ ...product, perOrderLimit: 1 })),
      total: products.length,
      pageIndex: 1,
      pageSize: 500,
      hasMore: false,
    }))
    await openApp({ hash: '#/pages/home/menu/menu' })
    await click(await button('Add Butter Croissant'))
    await click(await button('One more Butter Croissant'))
    expect(screen.getByText('At most 1 per order')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toMatchObject([{ num: 1 }])
  })

  it('takes no more than the store has left', async () => {
    const server = fakeServer()
    const list = products.map((product) => ({
      ...product,
      skuList: product.skuList.map((sku) => ({ ...sku, stockNum: 1 })),
    }))
    server.answer('/api/app/product/product/list', () => ({
      list,
      total: 1,
      pageIndex: 1,
      pageSize: 500,
      hasMore: false,
    }))
    await openApp({ hash: '#/pages/home/menu/menu' })
    await click(await button('Add Butter Croissant'))
    await click(await button('One more Butter Croissant'))
    expect(screen.getByText('Inventory limit has been reached!')).toBeTruthy()
  })

  it('asks on for materials while full pages come', async () => {
    const server = fakeServer()
    const page = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ materialId: `m${index}`, materialName: 'x', total: 1 }))
    server.answer('/api/app/product/material/list', ({ pageIndex }: { pageIndex: number }) => ({
      list: pageIndex < 3 ? page(200) : [],
      total: 400,
      pageIndex,
      pageSize: 200,
      hasMore: false,
    }))
    await openApp({ hash: '#/pages/home/menu/menu' })
    await waitFor(() =>
      expect(server.to('/api/app/product/material/list').map(({ body }) => [body.pageIndex, body.pageSize])).toEqual([
        [1, 200],
        [2, 200],
        [3, 200],
      ]),
    )
  })

  it('sends a visitor to log in on the way to confirmation', async () => {
    const { stack } = await openMenu()
    await click(await button('Add Butter Croissant'))
    await click(await button('Check out'))
    const redirect = encodeURIComponent('/pages/order/confirmOrder/confirmOrder')
    const login = `/pages/user/login/login?redirect=${redirect}`
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu', login]))
  })
})

describe('a combo', () => {
  it('is not added before everything is chosen, and then carries its choices', async () => {
    await openMenu()
    await click(await button('Choose Afternoon for One'))
    const dialog = await screen.findByRole('dialog', { name: 'Afternoon for One' }, { timeout: 3000 })
    await click(within(dialog).getByRole('button', { name: /Choose 2 more/ }))
    expect(screen.getByText('Package product selection not completed')).toBeTruthy()
    for (const name of [/Butter Croissant/, /Cardamom Bun/]) await click(within(dialog).getByRole('checkbox', { name }))
    await click(within(dialog).getByRole('checkbox', { name: /Cinnamon Roll/ }))
    expect(screen.getByText('The maximum number of options has been reached')).toBeTruthy()
    await click(within(dialog).getByRole('button', { name: /Add to cart/ }))
    const [line] = JSON.parse(localStorage.getItem('cart_list') ?? '')
    expect(line).toMatchObject({ productType: 4, price: 930 })
    expect(line.packageProductList.map(({ productId }: { productId: string }) => productId)).toEqual([
      'yuzu-green',
      'butter-croissant',
      'cardamom-bun',
      'macaron-trio',
    ])
  })
})

describe('placing an order', () => {
  it('leads to the cashier, and nothing of it stays in the cart', async () => {
    const { stack, to } = await openConfirm()
    await click(await button('Place order'))
    const cashier = /^\/pages\/order\/cashier\/cashier\?orderId=o\d+$/
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(cashier))
    expect(to(create)[0]?.body).toMatchObject({ expectedPayable: 340, pickupMethod: 1, paymentMethodCode: 'card' })
    expect(localStorage.getItem('cart_list')).toBeNull()
    expect(localStorage.getItem('submit_cart_list')).toBeNull()
  })

  it('two quick taps send one order', async () => {
    const { to } = await openConfirm()
    const place = await button('Place order')
    fireEvent.click(place)
    fireEvent.click(place)
    await waitFor(() => expect(to(create)).not.toHaveLength(0))
    await settle(20)
    expect(to(create)).toHaveLength(1)
  })

  it('sent again after a fault of the line, it is the same request', async () => {
    const { to, answer } = await openConfirm()
    let isDown = true
    answer(create, (input) => {
      if (isDown) throw new TypeError('Failed to fetch')
      return answers[create]?.(input)
    })
    await click(await button('Place order'))
    await waitFor(() => expect(to(create)).toHaveLength(1))
    await waitFor(async () => expect(await button('Place order')).toHaveProperty('disabled', false))
    isDown = false
    await click(await button('Place order'))
    await waitFor(() => expect(to(create)).toHaveLength(2))
    const ids = to(create).map(({ body }) => body.requestId)
    expect(ids[0]).toBe(ids[1])
  })

  it('a moved price is asked about; agreed, it is another request at the new price', async () => {
    const { to, answer } = await openConfirm()
    answer(create, (input: { expectedPayable: number }) => {
      if (input.expectedPayable === 340) {
        const refusal = { code: 51001, message: 'moved', data: { payableTotal: 360 }, successful: false }
        return new Response(JSON.stringify(refusal))
      }
      return answers[create]?.(input as never)
    })
    await click(await button('Place order'))
    expect(await screen.findByText('It was $3.40, now it is $3.60.')).toBeTruthy()
    await click(await button('Order at the new price'))
    await waitFor(() => expect(to(create)).toHaveLength(2))
    const [first, second] = to(create).map(({ body }) => body)
    expect(second).toMatchObject({ expectedPayable: 360 })
    expect(second?.requestId).not.toBe(first?.requestId)
  })

  it('a resting store says so and nothing is lost', async () => {
    const { answer } = await openConfirm()
    answer(create, () => {
      throw new FakeRefusal('storeResting')
    })
    await click(await button('Place order'))
    expect(await screen.findByText('The store is resting')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
  })

  it('without a way to pay nothing can be sent', async () => {
    const server = fakeServer()
    server.answer('/api/app/common/payment-method/list', () => ({ list: [] }))
    await openApp({ hash: '#/pages/home/menu/menu', stored: { icc_token: goodToken() } })
    await click(await button('Add Butter Croissant'))
    await click(await button('Check out'))
    expect(await screen.findByText('Payment method not configured')).toBeTruthy()
    expect(await button('Place order')).toHaveProperty('disabled', true)
  })
})

describe('logging in by code', () => {
  it('nothing leaves before the agreement is ticked and the phone is one', async () => {
    const server = fakeServer()
    await openApp({ hash: '#/pages/user/login/login' })
    await click(await button('Send code'))
    expect(screen.getByText('Please fill in your phone number')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
    await click(await button('Send code'))
    expect(screen.getByText('Please read and check the bottom agreement')).toBeTruthy()
    expect(server.to('/api/app/customer/login/send-sms-code')).toEqual([])
  })

  it('the sixth digit logs in, and the customer is where he wanted to be', async () => {
    fakeServer()
    const wanted = '/pages/user/mine/mine'
    const { stack } = await openApp({ hash: `#/pages/user/login/login?redirect=${encodeURIComponent(wanted)}` })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '812 4441-7' } })
    fireEvent.click(screen.getByRole('checkbox'))
    await click(await button('Send code'))
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    await act(async () => fireEvent.change(code, { target: { value: '407112' } }))
    await waitFor(async () => expect(await stack()).toEqual([wanted]))
    expect(localStorage.getItem('icc_token')).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
    expect(await screen.findByText('Mira Hadley')).toBeTruthy()
  })

  it('a wrong code empties the boxes and says so; the code can be sent again once it is over', async () => {
    fakeServer()
    const draft = { areaCode: '62', phone: '81244417', expiresAt: Date.now() + 1200, devCode: '' }
    await openApp({ hash: '#/pages/user/login/login' })
    sessionStorage.setItem('tiffin.login', JSON.stringify(draft))
    await act(async () => {
      await window.icc.navigateTo('/pages/user/login/verifyCodeLogin')
    })
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    expect(await button('Resend')).toHaveProperty('disabled', true)
    await act(async () => fireEvent.change(code, { target: { value: '000000' } }))
    expect(await screen.findByText('codeWrong')).toBeTruthy()
    expect(code).toHaveProperty('value', '')
    await waitFor(async () => expect(await button('Resend')).toHaveProperty('disabled', false), { timeout: 5000 })
  })
})

describe('switching the store', () => {
  const cart = async () => {
    const app = await openMenu()
    await click(await button('Add Butter Croissant'))
    await act(async () => {
      await window.icc.navigateTo('/pages/home/storeList/storeList')
    })
    return app
  }

  it('asks first and then empties the cart', async () => {
    await cart()
    await click(await button('Northgate'))
    expect(await screen.findByText('Switching the store will empty your cart. Continue?')).toBeTruthy()
    await click(await button('Continue'))
    await waitFor(() => expect(localStorage.getItem('cart_list')).toBeNull())
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({ storeId: 'northgate' })
  })

  it('declined, or to the same store, keeps it', async () => {
    const { stack } = await cart()
    await click(await button('Northgate'))
    await click(await button('Cancel'))
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
    const [current] = await screen.findAllByRole('button', { name: /Riverside Arcade/ })
    if (current === undefined) throw new Error('the current store is in the list')
    await click(current)
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
  })
})

describe('a page that breaks', () => {
  it('says so in its place, the tab bar goes on, and another try mends it', async () => {
    await openMenu()
    await act(async () => window.icc.test.breakPage())
    expect(await screen.findByText('The page is wrong. Please try again later.')).toBeTruthy()
    expect(screen.getByTestId('tab-bar')).toBeTruthy()
    await click(await button('Try again'))
    expect(await screen.findByText('Butter Croissant')).toBeTruthy()
    expect(takeComplaints().join()).toContain('broken by a test')
  })
})

it('the offline toast stays until the connection is back', async () => {
  await openMenu()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => dispatchEvent(new Event('offline')))
  expect(screen.getByText(/Network connection error/)).toBeTruthy()
  online.mockReturnValue(true)
  await act(async () => dispatchEvent(new Event('online')))
  expect(screen.queryByText(/Network connection error/)).toBeNull()
})
