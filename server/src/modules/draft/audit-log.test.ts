import { listAudit } from '@tiffin/contract/desk/audit'
import {
  discardDraft,
  dropDraftItem,
  listReleases,
  scheduleDraft,
  undoReleases,
  unscheduleDraft,
} from '@tiffin/contract/desk/draft'
import { replacePicture } from '@tiffin/contract/desk/picture'
import { confirmTranslation, setRequiredLanguage } from '@tiffin/contract/desk/translation'
import { describe, expect, test } from 'vitest'
import { ask, logged, testApp } from '../../../test/app.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { created, drafting, named, price } from '../../../test/drafting.ts'
import { buildAtDesk } from '../../../test/team.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { plainPicture, sendPicture } from '../../../test/uploading.ts'
import { publishDueDrafts } from './schedule/publish-due.ts'

const noon = Date.parse('2026-03-27T12:00:00Z')
const clock = { at: noon, now: () => clock.at }
const app = testApp({ clock, config: { dataDir: tempFolder('draft-audit') } })
const { save, draft, publish, openMenu } = drafting(app)

/** A menu whose clocks show UTC, a manager at the desk, and what the owner reads in the log of an action. */
async function openLog() {
  clock.at = noon
  const menu = await openMenu()
  await asCorp(menu.corp, `update corp set time_zone = 'UTC', catalog_version = catalog_version + 1`)
  await app.corps.reload(menu.corp)
  const owner = await buildAtDesk(app, menu.corp, 'owner')
  const entries = async (action: string) => {
    const { list } = (await ask(app, listAudit, { ...owner, body: { action } })).data
    expect(new Set(list.map(({ staffId }) => staffId)).difference(new Set([menu.desk.staffId]))).toEqual(new Set())
    return list.map(({ itemKind, itemId, itemName, changeList, reason }) => ({
      ...{ itemKind, itemId, itemName, reason },
      changes: Object.fromEntries(changeList.map(({ field, from, to }) => [field, [from, to]])),
    }))
  }
  const entry = (itemKind: string, itemId: string, more: object = {}) => ({
    ...{ itemKind, itemId, itemName: '', reason: '', changes: {}, ...more },
  })
  return { ...menu, entries, entry }
}

describe('[DK-06] the log says of a draft', () => {
  test('that it was begun, what was put into it and taken out of it, and that it was thrown away', async () => {
    const { desk, skuId, productId, entries, entry } = await openLog()
    const { draftId } = await draft(desk, price(skuId, 500, 540))
    const itemName = 'Autumn'
    expect(await entries('draft.create')).toEqual([entry('draft', draftId, { itemName })])
    const name = [named('Tea'), named('Green tea')] as const
    await save(desk, draftId, { kind: 'product', itemId: productId, fields: { name, sort: [0, 0] } })
    const seen = { name: [named('Green tea'), named('Green tea')] as const }
    await save(desk, draftId, { kind: 'product', itemId: productId, op: 'archive', fields: seen })
    expect(await entries('draft.save')).toEqual([
      entry('product', productId, { itemName }),
      entry('product', productId, { itemName, changes: { name, sort: [0, 0] } }),
      entry('sku', skuId, { itemName, changes: { price: [500, 540] } }),
    ])
    const { version } = (await ask(app, dropDraftItem, { ...desk, body: { draftId, kind: 'sku', itemId: skuId } })).data
    expect(await entries('draft.drop')).toEqual([entry('sku', skuId, { itemName })])
    await ask(app, discardDraft, { ...desk, body: { draftId, version } })
    expect(await entries('draft.discard')).toEqual([entry('draft', draftId, { itemName })])
  })

  test('that it was published with how many changes, and that a release was taken back', async () => {
    const { desk, skuId, entries, entry } = await openLog()
    await publish(desk, price(skuId, 500, 540), created('category', 'teas', { name: named('Teas') }))
    const changes = { changeCount: [null, 2] }
    expect(await entries('draft.publish')).toEqual([entry('release', '1', { itemName: 'Autumn', changes })])
    await ask(app, undoReleases, { ...desk, body: { releaseNo: 1 } })
    expect(await entries('draft.undo')).toEqual([entry('release', '2', { changes })])
    const { list } = (await ask(app, listReleases, { ...desk, body: {} })).data
    expect(list.map(({ name }) => name)).toEqual(['', 'Autumn'])
  })

  test('[draft-9] for when it was scheduled, that this was taken back, and why it was not published', async () => {
    const { corp, desk, skuId, entries, entry } = await openLog()
    const { draftId, version } = await draft(desk, price(skuId, 500, 540))
    const [itemName, time] = ['Autumn', '2026-03-27T12:05:00.000Z']
    const schedule = () =>
      ask(app, scheduleDraft, { ...desk, body: { draftId, version, date: '2026-03-27', clock: '12:05' } })
    await schedule()
    const scheduled = entry('draft', draftId, { itemName, changes: { publishAt: [null, time] } })
    expect(await entries('draft.schedule')).toEqual([scheduled])
    await ask(app, unscheduleDraft, { ...desk, body: { draftId } })
    expect(await entries('draft.unschedule')).toEqual([
      entry('draft', draftId, { itemName, changes: { publishAt: [time, null] } }),
    ])
    await schedule()
    await asCorp(corp, 'update sku set price = 520')
    clock.at = Date.parse(time)
    await publishDueDrafts(app)
    const failed = entry('draft', draftId, { itemName, reason: 'publishConflict' })
    expect(await entries('draft.scheduleFailed')).toEqual([failed])
    const line = logged.find((each) => each.includes('scheduled draft not published') && each.includes(draftId))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ due: { corpId: corp, draftId }, refusal: 'publishConflict' })
  })

  test('[media-7] that a picture was put in place of another, and how many things show it', async () => {
    const { corp, desk, productId, entries, entry } = await openLog()
    const add = async (width: number, pictureName: string) => {
      const bytes = await plainPicture(width, 300).png().toBuffer()
      return (await sendPicture(app, desk, { bytes, fields: { pictureName } })).data
    }
    const [old, by] = [await add(300, 'Window'), await add(400, 'Door')]
    await asCorp(corp, 'update product set image = $2 where product_id = $1', [productId, old.address])
    const body = { pictureId: old.pictureId, byPictureId: by.pictureId, name: 'New window' }
    await ask(app, replacePicture, { ...desk, body })
    const changes = { by: [null, 'Door'], changeCount: [null, 1] }
    expect(await entries('picture.replace')).toEqual([entry('picture', old.pictureId, { itemName: 'Window', changes })])
  })
})

test('[DK-06] the log says which translations were said to fit, and which languages are required', async () => {
  const { corp, desk, entries, entry } = await openLog()
  const place = { kind: 'category', itemId: 'hot', field: 'name', from: 'en-US', to: 'ar-IQ' } as const
  await ask(app, confirmTranslation, { ...desk, body: { ...place, source: 'Hot', text: 'ساخن' } })
  const changes = { language: [null, 'ar-IQ'] }
  expect(await entries('translation.fits')).toEqual([entry('category', 'hot', { changes })])
  for (const language of ['ar-IQ', 'lo-LA'] as const)
    await ask(app, setRequiredLanguage, { ...desk, body: { language, isRequired: true } })
  const required = await entries('brand.requiredLanguages')
  expect(required).toEqual([
    entry('corp', corp, { changes: { languages: [['ar-IQ'], expect.arrayContaining(['ar-IQ', 'lo-LA'])] } }),
    entry('corp', corp, { changes: { languages: [[], ['ar-IQ']] } }),
  ])
})
