import { listAudit } from '@tiffin/contract/desk/audit'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { buildStore } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { buildAtDesk, buildStaff } from '../../../test/team.ts'
import { auditEntry, type Noted } from './note-change.ts'

const app = testApp()

/** A brand whose log has three entries, of two people. */
async function openLog() {
  const corp = await buildCorp()
  const desk = await buildAtDesk(app, corp, 'owner')
  const [storeId, other] = [await buildStore(corp), await buildStaff(corp, 'employee')]
  let now = Date.now()
  const note = async (staffId: string, noted: Noted) => {
    now += 1
    // Entries are numbered by the millisecond; within one their order is chance.
    const began = Date.now()
    await expect.poll(() => Date.now(), { interval: 2 }).toBeGreaterThan(began)
    return testDb.tx({ role: 'app', corp }, (tx) =>
      tx.run(auditEntry({ corp: { corpId: corp }, session: { staffId }, now }, noted)),
    )
  }
  await note(desk.staffId, { action: 'store.pause', item: { kind: 'store', id: storeId }, storeId })
  await note(other.staffId, { action: 'store.pause', item: { kind: 'store', id: 's2', name: 'South' } })
  await note(other.staffId, { action: 'staff.invite', item: { kind: 'staff', id: 'e9' }, reason: 'New here' })
  const read = async (body: object = {}) => (await ask(app, listAudit, { ...desk, body })).data
  const ids = async (body: object) => (await read(body)).list.map(({ itemId }) => itemId)
  return { storeId, staffId: desk.staffId, otherId: other.staffId, read, ids }
}

test('the log is read by person, action, thing and store', async () => {
  const { storeId, staffId, otherId, ids } = await openLog()
  expect(await ids({ staffId })).toEqual([storeId])
  expect(await ids({ staffId: otherId })).toEqual(['e9', 's2'])
  expect(await ids({ action: 'store.pause' })).toEqual(['s2', storeId])
  expect(await ids({ itemId: 's2' })).toEqual(['s2'])
  expect(await ids({ storeId })).toEqual([storeId])
})

test('the log is read to its end in pages of any size, and an entry names its thing and its reason, or neither', async () => {
  const { storeId, read } = await openLog()
  const pages = async (pageSize: number) => {
    const found: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page = await read({ pageSize, ...(after === '' ? {} : { after }) })
      found.push(...page.list.map(({ itemId }) => itemId))
      after = page.next
    }
    return found
  }
  expect(await pages(1)).toEqual(['e9', 's2', storeId])
  expect((await read({ pageSize: 3 })).next).toBeNull()
  expect((await read()).list.map(({ itemName, reason }) => [itemName, reason])).toEqual([
    ['', 'New here'],
    ['South', ''],
    ['', ''],
  ])
})
