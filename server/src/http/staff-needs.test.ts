import { call } from '@tiffin/contract/call'
import { calls } from '@tiffin/contract/calls'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { fakeSessions, staffSession, tokenOfRole } from '../../test/fake-sessions.ts'
import { route } from './route.ts'

const staff = { as: 'staff', input: z.object({ count: z.int() }), output: z.object({}) } as const
const trial = '/api/app/common/trial'
const close = call({ path: `${trial}/close`, ...staff, needs: 'order:manage', scope: 'counter' })
const greet = call({ path: `${trial}/greet`, ...staff, needs: 'none', scope: 'counter' })
const publish = call({ path: `${trial}/publish`, ...staff, needs: 'none', scope: 'corp' })
const leave = call({ path: `${trial}/leave`, ...staff, needs: 'none', scope: 'any' })
const look = call({ path: `${trial}/look`, ...staff, needs: 'store:read', scope: 'desk' })
const input = z.object({ count: z.int(), storeId: z.string() })
const rest = call({ path: `${trial}/rest`, ...staff, input, needs: 'store:edit', scope: 'store' })
const erase = call({ path: `${trial}/erase`, ...staff, needs: 'none', scope: 'any', isDangerous: true })
// @ts-expect-error: a call for employees says what it needs and where
call({ path: `${trial}/silent`, ...staff })
// @ts-expect-error: and no other call does
call({ path: `${trial}/public`, ...staff, as: 'anyone', needs: 'order:manage', scope: 'counter' })

const app = testApp({
  sessions: fakeSessions,
  add: (app) => {
    for (const each of [close, greet, publish, leave, look, rest, erase]) route(app, each, () => ({}))
  },
})
const clock = { now: () => 1_800_000_000_000 }
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

test('[DK-04] a call for one store is made by those who may do it at the store that it names, at the desk', async () => {
  const keeper = tokenOfRole(corp, 'storeManager', { stores: ['st1'] })
  const restAt = async (storeId: string, token = keeper) =>
    (await ask(app, rest, { corp, token, body: { count: 1, storeId } })).code
  expect(await restAt('st1')).toBe(200)
  expect(await restAt('st2')).toBe(403)
  expect(await restAt('st2', tokenOfRole(corp, 'manager'))).toBe(200)
  expect(await restAt('st1', tokenOfRole(corp, 'accountant'))).toBe(403)
  expect(await restAt('st1', tokenOfRole(corp, 'storeManager', { stores: ['st1'], counter: 'st1' }))).toBe(403)
})

test('[DK-04] a call about the caller’s own stores needs the permission at one of them, at the desk', async () => {
  const lookAs = async (token: string) => (await ask(app, look, { corp, token, body })).code
  expect(await lookAs(tokenOfRole(corp, 'storeManager', { stores: ['st1'] }))).toBe(200)
  expect(await lookAs(tokenOfRole(corp, 'employee', { stores: ['st1'] }))).toBe(403)
  expect(await lookAs(tokenOfRole(corp, 'owner', { counter: 'st1' }))).toBe(403)
})

test('[DK-04] what is dangerous is refused to a proof that is ten minutes old, before its body is read', async () => {
  const eraseAfter = async (ms: number) => {
    const late = testApp({
      sessions: { find: async () => ({ session: { ...staffSession('e1'), provenAt: clock.now() - ms } }) },
      clock,
      add: (one) => route(one, erase, () => ({})),
    })
    return (await ask(late, erase, { corp, token: 'any' })).code
  }
  expect(await eraseAfter(600_000)).toBe(refusals.inputInvalid)
  expect(await eraseAfter(600_001)).toBe(refusals.proofNeeded)
})

test('[DK-04] every call for one store names it', () => {
  const ofStore = [rest, ...Object.values(calls)].filter(({ scope }) => scope === 'store')
  const keys = ofStore.map(({ input: each }) => Object.keys(z.toJSONSchema(each, { io: 'input' }).properties ?? {}))
  expect(keys.length).toBeGreaterThan(0)
  for (const names of keys) expect(names).toContain('storeId')
})
