import { randomUUID } from 'node:crypto'
import * as calls from '@tiffin/contract/print'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, saidInLog, testApp } from '../../../test/app.ts'
import { asCorp, buildEmployee } from '../../../test/build-shop.ts'
import { FakePrinter } from '../../../test/fake-printer.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { bar, openPrintShop, rightsOfPrinting } from '../../../test/print-shop.ts'
import { printJobs } from './jobs.ts'

const clock = { at: Date.parse('2026-11-26T04:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })
const later = (ms: number) => {
  clock.at += ms
}
const openPrinting = (wish = {}) => openPrintShop(app, wish)

test('[print-3] a wrong key, the key of another brand and that of a removed printer are not found, and no key is logged', async () => {
  const [ours, theirs] = [await openPrinting(), await openPrinting()]
  await theirs.sell()
  const key = ours.address.split('/').at(-1) ?? ''
  const statusOf = async (path: string) => {
    const answers = [
      await app.http.inject({ method: 'POST', url: path, payload: { statusCode: '200 OK' } }),
      await app.http.inject({ method: 'GET', url: path }),
      await app.http.inject({ method: 'DELETE', url: path, query: { code: 'OK' } }),
    ]
    return answers.map(({ statusCode }) => statusCode)
  }
  const unknown = [404, 404, 404]
  expect(await statusOf(`/print/${theirs.corp}/${key}`)).toEqual(unknown)
  expect(await statusOf(`/print/${ours.corp}/${key.slice(1)}A`)).toEqual(unknown)
  expect(await statusOf(`/print/${ours.corp}/short`)).toEqual(unknown)
  expect(await statusOf(`/print/none/${key}`)).toEqual(unknown)
  expect(await ours.printer.work()).toBe(0)
  expect(JSON.stringify(await asCorp(ours.corp, 'select * from printer'))).not.toContain(key)
  const { jobToken } = await theirs.printer.poll()
  expect(await ours.printer.fetch(jobToken)).toBeUndefined()
  await ours.printer.clear('OK', jobToken)
  expect(await theirs.printer.work()).toBe(1)
  await ask(app, calls.removePrinter, { ...ours.staff, body: { printerId: ours.printerId } })
  expect((await ours.printer.poll()).status).toBe(404)
  expect(saidInLog()).not.toContain(key)
})

test('[print-3] another store of the brand gets nothing, and cannot touch a printer or an order of this one', async () => {
  const { corp, printerId, printer, sell } = await openPrinting()
  const { orderId } = await sell()
  await asCorp(
    corp,
    `insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone)
     values ($1, 'other', '{"en-US": "Other"}', '{}', '1', 1, 1, 'UTC')`,
    [corp],
  )
  const { token } = await buildEmployee(corp, 'other', rightsOfPrinting)
  const staff = { corp, token }
  const theirs = (await ask(app, calls.addPrinter, { ...staff, body: bar })).data
  const stranger = new FakePrinter({ app, ...theirs })
  expect(await stranger.work()).toBe(0)
  const { jobToken } = await printer.poll()
  expect(await stranger.fetch(jobToken)).toBeUndefined()
  await stranger.clear('OK', jobToken)
  await stranger.clear('511', jobToken)
  const unknown = refusals.printerUnknown
  const codes = [
    (await ask(app, calls.updatePrinter, { ...staff, body: { ...bar, printerId } })).code,
    (await ask(app, calls.removePrinter, { ...staff, body: { printerId } })).code,
    (await ask(app, calls.testPrinter, { ...staff, body: { printerId, requestId: randomUUID() } })).code,
    (await ask(app, calls.printTicket, { ...staff, body: { orderId, requestId: randomUUID() } })).code,
  ]
  expect(codes).toEqual([unknown, unknown, unknown, refusals.orderUnknown])
  expect((await ask(app, calls.listPrinters, { ...staff, body: {} })).data.list).toHaveLength(1)
  expect(await printer.work()).toBe(1)
})

test('[print-3] a store has twenty printers at most, also when they are made at once, and a printer asks thirty times at once', async () => {
  const { add, list, staff, printer, address } = await openPrinting()
  await Promise.all(Array.from({ length: 25 }, () => add()))
  expect(await list()).toHaveLength(20)
  expect((await ask(app, calls.addPrinter, { ...staff, body: bar })).code).toBe(refusals.printersFull)
  const answers = []
  for (let count = 0; count < 40; count++) answers.push((await printer.poll()).status)
  expect(answers.filter((status) => status === 429).length).toBe(10)
  const early = await app.http.inject({ method: 'GET', url: new URL(address).pathname })
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '5'])
  later(10_000)
  expect((await printer.poll()).status).toBe(200)
})

