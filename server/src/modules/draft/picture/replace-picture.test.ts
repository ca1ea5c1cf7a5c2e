import { createDraft, findDraft, publishDraft } from '@tiffin/contract/desk/draft'
import { findPicture, listPictures, replacePicture, updatePicture } from '@tiffin/contract/desk/picture'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildProduct, buildStore } from '../../../../test/build-shop.ts'
import { created, drafting, named } from '../../../../test/drafting.ts'
import { buildAtDesk } from '../../../../test/team.ts'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { plainPicture, sendPicture } from '../../../../test/uploading.ts'

const app = testApp({ config: { dataDir: tempFolder('replacing') } })
const { draft, publish } = drafting(app)

/** Two pictures, the first of which a heading, a product and a block of Home show. */
async function openShown() {
  const corp = await buildCorp()
  const desk = await buildAtDesk(app, corp, 'manager')
  const add = async (width: number, pictureName: string) => {
    const bytes = await plainPicture(width, 300).png().toBuffer()
    return (await sendPicture(app, desk, { bytes, fields: { pictureName } })).data
  }
  const [old, by] = [await add(300, 'Window'), await add(400, 'Door')]
  const { productId } = await buildProduct(corp)
  await asCorp(corp, 'update product set image = $2, images = $3 where corp_id = $1 and product_id = $4', [
    ...[corp, old.address, [old.address, '/media/another'], productId],
  ])
  await publish(
    desk,
    created('category', 'bakery', { name: named('Bakery'), icon: old.address }),
    created('pageBlock', 'banner', { type: 'banner', itemList: [{ image: old.address }] }),
  )
  const body = { pictureId: old.pictureId, byPictureId: by.pictureId, name: 'New window' }
  const replace = (more: object = {}) => ask(app, replacePicture, { ...desk, body: { ...body, ...more } })
  const uses = async (pictureId: string) =>
    (await ask(app, findPicture, { ...desk, body: { pictureId } })).data.useList.map(
      ({ kind, itemId }) => `${kind} ${itemId}`,
    )
  return { corp, desk, old, by, productId, replace, uses }
}

describe('[media-7] another picture in place of one', () => {
  test('is put into a draft wherever the one is shown, and customers see it once that is published', async () => {
    const { desk, old, by, productId, replace, uses } = await openShown()
    const shown = ['category bakery', 'pageBlock banner', `product ${productId}`]
    expect(await uses(old.pictureId)).toEqual([...shown, 'release 1'])
    expect((await replace({ isTrial: true })).data).toEqual({ draftId: null, changeCount: 3, keptList: [] })
    expect(await uses(old.pictureId)).toEqual([...shown, 'release 1'])
    const { data } = await replace()
    expect([data.changeCount, data.keptList]).toEqual([3, []])
    const { draftId = '' } = { draftId: data.draftId ?? '' }
    const { changeList, name, version } = (await ask(app, findDraft, { ...desk, body: { draftId } })).data
    expect(name).toBe('New window')
    const pictures = (await ask(app, listPictures, { ...desk, body: {} })).data.list
    expect(pictures.find(({ pictureId }) => pictureId === by.pictureId)?.version).toBe(by.version)
    const product = changeList.find(({ kind }) => kind === 'product')
    expect(product?.fieldList.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      { field: 'image', from: old.address, to: by.address },
      ...[{ field: 'images', from: [old.address, '/media/another'], to: [by.address, '/media/another'] }],
    ])
    expect((await ask(app, publishDraft, { ...desk, body: { draftId, version } })).code).toBe(200)
    expect(await uses(by.pictureId)).toEqual(expect.arrayContaining(shown))
    expect((await uses(old.pictureId)).filter((use) => !use.startsWith('release'))).toEqual([])
  })

  test('is laid over what the draft has done already, and a picture that only the draft shows goes too', async () => {
    const { desk, old, by, replace } = await openShown()
    const { draftId } = await draft(
      desk,
      { kind: 'category', itemId: 'bakery', fields: { icon: [old.address, ''], sort: [0, 7] } },
      created('category', 'cakes', { name: named('Cakes'), icon: old.address }),
    )
    expect((await replace({ draftId })).data).toMatchObject({ draftId, changeCount: 3, keptList: [] })
    const { changeList } = (await ask(app, findDraft, { ...desk, body: { draftId } })).data
    const fieldOf = (id: string, field: string) =>
      changeList.find(({ itemId }) => itemId === id)?.fieldList.find((each) => each.field === field)?.to
    expect([fieldOf('bakery', 'icon'), fieldOf('bakery', 'sort'), fieldOf('cakes', 'icon')]).toEqual([
      ...['', 7, by.address],
    ])
    expect((await replace({ draftId: 'none' })).code).toBe(refusals.draftUnknown)
  })

  test('[draft-2] is in the draft no longer once the first is put back there', async () => {
    const { desk, old, by, replace } = await openShown()
    const { draftId } = { draftId: (await replace()).data.draftId ?? '' }
    const back = await replace({ draftId, pictureId: by.pictureId, byPictureId: old.pictureId })
    expect(back.data).toMatchObject({ draftId, changeCount: 3 })
    const { changeList, version } = (await ask(app, findDraft, { ...desk, body: { draftId } })).data
    expect([changeList, version]).toEqual([[], 3])
  })

  test('leaves what is changed at once and drafts of others, and says which', async () => {
    const { corp, desk, old, replace } = await openShown()
    const storeId = await buildStore(corp)
    await asCorp(corp, 'update store set image = $2 where corp_id = $1', [corp, old.address])
    const other = await draft(desk, created('category', 'cakes', { name: named('Cakes'), icon: old.address }))
    const { data } = await replace()
    expect(data.keptList.map(({ kind, itemId }) => [kind, itemId])).toEqual([
      ['draft', other.draftId],
      ['store', storeId],
    ])
  })

  test('that changes nothing makes no draft', async () => {
    const { desk, old, by, replace } = await openShown()
    const { data } = await replace({ pictureId: by.pictureId, byPictureId: old.pictureId })
    expect(data).toEqual({ draftId: null, changeCount: 0, keptList: [] })
    for (const unknown of [{ byPictureId: 'none' }, { pictureId: 'none' }])
      expect((await replace(unknown)).code).toBe(refusals.pictureUnknown)
    expect((await ask(app, createDraft, { ...desk, body: { name: 'First' } })).data.version).toBe(1)
  })

  test('takes over the alternative texts when it has none, and keeps its own', async () => {
    const { desk, old, by, replace } = await openShown()
    const describePicture = ({ pictureId, version }: typeof old, altText: object) =>
      ask(app, updatePicture, { ...desk, body: { pictureId, version, pictureName: 'A name', altText } })
    const texts = async () => {
      const { list } = (await ask(app, listPictures, { ...desk, body: {} })).data
      return list.find(({ pictureId }) => pictureId === by.pictureId)
    }
    await describePicture(old, { 'ar-IQ': 'شباك', 'en-US': ' ' })
    await replace()
    expect((await texts())?.altText).toEqual({ 'ar-IQ': 'شباك' })
    await describePicture({ ...by, version: (await texts())?.version ?? 0 }, { 'en-US': 'A door' })
    await replace()
    expect((await texts())?.altText).toEqual({ 'en-US': 'A door' })
  })
})
