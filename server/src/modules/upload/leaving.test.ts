import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildCustomer } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { fakeBucket } from '../../../test/fake-bucket.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { picture, upload } from '../../../test/uploading.ts'
import { dropUploads } from './index.ts'

const bucket = await fakeBucket()
const config = { dataDir: tempFolder('leaving'), uploadBucket: bucket.settings }
const app = testApp({ sessions: fakeSessions, config })
const corp = await buildCorp()
const bytes = await picture().png().toBuffer()

/** What deleting the account does, as far as pictures know of it. */
async function leave(customerId: string): Promise<void> {
  await testDb.tx({ role: 'app', corp }, async (tx) => {
    await tx.query('update customer set status = 2 where customer_id = $1', [customerId])
    await dropUploads(tx, { corpId: corp, customerId, now: Date.now() + 1000 })
  })
}

test('[PV-01] a picture under way when its account is deleted is not kept at all', async () => {
  const { token, customerId } = await buildCustomer(corp)
  await leave(customerId)
  expect((await upload(app, { corp, token }, { bytes })).code).toBe(refusals.notLoggedIn)
  expect(await asCorp(corp, 'select 1 from upload')).toEqual([])
  expect(bucket.files.size).toBe(0)
})

test('[PV-01] a picture that arrives after its account was swept away goes too', async () => {
  const { token, customerId } = await buildCustomer(corp)
  bucket.beforePut = async () => {
    await leave(customerId)
    await asCorp(corp, 'delete from upload') // the sweep found no file
  }
  expect((await upload(app, { corp, token }, { bytes })).code).toBe(refusals.notLoggedIn)
  expect(bucket.files.size).toBe(0)
})
