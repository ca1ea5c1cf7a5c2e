import { call } from '@tiffin/contract/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { fakeSessions } from '../../test/fake-sessions.ts'
import { route } from './route.ts'

const staff = { as: 'staff', input: z.object({ count: z.int() }), output: z.object({}) } as const
const trial = '/api/app/common/trial'
const close = call({ path: `${trial}/close`, ...staff, needs: 'order:manage', scope: 'counter' })
const greet = call({ path: `${trial}/greet`, ...staff, needs: 'none', scope: 'counter' })
const publish = call({ path: `${trial}/publish`, ...staff, needs: 'none', scope: 'corp' })
const leave = call({ path: `${trial}/leave`, ...staff, needs: 'none', scope: 'any' })
// @ts-expect-error: a call for employees says what it needs and where
call({ path: `${trial}/silent`, ...staff })
// @ts-expect-error: and no other call does
call({ path: `${trial}/public`, ...staff, as: 'anyone', needs: 'order:manage', scope: 'counter' })

const app = testApp({
  sessions: fakeSessions,
  add: (app) => {
    for (const each of [close, greet, publish, leave]) route(app, each, () => ({}))
  },
})
const corp = await buildCorp()
const tokenOf = (store: string, permissions: string) => `employee ${corp} e1 ${store} ${permissions}`
const body = { count: 1 }

test('[R-6.8][AU-17] a call is refused to an employee without the permission that it needs, before its body is read', async () => {
  expect((await ask(app, close, { corp, token: tokenOf('st1', 'order:manage'), body })).code).toBe(200)
  expect((await ask(app, close, { corp, token: tokenOf('st1', 'order:assist'), body })).code).toBe(403)
  expect((await ask(app, close, { corp, token: tokenOf('st1', 'order:assist'), body: {} })).code).toBe(403)
  expect((await ask(app, greet, { corp, token: tokenOf('st1', ''), body })).code).toBe(200)
})

test('an employee of a store makes no call for the whole brand, nor one of the brand a call for a store', async () => {
  expect((await ask(app, publish, { corp, token: tokenOf('st1', ''), body })).code).toBe(403)
  expect((await ask(app, publish, { corp, token: tokenOf('', ''), body })).code).toBe(200)
  expect((await ask(app, greet, { corp, token: tokenOf('', ''), body })).code).toBe(403)
})

test('an employee of a store and one of the brand both make a call of any scope', async () => {
  expect((await ask(app, leave, { corp, token: tokenOf('st1', ''), body })).code).toBe(200)
  expect((await ask(app, leave, { corp, token: tokenOf('', ''), body })).code).toBe(200)
})
