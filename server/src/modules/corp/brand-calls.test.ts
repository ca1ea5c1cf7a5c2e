import { findCorpSetting, listPaymentMethods } from '@tiffin/contract/common'
import { findAgreement, findPageColor, listPageConfigs } from '@tiffin/contract/customer'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildPaymentMethods, bumpCatalog } from '../../../test/build-shop.ts'

const app = testApp()
const english = { language: 'en-US' }

/** A brand after this was written into its rows. */
async function corpWith(text: string): Promise<string> {
  const corp = await buildCorp()
  await asCorp(corp, text, [corp])
  await bumpCatalog(corp)
  await app.corps.reload(corp)
  return corp
}

describe('the calls about a brand', () => {
  it('[R-7.10] a page has the blocks of the brand, each with its type, title and items', async () => {
    const corp = await corpWith(
      `insert into page_block (corp_id, page_type, block_no, type, title, items)
       values ($1, 1, 1, 'banner', '{"en-US": "Osmanthus week"}', '[{"image": "/media/tea", "title": {"en-US": "Teas"}, "link": "/pages/home/menu/menu"}]'),
         ($1, 2, 1, 'banner', '{}', '[]')`,
    )
    const all = await ask(app, listPageConfigs, { corp, ...english })
    expect(all.data.list.map(({ pageType }) => pageType)).toEqual([1, 2])
    const { data } = await ask(app, listPageConfigs, { corp, ...english, body: { pageType: 1 } })
    expect(data.list).toHaveLength(1)
    expect(data.list).toMatchObject([
      {
        pageType: 1,
        blockList: [
          {
            type: 'banner',
            title: 'Osmanthus week',
            items: [{ image: '/media/tea', title: 'Teas', link: '/pages/home/menu/menu' }],
          },
        ],
      },
    ])
  })

  it('[R-7.12] its two colours are as the brand has set them', async () => {
    const corp = await corpWith(
      `update corp set primary_color = '#0055AA', secondary_color = '#0A0' where corp_id = $1`,
    )
    const { data } = await ask(app, findPageColor, { corp })
    expect(data).toEqual({ primaryColor: '#0055AA', secondaryColor: '#0A0' })
  })

  it('[R-3.9][R-2.30][R-2.31][R-2.49][R-7.13] terms and privacy are the brand’s own, each its own text', async () => {
    const { data } = await ask(app, findAgreement, { corp: await buildCorp(), language: 'zh-CN' })
    expect(data).toMatchObject({ version: '1', serviceTerms: '<p>条款</p>', privacyPolicy: '<p>隐私</p>' })
  })

  it('[R-7.16][R-1.5] the ways to pay are all of the brand’s, in their order, online and at the store', async () => {
    const corp = await buildCorp()
    await buildPaymentMethods(corp)
    const { data } = await ask(app, listPaymentMethods, { corp, ...english })
    expect(data.list.map(({ code, type }) => [code, type])).toEqual([
      ['card', 1],
      ['counter', 2],
    ])
  })

  it('[R-7.16] a way to pay that some stores take is listed for these, and for no other', async () => {
    const corp = await buildCorp()
    await buildPaymentMethods(corp)
    await asCorp(corp, `update payment_method set store_ids = '{riverside}' where code = 'counter'`)
    const codesAt = async (storeId: string) =>
      (await ask(app, listPaymentMethods, { corp, body: { storeId } })).data.list.map(({ code }) => code)
    expect(await codesAt('riverside')).toEqual(['card', 'counter'])
    expect(await codesAt('station')).toEqual(['card'])
  })

  it('[R-3.8][R-7.16] unit, digits, separator and icon are the brand’s', async () => {
    const corp = await corpWith(
      `update corp set current_unit = 'Rp', fraction_digits = 0, grouping_separator = '.', browser_logo = '/media/tab' where corp_id = $1`,
    )
    const { data } = await ask(app, findCorpSetting, { corp, ...english })
    expect(data).toMatchObject({
      currentUnit: 'Rp',
      defaultFractionDigits: 0,
      groupingSeparator: '.',
      browserLogo: '/media/tab',
    })
  })
})
