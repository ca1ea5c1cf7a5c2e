import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refusals } from '@tiffin/contract/refusals'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildCustomer } from '../../../../test/build-shop.ts'
import { fakeBucket } from '../../../../test/fake-bucket.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { picture, upload } from '../../../../test/uploading.ts'
import { secretsInVideos, video } from '../../../../test/videos.ts'

const dataDir = tempFolder('videos')
const app = testApp({ sessions: fakeSessions, config: { dataDir } })
const corp = await buildCorp()
const newCustomer = async () => ({ corp, token: (await buildCustomer(corp)).token })
const send = async (bytes: Buffer | string, scene = 'help', to = app) =>
  upload(to, await newCustomer(), { bytes, name: 'x.txt', type: 'text/plain', fields: { scene } })
const get = (url: string, range?: string, from = app) =>
  from.http.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } })
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test.each([
  ['clip.mp4', 'video/mp4', 2],
  ['clip.mov', 'video/mp4', 1],
  ['clip.webm', 'video/webm', 1],
] as const)('[R-5.18] of a %s only picture and sound are kept, as %s', async (name, type, tracks) => {
  const bytes = video(name)
  const { code, data } = await send(bytes)
  expect([code, data.type, data.width, data.height]).toEqual([200, type, 64, 48])
  expect(data.url).toMatch(/^\/uploads\/[\w-]{22}\.(mp4|webm)$/)
  const { rawPayload, headers } = await get(data.url)
  expect([headers['content-type'], rawPayload.length]).toEqual([type, data.size])
  expect(secretsInVideos.some((secret) => bytes.includes(secret))).toBe(true)
  for (const secret of secretsInVideos) expect(rawPayload.includes(secret)).toBe(false)
  const input = new Input({ source: new BufferSource(rawPayload), formats: ALL_FORMATS })
  expect([(await input.getTracks()).length, Math.round(await input.computeDuration())]).toEqual([tracks, 2])
  expect(readdirSync(join(dataDir, 'uploads/incoming'))).toEqual([])
})

test('[R-9.12] a video of sixty-one seconds is too long', async () => {
  expect((await send(video('sixty-one-seconds.mp4'))).code).toBe(refusals.videoTooLong)
})

test('[UP-01] a video that is cut, spoiled or made up is none, and an avatar is never one', async () => {
  const clip = video('clip.mp4')
  const spoiled = Buffer.from(clip)
  spoiled.fill(0xff, 40, 400)
  const endless = Buffer.from(clip)
  endless.writeUInt32BE(0xffffffff, 0)
  const bad = [clip.subarray(0, 200), clip.subarray(0, 2000), spoiled, endless, video('clip.webm').subarray(0, 300)]
  for (const bytes of bad) expect((await send(bytes)).code).toBe(refusals.fileTypeWrong)
  expect((await send(clip, 'avatar')).code).toBe(refusals.avatarNotPicture)
  expect(readdirSync(join(dataDir, 'uploads/incoming'))).toEqual([])
})

test('[UP-02] the seventh video of a customer within an hour is refused, and a picture is not', async () => {
  const customer = await newCustomer()
  const sendFile = (bytes: Buffer) => upload(app, customer, { bytes, fields: { scene: 'help' } })
  const broken = video('clip.mp4').subarray(0, 2000)
  for (let sent = 0; sent < 6; sent++) expect((await sendFile(broken)).code).toBe(refusals.fileTypeWrong)
  expect(await sendFile(broken)).toMatchObject({ status: 429, code: 429 })
  expect((await sendFile(await picture(80, 60).png().toBuffer())).code).toBe(200)
})

test('[UP-02] a picture above 10 MB is too large, though a video may be larger', async () => {
  const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(10 * 1_048_576)])
  expect((await send(large)).code).toBe(refusals.fileTooLarge)
})

test('a picture for help keeps its shape, at most 1600 pixels long', async () => {
  const { data } = await send(await picture(2000, 500).png().toBuffer())
  expect([data.width, data.height, data.type]).toEqual([1600, 400, 'image/webp'])
  const small = (await send(await picture(80, 60).jpeg().toBuffer())).data
  expect([small.width, small.height]).toEqual([80, 60])
  expect(await sharp((await get(small.url)).rawPayload).metadata()).toMatchObject({ format: 'webp' })
})

test.each(['a folder', 'a bucket'])('a player gets the part of a video that it asks for, from %s', async (where) => {
  const bucket = await fakeBucket()
  const config = where === 'a bucket' ? { dataDir, uploadBucket: bucket.settings } : { dataDir }
  const server = testApp({ sessions: fakeSessions, config })
  const { url, size } = (await send(video('clip.mp4'), 'help', server)).data
  const whole = await get(url, undefined, server)
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.rawPayload.length]).toEqual([200, 'bytes', size])
  expect(whole.headers['content-disposition']).toMatch(/^attachment; /)
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=10-${size + 500}`, 10, size - 1],
  ] as const) {
    const part = await get(url, range, server)
    expect([range, part.statusCode, part.headers['content-range']]).toEqual([
      range,
      206,
      `bytes ${start}-${end}/${size}`,
    ])
    expect(hashOf(part.rawPayload)).toBe(hashOf(whole.rawPayload.subarray(start, end + 1)))
  }
  const behind = await get(url, `bytes=${size}-`, server)
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${size}`])
  for (const odd of ['bytes=5-2', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=-', 'bytes=a-b'])
    expect([odd, (await get(url, odd, server)).statusCode]).toEqual([odd, 200])
})
