import { orderStatus } from '@tiffin/core/order/order-state'
import { expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { fakePushService } from '../../../../test/fake-push-service.ts'
import { Messenger } from './messenger.ts'

const service = await fakePushService()
const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:ops@tiffin.test' }
const now = Date.parse('2026-11-27T08:00:00Z')
const newsMs = 30 * 60_000
const key = { corpId: 'tea', cidHash: 'c', eventId: 'e' }

function messageFor(name: string) {
  const { endpoint, keys: ofBrowser } = service.subscribe(name)
  const ordered = { orderId: '0198c3a0-0000-7000-8000-000000000001', orderNo: '26112700000012' }
  const { closed: status } = orderStatus
  return {
    ...{ endpoint, ...ofBrowser, ...ordered, status, statusNow: status },
    ...{ language: 'en-US', isWanted: true, createdAt: now },
  }
}

/** One turn with a message that is due, or one that another server has taken: how it ended, and what was logged. */
async function deliver(message?: ReturnType<typeof messageFor>) {
  const rows: Record<string, object[]> = { push_due_messages: [key], push_message_take: message ? [message] : [] }
  const ended: string[] = []
  const finish = async ({ name }: { name: string }) => {
    if (['push_message_done', 'push_subscription_drop'].includes(name)) ended.push(name)
    return [{ rows: rows[name] ?? [] }]
  }
  const db = { tx: (_scope: object, work: (tx: object) => Promise<unknown>) => work({ finish }) }
  const log = { warn: vi.fn(), error: vi.fn() }
  const app = { db, log, clock: { now: () => now } } as never // as: what a messenger uses
  await new Messenger(app, { keys, toLoopback: true }, async () => 'Tea').run()
  return { ended: ended.join(), warned: log.warn.mock.calls, errorCount: log.error.mock.calls.length }
}

const warning = (status: number) => [[{ corp: 'tea', status }, 'push message not taken']]

test.each([
  [201, 'push_message_done', false],
  [300, 'push_message_done', true],
  [400, 'push_message_done', true],
  [404, 'push_subscription_drop', true],
  [410, 'push_subscription_drop', true],
  [429, '', true],
  [500, '', true],
  [503, '', true],
])('a push service that answers %i: %s', async (status, ended, isLogged) => {
  service.status = status
  const warned = isLogged ? warning(status) : []
  expect(await deliver(messageFor(`of-${status}`))).toEqual({ ended, warned, errorCount: 0 })
  expect(service.to(`of-${status}`)).toHaveLength(1)
})

test('a push service that cannot be reached is tried again, and only that is logged', async () => {
  const message = { ...messageFor('nowhere'), endpoint: 'http://127.0.0.1:1/push' }
  expect(await deliver(message)).toEqual({ ended: '', warned: warning(0), errorCount: 0 })
})

test('a message that another server has taken is left to it', async () => {
  expect(await deliver()).toEqual({ ended: '', warned: [], errorCount: 0 })
})

test('[R-7.19] a browser hears that its order was closed, in its language or else in Chinese, under the order’s id', async () => {
  service.status = 201
  await deliver(messageFor('closed'))
  await deliver({ ...messageFor('closed'), language: 'xx' })
  const [english, other] = service.to('closed')
  expect(english?.payload).toMatchObject({ title: 'Tea', body: 'Order 26112700000012 has been closed', lang: 'en-US' })
  expect(english?.headers.topic).toBe('0198c3a0000070008000000000000001')
  expect(other?.payload.lang).toBe('zh-CN')
})

test('news of half an hour ago is sent still, older news is not', async () => {
  service.status = 201
  for (const age of [newsMs, newsMs + 1])
    expect(await deliver({ ...messageFor(`age-${age}`), createdAt: now - age })).toMatchObject({
      ended: 'push_message_done',
    })
  expect([service.to(`age-${newsMs}`).length, service.to(`age-${newsMs + 1}`).length]).toEqual([1, 0])
})
