import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { bindPushClient, createPushClient } from '@tiffin/contract/common'
import { refusals } from '@tiffin/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { ask, headersOf, logged, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildEmployee, buildStore } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { staffSession } from '../../../test/fake-sessions.ts'
import type { Sessions } from '../../base/context.ts'
import { sessionEnded } from '../login/index.ts'
import { outboxGrew } from './index.ts'

/** The token of `customer` is `customer`; `counter` is an employee of store s1. */
const sessions: Sessions = {
  find: async (token) => {
    const sessionId = `session of ${token}`
    if (token === 'counter') return { session: { ...staffSession(token, 's1'), sessionId } }
    return { session: { kind: 'customer', sessionId, customerId: token, isMember: true } }
  },
}
const app = testApp({ sessions })
const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
const stops: AbortController[] = []
afterAll(() => {
  for (const stop of stops) stop.abort()
})

const newClient = async (corp: string) =>
  (await ask(app, createPushClient, { corp, body: { appId: 'app-test', platform: 'h5' } })).data.cid
/** The session of a token, as logging in leaves it. */
async function openSession(corp: string, token: string): Promise<void> {
  if (token === 'counter') {
    await buildStore(corp, { store_id: 's1' })
    const { staffId } = await buildEmployee(corp, 's1')
    const values = [corp, `session of ${token}`, staffId]
    const insert = `insert into staff_session (corp_id, session_id, staff_id, created_at, expires_at)
      values ($1, $2, $3, now(), now() + interval '1 day')`
    return void (await asCorp(corp, insert, values))
  }
  await asCorp(
    corp,
    `with person as (
       insert into customer (corp_id, customer_id, nick_name, member_no, agreement_version) values ($1, $2, '', $2, '1')
       on conflict do nothing
     )
     insert into customer_session (corp_id, session_id, customer_id, provider, expires_at)
     select $1, $3, $2, 'sms', now() + interval '1 day' on conflict do nothing`,
    [corp, token, `session of ${token}`],
  )
}

async function bind(corp: string, cid: string | undefined, token: string, enabled = true) {
  await openSession(corp, token)
  return ask(app, bindPushClient, { corp, token, body: { ...(cid === undefined ? {} : { cid }), enabled } })
}

interface Heard {
  readonly status: number
  readonly events: { id: string; orderId: string }[]
  ended: boolean
}

/** Listens as a browser does and collects what it hears. */
async function listen(corp: string, cid: string, lastEventId?: string): Promise<Heard> {
  const stop = new AbortController()
  stops.push(stop)
  const answer = await fetch(`${address}/api/app/common/push/stream?corp=${corp}&cid=${cid}`, {
    signal: stop.signal,
    headers: lastEventId ? { 'last-event-id': lastEventId } : {},
  })
  const listening: Heard = { status: answer.status, events: [], ended: false }
  const read = async () => {
    let text = ''
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
        text = text.slice(end + 2)
        if (id && data) listening.events.push({ id, orderId: JSON.parse(data).data.payload.orderId })
      }
    }
    listening.ended = true
  }
  read().catch(() => {})
  return listening
}

async function happen(corp: string, customerId: string, orderId: string, silently = false): Promise<string> {
  const eventId = randomUUIDv7()
  await testDb.tx({ role: 'app', corp }, (tx) =>
    tx.query(
      `insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
       values ($1, $2, 'order', $3, 's1', $4, now())`,
      [corp, eventId, customerId, JSON.stringify({ orderId, status: 20 })],
    ),
  )
  if (!silently) app.hints.send(outboxGrew, corp)
  return eventId
}

const ordersOf = ({ events }: Heard) => events.map(({ orderId }) => orderId)

test('[R-7.19] a browser receives the events of its customer once, and none of others or of other brands', async () => {
  const [corp, other] = await Promise.all([buildCorp(), buildCorp()])
  const cid = await newClient(corp)
  await bind(corp, cid, 'ana')
  const listening = await listen(corp, cid)
  expect(listening.status).toBe(200)
  await happen(corp, 'ben', 'of-ben')
  await happen(other, 'ana', 'of-another-brand')
  await happen(corp, 'ana', 'first')
  await happen(corp, 'ana', 'second')
  await expect.poll(() => ordersOf(listening).sort()).toEqual(['first', 'second'])
})

