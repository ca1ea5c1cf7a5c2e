import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { buildCustomer } from '../../../test/build-shop.ts'
import { fakeBucket } from '../../../test/fake-bucket.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { picture, upload } from '../../../test/uploading.ts'

const dataDir = tempFolder('bucket')
const bucket = await fakeBucket()
const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock, config: { dataDir, uploadBucket: bucket.settings } })
const corp = await buildCorp()
const bytes = await picture().png().toBuffer()
const send = async () => upload(app, { corp, token: (await buildCustomer(corp)).token }, { bytes })

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

test('a bucket that refuses the signature keeps nothing, and the customer is told that it is our side', async () => {
  const uploadBucket = { ...bucket.settings, secretAccessKey: 'another secret' }
  const other = testApp({ sessions: fakeSessions, config: { dataDir, uploadBucket } })
  const { token } = await buildCustomer(corp)
  expect((await upload(other, { corp, token }, { bytes })).status).toBe(500)
  expect(bucket.files.size).toBe(0)
})

test('names that are not ours are not even asked for', async () => {
  const before = bucket.asked.length
  for (const name of ['..%2Fother', 'x.webp', `${'a'.repeat(22)}.webp%3Facl`])
    expect((await app.http.inject({ method: 'GET', url: `/uploads/${name}` })).statusCode).toBe(404)
  expect(bucket.asked).toHaveLength(before)
  expect(existsSync(join(dataDir, 'uploads'))).toBe(true)
})
