import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { type Listener, Stream } from './stream.ts'

const ana: Listener = { corpId: 'tea', cid: 'c', sessionId: 's', customerId: 'ana', storeId: null }
const counter: Listener = { ...ana, customerId: null, storeId: 's1' }
const event = {
  corpId: 'tea',
  customerId: 'ana',
  storeId: 's1',
  eventId: 'e1',
  topic: 'order',
  payload: { status: 20 },
}

function open(listener: Listener, waiting = 0) {
  const response = { writableLength: waiting, write: vi.fn(), end: vi.fn(), destroy: vi.fn() }
  const stream = new Stream(response as unknown as ServerResponse, listener) // as: what a stream uses of it
  return { stream, response, written: () => response.write.mock.calls.map(([text]) => text) }
}

test('an event concerns its customer and its store, of its brand only', () => {
  const { stream } = open(ana)
  expect(stream.concerns(event)).toBe(true)
  expect(stream.concerns({ ...event, customerId: 'ben' })).toBe(false)
  expect(stream.concerns({ ...event, corpId: 'coffee' })).toBe(false)
  const store = open(counter).stream
  expect(store.concerns({ ...event, customerId: 'ben' })).toBe(true)
  expect(store.concerns({ ...event, storeId: 's2' })).toBe(false)
  expect(store.concerns({ ...event, corpId: 'coffee' })).toBe(false)
  expect(open({ ...counter, storeId: null }).stream.concerns({ ...event, storeId: null })).toBe(false)
})

test('[R-7.19] an event is written once, with its id, topic and payload, and not to a browser that says it has it', () => {
  const { stream, written } = open(ana)
  stream.skip('e0')
  stream.send({ ...event, eventId: 'e0' })
  stream.send(event)
  stream.send(event)
  const data = { title: '', content: '', path: '', payload: { topic: 'order', status: 20 } }
  expect(written()).toEqual([`id: e1\ndata: ${JSON.stringify({ type: 'receive', data })}\n\n`])
})

test('of the events that were written the latest are remembered', () => {
  const { stream, written } = open(ana)
  const send = (number: number) => stream.send({ ...event, eventId: `e${number}` })
  for (let number = 1; number <= 500; number++) send(number)
  send(1)
  expect(written()).toHaveLength(500)
  send(501)
  for (const remembered of [251, 501]) send(remembered)
  expect(written()).toHaveLength(501)
  send(250)
  expect(written()).toHaveLength(502)
})

test('a browser gets signs of life, and one that does not read is let go', () => {
  const { stream, response, written } = open(ana, 65_536)
  stream.beat()
  expect(written()).toEqual([': beat\n\n'])
  stream.end()
  expect(response.end).toHaveBeenCalledOnce()
  expect(response.destroy).not.toHaveBeenCalled()
  const slow = open(ana, 65_537)
  slow.stream.beat()
  expect(slow.response.destroy).toHaveBeenCalledOnce()
  expect(slow.written()).toEqual([])
})
