import { bootstrap, findVersion } from '@tiffin/contract/common'
import {
  findDownloadPage,
  findQrBackground,
  findShareStatus,
  listGuideMarkers,
  listLanguages,
  listTabs,
} from '@tiffin/contract/customer'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { bumpCatalog } from '../../../test/build-shop.ts'
import { createSettings, showSign } from './index.ts'
import { showAgreement } from './show-settings.ts'

const app = testApp()

/** A brand with this written into its rows. */
async function corpWith(sql: string, values: unknown[] = []): Promise<string> {
  const corp = await buildCorp()
  await app.db.tx({ role: 'app', corp }, (tx) => tx.query(sql, [corp, ...values]))
  await bumpCatalog(corp)
  await app.corps.reload(corp)
  return corp
}

const english = { language: 'en-US' }

describe('tabs', () => {
  it('[R-2.7][R-7.14] are the app’s own four, each with the key of its words, while the brand has said nothing', async () => {
    const corp = await buildCorp()
    const { data } = await ask(app, listTabs, { corp, ...english })
    expect(data.list.map(({ text, textKey, visible }) => [text, textKey, visible])).toEqual([
      ['Home', 'tab.home', true],
      ['Menu', 'tab.menu', true],
      ['Order', 'tab.order', true],
      ['Me', 'tab.me', true],
    ])
  })

  it('[R-2.7][R-7.14] take the brand’s word and drawing where it has one, in the start call too', async () => {
    const corp = await corpWith(
      `insert into brand_tab values ($1, 1, '{"en-US": "Coffee"}', 'mug', '', false), ($1, 3, '{"en-US": "Mine"}', 'face', 'smile', true)`,
    )
    const { data } = await ask(app, listTabs, { corp, ...english })
    expect(data.list[1]).toEqual({
      index: 1,
      text: 'Coffee',
      textKey: '',
      icon: 'mug',
      selectedIcon: 'mug',
      pagePath: '/pages/home/menu/menu',
      visible: false,
    })
    expect(data.list.map(({ text }) => text)).toEqual(['Home', 'Coffee', 'Order', 'Mine'])
    expect(data.list.map(({ visible }) => visible)).toEqual([true, false, true, true])
    expect(data.list[3]).toMatchObject({ icon: 'face', selectedIcon: 'smile', textKey: '' })
    expect((await ask(app, bootstrap, { corp, ...english })).data.tabList).toEqual(data.list)
  })
})

it('a brand colour that is no colour never becomes a style: the icon is drawn in the app’s own', async () => {
  const corp = await corpWith(`update corp set primary_color = 'red}*{}' where corp_id = $1`)
  const known = await app.corps.find(corp)
  if (known === undefined) throw new Error('the brand was built a line above')
  expect(showSign(await createSettings(app.db).of(known), 'en-US').color).toBe('rgb(230,0,45)')
})

it('[R-2.49][R-7.13] a brand without an agreement has version 0 of it, with no text', async () => {
  const known = await app.corps.find(await buildCorp())
  if (known === undefined) throw new Error('the brand was built a line above')
  const settings = { ...(await createSettings(app.db).of(known)), agreement: undefined }
  expect(showAgreement(settings, 'en-US')).toEqual({
    ...{ version: '0', updateTime: 0, serviceTerms: '', privacyPolicy: '' },
  })
})

describe('what may be opened from outside', () => {
  it('[R-7.11][R-4.7] every page, unless the brand says otherwise of its type', async () => {
    const corp = await corpWith('insert into share_status values ($1, 6, 0), ($1, 2, 1)')
    const status = async (pageType: number) => (await ask(app, findShareStatus, { corp, body: { pageType } })).data
    expect(await status(6)).toEqual({ pageType: 6, status: 0 })
    for (const pageType of [1, 2, 8, 99]) expect((await status(pageType)).status).toBe(1)
    expect((await ask(app, bootstrap, { corp })).data.shareOffList).toEqual([6])
  })

  it('a page type is a whole number', async () => {
    expect((await ask(app, findShareStatus, { corp: await buildCorp(), body: { pageType: '6' } })).code).toBe(10004)
  })
})

