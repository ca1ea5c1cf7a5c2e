import { discardDraft, dropDraftItem, findDraft, listDrafts } from '@tiffin/contract/desk/draft'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { created, drafting, named, price } from '../../../test/drafting.ts'

const app = testApp()
const { save, draft, openMenu } = drafting(app)

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
