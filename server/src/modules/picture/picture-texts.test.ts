import { bootstrap } from '@tiffin/contract/common'
import { updatePicture } from '@tiffin/contract/desk/picture'
import { findProduct, listProducts } from '@tiffin/contract/product'
import type { Texts } from '@tiffin/core/language/language'
import { describe, expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { created, drafting } from '../../../test/drafting.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { addPicture } from '../../../test/uploading.ts'

const app = testApp({ config: { dataDir: tempFolder('picture-texts') } })
const { publish, openMenu } = drafting(app)

/** A picture that a product and a banner of Home show, and what customers read of it. */
async function openShown() {
  const { corp, desk, storeId, productId } = await openMenu()
  let picture = await addPicture(app, desk)
  await asCorp(corp, 'update product set cut_image = $2 where corp_id = $1', [corp, picture.address])
  const itemList = [{ image: picture.address }, { image: '/media/another' }]
  await publish(desk, created('pageBlock', 'banner', { type: 'banner', itemList }))
  const describePicture = async (altText: Texts) => {
    const { pictureId, version } = picture
    picture = (await ask(app, updatePicture, { ...desk, body: { pictureId, version, pictureName: '', altText } })).data
  }
  const alts = async (language: string) => {
    const { pageList } = (await ask(app, bootstrap, { corp, language, body: {} })).data
    const [banner] = pageList.flatMap(({ blockList }) => blockList)
    const { list } = (await ask(app, listProducts, { corp, language, body: { storeId, pageSize: 100 } })).data
    const { data } = await ask(app, findProduct, { corp, language, body: { storeId, productId } })
    return [list[0], data, ...(banner?.items ?? [])].map((each) => each?.imageAlt)
  }
  return { describePicture, alts }
}

describe('[media-6] what a picture shows', () => {
  test('is said in the reader’s language with products and on Home as soon as it is written', async () => {
    const { describePicture, alts } = await openShown()
    const nothing = [undefined, undefined, undefined, undefined]
    expect(await alts('ar-IQ')).toEqual(nothing)
    await describePicture({ 'ar-IQ': 'شباك', 'en-US': 'A window' })
    expect(await alts('ar-IQ')).toEqual(['شباك', 'شباك', 'شباك', undefined])
    expect(await alts('en-PH')).toEqual(['A window', 'A window', 'A window', undefined])
    await describePicture({ 'en-US': 'A window' })
    expect(await alts('ar-IQ')).toEqual(nothing)
  })

  test('is not said in another language than the reader’s', async () => {
    const { describePicture, alts } = await openShown()
    await describePicture({ 'zh-CN': '窗', 'en-US': 'A window' })
    expect(new Set(await alts('lo-LA'))).toEqual(new Set([undefined]))
  })
})
