import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { listReleases, undoReleases } from '@tiffin/contract/desk/draft'
import { putSample } from '@tiffin/contract/desk/start'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { languages } from '@tiffin/core/language/language'
import { afterAll, expect, it } from 'vitest'
import { ask, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { asCorp, buildStore } from '../../test/build-shop.ts'
import { buildAtDesk } from '../../test/team.ts'
import { pictureDrawer } from './picture-drawer.ts'
import { sampleMenus } from './sample-menus.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const app = testApp({ samples: sampleMenus, config: { demo: false } })

async function open() {
  const corp = await buildCorp({ currency: 'IDR', currencyScale: 2 })
  const storeId = await buildStore(corp)
  return { storeId, desk: await buildAtDesk(app, corp, 'owner') }
}

it('[brand-9] a new brand begins with a sample menu in its currency, and takes all of it back in one step', async () => {
  const { desk, storeId } = await open()
  const put = (sample: string) => ask(app, putSample, { ...desk, body: { sample } })
  expect((await put('tea')).data).toEqual({ productCount: 20 })
  const menu = async () =>
    (await ask(app, listProducts, { corp: desk.corp, language: 'th-TH', body: { storeId, pageSize: 100 } })).data.list
  const [first, ...rest] = await menu()
  expect(rest).toHaveLength(19)
  expect(first).toMatchObject({ productName: 'นมสดไข่มุกบราวน์ชูการ์', unavailableReason: 0 })
  expect(first?.skuList[0]?.price).toBe(2_600_000)
  expect((await put('coffee')).code).toBe(refusals.menuThereAlready)
  const [release] = (await ask(app, listReleases, { ...desk, body: {} })).data.list
  await ask(app, undoReleases, { ...desk, body: { releaseNo: release?.releaseNo ?? 0 } })
  expect(await menu()).toEqual([])
  expect(await asCorp(desk.corp, `select 1 from page_block where block_id = 'sample-shelf'`)).toEqual([])
  expect((await put('coffee')).data).toEqual({ productCount: 15 })
})

it('[brand-9] two people who take it at once get one menu', async () => {
  const { desk } = await open()
  const answers = await Promise.all(['tea', 'tea'].map((sample) => ask(app, putSample, { ...desk, body: { sample } })))
  const codes = answers.map(({ code }) => code).toSorted()
  expect(codes[0]).toBe(200)
  expect([refusals.publishConflict, refusals.menuThereAlready]).toContain(codes[1])
})

it('[brand-9] every text of a sample has all languages, and every picture can be drawn', async () => {
  const draw = pictureDrawer(folder)
  for (const name of ['tea', 'coffee'] as const)
    for (const { kind, itemId, fields } of sampleMenus(name, { currency: 'SGD', currencyScale: 2 }).items) {
      const texts = 'name' in fields && typeof fields.name === 'object' ? Object.keys(fields.name) : []
      if (kind === 'product') expect(texts, itemId).toHaveLength(languages.length - 1) // the Philippines read English
      if ('image' in fields && typeof fields.image === 'string')
        expect(await draw(`${basename(fields.image)}-96.webp`), itemId).toBe(true)
    }
})
