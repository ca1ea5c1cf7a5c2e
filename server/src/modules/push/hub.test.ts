import type { ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { sessionEnded } from '../login/index.ts'
import { Hub, outboxGrew } from './hub.ts'
import { Stream } from './stream.ts'

/** Hints that a test gives itself. */
function openHub(db = testDb) {
  const listeners = new Map<string, (text: string) => void>()
  const hints = { on: (channel: string, listener: (text: string) => void) => void listeners.set(channel, listener) }
  const parts = { db, hints, clock: { now: () => Date.now() } } as unknown as ConstructorParameters<typeof Hub>[0] // as: what a hub uses
  const hub = new Hub(parts)
  hubs.push(hub)
  return { hub, hint: (channel: string, text: string) => listeners.get(channel)?.(text) }
}

const hubs: Hub[] = []
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.close()
})

function openStream(corpId: string, sessionId: string, cid = sessionId) {
  const response = { writableLength: 0, write: vi.fn(), end: vi.fn(), destroy: vi.fn() }
  const listener = { corpId, cid, sessionId, customerId: 'ana', storeId: null }
  return { stream: new Stream(response as unknown as ServerResponse, listener), response } // as: what a stream uses of it
}

/** A brand with a customer who is logged in. */
async function openCorp() {
  const corp = await buildCorp()
  await asCorp(
    corp,
    `with person as (insert into customer (corp_id, customer_id, nick_name, member_no, agreement_version) values ($1, 'ana', '', 'ana', '1'))
     insert into customer_session (corp_id, session_id, customer_id, provider, expires_at)
     values ($1, 'live', 'ana', 'sms', now() + interval '1 day')`,
    [corp],
  )
  return corp
}

test('[AU-10] a sign of life ends the streams whose session is over, should the hint have been lost, and no others', async () => {
  const [corp, other] = [await openCorp(), await openCorp()]
  const { hub, hint } = openHub()
  const streams = [openStream(corp, 'live'), openStream(corp, 'over'), openStream(other, 'live')]
  for (const { stream } of streams) await hub.add(stream, undefined)
  await hub.beat()
  expect(streams.map(({ response }) => response.end.mock.calls.length)).toEqual([0, 1, 0])
  await hub.beat()
  expect(streams.map(({ response }) => response.write.mock.calls)).toEqual([
    [[': beat\n\n'], [': beat\n\n']],
    [[': beat\n\n']],
    [[': beat\n\n'], [': beat\n\n']],
  ])
  await asCorp(corp, 'update customer_session set revoked_at = now()')
  hint(sessionEnded, '') // hints were lost: any session may be over
  await expect.poll(() => streams.map(({ response }) => response.end.mock.calls.length)).toEqual([1, 1, 0])
})

test('the end of a session ends its streams only', async () => {
  const corp = await openCorp()
  const { hub, hint } = openHub()
  const [ended, kept] = [openStream(corp, 'one'), openStream(corp, 'two')]
  for (const { stream } of [ended, kept]) await hub.add(stream, undefined)
  hint(sessionEnded, 'one')
  expect([ended.response.end.mock.calls.length, kept.response.end.mock.calls.length]).toEqual([1, 0])
})

test('a hub without a database loses no stream, and one that closes ends all', async () => {
  const db = { tx: vi.fn(() => Promise.reject(new Error('no connection'))) }
  const { hub, hint } = openHub(db as unknown as typeof testDb) // as: it only fails
  hint(outboxGrew, 'tea')
  expect(db.tx).not.toHaveBeenCalled()
  const { stream, response } = openStream('tea', 'live')
  await hub.add(stream, undefined)
  await hub.look()
  await hub.beat()
  expect(db.tx).toHaveBeenCalledTimes(2)
  expect(response.end).not.toHaveBeenCalled()
  hub.close()
  expect(response.end).toHaveBeenCalledOnce()
})

test('a stream that the browser has left receives nothing any more', async () => {
  const corp = await openCorp()
  const { hub } = openHub()
  const { stream, response } = openStream(corp, 'live')
  await hub.add(stream, undefined)
  hub.remove(stream)
  await hub.beat()
  expect(response.write).not.toHaveBeenCalled()
})
