import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildCustomer } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { picture, upload } from '../../../test/uploading.ts'
import { dropUploads, wearAvatar } from './index.ts'

const dataDir = tempFolder('avatars')
const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock, config: { dataDir } })
const corp = await buildCorp()
const bytes = await picture().png().toBuffer()
const day = 24 * 3_600_000

const send = async (token: string): Promise<string> => (await upload(app, { corp, token }, { bytes })).data.url
const wear = (customerId: string, avatar: string, corpId = corp) =>
  testDb.tx({ role: 'app', corp: corpId }, (tx) => wearAvatar(tx, { corpId, customerId, now: clock.now() }, avatar))
const sweep = () => app.jobs.find(({ name }) => name === 'sweep uploads')?.run()
const isThere = async (url: string) => {
  const { statusCode } = await app.http.inject({ method: 'GET', url })
  expect(statusCode === 200).toBe(existsSync(join(dataDir, url)))
  return statusCode === 200
}

test('[R-3.7][UP-01] only a customer’s own upload becomes the avatar', async () => {
  const [mira, omar] = [await buildCustomer(corp), await buildCustomer(corp)]
  const url = await send(mira.token)
  expect(await wear(omar.customerId, url)).toBe(false)
  for (const avatar of [
    'https://evil.example/a.webp',
    `/uploads/${'a'.repeat(22)}.webp`,
    `${url}?x`,
    `https://evil.example${url}`,
    '/media/a.webp',
    ' ',
  ])
    expect(await wear(mira.customerId, avatar)).toBe(false)
  const other = await buildCorp()
  expect(await wear(mira.customerId, url, other)).toBe(false)
  expect(await wear(mira.customerId, url)).toBe(true)
})

test('an upload that became no avatar is deleted after a day, the avatar stays', async () => {
  const mira = await buildCustomer(corp)
  const [taken, unused] = [await send(mira.token), await send(mira.token)]
  await wear(mira.customerId, taken)
  clock.at += day - 1000
  await sweep()
  expect([await isThere(taken), await isThere(unused)]).toEqual([true, true])
  clock.at += 2000
  await sweep()
  expect([await isThere(taken), await isThere(unused)]).toEqual([true, false])
  expect(await wear(mira.customerId, unused)).toBe(false)
})

test('the old avatar is deleted when another takes its place, or none', async () => {
  const mira = await buildCustomer(corp)
  const [first, second] = [await send(mira.token), await send(mira.token)]
  await wear(mira.customerId, first)
  await wear(mira.customerId, second)
  await sweep()
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  await wear(mira.customerId, '')
  await sweep()
  expect(await isThere(second)).toBe(false)
})

test('[PV-01] with an account goes every picture it ever sent, and no picture of others', async () => {
  const [mira, omar] = [await buildCustomer(corp), await buildCustomer(corp)]
  const hers = [await send(mira.token), await send(mira.token)]
  const his = await send(omar.token)
  await wear(mira.customerId, hers[0] ?? '')
  await wear(omar.customerId, his)
  const { customerId } = mira
  await testDb.tx({ role: 'app', corp }, (tx) => dropUploads(tx, { corpId: corp, customerId, now: clock.now() }))
  await sweep()
  expect([...(await Promise.all(hers.map(isThere))), await isThere(his)]).toEqual([false, false, true])
  expect(await asCorp(corp, `select 1 from upload where customer_id = '${customerId}'`)).toEqual([])
})

test('a file that cannot be deleted keeps its row and comes back', async () => {
  const mira = await buildCustomer(corp)
  const url = await send(mira.token)
  await wear(mira.customerId, '')
  clock.at += day + 1000
  const broken = testApp({
    sessions: fakeSessions,
    clock,
    config: {
      dataDir: '/proc/nowhere',
      uploadBucket: {
        ...{ endpoint: 'http://127.0.0.1:9', bucket: 'none', region: 'x', accessKeyId: 'a', secretAccessKey: 'b' },
      },
    },
  })
  await broken.jobs.find(({ name }) => name === 'sweep uploads')?.run()
  expect(await isThere(url)).toBe(true)
  await sweep()
  expect(await isThere(url)).toBe(false)
})