test('[print-3] the audit log notes that a printer was made, what was changed of it, and that it was removed', async () => {
  const { corp, staff, printerId } = await openPrinting()
  later(1_000)
  await ask(app, calls.updatePrinter, { ...staff, body: { ...bar, printerId, name: 'Oven' } })
  later(1_000)
  await ask(app, calls.removePrinter, { ...staff, body: { printerId } })
  const entries = `select action, item_kind, item_name, changes -> 'name' as name from audit_entry where item_id = $1 order by at`
  expect(await asCorp(corp, entries, [printerId])).toEqual([
    { action: 'printer.add', item_kind: 'printer', item_name: 'Bar', name: { from: null, to: 'Bar' } },
    { action: 'printer.update', item_kind: 'printer', item_name: 'Oven', name: { from: 'Bar', to: 'Oven' } },
    { action: 'printer.remove', item_kind: 'printer', item_name: 'Oven', name: null },
  ])
})

test('[print-5] a printer is told what its job is and how to clear it, also one whose words are not encoded, and that there is none', async () => {
  const { printer, sell, address } = await openPrinting()
  const { pathname: url } = new URL(address)
  const fetch = (query = {}) => app.http.inject({ method: 'GET', url, query })
  expect((await fetch()).statusCode).toBe(404)
  await sell()
  printer.statusCode = '200 100% OK'
  const offer = { jobReady: true, mediaTypes: ['image/png'], deleteMethod: 'DELETE', jobToken: expect.any(String) }
  expect(await printer.poll()).toEqual({ status: 200, ...offer })
  expect((await fetch({ type: 'image/png; density=8' })).statusCode).toBe(200)
})

test('[print-6] a printer that was never heard is new, and one that is silent for 90 seconds is said to be so', async () => {
  const { list, printer } = await openPrinting()
  const state = async () => (await list())[0]?.state
  expect(await state()).toBe('new')
  await printer.poll()
  later(89_000)
  expect(await state()).toBe('ok')
  later(2_000)
  expect(await state()).toBe('silent')
  printer.statusCode = '211 Paper low'
  await printer.poll()
  expect(await state()).toBe('paperLow')
  printer.statusCode = '420'
  await printer.poll()
  expect(await state()).toBe('coverOpen')
})

test('[print-3] a page tries a printer, once for each request', async () => {
  const { printer, printerId, staff } = await openPrinting({ language: 'th-TH' as 'en-US' })
  const body = { printerId, requestId: randomUUID() }
  for (const _ of [1, 2]) expect((await ask(app, calls.testPrinter, { ...staff, body })).code).toBe(200)
  expect(await printer.work()).toBe(1)
})

test('[print-8] jobs of more than a month ago are deleted, and printers that were removed so long ago', async () => {
  const { corp, sell, jobs, staff, printerId, add } = await openPrinting()
  const { printerId: stays } = await add()
  await sell()
  await ask(app, calls.removePrinter, { ...staff, body: { printerId } })
  const printers = async () =>
    (await asCorp<{ id: string }>(corp, 'select printer_id as id from printer order by made_at')).map(({ id }) => id)
  const [sweep] = printJobs(app)
  later(29 * 24 * 3_600_000)
  await sweep?.run()
  expect([(await jobs()).length, await printers()]).toEqual([1, expect.arrayContaining([printerId, stays])])
  later(2 * 24 * 3_600_000)
  await sweep?.run()
  expect([await jobs(), await printers()]).toEqual([[], [stays]])
})

test('[print-3] a printer that was removed is in no list, cannot be tried or changed, and leaves its place to another', async () => {
  const { corp, staff, printerId, list, add } = await openPrinting()
  for (let count = 1; count < 20; count++) await add()
  expect((await ask(app, calls.addPrinter, { ...staff, body: bar })).code).not.toBe(200)
  await ask(app, calls.removePrinter, { ...staff, body: { printerId } })
  expect((await list()).map((each) => each.printerId)).not.toContain(printerId)
  const tries = [
    await ask(app, calls.testPrinter, { ...staff, body: { printerId, requestId: randomUUID() } }),
    await ask(app, calls.updatePrinter, { ...staff, body: { ...bar, printerId } }),
    await ask(app, calls.removePrinter, { ...staff, body: { printerId } }),
  ]
  expect(tries.map(({ code }) => code)).toEqual(Array(3).fill(refusals.printerUnknown))
  expect((await add()).printerId).toBeTruthy()
  expect(await asCorp(corp, 'select 1 from print_job')).toEqual([])
})
