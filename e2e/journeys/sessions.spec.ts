import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { evilRedirects } from '../../web/test/redirects.ts'
import { Customer } from '../src/customer.ts'
import { LogInPage } from '../src/log-in-page.ts'
import { call, keepStorage, register } from '../src/signed-in.ts'

const mine = '/pages/user/mine/mine'
const coupons = '/pages/user/coupon/coupon'
const login = '/pages/user/login/login'
const password = 'abcdef1'
const base = () => `${process.env.TIFFIN_URL}/?corp=demo`

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('icc_token'))
const guarded = (target: string) => `#${login}?redirect=${encodeURIComponent(target)}`

/** Opens a page as a tap in the app does; answers what the navigation says. */
const tapTo = (page: Page, path: string, api = 'navigateTo') =>
  page.evaluate(([api, path]) => Reflect.get(Reflect.get(window, 'icc'), api)(path).catch((fault: unknown) => fault), [
    api,
    path,
  ] as const)

/** A customer with a name of their own. */
async function named(nickName: string) {
  const account = await register(password)
  await call('/api/app/customer/customer-profile/update', { nickName }, account.token)
  return account
}

async function logInHere(page: Page, phone: string, target = mine): Promise<void> {
  const logIn = new LogInPage(page, 'en-US')
  await logIn.open(`login?redirect=${encodeURIComponent(target)}&way=password`)
  await logIn.fill({ phone, password })
  await logIn.tick()
  await logIn.submit()
  await expect(logIn.on('login')).toBeHidden()
}

const held = (token: string) => ({ icc_corp_id: 'demo', icc_token: token })

/** The same token with other claims; its signature no longer fits. */
function edited(token: string, change: object): string {
  const [head, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return [head, Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url'), signature].join('.')
}

test('[R-2.50][R-6.3] a page that needs a log-in neither shows nor asks anything before one: by link, address, Back, Forward and at once', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/coupon/list') && requests.push(request.url()))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-testid="page-coupon"]')) sessionStorage.setItem('flashed', 'yes')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${base()}#${coupons}`)
  const customer = new Customer(page)
  await expect(customer.on('login')).toBeVisible()
  await page.goto(`${base()}#/`)
  await expect(customer.on('home')).toBeVisible()
  await page.evaluate((path) => {
    location.hash = path
  }, coupons)
  await expect(customer.on('login')).toBeVisible()
  expect(new URL(page.url()).hash).toBe(guarded(coupons))
  await page.goBack()
  await expect(customer.on('home')).toBeVisible()
  await page.goForward()
  await expect(customer.on('login')).toBeVisible()
  const refusal = await tapTo(page, coupons, 'reLaunch')
  expect(refusal).toEqual({ errMsg: 'reLaunch:fail uni-id-check-token-failed' })
  expect(requests).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull()
})

test('[R-6.4][AU-09] a token edited in the browser gives no right: the server says 401, and the customer is logged out', async ({
  page,
}) => {
  const { token } = await register(password)
  const forged = edited(token, { role: ['customer', 'employee'], permission: ['order:assist', 'order:manage'] })
  await keepStorage(page.context(), held(forged))
  const answer = await fetch(`${process.env.TIFFIN_URL}/api/app/store/order/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'corp-id': 'demo', authorization: `Bearer ${forged}` },
    body: '{}',
  })
  expect((await answer.json()).code).toBe(401)
  const customer = new Customer(page)
  await customer.open(coupons)
  await expect(page.getByText('Please log in first').first()).toBeVisible()
  await expect(customer.on('login')).toBeVisible()
  expect(await tokenIn(page)).toBeNull()
})

test('[R-8.1] a session that was ended elsewhere is one toast, and after it one log-out', async ({ page }) => {
  const { token } = await register(password)
  await keepStorage(page.context(), { ...held(token), customer_data: '{"nickName":"A","phone":"1","avatar":""}' })
  const customer = new Customer(page)
  await customer.open(mine)
  await expect(customer.button('Log out')).toBeVisible()
  await page.evaluate(() => {
    const times: Record<string, number[]> = { toast: [], out: [] }
    Object.assign(window, { times })
    new MutationObserver((changes) => {
      const isToast = changes.some(({ addedNodes }) =>
        [...addedNodes].some(
          (node) => node instanceof Element && (node.matches('.toast') || node.querySelector('.toast')),
        ),
      )
      if (isToast) times.toast?.push(performance.now())
    }).observe(document.body, { childList: true, subtree: true })
    const remove = Storage.prototype.removeItem
    Storage.prototype.removeItem = function (key) {
      if (key === 'icc_token') times.out?.push(performance.now())
      remove.call(this, key)
    }
  })
  // From here on any call, also one that the page makes by itself, hears of it.
  await call('/api/app/customer/login/logout', {}, token)
  await tapTo(page, coupons)
  await expect(customer.on('login')).toBeVisible()
  const times = await page.evaluate(() => Reflect.get(window, 'times'))
  expect(times.toast).toHaveLength(1)
  expect(times.out).toHaveLength(1)
  expect(times.out[0]).toBeGreaterThan(times.toast[0])
  expect(
    await page.evaluate(() => ['icc_token', 'customer_data', 'cart_list'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null])
})

/** A second tab of the same browser. */
async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`${base()}#${path}`)
  return tab
}

test('[AU-11] a tab that awaits a renewal does not bring back the customer whom the other tab has logged out', async ({
  page,
  context,
}) => {
  const { token } = await register(password)
  await keepStorage(context, held(token))
  const one = new Customer(page)
  await one.open(mine)
  await expect(one.button('Log out')).toBeVisible()
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    page.route('**/coupon/list', async (route) => {
      resolve()
      await new Promise<void>((free) => {
        answer = free
      })
      const answered = await route.fetch()
      const headers = { ...answered.headers(), authorization: `Bearer ${edited(token, { renewed: 1 })}` }
      const data = { list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false, countByStatus: {} }
      await route.fulfill({ headers, json: { code: 200, message: '', data, successful: true } })
    })
  })
  await tapTo(page, coupons)
  await isHeld
  const tab = await secondTab(context, mine)
  const two = new Customer(tab)
  await two.button('Log out').first().click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(two.on('home')).toBeVisible()
  await expect(one.on('login')).toBeVisible()
  answer()
  await page.waitForLoadState('networkidle')
  for (const tabOf of [page, tab]) expect(await tokenIn(tabOf)).toBeNull()
  await two.open(coupons)
  await expect(two.on('login')).toBeVisible()
})

