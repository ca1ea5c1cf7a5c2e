import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle, tokenOf } from '../../../test/app.ts'
import { inShort, lineOf } from '../../../test/cart-lines.ts'
import { stores } from '../../../test/fake/shop.ts'

afterEach(closeApp)

describe('the brand of the address', () => {
  it('[R-1.8][R-2.22][R-5.1][R-8.5] when it is missing leads to the 404 page, and the server is asked nothing', async () => {
    const server = fakeServer()
    const app = await openApp({ search: '', stored: { icc_corp_id: 'demo' } })
    expect(await app.stack()).toEqual(['/pages/error/404'])
    const page = await screen.findByTestId('page-notFound')
    expect(page.textContent).toContain('Please open the app by the link')
    expect(server.sent).toEqual([])
  })

  it('[R-1.8][R-5.1][R-8.5] when it is empty leads to the 404 page too', async () => {
    const server = fakeServer()
    expect(await (await openApp({ search: '?corp=' })).stack()).toEqual(['/pages/error/404'])
    expect(server.sent).toEqual([])
  })

  it('[R-1.8][R-2.22][R-5.1][R-8.5] when the server does not know it leads to the 404 page', async () => {
    const server = fakeServer()
    server.answer('/api/app/common/bootstrap/detail', () => {
      throw new FakeRefusal('corpUnknown')
    })
    expect(await (await openApp({ search: '?corp=nobody' })).stack()).toEqual(['/pages/error/404'])
  })

  it('[R-1.9] when the server does not know it leaves what is stored of another brand, and is sent none of its tokens', async () => {
    const server = fakeServer()
    server.answer('/api/app/common/bootstrap/detail', () => {
      throw new FakeRefusal('corpUnknown')
    })
    const stored = {
      icc_corp_id: 'demo',
      icc_token: goodToken(),
      customer_data: '{"nickName":"A","phone":"1","avatar":""}',
      cart_list: '[]',
      storeInfo: '{"id":"s","storeId":"s","storeName":"S"}',
    }
    await openApp({ search: '?corp=nobody', stored })
    for (const [key, value] of Object.entries(stored)) expect([key, localStorage.getItem(key)]).toEqual([key, value])
    expect(server.sent.map(({ path, headers }) => [path, headers.Authorization])).toEqual([
      ['/api/app/common/bootstrap/detail', undefined],
    ])
  })

  it('[R-1.9] when it changes never sends the token of the old brand to the new one', async () => {
    const server = fakeServer()
    await openApp({ stored: { icc_corp_id: 'other', icc_token: goodToken() }, hash: '#/pages/home/menu/menu' })
    await screen.findByText('Butter Croissant')
    expect(server.sent.filter(({ headers }) => headers.Authorization !== undefined)).toEqual([])
  })

  it('[R-1.9] when it stands behind the hash moves before it', async () => {
    fakeServer()
    await openApp({ search: '', hash: '#/pages/user/mine/mine?corp=demo' })
    expect(location.search).toBe('?corp=demo')
    expect(location.hash).toBe('#/pages/user/mine/mine')
  })

  it('[R-1.9] when it stands behind the hash among inputs of the page leaves those to the page', async () => {
    fakeServer()
    await openApp({ search: '?from=card', hash: '#/pages/home/searchGoods/searchGoods?keyword=tea&corp=demo' })
    expect(location.search).toBe('?from=card&corp=demo')
    expect(location.hash).toBe('#/pages/home/searchGoods/searchGoods?keyword=tea')
  })

  it('[R-1.9] when it changes leaves nothing stored of the old brand', async () => {
    fakeServer()
    const stored = {
      icc_corp_id: 'other',
      icc_token: goodToken(),
      customer_data: '{"nickName":"A","phone":"1","avatar":""}',
      cart_list: '[]',
      storeInfo: '{"id":"s","storeId":"s","storeName":"S"}',
    }
    await openApp({ stored, hash: '#/pages/user/mine/mine' })
    expect(localStorage.getItem('icc_corp_id')).toBe('demo')
    for (const key of ['icc_token', 'customer_data', 'cart_list', 'storeInfo']) {
      expect([key, localStorage.getItem(key)]).toEqual([key, null])
    }
  })
})