test('the counter receives the events of its store, of every customer', async () => {
  const corp = await buildCorp()
  const cid = await newClient(corp)
  await bind(corp, cid, 'counter')
  const listening = await listen(corp, cid)
  await happen(corp, 'ana', 'of-ana')
  await happen(corp, 'ben', 'of-ben')
  await expect.poll(() => ordersOf(listening).toSorted()).toEqual(['of-ana', 'of-ben'])
})

test('[AV-13][R-7.19] without any hint the stream sends an event within a second', async () => {
  const corp = await buildCorp()
  const cid = await newClient(corp)
  await bind(corp, cid, 'ana')
  const listening = await listen(corp, cid)
  await happen(corp, 'ana', 'silent', true)
  await expect.poll(() => ordersOf(listening), { timeout: 3000 }).toEqual(['silent'])
})

test('[AV-13] a browser that reconnects receives the events it missed', async () => {
  const corp = await buildCorp()
  const cid = await newClient(corp)
  await bind(corp, cid, 'ana')
  const seen = await happen(corp, 'ana', 'seen')
  await happen(corp, 'ana', 'missed')
  await happen(corp, 'ben', 'of-ben')
  const listening = await listen(corp, cid, seen)
  await expect.poll(() => ordersOf(listening)).toContain('missed')
  expect(ordersOf(listening)).toEqual(['missed'])
})

test('[AV-13] a browser that reconnects after many events of others receives its own and none of theirs', async () => {
  const corp = await buildCorp()
  const cid = await newClient(corp)
  await bind(corp, cid, 'ana')
  // Four minutes ago, so that no look of the present finds it.
  const happened = (event: { customer: string; orderId: string; from: number; to: number }) =>
    asCorp(
      corp,
      `insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
       select $1, $2 || lpad(number::text, 4, '0'), 'order', $3, 's1', jsonb_build_object('orderId', $4::text),
         now() - interval '4 minutes' from generate_series($5::integer, $6::integer) number`,
      [corp, longAgo, event.customer, event.orderId, event.from, event.to],
    )
  const stamp = (Date.now() - 240_000).toString(16).padStart(12, '0')
  const longAgo = `${stamp.slice(0, 8)}-${stamp.slice(8)}-7000-8000-${randomBytes(4).toString('hex')}`
  await happened({ customer: 'ana', orderId: 'seen', from: 0, to: 0 })
  await happened({ customer: 'ben', orderId: 'of-ben', from: 1, to: 600 })
  await happened({ customer: 'ana', orderId: 'missed', from: 601, to: 601 })
  const listening = await listen(corp, cid, `${longAgo}0000`)
  await expect.poll(() => ordersOf(listening)).toContain('missed')
  expect(ordersOf(listening)).toEqual(['missed'])
})

test('the stream ends with the session', async () => {
  const corp = await buildCorp()
  const cid = await newClient(corp)
  await bind(corp, cid, 'eva')
  const listening = await listen(corp, cid)
  app.hints.send(sessionEnded, 'session of eva')
  await expect.poll(() => listening.ended).toBe(true)
})

test('[AU-10] a browser whose session is over is not let in again, and receives no event that it missed', async () => {
  const corp = await buildCorp()
  const cid = await newClient(corp)
  await bind(corp, cid, 'ida')
  expect((await listen(corp, cid)).status).toBe(200)
  const missed = await happen(corp, 'ida', 'o1')
  await asCorp(corp, 'update customer_session set revoked_at = now()')
  expect((await listen(corp, cid, missed)).status).toBe(404)
  await asCorp(corp, `update customer_session set revoked_at = null, expires_at = now() - interval '1 second'`)
  expect((await listen(corp, cid, missed)).status).toBe(404)
})

test('[RL-06] a browser has three streams at most: the oldest ends when a fourth begins', async () => {
  const corp = await buildCorp()
  const [cid, other] = [await newClient(corp), await newClient(corp)]
  for (const each of [cid, other]) await bind(corp, each, 'joe')
  const kept = await listen(corp, other)
  const streams: Heard[] = []
  for (let count = 0; count < 6; count++) streams.push(await listen(corp, cid))
  await expect.poll(() => streams.map(({ ended }) => ended)).toEqual([true, true, true, false, false, false])
  expect(kept.ended).toBe(false)
})

