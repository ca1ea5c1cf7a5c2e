import { discardDraft, dropDraftItem, findDraft, listDrafts, listReleases } from '@tiffin/contract/desk/draft'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { created, drafting, named, price } from '../../../test/drafting.ts'

const app = testApp()
const { save, draft, publish, openMenu } = drafting(app)

describe('two people in one draft', () => {
  it('are merged by field, and asked where both changed the same', async () => {
    const { desk, skuId } = await openMenu()
    const { draftId } = await draft(desk, price(skuId, 500, 540))
    const other = { kind: 'sku' as const, itemId: skuId, fields: { name: [named('Regular'), named('Small')] as const } }
    expect((await save(desk, draftId, other)).data.change?.fieldList.map(({ field }) => field)).toEqual([
      'price',
      'name',
    ])
    const clash = await save(desk, draftId, price(skuId, 500, 560))
    expect(clash.code).toBe(refusals.draftClash)
    expect(clash.data).toEqual({ clashList: [{ field: 'price', from: 500, theirs: 540, own: 560 }] })
    const { data } = await ask(app, findDraft, { ...desk, body: { draftId } })
    expect(data.changeList).toMatchObject([{ itemId: skuId, staffName: 'The manager' }])
  })

  it('lose nothing when they save other items at once', async () => {
    const { desk } = await openMenu()
    const { draftId } = await draft(desk)
    const edits = Array.from({ length: 12 }, (_, index) => created('material', `m${index}`, { name: named('M') }))
    const answers = await Promise.all(edits.map((edit) => save(desk, draftId, edit)))
    expect(new Set(answers.map(({ data }) => data.version)).size).toBe(12)
    expect((await ask(app, findDraft, { ...desk, body: { draftId } })).data).toMatchObject({
      changeCount: 12,
      version: 13,
    })
  })

  it('can take an item out again, and throw the draft away', async () => {
    const { desk, skuId } = await openMenu()
    const { draftId, version } = await draft(desk, price(skuId, 500, 540))
    const dropped = await ask(app, dropDraftItem, { ...desk, body: { draftId, kind: 'sku', itemId: skuId } })
    expect(dropped.data.version).toBe(version + 1)
    expect((await ask(app, findDraft, { ...desk, body: { draftId } })).data.changeList).toEqual([])
    const drop = (each: number) => ask(app, discardDraft, { ...desk, body: { draftId, version: each } })
    expect((await drop(version)).code).toBe(refusals.draftChanged)
    expect((await drop(version + 1)).code).toBe(200)
    expect((await ask(app, listDrafts, desk)).data.list).toEqual([])
    expect((await save(desk, draftId, price(skuId, 500, 540))).code).toBe(refusals.draftUnknown)
  })
})

test('[draft-2] what is changed back is in the draft no longer', async () => {
  const { desk, skuId } = await openMenu()
  const { draftId } = await draft(desk, price(skuId, 500, 540))
  expect((await save(desk, draftId, price(skuId, 540, 500))).data).toEqual({ version: 3, change: null })
  expect((await ask(app, findDraft, { ...desk, body: { draftId } })).data.changeList).toEqual([])
})

test('a draft that there is not is neither shown nor thrown away', async () => {
  const { desk } = await openMenu()
  const [draftId, version] = ['gone', 1]
  expect((await ask(app, findDraft, { ...desk, body: { draftId } })).code).toBe(refusals.draftUnknown)
  expect((await ask(app, discardDraft, { ...desk, body: { draftId, version } })).code).toBe(refusals.draftUnknown)
})

test('releases come page by page, newest first', async () => {
  const { desk, skuId } = await openMenu()
  for (const from of [500, 510, 520, 530]) await publish(desk, price(skuId, from, from + 10))
  const page = async (body: object) => {
    const { list, next } = (await ask(app, listReleases, { ...desk, body })).data
    return [list.map(({ releaseNo }) => releaseNo), next]
  }
  expect(await page({ pageSize: 2 })).toEqual([[4, 3], 3])
  expect(await page({ pageSize: 2, before: 3 })).toEqual([[2, 1], null])
  expect(await page({ pageSize: 3 })).toEqual([[4, 3, 2], 2])
  expect(await page({})).toEqual([[4, 3, 2, 1], null])
})