describe('the login guard', () => {
  const hash = '#/pages/order/orderDetail/detail?orderId=o1'

  it.each([
    ['no token', undefined],
    ['a token of another form', 'abc'],
    ['a token whose middle cannot be read', 'a.!.c'],
    ['an expired token', tokenOf({ uid: 'c1', exp: 1 })],
  ])(
    '[R-4.5] with %s a page that needs login asks to log in, and asks the server nothing of it',
    async (_name, token) => {
      const server = fakeServer()
      const app = await openApp({ hash: hash, stored: token === undefined ? {} : { icc_token: token } })
      expect(await app.stack()).toEqual([
        `/pages/user/login/login?redirect=${encodeURIComponent('/pages/order/orderDetail/detail?orderId=o1')}`,
      ])
      expect(server.to('/api/app/order/order/detail')).toEqual([])
    },
  )

  it('[R-4.5][R-8.6] answers a caller of window.icc which of the two it was', async () => {
    fakeServer()
    const { icc } = await openApp({
      hash: '#/pages/user/mine/mine',
      stored: { icc_token: tokenOf({ uid: 'c', exp: 1 }) },
    })
    const refusal = await icc.navigateTo('/pages/order/cashier/cashier?orderId=1')?.catch((fault) => fault)
    expect(refusal).toEqual({ errMsg: 'navigateTo:fail uni-id-token-expired' })
    const failed = await new Promise((fail) => icc.navigateTo({ url: '/pages/nope', fail }))
    expect(failed).toEqual({ errMsg: 'navigateTo:fail page `/pages/nope` is not found' })
    await settle()
  })
})

describe('the store of a first visit', () => {
  const ask = '/api/app/customer/store/default'
  const writeStore = (language: string) => {
    const script = document.createElement('script')
    Object.assign(script, { type: 'application/json', id: 'tiffin-store' })
    script.dataset.language = language
    script.textContent = JSON.stringify({ code: 200, data: { ...stores[1] } })
    document.head.append(script)
    onTestFinished(() => script.remove())
  }

  it('is the one that stands in the page, without a word to the server', async () => {
    const server = fakeServer()
    writeStore('en-US')
    await openApp()
    expect((await screen.findAllByText('Northgate')).length).toBeGreaterThan(0)
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({ storeId: 'northgate' })
    expect([...server.to(ask), ...server.to('/api/app/customer/store/detail')]).toEqual([])
  })

  it.each([
    ['in another language', 'zh-CN', {}],
    ['for a customer, who has a known store', 'en-US', { icc_token: goodToken() }],
  ])('is asked for %s', async (_why, language, stored) => {
    const server = fakeServer()
    writeStore(language)
    await openApp({ stored })
    expect((await screen.findAllByText('Riverside Arcade')).length).toBeGreaterThan(0)
    expect(server.to(ask)).toHaveLength(1)
  })

  it('is none where one was chosen', async () => {
    const server = fakeServer()
    writeStore('en-US')
    const chosen = { id: 'riverside', storeId: 'riverside', storeName: 'Riverside Arcade' }
    await openApp({ stored: { storeInfo: JSON.stringify(chosen) } })
    expect((await screen.findAllByText('Riverside Arcade')).length).toBeGreaterThan(0)
    expect(server.to(ask)).toEqual([])
  })
})

