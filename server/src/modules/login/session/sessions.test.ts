import { randomUUIDv7 } from 'node:crypto'
import { instantOfId } from '@tiffin/core/id/instant-of-id'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildCustomer } from '../../../../test/build-shop.ts'
import { testDb } from '../../../../test/database.ts'
import { buildStaff } from '../../../../test/team.ts'
import type { Tx } from '../../../db/unit.ts'
import { LoginSessions, sessionEnded } from './sessions.ts'
import { signingKey, signToken } from './token.ts'

const secret = 'a secret of tests, long enough to be one'
const day = 86_400_000
const week = 7 * day

/** A server's sessions on a clock of their own, with the hints that they sent. */
function startSessions(clock: { at: number }) {
  const sent: string[][] = []
  const listeners: ((about: string) => void)[] = []
  const hints = {
    send: (topic: string, about: string) => void sent.push([topic, about]),
    on: (_topic: string, listen: (about: string) => void) => void listeners.push(listen),
    close: async () => undefined,
  }
  const sessions = new LoginSessions({ db: testDb, hints, clock: { now: () => clock.at }, secret })
  const hear = (about: string) => {
    for (const listen of listeners) listen(about)
  }
  return { sessions, sent, hear }
}

/** A customer and a member of staff of a brand; `open` begins a session of one of them. */
async function openBrand() {
  const corpId = await buildCorp()
  const clock = { at: Math.floor(Date.now() / 1000) * 1000 }
  const { customerId } = await buildCustomer(corpId)
  await asCorp(corpId, 'delete from customer_session')
  const { staffId } = await buildStaff(corpId, 'owner')
  const server = startSessions(clock)
  const inside = <Value>(work: (tx: Tx) => Promise<Value>) => testDb.tx({ role: 'app', corp: corpId }, work)
  const open = async (kind: 'customer' | 'staff', sessionId = randomUUIDv7()) => {
    const holder = { kind, corpId, holderId: kind === 'customer' ? customerId : staffId, permission: ['order:manage'] }
    const opened = await inside((tx) => server.sessions.open(tx, holder, sessionId))
    return { ...opened, sessionId }
  }
  const revoke = (kind: 'customer' | 'staff', sessionId: string) =>
    asCorp(corpId, `update ${kind}_session set revoked_at = now() where session_id = $1`, [sessionId])
  return { corpId, clock, customerId, staffId, ...server, inside, open, revoke }
}

test('a token says until when it is good and what its holder may do, and is good for its own person only', async () => {
  const { corpId, customerId, sessions, open } = await openBrand()
  const { token, tokenExpired, permission, sessionId } = await open('customer')
  expect(permission).toEqual(['order:manage'])
  expect(decodeJwt(token)).toMatchObject({ exp: tokenExpired / 1000, tokenExpired, permission, uid: customerId })
  const claims = { role: ['customer' as const], permission: [], sid: sessionId, corp: corpId, tokenExpired }
  const ofAnother = signToken(signingKey(secret), { ...claims, uid: 'somebody' })
  expect(await sessions.find(ofAnother, corpId)).toBeUndefined()
  expect(sessions.held(ofAnother, corpId)).toBeUndefined()
  expect(await sessions.find(token, corpId)).toMatchObject({ session: { kind: 'customer', customerId, sessionId } })
})

describe('a session that is held', () => {
  test('is known without asking once it was found, at its own brand only, until it ends', async () => {
    const { corpId, sessions, open } = await openBrand()
    const { token, sessionId } = await open('customer')
    expect(sessions.held(token, corpId)).toBeUndefined()
    const session = (await sessions.find(token, corpId))?.session
    expect(sessions.held(token, corpId)).toEqual(session)
    expect(sessions.held(token, 'another')).toBeUndefined()
    if (session) await sessions.end(corpId, session)
    expect(sessions.held(token, corpId)).toBeUndefined()
    expect(sessionId).toBe(session?.sessionId)
  })

  test('is asked about again when its token is in its last third, which begins at its very millisecond', async () => {
    const { corpId, clock, sessions, open } = await openBrand()
    const { token, tokenExpired } = await open('customer')
    clock.at = tokenExpired - week / 3
    expect(await sessions.find(token, corpId)).not.toHaveProperty('renewed')
    expect(sessions.held(token, corpId)).toBeDefined()
    clock.at += 1
    expect(sessions.held(token, corpId)).toBeUndefined()
    expect(await sessions.find(token, corpId)).toHaveProperty('renewed')
  })
})