test('[AV-14] browsers of sessions that are long over are swept away, those of live ones stay', async () => {
  const corp = await buildCorp()
  for (const token of ['kim', 'lee', 'mia']) await bind(corp, await newClient(corp), token)
  await asCorp(corp, `update customer_session set revoked_at = now() - interval '3 days' where customer_id = 'kim'`)
  await asCorp(corp, `update customer_session set expires_at = now() - interval '1 day' where customer_id = 'lee'`)
  await app.jobs.find(({ name }) => name === 'sweep events')?.run()
  expect(await asCorp(corp, 'select customer_id from push_client order by 1')).toEqual([
    { customer_id: 'lee' },
    { customer_id: 'mia' },
  ])
})

test('[AV-14] events are kept for seven days, and browsers that never logged in for two', async () => {
  const corp = await buildCorp()
  for (const days of [6, 8]) {
    const eventId = await happen(corp, 'ana', `${days} days`, true)
    await asCorp(corp, `update outbox set created_at = now() - interval '${days} days' where event_id = $1`, [eventId])
  }
  for (const hours of [47, 49]) {
    await newClient(corp)
    const age = `interval '${hours} hours'`
    await asCorp(
      corp,
      `update push_client set created_at = now() - ${age} where created_at > now() - interval '1 hour'`,
    )
  }
  await app.jobs.find(({ name }) => name === 'sweep events')?.run()
  expect(await asCorp(corp, `select payload->>'orderId' as order_id from outbox`)).toEqual([{ order_id: '6 days' }])
  expect(await asCorp(corp, `select 1 as one from push_client`)).toEqual([{ one: 1 }])
})

test('[R-7.19] a browser that is unknown, a visitor’s or switched off receives no events', async () => {
  const corp = await buildCorp()
  const visitor = await newClient(corp)
  const off = await newClient(corp)
  await bind(corp, off, 'ana', false)
  for (const cid of [visitor, off, 'x'.repeat(22), '', 'a&cid=b']) expect((await listen(corp, cid)).status).toBe(404)
  expect((await listen('nobody', visitor)).status).toBe(404)
})

test('[R-7.19][R-8.17] a client id of another brand cannot be bound, nor one that was never issued, nor none', async () => {
  const [corp, other] = await Promise.all([buildCorp(), buildCorp()])
  const cid = await newClient(other)
  for (const wrong of [cid, 'never-given-0123456789', undefined])
    expect((await bind(corp, wrong, 'ana')).code).toBe(refusals.pushClientIdInvalid)
})

test('[R-7.19][R-8.17] a browser keeps its client id; an invented one is not taken over; a wrong appId is refused', async () => {
  const corp = await buildCorp()
  const again = async (cid: string) =>
    (await ask(app, createPushClient, { corp, body: { appId: 'app-test', cid } })).data.cid
  const cid = await newClient(corp)
  expect(cid).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(await again(cid)).toBe(cid)
  expect(await again('A'.repeat(22))).not.toBe('A'.repeat(22))
  for (const body of [{ appId: 'wrong' }, {}])
    expect((await ask(app, createPushClient, { corp, body })).code).toBe(refusals.appIdInvalid)
})

test('[PV-03] client ids are neither in the log nor, readable, in the database', async () => {
  const corp = await buildCorp()
  const cid = await newClient(corp)
  await bind(corp, cid, 'ana')
  await listen(corp, cid)
  expect(logged.join('')).not.toContain(cid)
  const { rows } = await testDb.tx({ role: 'app', corp }, (tx) => tx.query('select * from push_client'))
  expect(JSON.stringify(rows)).not.toContain(cid)
})

test('[RL-02] a network gets no more than two thousand new client ids an hour', async () => {
  const now = Date.now()
  const still = testApp({ clock: { now: () => now } }) // an hour must not begin in the middle
  const corp = await buildCorp()
  const ask = () =>
    still.http.inject({
      ...{ method: 'POST', url: createPushClient.path, headers: headersOf({ corp }), remoteAddress: '10.20.0.1' },
      payload: { appId: 'app-test' },
    })
  const statuses: number[] = []
  for (let round = 0; round < 201; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    statuses.push(...answers.map(({ statusCode }) => statusCode))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(2000)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
