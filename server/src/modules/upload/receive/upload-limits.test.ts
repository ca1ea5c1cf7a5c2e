import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { refusals } from '@tiffin/contract/refusals'
import { uploadFile } from '@tiffin/contract/upload'
import { maxUploadsAtOnce } from '@tiffin/core/media/upload-limits'
import { afterAll, expect, test } from 'vitest'
import { headersOf, testApp } from '../../../../test/app.ts'
import { gifBomb, pngBomb } from '../../../../test/bombs.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildCustomer } from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { formOf, picture, upload } from '../../../../test/uploading.ts'
import { video } from '../../../../test/videos.ts'
import type { App } from '../../../http/app.ts'
import { hourly } from './receive.ts'

const dataDir = tempFolder('upload limits')
const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock, config: { dataDir } })
const impatient = testApp({ sessions: fakeSessions, clock, config: { dataDir, uploadMs: 1000 } })

async function listen({ http }: App): Promise<number> {
  await http.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => http.close())
  return (http.server.address() as AddressInfo).port // it listens on TCP
}
const [port, impatientPort] = [await listen(app), await listen(impatient)]
const corp = await buildCorp()
const newCustomer = async () => ({ corp, token: (await buildCustomer(corp)).token })
const incoming = () => readdirSync(join(dataDir, 'uploads/incoming'))
const megabyte = 1_048_576

type Customer = Awaited<ReturnType<typeof newCustomer>>

/** An upload over the wire that the test itself feeds. */
function wire(
  customer: Customer,
  type: string,
  { to = port, ...more }: { to?: number } & Record<string, string | number> = {},
) {
  const call = request({
    port: to,
    agent: false,
    method: 'POST',
    path: uploadFile.path,
    headers: { ...headersOf(customer), 'content-type': type, ...more },
  })
  const answer = new Promise<{ status: number; code: number }>((resolve, reject) => {
    call.on('error', reject).once('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, code: JSON.parse(Buffer.concat(chunks).toString()).code })
    })
  })
  return { call, answer }
}

/** How much more memory the work takes at its highest, in megabytes. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let highest = before
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5)
  await work().finally(() => clearInterval(timer))
  return (highest - before) / megabyte
}

await upload(app, await newCustomer(), { bytes: await picture().png().toBuffer() }) // libvips has been loaded

const { fileTooLarge, fileTypeWrong } = refusals

test.each([
  ['a PNG of 30,000 by 30,000', pngBomb(30_000), fileTooLarge],
  ['a PNG a little over the limit', pngBomb(4480), fileTooLarge],
  ['a GIF of 65,535 by 65,535', gifBomb(), fileTypeWrong],
])('[UP-02] %s is refused before it is unpacked', async (_what, bytes, refusal) => {
  const customer = await newCustomer()
  const grown = await growth(async () => {
    const { code } = await upload(app, customer, { bytes })
    expect(code).toBe(refusal)
  })
  expect(grown).toBeLessThan(100)
  expect(incoming()).toEqual([])
})

const kinds = {
  avif: (side: number) => picture(side, side).avif({ effort: 0 }),
  gif: (side: number) => picture(side, side).gif({ effort: 1 }),
  'progressive JPEG': (side: number) => picture(side, side).jpeg({ progressive: true }),
  'interlaced PNG': (side: number) => picture(side, side).png({ progressive: true }),
}
test.each(Object.entries(kinds))(
  '[UP-02] a large %s is refused, since it would be unpacked whole: 20 million pixels of AVIF take 350 MB',
  async (_kind, draw) => {
    const send = async (side: number) => upload(app, await newCustomer(), { bytes: await draw(side).toBuffer() })
    expect((await send(1600)).code).toBe(fileTooLarge)
    expect((await send(1400)).code).toBe(200)
  },
)

test('a picture within the limit is taken', async () => {
  expect((await upload(app, await newCustomer(), { bytes: pngBomb(4400) })).code).toBe(200)
})

const aPicture = async () => formOf({ bytes: await picture().png().toBuffer() })
const aVideo = async () => formOf({ bytes: video('clip.mp4'), fields: { scene: 'help' } })
/** What stands on disk of the files that are arriving, in megabytes. */
const onDisk = () =>
  incoming().reduce((sum, name) => sum + statSync(join(dataDir, 'uploads/incoming', name)).size, 0) / megabyte

