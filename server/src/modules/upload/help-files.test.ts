import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildCustomer } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { plainPicture, upload } from '../../../test/uploading.ts'
import { takeHelpFiles } from './index.ts'

const app = testApp({ sessions: fakeSessions, config: { dataDir: tempFolder('help files') } })
const corp = await buildCorp()
const bytes = await plainPicture().png().toBuffer()
const her = await buildCustomer(corp)
const other = await buildCustomer(corp)

const send = async ({ token }: { readonly token: string }, scene = 'help') =>
  (await upload(app, { corp, token }, { bytes, fields: { scene } })).data.url
const take = (addresses: readonly string[]) =>
  testDb.tx({ role: 'app', corp }, (tx) => takeHelpFiles(tx, { corpId: corp, customerId: her.customerId }, addresses))
const kept = async () =>
  (
    await asCorp<{ url: string }>(
      corp,
      `select '/uploads/' || upload_key || '.' || extension as url from upload where expires_at is null`,
    )
  ).map(({ url }) => url)

test('no files are taken without a look at the database, several once each and for good', async () => {
  expect(await take([])).toBe(true)
  const [first, second] = [await send(her), await send(her)]
  expect(await take([first, second])).toBe(true)
  expect((await kept()).sort()).toEqual([first, second].sort())
  expect(await take([first])).toBe(false)
})

test('files are refused that are of others, of another scene, named twice, of another type or no uploads', async () => {
  const mine = await send(her)
  for (const odd of [
    await send(other),
    await send(her, 'avatar'),
    mine,
    `/uploads/${'a'.repeat(22)}.webp`,
    `https://example.com${mine}`,
    mine.replace('.webp', '.png'),
  ]) {
    expect(await take([await send(her), mine, odd])).toBe(false)
    await asCorp(corp, `update upload set expires_at = now() + interval '1 hour'`)
  }
  expect(await take([mine.replace('.webp', '.png')])).toBe(false)
})
