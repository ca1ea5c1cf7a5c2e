import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { FakeEpson } from '../../../test/fake-epson.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { openPrintShop } from '../../../test/print-shop.ts'
import { rasterOf } from './asking/raster.ts'

const clock = { at: Date.parse('2026-11-27T04:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })
/** The same server after a restart, or another one: nothing but the database is the same. */
const restarted = testApp({ clock, sessions: fakeSessions })
const later = (ms: number) => {
  clock.at += ms
}

async function open() {
  const shop = await openPrintShop(app)
  const stateOf = async () => (await shop.list()).find(({ printerId }) => printerId === shop.printerId)
  return { ...shop, stateOf, epson: new FakeEpson({ app, address: shop.address }) }
}

test('[print-9] an Epson printer prints each order once, in the order in which they went, as a picture of bits', async () => {
  const { epson, sell, jobs, stateOf } = await open()
  expect(await epson.turn()).toBe(false)
  expect(await stateOf()).toMatchObject({ state: 'ok' })
  for (const _ of [1, 2]) await sell()
  expect([await epson.turn(), await epson.turn(), await epson.turn()]).toEqual([true, true, false])
  expect((await jobs()).map(({ state }) => state)).toEqual([30, 30])
  expect(new Set(epson.papers.map(({ jobId }) => jobId)).size).toBe(2)
  for (const { jobId, width, height, bits } of epson.papers) {
    expect(jobId).toMatch(/^[\w.-]{1,30}$/)
    expect([width, bits.length]).toEqual([576, (576 / 8) * height])
    expect(height).toBeGreaterThan(200)
  }
})

test('[print-9] black dots are set, from the left and from above', async () => {
  const pixels = Buffer.from([0, 255, 255, 255, 255, 255, 255, 0, ...Array(7).fill(255), 0])
  const png = await sharp(pixels, { raw: { width: 8, height: 2, channels: 1 } })
    .png()
    .toBuffer()
  expect(await rasterOf(png)).toEqual({ width: 8, height: 2, bits: Buffer.from([0b10000001, 0b00000001]) })
})

test('[print-9] without paper a ticket stays however often it is tried, and the counter says so; with paper it is printed once', async () => {
  const { epson, sell, jobs, stateOf } = await open()
  await sell()
  epson.trouble = 'EPTR_REC_EMPTY'
  for (let turns = 0; turns < 8; turns++) {
    expect(await epson.turn()).toBe(false)
    later(20_000)
  }
  expect(await stateOf()).toMatchObject({ state: 'paperOut', waitingCount: 1, failedCount: 0 })
  epson.trouble = ''
  expect([await epson.turn(), await epson.turn()]).toEqual([true, false])
  expect(await stateOf()).toMatchObject({ state: 'ok', waitingCount: 0 })
  expect(await jobs()).toHaveLength(1)
})

test('[print-9] a job is not sent again while it may be printed still; a printer that lost its power gets it later, and after its word never', async () => {
  const { epson, sell } = await open()
  await sell()
  const first = await epson.ask()
  later(5_000)
  expect(await epson.ask()).toBeUndefined()
  later(15_000)
  const again = await epson.ask()
  expect(again?.jobId).toBe(first?.jobId)
  await epson.answer(first?.jobId ?? '')
  await epson.answer(first?.jobId ?? '', 'SchemaError')
  later(60_000)
  expect(await epson.ask()).toBeUndefined()
})

test('[print-5][print-9] after a restart, and at another server, a job that may be printed still is not sent again either', async () => {
  const { epson, sell, address } = await open()
  await sell()
  const sheet = await epson.ask()
  const after = new FakeEpson({ app: restarted, address })
  later(5_000)
  expect(await after.ask()).toBeUndefined()
  later(15_000)
  expect((await after.ask())?.jobId).toBe(sheet?.jobId)
  await sell()
  await after.answer(sheet?.jobId ?? '')
  const sheets = await Promise.all([epson.ask(), after.ask(), epson.ask(), after.ask()])
  expect(sheets.filter((each) => each !== undefined)).toHaveLength(1)
})

test('[print-9] what passes by itself is tried five times, what cannot be printed has failed at once', async () => {
  const { epson, sell, stateOf } = await open()
  await sell()
  epson.trouble = 'EX_TIMEOUT'
  for (let turns = 0; turns < 4; turns++) await epson.turn()
  expect(await stateOf()).toMatchObject({ waitingCount: 1, failedCount: 0 })
  await epson.turn()
  expect(await stateOf()).toMatchObject({ waitingCount: 0, failedCount: 1 })
  await sell()
  epson.trouble = 'SchemaError'
  await epson.turn()
  expect(await stateOf()).toMatchObject({ waitingCount: 0, failedCount: 2 })
})

test('[print-9] a result that names no job is that of the one that was taken last', async () => {
  const { epson, sell, jobs } = await open()
  for (const _ of [1, 2]) await sell()
  await epson.ask()
  const ResponseFile = '<PrintResponse><response success="true" code="" status="0"/></PrintResponse>'
  await epson.send({ ConnectionType: 'SetResponse', ResponseFile })
  expect((await jobs()).map(({ state }) => state).toSorted()).toEqual([10, 30])
})

test('[print-9] forms that say nothing change nothing, another printer’s job stays its own, and a wrong key is not found', async () => {
  const { epson, sell, add, address, stateOf } = await open()
  await sell()
  const stranger = new FakeEpson({ app, ...(await add({ name: 'Oven', categoryList: ['none'] })) })
  const sheet = await epson.ask()
  await stranger.answer(sheet?.jobId ?? '')
  await epson.answer('another')
  for (const form of [
    {},
    { ConnectionType: 'SetStatus', Status: '<statusmonitor/>' },
    { ConnectionType: 'SetResponse' },
    { ConnectionType: 'SetResponse', ResponseFile: '<response success="true"' },
    { ConnectionType: 'SetResponse', ResponseFile: '<a>'.repeat(2_000) },
    { ConnectionType: 'SetResponse', ResponseFile: '<PrintResponseInfo Version="2.00"/>' },
  ])
    expect(await epson.send(form)).toEqual({ status: 200, body: '' })
  expect(await stateOf()).toMatchObject({ waitingCount: 1, failedCount: 0 })
  const unknown = new FakeEpson({ app, address: address.replace(/.{32}$/, 'x'.repeat(32)) })
  expect((await unknown.send({ ConnectionType: 'GetRequest' })).status).toBe(404)
})