/** Sends a file drawn out by a quarter of a megabyte again and again, until it is answered. */
async function sendLong(form: ReturnType<typeof formOf>, { chunks, isTold }: { chunks: number; isTold: boolean }) {
  const customer = await newCustomer()
  const end = form.body.subarray(-200)
  const chunk = Buffer.alloc(megabyte / 4)
  const length = { 'content-length': String(form.body.length + chunks * chunk.length) }
  const { call, answer } = wire(customer, form.type, isTold ? length : {})
  let [isAnswered, stored] = [false, 0]
  const answered = answer.finally(() => {
    isAnswered = true
  })
  const grown = await growth(async () => {
    call.write(form.body.subarray(0, -end.length))
    for (let sent = 0; sent < chunks && !isAnswered; sent++) {
      if (!call.write(chunk)) await Promise.race([once(call, 'drain'), answered])
      stored = Math.max(stored, onDisk())
    }
    call.end(end)
    await answered
  })
  return { code: (await answered).code, grown, stored }
}

test.each([
  ['of a declared length', true],
  ['of unknown length', false],
])('[UP-02] 50 MB %s are read to the end, kept nowhere, and refused', async (_what, isTold) => {
  const { code, grown } = await sendLong(await aPicture(), { chunks: 200, isTold })
  expect(code).toBe(fileTooLarge)
  expect(grown).toBeLessThan(100)
  expect(incoming()).toEqual([])
})

test('[UP-02][R-9.12] a video above 50 MB stands on disk while it arrives, not in memory, and is refused as too large', async () => {
  const { code, stored } = await sendLong(await aVideo(), { chunks: 204, isTold: false })
  expect(code).toBe(fileTooLarge)
  expect(stored).toBeGreaterThan(30)
  expect(stored).toBeLessThanOrEqual(50)
  expect(incoming()).toEqual([])
})

test('[UP-02][R-9.12] a video that says it is above 50 MB is refused before any of it is kept', async () => {
  const { code, stored } = await sendLong(await aVideo(), { chunks: 204, isTold: true })
  expect([code, stored]).toEqual([fileTooLarge, 0])
})

test('[UP-02] an upload that trickles byte by byte is ended, and leaves nothing', async () => {
  const customer = await newCustomer()
  const { type, body } = formOf({ bytes: await picture().png().toBuffer() })
  const { call, answer } = wire(customer, type, { to: impatientPort })
  call.on('error', () => undefined)
  call.write(body.subarray(0, 2000))
  expect(await answer).toEqual({ status: 400, code: 400 })
  call.destroy()
  expect(incoming()).toEqual([])
})

test('an upload that is broken off leaves nothing and frees its place', async () => {
  const customer = await newCustomer()
  const { type, body } = formOf({ bytes: await picture(1200, 1200).png().toBuffer() })
  const { call, answer } = wire(customer, type)
  answer.catch(() => undefined)
  call.write(body.subarray(0, 200_000))
  await expect.poll(() => incoming().length).toBe(1)
  call.destroy()
  await expect.poll(incoming).toEqual([])
})

test('[R-9.14][UP-02] a customer has five uploads under way, not six; uploads of others do not count', async () => {
  const customer = await newCustomer()
  const bytes = await picture().png().toBuffer()
  const { type, body } = formOf({ bytes })
  const under = Array.from({ length: maxUploadsAtOnce }, () => wire(customer, type))
  for (const { call } of under) call.write(body.subarray(0, 2000))
  await expect.poll(() => incoming().length).toBe(maxUploadsAtOnce)
  expect(await upload(app, customer, { bytes })).toMatchObject({ status: 429, code: 429 })
  expect((await upload(app, await newCustomer(), { bytes })).code).toBe(200)
  for (const { call } of under) call.end(body.subarray(2000))
  const answers = await Promise.all(under.map(({ answer }) => answer))
  expect(answers.map(({ code }) => code)).toEqual(under.map(() => 200))
  expect((await upload(app, customer, { bytes })).code).toBe(200)
})

test('[UP-02] an hour has room for so many uploads of a customer, bad ones counted', async () => {
  clock.at -= clock.at % 3_600_000
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const bad = { bytes: 'no picture' }
  for (let sent = 0; sent < hourly.most; sent++)
    expect((await upload(app, customer, bad)).code).toBe(refusals.fileTypeWrong)
  expect(await upload(app, customer, bad)).toMatchObject({ status: 429, code: 429 })
  const { type, body } = formOf(bad)
  const headers = { ...headersOf(customer), 'content-type': type }
  const late = await app.http.inject({ method: 'POST', url: uploadFile.path, headers, payload: body })
  expect(late.headers['retry-after']).toBe('3600')
  expect((await upload(app, other, bad)).code).toBe(refusals.fileTypeWrong)
  clock.at += 3_600_000
  expect((await upload(app, customer, bad)).code).toBe(refusals.fileTypeWrong)
})
