import { setImmediate } from 'node:timers/promises'
import type { Ticket } from '@tiffin/core/ticket/ticket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sizeOf } from '../../../../test/fake-printer.ts'
import type { DrawnTicket } from './draw-ticket.ts'
import { TicketPress } from './ticket-press.ts'

const ticket: Ticket = {
  ...{ code: 'T042', copy: '', method: '', time: '', customer: '', allergy: '', remark: '', notes: [], lines: [] },
  ...{ part: '', foot: '' },
}
const plain: DrawnTicket = { language: 'en-US', ticket }
const copy: DrawnTicket = { language: 'en-US', ticket: { ...ticket, copy: 'COPY' } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('[print-2] fifty tickets wait at most, and none of them longer than 20 seconds; who comes then is asked to come back', async () => {
  const press = new TicketPress()
  const failures: unknown[] = []
  const print = (count: number) =>
    Promise.all(Array.from({ length: count }, () => press.print(plain).catch((failure) => failures.push(failure))))
  const many = print(51)
  await setImmediate()
  expect(failures).toHaveLength(1)
  vi.advanceTimersByTime(20_000)
  await many
  expect(failures).toHaveLength(51)
  const next = print(1)
  await setImmediate()
  expect(failures).toHaveLength(51)
  vi.advanceTimersByTime(20_000)
  await next
  for (const failure of failures)
    expect(failure).toMatchObject({ fault: 'unavailable', headers: { 'retry-after': '2' } })
})

test('[print-2] one thread draws all tickets, each as its own, and one that was drawn does not stop it later', async () => {
  const threads = vi.fn()
  process.on('worker', threads)
  const press = new TicketPress()
  const pictures = await Promise.all([copy, plain, copy].map((drawn) => press.print(drawn)))
  process.off('worker', threads)
  expect(pictures.map((picture) => sizeOf(picture).length)).toEqual([319, 224, 319])
  expect(threads).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  const next = press.print(plain)
  vi.advanceTimersByTime(10_000)
  expect(sizeOf(await next)).toEqual({ width: 576, length: 224, bits: 1 })
})
