import { lintDraft, publishDraft, undoReleases } from '@tiffin/contract/desk/draft'
import { findMenuItem } from '@tiffin/contract/desk/menu'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { created, drafting, named, price } from '../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

test('a field that a draft empties is published as what it is without a value', async () => {
  const { desk, productId } = await openMenu()
  const change = (from: string | null, to: string | null) =>
    publish(desk, { kind: 'product', itemId: productId, fields: { code: [from, to] } })
  await change('', 'T-1')
  expect((await change('T-1', null)).code).toBe(200)
  const { data } = await ask(app, findMenuItem, { ...desk, body: { kind: 'product', itemId: productId } })
  expect(data.fields.code).toBe('')
})

test('[draft-7] what is always there is not made a second time: that is a fault of the item, and of none of its fields', async () => {
  const { desk } = await openMenu()
  const answer = await publish(desk, created('agreement', 'other', { serviceTerms: named('A') }))
  expect(answer.code).toBe(refusals.publishFault)
  expect(answer.data).toEqual({ faultList: [{ kind: 'agreement', itemId: 'other', field: '', fault: 'invalid' }] })
})

test('[draft-4] a field that was already what a draft makes it is not in its release', async () => {
  const { desk, skuId } = await openMenu()
  const name = [named('Regular'), named('Small')] as const
  const second = await draft(desk, { kind: 'sku', itemId: skuId, fields: { price: [500, 540], name } })
  await publish(desk, price(skuId, 500, 540))
  expect((await ask(app, publishDraft, { ...desk, body: second })).code).toBe(200)
  const undone = await ask(app, undoReleases, { ...desk, body: { releaseNo: 2, isTrial: true } })
  expect(undone.data.changeList.map(({ fieldList }) => fieldList.map(({ field }) => field))).toEqual([['name']])
  const rows = await asCorp<{ names: string[] }>(
    desk.corp,
    'select array(select jsonb_object_keys(fields)) as names from release_change where release_no = 2',
  )
  expect(rows).toEqual([{ names: ['name'] }])
})

test('of many faults a hundred are said, by a check and by publishing', async () => {
  const { corp, desk } = await openMenu()
  const body = await draft(desk)
  await asCorp(
    corp,
    `insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
     select $1, $2, 'category', 'c' || place, 'create', '{"name": {"from": null, "to": {"en-US": " "}}}', $3, now() from generate_series(1, 101) place`,
    [corp, body.draftId, desk.staffId],
  )
  expect((await ask(app, lintDraft, { ...desk, body })).data.faultList).toHaveLength(100)
  const answer = await ask(app, publishDraft, { ...desk, body })
  expect(answer.code).toBe(refusals.publishFault)
  expect((answer.data as unknown as { faultList: unknown[] }).faultList).toHaveLength(100)
})