describe('[R-4.4] a token', () => {
  test('that was renewed is good at a server that never saw it, for as long as it says', async () => {
    const { corpId, clock, sessions, open } = await openBrand()
    const { token, tokenExpired } = await open('customer')
    clock.at = tokenExpired - day
    const { renewed = '' } = (await sessions.find(token, corpId)) ?? {}
    clock.at = tokenExpired + day
    expect(await startSessions(clock).sessions.find(renewed, corpId)).toBeDefined()
  })

  test('[AU-10] is not renewed when its session ends before', async () => {
    const { corpId, clock, sessions, open } = await openBrand()
    const sessionId = randomUUIDv7()
    const end = (instantOfId(sessionId) ?? 0) + 180 * day
    clock.at = end - week
    const { token } = await open('customer', sessionId)
    clock.at = end - day
    expect(await sessions.find(token, corpId)).toMatchObject({ session: { sessionId } })
    expect(await sessions.find(token, corpId)).not.toHaveProperty('renewed')
  })
})

test('[R-4.2][AU-10] the ends of all sessions of a person, and their new rights, are announced once they are kept', async () => {
  const { corpId, customerId, staffId, sessions, sent, inside, open, revoke } = await openBrand()
  const [ofCustomer, ofStaff, other] = [await open('customer'), await open('staff'), await open('staff')]
  for (const { token } of [ofCustomer, ofStaff, other]) expect(await sessions.find(token, corpId)).toBeDefined()
  const announceOne = await inside((tx) => sessions.endAll(tx, corpId, customerId))
  expect(sent).toEqual([])
  announceOne()
  expect(sent.splice(0)).toEqual([[sessionEnded, ofCustomer.sessionId]])
  expect(await sessions.find(ofCustomer.token, corpId)).toBeUndefined()
  const announceTwo = await inside((tx) => sessions.endAllOfStaff(tx, corpId, { staffId, except: other.sessionId }))
  announceTwo()
  expect(sent.splice(0)).toEqual([[sessionEnded, ofStaff.sessionId]])
  expect(await sessions.find(ofStaff.token, corpId)).toBeUndefined()
  await revoke('staff', other.sessionId)
  expect(await sessions.find(other.token, corpId)).toBeDefined()
  const third = await open('staff')
  const announceThree = await inside((tx) => sessions.refreshStaff(tx, corpId, staffId))
  announceThree()
  expect(sent.splice(0)).toEqual([[sessionEnded, third.sessionId]])
})

test('a hint about one session leaves the others remembered; one about everything has all read again', async () => {
  const { corpId, sessions, hear, open, revoke } = await openBrand()
  const { token, sessionId } = await open('customer')
  expect(await sessions.find(token, corpId)).toBeDefined()
  await revoke('customer', sessionId)
  hear('another')
  expect(await sessions.find(token, corpId)).toBeDefined()
  hear('')
  expect(await sessions.find(token, corpId)).toBeUndefined()
})

test('a session is found though it is to be read again while it is looked up', async () => {
  const { corpId, sessions, hear, open } = await openBrand()
  const { token, sessionId } = await open('staff')
  const looking = sessions.find(token, corpId)
  hear(sessionId)
  expect(await looking).toMatchObject({ session: { sessionId } })
})

describe('for an order, which reads it again itself', () => {
  test('a session of a customer is what is remembered of it, else what its token says', async () => {
    const { corpId, customerId, sessions, open, revoke } = await openBrand()
    const { token, sessionId } = await open('customer')
    const claimed = { kind: 'customer', sessionId, customerId }
    expect((await sessions.lastKnown.find(token, corpId))?.session).toEqual({ ...claimed, isMember: true })
    await sessions.find(token, corpId)
    expect((await sessions.lastKnown.find(token, corpId))?.session).toEqual({ ...claimed, isMember: false })
    const later = await open('customer')
    await revoke('customer', later.sessionId)
    expect(await sessions.lastKnown.find(later.token, corpId)).toBeDefined()
  })

  test('a session of staff is looked up', async () => {
    const { corpId, staffId, sessions, open, revoke } = await openBrand()
    const [lasting, ended] = [await open('staff'), await open('staff')]
    await revoke('staff', ended.sessionId)
    const found = await sessions.lastKnown.find(lasting.token, corpId)
    expect(found?.session).toMatchObject({ kind: 'staff', staffId })
    expect(await sessions.lastKnown.find(ended.token, corpId)).toBeUndefined()
  })
})

test('that staff use a session is noted when the last note is more than five minutes old', async () => {
  const { corpId, clock, open } = await openBrand()
  const { token, sessionId } = await open('staff')
  const began = clock.at
  await asCorp(corpId, 'update staff_session set seen_at = $1', [new Date(began)])
  const notedAt = async (ms: number) => {
    clock.at = began + ms
    await startSessions(clock).sessions.find(token, corpId)
    const text = 'select seen_at = $1 as "isNoted" from staff_session where session_id = $2'
    const [row] = await asCorp<{ isNoted: boolean }>(corpId, text, [new Date(clock.at), sessionId])
    return row?.isNoted
  }
  expect(await notedAt(4 * 60_000)).toBe(false)
  expect(await notedAt(5 * 60_000)).toBe(false)
  expect(await notedAt(5 * 60_000 + 1)).toBe(true)
})