test('[PV-08] another customer who logs in, in this tab or the other, finds nothing of the first', async ({
  page,
  context,
}) => {
  const [anna, basil] = await Promise.all([named('Annabella'), named('Basilio')])
  await logInHere(page, anna.phone)
  await expect(page.getByText('Annabella')).toBeVisible()
  const tab = await secondTab(context, mine)
  await expect(tab.getByText('Annabella')).toBeVisible()
  await call('/api/app/customer/login/logout', {}, String(await tokenIn(page)))
  await tapTo(page, coupons)
  const one = new Customer(page)
  const two = new Customer(tab)
  await expect(one.on('login')).toBeVisible()
  await expect(tab.getByText('Annabella')).toHaveCount(0)
  await logInHere(page, basil.phone)
  await expect(page.getByText('Basilio')).toBeVisible()
  await tapTo(tab, mine, 'switchTab') // it may have been sent to log in when its own session ended
  await expect(two.on('mine').getByText('Basilio')).toBeVisible()
  for (const each of [page, tab]) {
    expect(await each.content()).not.toContain('Annabella')
    expect(await each.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Annabella')
    for (const path of ['/', '/pages/order/order', coupons, mine]) {
      await each.evaluate((hash) => {
        location.hash = hash
      }, path)
      await each.waitForLoadState('networkidle')
      expect(await each.content()).not.toContain('Annabella')
    }
  }
})

test('[WB-06] no address and no referrer of a whole visit carries the token', async ({ page }) => {
  const { phone } = await named('Cordelia')
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await logInHere(page, phone)
  const token = String(await tokenIn(page))
  const customer = new Customer(page)
  for (const path of ['/', '/pages/home/menu/menu', '/pages/order/order', coupons, mine]) {
    await customer.open(path)
    await page.waitForLoadState('networkidle')
  }
  expect(seen.length).toBeGreaterThan(20)
  const [, payload = '', signature = ''] = token.split('.')
  expect(signature.length).toBeGreaterThan(20)
  for (const secret of [token, payload, signature])
    expect(seen.filter((address) => address.includes(secret))).toEqual([])
  const answer = await page.request.get(base())
  expect(answer.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('[R-2.52][WB-03] whatever stands behind redirect=, after the log-in the customer is in the app', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { phone } = await register(password)
  const origin = new URL(base()).origin
  const strange: string[] = []
  page.on(
    'request',
    (request) =>
      request.isNavigationRequest() && new URL(request.url()).origin !== origin && strange.push(request.url()),
  )
  page.on('dialog', (dialog) => strange.push(dialog.message()))
  const logIn = new LogInPage(page, 'en-US')
  const worst = evilRedirects.filter((_, index) => index % 5 === 0)
  expect(worst.length).toBeGreaterThan(12)
  await logIn.open('login') // from one network: the same phone from many looks like guessing
  for (const address of worst) {
    await page.evaluate(() => localStorage.removeItem('icc_token'))
    await page.goto('about:blank') // the app that is open would follow the address while it is reloaded
    await page.goto(`${base()}#${login}?redirect=${encodeURIComponent(address)}&way=password`)
    await logIn.fill({ phone, password })
    await logIn.tick()
    await logIn.submit()
    await expect(logIn.on('home'), address).toBeVisible()
    expect(page.url(), address).toBe(`${base()}#/`)
  }
  expect(strange).toEqual([])
})
