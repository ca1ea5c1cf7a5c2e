import { bootstrap, findCorpSetting, listPaymentMethods } from '@tiffin/contract/common'
import { findAgreement, findPageColor } from '@tiffin/contract/customer'
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
  it('[R-7.12][R-5.13] its two colours are as the brand has set them', async () => {
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

  it('[R-2.49][R-7.13] the first call says which agreement is in force, and since when', async () => {
    const corp = await corpWith(`insert into agreement values ($1, '7', '{}', '{}', '2099-01-02T00:00Z')`)
    const inForce = { version: '7', updateTime: Date.UTC(2099, 0, 2) }
    expect((await ask(app, bootstrap, { corp })).data.agreement).toEqual(inForce)
    expect((await ask(app, findAgreement, { corp })).data).toMatchObject(inForce)
    for (const [language, brandName] of [
      ['en-US', 'Test'],
      ['zh-CN', '测试'],
    ] as const)
      expect((await ask(app, bootstrap, { corp, language })).data.corpSetting.brandName).toBe(brandName)
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

  it('[R-3.8][R-7.16][R-5.14][R-9.3] unit, digits, separator and icon are the brand’s', async () => {
    const corp = await corpWith(
      `update corp set current_unit = 'Rp', fraction_digits = 0, grouping_separator = '.', browser_logo = '/media/tab', service_phone = '+6221', slogan = '{"en-US": "Slowly"}' where corp_id = $1`,
    )
    const { data } = await ask(app, findCorpSetting, { corp, ...english })
    expect(data).toMatchObject({
      currentUnit: 'Rp',
      defaultFractionDigits: 0,
      groupingSeparator: '.',
      browserLogo: '/media/tab',
      ...{ brandName: 'Test', slogan: 'Slowly', servicePhone: '+6221', timeZone: 'Asia/Shanghai' },
    })
    expect(Math.abs(data.serverTime - Date.now())).toBeLessThan(60_000)
  })

  it('the area codes of phones and the addresses that may frame the app are the brand’s', async () => {
    const corp = await buildCorp({ webviewOrigins: ['https://shop.example'] })
    expect((await ask(app, findCorpSetting, { corp })).data).toMatchObject({
      areaCodeList: ['86', '62', '63'],
      webviewOriginList: ['https://shop.example'],
    })
  })

  it('[tax-1][tax-4] its tax and service charge are said in the reader’s language, and nothing where it has neither', async () => {
    const taxOf = async (corp: string, language: string) =>
      (await ask(app, findCorpSetting, { corp, language })).data.tax
    expect(await taxOf(await buildCorp(), 'en-US')).toBeUndefined()
    const charge = { ratePpm: 100_000, pickupMethods: null, taxClassId: '' }
    const charging = await buildCorp()
    const write = async (corp: string, tax: object) => {
      await asCorp(corp, 'update corp set tax = $2 where corp_id = $1', [corp, JSON.stringify(tax)])
      await app.corps.reload(corp)
    }
    await write(charging, { taxMode: 'none', classList: [], rateList: [], serviceCharge: charge })
    expect(await taxOf(charging, 'en-US')).toEqual({ taxMode: 'none', rateList: [], serviceCharge: charge })
    const taxing = await buildCorp()
    const rate = { rateId: 'gst', name: { 'en-US': 'GST', 'zh-CN': '消费税' }, ratePpm: 90_000, pickupMethods: [2] }
    const rateList = [{ ...rate, taxClassIdList: [''] }]
    await write(taxing, { taxMode: 'exclusive', classList: [], rateList, serviceCharge: null })
    expect(await taxOf(taxing, 'zh-CN')).toEqual({
      ...{ taxMode: 'exclusive', serviceCharge: null },
      rateList: [{ ...rate, name: { 'zh-CN': '消费税' }, taxClassId: '' }],
    })
  })
})
