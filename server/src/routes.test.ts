import { calls } from '@tiffin/contract/calls'
import { faults, refusals } from '@tiffin/contract/refusals'
import { locales } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import { describe, expect, test } from 'vitest'
import { ask, testApp } from '../test/app.ts'
import { buildCorp } from '../test/build.ts'
import { buildCustomer } from '../test/build-shop.ts'
import { fakeSessions, tokenOfAll } from '../test/fake-sessions.ts'
import { buildStaff } from '../test/team.ts'

const app = testApp({ sessions: fakeSessions })
const [corp, other] = await Promise.all([buildCorp(), buildCorp()])
const all = Object.entries(calls)
const { customerId } = await buildCustomer(corp)
await buildStaff(corp, 'owner', { account: 'e-owner' })
const customerOf = (corpId: string) => `customer ${corpId} ${customerId} s1`

/** What is no call: the streams of hints and news and the webhooks of payment providers. */
const otherEndpoints = [
  '/api/app/common/push/stream',
  '/api/app/common/store/news',
  '/api/app/order/group/news',
  '/api/pay/notify/:provider/:corp',
]

test('[R-7.20] every call has a route, and every route below /api is a call, the hint stream or the payment webhook', async () => {
  await app.http.ready()
  const missing = all.filter(([, { method, path }]) => !app.http.hasRoute({ method, url: path })).map(([name]) => name)
  expect(missing).toEqual([])
  const known = new Set<string>([...all.map(([, { path }]) => path), ...otherEndpoints])
  const served = app.http.printRoutes({ commonPrefix: false }).match(/\/api\/\S+/g) ?? []
  expect(served.filter((path) => !known.has(path))).toEqual([])
})

test('every call has a path of its own', () => {
  expect(new Set(all.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(all.length)
})

test.each(locales)('every refusal and every fault has words in %s', (locale) => {
  const keys = [
    ...Object.keys(refusals).map((name) => `refusal.${name}` as `refusal.${keyof typeof refusals}`),
    ...Object.keys(faults).map((name) => `fault.${name}` as `fault.${keyof typeof faults}`),
  ]
  expect(keys.filter((key) => [key, ''].includes(say(locale, key)))).toEqual([])
})

describe.each(all)('%s', (_name, call) => {
  const as = (token: string | undefined, corpId = corp) =>
    ask(app, call, { corp: corpId, token, body: {} }).then(({ code }) => code)

  test('[R-6.4][AU-17] is open to those whom it is for, and to no others', async () => {
    const expected = {
      anyone: { visitor: 'open', customer: 'open', employee: 'open' },
      maybeCustomer: { visitor: 'open', customer: 'open', employee: 'open' },
      customer: { visitor: 401, customer: 'open', employee: 403 },
      staff: { visitor: 401, customer: 403, employee: 'open' },
      loggedIn: { visitor: 401, customer: 'open', employee: 'open' },
      setup: { visitor: 'open', customer: 'open', employee: 'open' },
    }[call.as]
    const found = {
      visitor: await as(undefined),
      customer: await as(customerOf(corp)),
      employee: await as(tokenOfAll(corp, call)),
    }
    for (const [who, expectedAnswer] of Object.entries(expected)) {
      const code = found[who as keyof typeof found] // as: both tables name the same three
      // A call that itself refuses a visitor for one of its purposes answers 10004 to an empty body first.
      if (expectedAnswer === 'open') expect([who, [401, 403].includes(code)]).toEqual([who, false])
      else expect([who, code]).toEqual([who, expectedAnswer])
    }
  })

  test('[TN-01] takes a token of another brand for none', async () => {
    for (const token of [customerOf(other), tokenOfAll(other, call)]) expect(await as(token)).toBe(await as(undefined))
  })

  test('[TN-07] asks for its brand', async () => {
    const isAboutNone = call.as === 'setup'
    const invalid = refusals.inputInvalid
    expect((await ask(app, call, { body: {} })).code).toBe(isAboutNone ? invalid : 10001)
    expect((await ask(app, call, { corp: 'nobody-here', body: {} })).code).toBe(isAboutNone ? invalid : 10002)
  })
})
