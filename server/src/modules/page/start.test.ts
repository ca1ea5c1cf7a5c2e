import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap, findCorpSetting, findVersion } from '@tiffin/contract/common'
import {
  findAgreement,
  findDefaultStore,
  findPageColor,
  listLanguages,
  listPageConfigs,
  listTabs,
} from '@tiffin/contract/customer'
import { afterAll, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildStore, bumpCatalog, insertRow } from '../../../test/build-shop.ts'
import { buildStaff } from '../../../test/team.ts'
import { createSettings } from '../corp/index.ts'
import { createPages } from './pages.ts'
import { createStartBytes } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-start-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'index.html'), readFileSync(new URL('../../../../web/index.html', import.meta.url)))
const app = testApp({ builds: { web: folder, counter: join(folder, 'none'), desk: join(folder, 'none') } })

it('[R-7.16] the page carries the very answer of the start call, safe inside a script', async () => {
  const corpId = await buildCorp()
  await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.query(`update corp set slogan = '{"en-US": "</script><b>"}' where corp_id = $1`, [corpId]),
  )
  const corp = await app.corps.reload(corpId)
  if (!corp) throw new Error('no corp')
  const written = (
    await createStartBytes(createSettings(app.db), createPages(app.db))(corp, 'en-US')
  ).identity.toString()
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual(await ask(app, bootstrap, { corp: corpId, language: 'en-US' }))
})

it('the start call answers what the single calls of settings answer', async () => {
  const corp = await buildCorp()
  const caller = { corp, language: 'th-TH' }
  const start = (await ask(app, bootstrap, caller)).data
  const { serverTime: _now, ...setting } = (await ask(app, findCorpSetting, caller)).data
  expect(start.corpSetting).toMatchObject(setting)
  expect(start.pageColor).toEqual((await ask(app, findPageColor, caller)).data)
  expect(start.tabList).toEqual((await ask(app, listTabs, caller)).data.list)
  expect(start.languageList).toEqual((await ask(app, listLanguages, caller)).data.list)
  expect(start.version).toEqual((await ask(app, findVersion, caller)).data)
  expect(start.pageList).toEqual((await ask(app, listPageConfigs, caller)).data.list)
  expect(start.agreement.version).toBe((await ask(app, findAgreement, caller)).data.version)
})

it('the app’s own page is signed by its brand, by the new name as soon as it has one', async () => {
  const corp = await buildCorp()
  const rename = async (name: string) => {
    await app.db.tx({ role: 'app', corp }, (tx) =>
      tx.query(`update corp set brand_name = $2, primary_color = '#0055aa' where corp_id = $1`, [
        corp,
        { 'en-US': name },
      ]),
    )
    await bumpCatalog(corp)
    await app.corps.reload(corp)
    return (await app.http.inject({ url: `/?corp=${corp}`, headers: { 'accept-language': 'en-US' } })).body
  }
  for (const name of ['Old Teahouse', 'New Teahouse']) {
    const page = await rename(name)
    expect(page).toContain(`<title>${name}</title>`)
    expect(page).toContain(`<b dir="auto">${name}</b>`)
    expect(page).toContain('<meta name="theme-color" content="rgb(0,85,170)"')
  }
})

it.each([
  ['en-US', 'Network connection error, please check your Internet connection', 'Try again'],
  ['zh-CN', '网络连接异常，请检查网络', '重试'],
])('the page brings words for the case that the app cannot be had, in %s', async (language, text, retry) => {
  for (const corp of [await buildCorp(), 'nobody']) {
    const { body } = await app.http.inject({ url: `/?corp=${corp}`, headers: { 'accept-language': language } })
    expect(body).toContain(`hidden><p dir="auto">${text}</p>`)
    expect(body).toContain(`>${retry}</button>`)
  }
})

it('the page carries the very answer that a visitor gets for the first store', async () => {
  const corp = await buildCorp()
  const carried = async () => {
    const { body } = await app.http.inject({ url: `/?corp=${corp}`, headers: { 'accept-language': 'en-US' } })
    return / id="tiffin-store" [^>]*>(.*?)<\/script>/.exec(body)?.[1]
  }
  expect(await carried()).toBeUndefined()
  await buildStore(corp, { store_id: 'first', is_open: false })
  await buildStore(corp, { store_id: 'open' })
  await bumpCatalog(corp)
  await app.corps.reload(corp)
  const visitor = await ask(app, findDefaultStore, { corp, language: 'en-US' })
  expect(visitor.data.storeId).toBe('open')
  expect(JSON.parse((await carried()) ?? '')).toEqual(visitor)
})

it('[R-7.10] a page has the blocks of the brand, each with its type, title and items', async () => {
  const corp = await buildCorp()
  await asCorp(
    corp,
    `insert into page_block (corp_id, page_type, block_no, type, title, items)
     values ($1, 1, 1, 'banner', '{"en-US": "Osmanthus week"}', '[{"image": "/media/tea", "title": {"en-US": "Teas"}, "link": "/pages/home/menu/menu"}, {}]'),
       ($1, 1, 3, 'productGroup', '{}', '[{"productId": "tea", "tint": "oat", "text": {"en-US": "New"}, "action": {"en-US": "Order"}}]'),
       ($1, 2, 1, 'banner', '{}', '[]')`,
    [corp],
  )
  const shown = { content: 'tea', alt: { 'en-US': 'A cup of tea' }, addresses: '{/media/tea}', width: 1, height: 1 }
  const { staffId: staff_id } = await buildStaff(corp, 'owner')
  const square = { is_cut_out: false, focus_x: 0, focus_y: 0, zoom: 100, staff_id, looked_at: new Date() }
  await insertRow(corp, 'picture', { picture_id: 'tea', ...shown, ...square, added_at: new Date() })
  await bumpCatalog(corp)
  await app.corps.reload(corp)
  const all = await ask(app, listPageConfigs, { corp, language: 'en-US' })
  expect(all.data.list.map(({ pageType }) => pageType)).toEqual([1, 2])
  const { data } = await ask(app, listPageConfigs, { corp, language: 'en-US', body: { pageType: 1 } })
  const empty = { image: '', tint: '', title: '', text: '', action: '', link: '', productId: '' }
  const tea = { ...empty, image: '/media/tea', imageAlt: 'A cup of tea', title: 'Teas', link: '/pages/home/menu/menu' }
  const shelf = { ...empty, productId: 'tea', tint: 'oat', text: 'New', action: 'Order' }
  expect(data.list).toEqual([
    {
      pageType: 1,
      blockList: [
        { type: 'banner', title: 'Osmanthus week', sort: 0, items: [tea, empty] },
        { type: 'productGroup', title: '', sort: 1, items: [shelf] },
      ],
    },
  ])
})
