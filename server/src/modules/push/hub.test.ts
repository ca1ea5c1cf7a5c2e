import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { firstIdAt } from '@tiffin/core/id/instant-of-id'
import { afterEach, expect, test, vi } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { sessionEnded } from '../login/index.ts'
import { Hub, outboxGrew } from './hub.ts'
import { Stream } from './stream.ts'

/** Hints that a test gives itself. */
function openHub(db = testDb, now = () => Date.now()) {
  const listeners = new Map<string, (text: string) => void>()
  const hints = { on: (channel: string, listener: (text: string) => void) => void listeners.set(channel, listener) }
  const parts = { db, hints, clock: { now } } as unknown as ConstructorParameters<typeof Hub>[0] // as: what a hub uses
  const hub = new Hub(parts)
  hubs.push(hub)
  return { hub, hint: (channel: string, text: string) => listeners.get(channel)?.(text) }
}

const hubs: Hub[] = []
afterEach(() => {
  vi.useRealTimers()
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
  expect(kept.response.write).not.toHaveBeenCalled()
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

test('of more events than a page holds none is lost, the newest neither', async () => {
  const corp = await openCorp()
  const { hub } = openHub()
  const [{ stream, response }, other] = [openStream(corp, 'live'), openStream(corp, 'live', 'other browser')]
  await hub.add(stream, undefined)
  await hub.add(other.stream, undefined)
  await asCorp(
    corp,
    `insert into outbox (corp_id, event_id, topic, customer_id, payload, created_at)
     select $1, $1 || lpad(n::text, 6, '0'), 'order', case when n in (1, 5000, 5001, 10001) then 'ana' else 'bea' end,
       jsonb_build_object('orderId', n::text), now() from generate_series(1, 10001) n`,
    [corp],
  )
  await hub.look()
  const orders = response.write.mock.calls.flatMap(([text]) => /"orderId":"(\d+)"/.exec(text)?.[1] ?? [])
  expect(orders).toEqual(['1', '5000', '5001', '10001'])
  expect(other.response.write.mock.calls).toHaveLength(4)
})

/** A database whose reads end when a test lets them. */
function heldDb() {
  const held: ((value: unknown) => void)[] = []
  const tx = vi.fn(() => new Promise((resolve) => held.push(resolve)))
  const answer = () => held.shift()?.([{ rows: [] }])
  return { db: { tx } as unknown as typeof testDb, tx, answer } // as: what a hub reads by
}

const startedAt = Date.parse('2026-11-27T08:00:00Z')

/** A database that finds nothing and notes from where it is read; it fails while it is out. */
function notingDb() {
  const state = { isOut: false }
  const read: unknown[] = []
  const finish = async ({ values }: { values: unknown[] }) => {
    read.push(values)
    return [{ rows: [] }]
  }
  const tx = async (_scope: unknown, work: (each: object) => Promise<unknown>) => {
    if (state.isOut) throw new Error('no connection')
    return work({ finish })
  }
  return { db: { tx } as unknown as typeof testDb, state, read } // as: what a hub reads by
}

test('a hub reads from when its first browser came, and after a time without a database from where it was', async () => {
  const { db, state, read } = notingDb()
  const clock = { at: startedAt }
  const { hub } = openHub(db, () => clock.at)
  const add = async (later: number) => {
    clock.at += later
    const { stream } = openStream('tea', 'live', `browser ${clock.at}`)
    await hub.add(stream, undefined)
    return stream
  }
  const look = async (later: number) => {
    clock.at += later
    await hub.look()
  }
  const streams = [await add(0)]
  await look(5_000)
  state.isOut = true
  await look(60_000)
  streams.push(await add(0))
  state.isOut = false
  await look(0)
  for (const stream of streams) hub.remove(stream)
  await add(3_600_000)
  await look(0)
  const since = [0, 5_000, 3_665_000].map((ms) => [new Date(startedAt + ms - 10_000), ''])
  expect(read).toEqual(since)
})

test('a browser that comes back is sent what happened since its last event, of ten minutes at most', async () => {
  const { db, read } = notingDb()
  const { hub } = openHub(db, () => startedAt)
  for (const [index, ago] of [60_000, 3_600_000].entries())
    await hub.add(
      openStream('tea', 'live', `browser ${index}`).stream,
      `${firstIdAt(startedAt - ago)}-7000-8000-000000000000`,
    )
  const since = [70_000, 600_000].map((ago) => expect.arrayContaining([firstIdAt(startedAt - ago)]))
  expect(read).toEqual(since)
})

test('what happens while a hub reads is read once more behind it, however often it is said', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { db, tx, answer } = heldDb()
  const { hub, hint } = openHub(db)
  await hub.add(openStream('tea', 'live').stream, undefined)
  const reading = hub.look()
  for (let count = 0; count < 3; count++) hint(outboxGrew, 'tea')
  expect(tx).toHaveBeenCalledTimes(1)
  answer()
  await reading
  await setImmediate()
  expect(tx).toHaveBeenCalledTimes(2)
  answer()
  await setImmediate()
  expect(tx).toHaveBeenCalledTimes(2)
})

test('a hub reads every second, gives a sign of life every 25 seconds, and neither once it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { db, tx, answer } = heldDb()
  const { hub, hint } = openHub(db)
  const { stream, response } = openStream('tea', 'live')
  await hub.add(stream, undefined)
  vi.advanceTimersByTime(999)
  expect(tx).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tx).toHaveBeenCalledOnce()
  answer()
  vi.advanceTimersByTime(23_999)
  expect(response.write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(response.write).toHaveBeenCalledOnce()
  hub.close()
  const calls = tx.mock.calls.length
  hint(outboxGrew, 'tea')
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
  expect([tx.mock.calls.length, response.write.mock.calls.length]).toEqual([calls, 1])
})