describe('what a brand may dress', () => {
  it('[R-7.13] the ground of the member code, the download page and the hints are empty at first, and the app is not enabled', async () => {
    const corp = await buildCorp()
    expect((await ask(app, findQrBackground, { corp })).data).toEqual({ image: '', textColor: '' })
    expect((await ask(app, listGuideMarkers, { corp })).data.list).toEqual([])
    expect((await ask(app, findDownloadPage, { corp })).data).toEqual({
      ...{ title: '', logo: '', image: '', description: '', iosUrl: '', androidUrl: '', enabled: false },
    })
  })

  it('[R-7.13] and then what the brand says, in the language that is asked for', async () => {
    const corp = await corpWith(
      `update corp set qr_background = '{"image": "/media/ground", "textColor": "#fff"}',
         download_page = '{"title": {"en-US": "Our app", "th-TH": "แอป"}, "enabled": true,
           "iosUrl": "https://apps.example/ios", "androidUrl": "https://apps.example/android"}', logo = '/media/sign'
       where corp_id = $1`,
    )
    await app.db.tx({ role: 'app', corp }, (tx) =>
      tx.query(`insert into guide_marker values ($1, 'install', 1, '', '{"en-US": "Keep us"}', 'bottom', 3, 0)`, [
        corp,
      ]),
    )
    await bumpCatalog(corp)
    await app.corps.reload(corp)
    expect((await ask(app, findQrBackground, { corp })).data).toEqual({ image: '/media/ground', textColor: '#fff' })
    expect((await ask(app, findDownloadPage, { corp, language: 'th-TH' })).data).toMatchObject({
      title: 'แอป',
      logo: '/media/sign',
      enabled: true,
      iosUrl: 'https://apps.example/ios',
      androidUrl: 'https://apps.example/android',
    })
    expect((await ask(app, listGuideMarkers, { corp, ...english })).data.list).toEqual([
      { markerId: 'install', pageType: 1, image: '', text: 'Keep us', position: 'bottom', showTimes: 3 },
    ])
  })

  it('[R-1.11][R-3.10][R-7.14] the picker offers the five languages, each by its own name', async () => {
    const { data } = await ask(app, listLanguages, { corp: await buildCorp() })
    expect(data.list.map(({ code }) => code)).toEqual(['zh-CN', 'en-US', 'in-ID', 'en-PH', 'th-TH'])
    expect(data.list.map(({ text }) => text).slice(0, 3)).toEqual(['中文', 'English', 'Bahasa Indonesia'])
  })

  it('[R-1.11][R-7.14] a brand that has languages of its own offers those', async () => {
    const corp = await corpWith(`insert into corp_language values ($1, 'lo-LA', 'ລາວ', 2), ($1, 'en-US', 'English', 1)`)
    const { data } = await ask(app, listLanguages, { corp })
    expect(data.list).toEqual([
      { code: 'en-US', text: 'English' },
      { code: 'lo-LA', text: 'ລາວ' },
    ])
  })

  it('[R-1.13][R-7.16] an update is forced while the brand wants a later version than this one', async () => {
    const wanting = async (code: number) => {
      const corp = await corpWith(`update corp set min_app_code = $2 where corp_id = $1`, [code])
      return (await ask(app, findVersion, { corp })).data
    }
    expect(await wanting(222)).toMatchObject({ minCode: 222, force: false })
    expect(await wanting(223)).toMatchObject({ minCode: 223, force: true })
  })

  it('[R-1.13][R-7.16] the version says what is new and where to have it', async () => {
    const corp = await corpWith(
      `update corp set release_notes = '{"en-US": "Faster"}', download_url = 'https://apps.example' where corp_id = $1`,
    )
    expect((await ask(app, findVersion, { corp, ...english })).data).toMatchObject({
      version: '2.2.2',
      code: 222,
      force: false,
      notes: 'Faster',
      downloadUrl: 'https://apps.example',
    })
  })
})