describe('an answer 401', () => {
  it('[R-8.1][R-4.2] is shown, and half a second later the customer is logged out; several count as one', async () => {
    const server = fakeServer()
    const expired = () => {
      throw new FakeRefusal('notLoggedIn')
    }
    server.answer('/api/app/customer/customer-profile/detail', expired)
    server.answer('/api/app/order/order/list', expired)
    const app = await openApp({ hash: '#/pages/user/mine/mine', stored: { icc_token: goodToken(), cart_list: '[]' } })
    expect(await screen.findByText('notLoggedIn')).toBeTruthy()
    expect(localStorage.getItem('icc_token')).not.toBeNull()
    await waitFor(() => expect(localStorage.getItem('icc_token')).toBeNull())
    await settle()
    for (const key of ['icc_token', 'customer_data', 'cart_list', 'submit_cart_list']) {
      expect([key, localStorage.getItem(key)]).toEqual([key, null])
    }
    await waitFor(async () => expect(await app.stack()).toEqual(['/pages/user/login/login']))
  })

  it('[R-8.1][R-2.50] on a page that needs a log-in leads to the log-in, and from there back to it', async () => {
    const server = fakeServer()
    const expired = () => {
      throw new FakeRefusal('notLoggedIn')
    }
    server.answer('/api/app/order/order/detail', expired)
    server.answer('/api/app/customer/customer-profile/detail', expired)
    const address = '/pages/order/orderDetail/detail?orderId=o1'
    const app = await openApp({ hash: `#${address}`, stored: { icc_token: goodToken() } })
    expect(await screen.findAllByText('notLoggedIn')).toHaveLength(1)
    await waitFor(() => expect(localStorage.getItem('icc_token')).toBeNull())
    await settle()
    expect(await app.stack()).toEqual([`/pages/user/login/login?redirect=${encodeURIComponent(address)}`])
  })
})

const fixedKeys = [
  ...['cart_list', 'customer_data', 'icc_app_version', 'icc_corp_id', 'icc_token', 'storeInfo'],
  ...['submit_cart_list', 'useLanguage'],
]
const foreignKeys = () => Object.keys(localStorage).filter((key) => !key.startsWith('tiffin.'))

describe('the storage', () => {
  it('[R-3.22] has all eight keys once a customer confirms an order, each with what it is named after', async () => {
    fakeServer()
    await openApp({ hash: '#/pages/home/menu/menu', stored: { icc_corp_id: '', useLanguage: '' } })
    await screen.findByText('Butter Croissant')
    const { addToCart, submitLines } = await import('../../state/cart/cart-changes.ts')
    const { startSession } = await import('../../state/login/session.ts')
    const { switchLanguage } = await import('../../state/language/words.ts')
    const [croissant, tart] = [lineOf('butter-croissant', 2), lineOf('custard-tart')]
    const token = goodToken()
    await act(async () => {
      startSession(token, 'sms')
      for (const line of [croissant, tart]) addToCart(line)
      submitLines([croissant])
      await switchLanguage('th-TH')
      await window.icc.switchTab('/pages/user/mine/mine')
    })
    await waitFor(() => expect(localStorage.getItem('customer_data')).toContain('"nickName"'))
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.endsWith('cid'))).toBe(true))
    expect(foreignKeys().toSorted()).toEqual(fixedKeys)
    const linesUnder = (key: string) => inShort(JSON.parse(localStorage.getItem(key) ?? '[]'))
    expect(linesUnder('cart_list')).toEqual(['2 butter-croissant', '1 custard-tart'])
    expect(linesUnder('submit_cart_list')).toEqual(['2 butter-croissant'])
    for (const [key, value] of Object.entries({ icc_token: token, icc_corp_id: 'demo', useLanguage: 'th-TH' }))
      expect(localStorage.getItem(key)).toBe(value)
  })

  it('[R-3.22] holds the keys whose names are fixed and our own, nothing else', async () => {
    fakeServer()
    await openApp({ hash: '#/pages/home/menu/menu' })
    await screen.findByText('Butter Croissant')
    expect(foreignKeys().filter((key) => !fixedKeys.includes(key))).toEqual([])
    expect(localStorage.getItem('icc_app_version')).toBe('2.2.2')
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({
      storeId: 'riverside',
      storeName: 'Riverside Arcade',
    })
  })
})
