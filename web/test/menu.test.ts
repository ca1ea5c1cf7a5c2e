import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, openApp } from './app.ts'
import { products } from './fake/menu.ts'
import { button, click, menuAddress, openMenu } from './steps.ts'

afterEach(closeApp)

describe('the menu', () => {
  it('[R-2.41][R-3.1][R-2.9] adds a plain product with one tap and counts it everywhere', async () => {
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

  it('[R-4.16][R-8.15] keeps what is sold out from being added and says why', async () => {
    await openMenu()
    expect(screen.getByText('Sold out')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Pistachio Croissant' })).toBeNull()
  })

  it('[R-3.18] is not checked out without a product that every order needs, which is named', async () => {
    const server = fakeServer()
    const list = products.map((product) => ({ ...product, isRequired: product.productId === 'custard-tart' }))
    server.answer('/api/app/product/product/list', () => ({
      ...{ list, total: list.length, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 0 },
    }))
    const { stack } = await openApp({ hash: menuAddress })
    await click(await button('Add Butter Croissant'))
    await click(await button('Check out'))
    expect(await screen.findByText('Please also choose Burnt Custard Tart')).toBeTruthy()
    expect(await stack()).toEqual(['/pages/home/menu/menu'])
    expect(server.to('/api/app/order/cart/check')).toEqual([])
  })

  it.each([
    ['order may hold', { perOrderLimit: 1 }, 'At most 1 per order'],
    ['day allows', { dailyLimit: 1 }, 'At most 1 per day'],
  ])('[R-5.9][R-5.10] takes no more of a product than one %s', async (_what, limit, words) => {
    const server = fakeServer()
    server.answer('/api/app/product/product/list', () => ({
      list: products.map((product) => ({ ...product, ...limit })),
      total: products.length,
      pageIndex: 1,
      pageSize: 500,
      hasMore: false,
    }))
    await openApp({ hash: menuAddress })
    await click(await button('Add Butter Croissant'))
    await click(await button('One more Butter Croissant'))
    expect(screen.getByText(words)).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toMatchObject([{ num: 1 }])
  })

  it('[R-8.15] takes no more than the store has left', async () => {
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
    await openApp({ hash: menuAddress })
    await click(await button('Add Butter Croissant'))
    await click(await button('One more Butter Croissant'))
    expect(screen.getByText('Inventory limit has been reached!')).toBeTruthy()
  })

  it('[R-7.5][R-7.6][R-9.2][R-3.6][R-2.9] asks for headings and products by pages of 500, and for products of channel 1', async () => {
    const { to } = await openMenu()
    const [headings] = to('/api/app/product/category/list')
    const [products] = to('/api/app/product/product/list')
    expect(headings?.body).toMatchObject({ pageIndex: 1, pageSize: 500 })
    expect(products?.body).toMatchObject({ pageIndex: 1, pageSize: 500, saleChannelCode: 1, storeId: 'riverside' })
  })

  it('[R-3.6] shows a product of no known heading under Other', async () => {
    const server = fakeServer()
    const list = products.map((product, index) => (index === 0 ? { ...product, productCategoryId: 'gone' } : product))
    const page = { list, total: list.length, pageIndex: 1, pageSize: 500, hasMore: false }
    server.answer('/api/app/product/product/list', () => page)
    await openApp({ hash: menuAddress })
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeTruthy()
  })

  it('[R-8.2][R-2.9][page-84] whose products are refused says so in the words of the server, and offers another try', async () => {
    const server = fakeServer()
    server.answer('/api/app/product/product/list', () => {
      throw new FakeRefusal('storeUnknown')
    })
    await openApp({ hash: menuAddress })
    expect(await button('Try again')).toBeTruthy()
    const { useOverlays } = await import('@tiffin/kit/client/overlays.ts')
    expect(useOverlays.getState().toast?.text).toBe('storeUnknown')
  })

  it.each([
    ['by the page alone while it has nothing to show', false],
    ['by a toast when the menu is there already', true],
  ])('[page-84] that no answer came is said %s', async (_case, hasMenu) => {
    const server = fakeServer()
    const lost = () => new Response('away', { status: 503 })
    if (!hasMenu) server.answer('/api/app/product/product/list', lost)
    await openApp({ hash: menuAddress })
    await (hasMenu ? button('Add Butter Croissant') : button('Try again'))
    server.answer('/api/app/product/product/list', lost)
    const { queryClient } = await import('../src/data/query-client.ts')
    await act(() => queryClient.refetchQueries({ queryKey: ['products'] }))
    expect(screen.queryByText('Something went wrong on our side. Please try again later.') !== null).toBe(hasMenu)
  })

  it('[R-7.8][R-9.2] asks on for materials while full pages come', async () => {
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
    await openApp({ hash: menuAddress })
    await waitFor(() =>
      expect(server.to('/api/app/product/material/list').map(({ body }) => [body.pageIndex, body.pageSize])).toEqual([
        [1, 200],
        [2, 200],
        [3, 200],
      ]),
    )
  })

  it('[R-6.1][R-2.50] sends a visitor to log in on the way to confirmation, by code', async () => {
    const { stack } = await openMenu()
    await click(await button('Add Butter Croissant'))
    await click(await button('Check out'))
    const redirect = encodeURIComponent('/pages/order/confirmOrder/confirmOrder')
    const login = `/pages/user/login/codeLogin?redirect=${redirect}`
    await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu', login]))
  })
})

describe('a combo', () => {
  it('[R-3.1][R-3.2][R-8.14] is not added before everything is chosen, and then carries its choices', async () => {
    await openMenu()
    await click(await button('Choose Afternoon for One'))
    const dialog = await screen.findByRole('dialog', { name: 'Afternoon for One' })
    await click(within(dialog).getByRole('button', { name: /Choose 2 more/ }))
    expect(screen.getByText('Package product selection not completed')).toBeTruthy()
    for (const name of [/Butter Croissant/, /Cardamom Bun/]) await click(within(dialog).getByRole('checkbox', { name }))
    const beyond = within(dialog).getByRole('checkbox', { name: /Cinnamon Roll/ })
    expect(beyond.closest('[data-beyond]')).toBeTruthy()
    expect(within(dialog).getByText('2 of 2')).toBeTruthy()
    await click(beyond)
    expect(screen.getByText('The maximum number of options has been reached', { ignore: '[hidden]' })).toBeTruthy()
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

  it('[R-8.14] a group that may stay empty says how many are chosen, wears no tick, and is asked about once', async () => {
    const pastries = products.find(({ productId }) => productId === 'afternoon')?.packageGroupList[1]
    if (pastries === undefined) throw new Error('no pastries')
    pastries.minNum = 0
    try {
      await openMenu()
      await click(await button('Choose Afternoon for One'))
      const dialog = await screen.findByRole('dialog', { name: 'Afternoon for One' })
      const group = within(dialog).getByRole('group', { name: /^Two pastries/ })
      const tag = within(group).getByText('0 of 2')
      expect(tag.querySelector('svg')).toBeNull()
      await click(within(dialog).getByRole('button', { name: /Add to cart/ }))
      await click(await button('Keep choosing')) // rather choose something
      expect(localStorage.getItem('cart_list')).toBeNull()
      await click(within(dialog).getByRole('button', { name: /Add to cart/ }))
      await click(await button('Add without'))
      expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
    } finally {
      pastries.minNum = 2
    }
  })
})
