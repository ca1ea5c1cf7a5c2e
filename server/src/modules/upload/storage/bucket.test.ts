import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildCustomer } from '../../../../test/build-shop.ts'
import { fakeBucket } from '../../../../test/fake-bucket.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { picture, upload } from '../../../../test/uploading.ts'
import { s3Storage } from './s3-storage.ts'

const dataDir = tempFolder('bucket')
const bucket = await fakeBucket()
const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock, config: { dataDir, uploadBucket: bucket.settings } })
const corp = await buildCorp()
const bytes = await picture().png().toBuffer()
const send = async () => upload(app, { corp, token: (await buildCustomer(corp)).token }, { bytes })

afterEach(() => vi.useRealTimers())

test('with a bucket in the settings uploads lie there, signed, and nothing lies on the disk', async () => {
  const { code, data } = await send()
  const path = data.url.replace('/uploads', '/pictures')
  expect([code, [...bucket.files.keys()]]).toEqual([200, [path]])
  expect(bucket.files.get(path)?.type).toBe('image/webp')
  const { statusCode, rawPayload } = await app.http.inject({ method: 'GET', url: data.url })
  expect([statusCode, rawPayload]).toEqual([200, bucket.files.get(path)?.bytes])
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['incoming'])
  clock.at += 25 * 3_600_000
  await app.jobs.find(({ name }) => name === 'sweep uploads')?.run()
  expect([...bucket.files.keys()]).toEqual([])
  expect((await app.http.inject({ method: 'GET', url: data.url })).statusCode).toBe(404)
})

test('a bucket that refuses the signature keeps nothing, and the customer reads that the fault is on our side', async () => {
  const uploadBucket = { ...bucket.settings, secretAccessKey: 'another secret' }
  const other = testApp({ sessions: fakeSessions, config: { dataDir, uploadBucket } })
  const { token } = await buildCustomer(corp)
  expect((await upload(other, { corp, token }, { bytes })).status).toBe(500)
  expect(bucket.files.size).toBe(0)
})

test('a bucket must begin to answer in time, and may then take as long as a long video takes', async () => {
  const answerMs = 300
  const [isLate, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = createServer(async (request, response) => {
    if (request.url?.endsWith('silent.mp4')) return isAsked.resolve()
    response.writeHead(200, { 'content-length': 2 }).write('a')
    await isLate.promise
    response.end('b')
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as AddressInfo // it listens on TCP
  const storage = s3Storage({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` }, answerMs)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const video = await storage.open('long.mp4')
  vi.advanceTimersByTime(10 * answerMs)
  isLate.resolve()
  expect(String(await buffer(video ?? Readable.from([])))).toBe('ab')
  const silent = expect(storage.open('silent.mp4')).rejects.toThrow('aborted')
  await isAsked.promise
  vi.advanceTimersByTime(answerMs)
  await silent
  slow.closeAllConnections()
  slow.close()
})

test('a name that is none of our uploads is not asked of the bucket', async () => {
  const before = bucket.asked.length
  for (const name of ['..%2Fother', 'x.webp', `${'a'.repeat(22)}.webp%3Facl`])
    expect((await app.http.inject({ method: 'GET', url: `/uploads/${name}` })).statusCode).toBe(404)
  expect(bucket.asked).toHaveLength(before)
  expect(existsSync(join(dataDir, 'uploads'))).toBe(true)
})
