import { bootstrap } from '@tiffin/contract/common'
import { findAgreement, findDownloadPage, listGuideMarkers, listTabs } from '@tiffin/contract/customer'
import { publishDraft, undoReleases } from '@tiffin/contract/desk/draft'
import { listItemNames } from '@tiffin/contract/desk/menu'
import { findAgreementVersion, listAgreementVersions, listPageItems } from '@tiffin/contract/desk/page'
import { refusals } from '@tiffin/contract/refusals'
import type { Value } from '@tiffin/core/draft/change'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { created, drafting, type Edit, named } from '../../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

const english = { 'en-US': 'Tea' }
const item = (title: string, more: object = {}) => ({
  ...{
    image: '/media/tea',
    tint: 'oat',
    title: { 'en-US': title },
    text: {},
    action: {},
    link: '/pages/home/menu/menu',
  },
  ...{ productId: '', ...more },
})
const banner = (title: string, more: Readonly<Record<string, Value>> = {}) => ({
  ...{ type: 'banner', title: {}, sort: 0, itemList: [item(title)], ...more },
})
const edit = (kind: Edit['kind'], itemId: string, fields: Edit['fields'] = {}): Edit => ({ kind, itemId, fields })

type Desk = { corp: string; token: string }
const undo = (desk: Desk, releaseNo: number) => ask(app, undoReleases, { ...desk, body: { releaseNo } })
const start = async ({ corp }: Desk) => (await ask(app, bootstrap, { corp, language: 'en-US' })).data
const blocksOf = async (desk: Desk) =>
  (await start(desk)).pageList.flatMap(({ blockList }) =>
    blockList.map(({ type, title, items }) => [type, title, ...items.map((each) => each.title)].join('|')),
  )
const rowOf = (corp: string, table: string) => asCorp(corp, `select * from ${table} order by 1, 2`)

test('[draft-7][R-7.10] blocks of Home are made, moved, taken away and brought back, each seen in the next answer', async () => {
  const { desk } = await openMenu()
  expect(await blocksOf(desk)).toEqual([])
  await publish(
    desk,
    created('pageBlock', 'b1', banner('Osmanthus')),
    created('pageBlock', 'b2', banner('Buns', { sort: 1 })),
  )
  expect(await blocksOf(desk)).toEqual(['banner||Osmanthus', 'banner||Buns'])
  await publish(desk, edit('pageBlock', 'b2', { sort: [1, 0] }), edit('pageBlock', 'b1', { sort: [0, 1] }))
  expect(await blocksOf(desk)).toEqual(['banner||Buns', 'banner||Osmanthus'])
  await publish(desk, { kind: 'pageBlock', itemId: 'b1', op: 'archive' })
  expect(await blocksOf(desk)).toEqual(['banner||Buns'])
  expect((await undo(desk, 3)).data).toMatchObject({ keptList: [] })
  expect(await blocksOf(desk)).toEqual(['banner||Buns', 'banner||Osmanthus'])
  expect((await undo(desk, 1)).data).toMatchObject({ keptList: [] })
  expect(await blocksOf(desk)).toEqual([])
})

test('[draft-7][R-7.13][R-7.14] tabs, download page, hints and page texts are changed and taken back', async () => {
  const { corp, desk } = await openMenu()
  const look = async () => {
    const caller = { corp, language: 'en-US' }
    const [tabs, download, markers] = await Promise.all([
      ask(app, listTabs, caller),
      ask(app, findDownloadPage, caller),
      ask(app, listGuideMarkers, caller),
    ])
    const [row] = await asCorp(corp, 'select points_text, service_phone, qr_background from corp')
    return { tabs: tabs.data.list, download: download.data, markers: markers.data.list, row }
  }
  const before = await look()
  const answer = await publish(
    desk,
    edit('tab', '1', { text: [{}, english], icon: ['', 'mug'], visible: [true, false] }),
    edit('downloadPage', 'corp', { title: [{}, english], enabled: [false, true], iosUrl: ['', 'https://a.example/b'] }),
    created('guideMarker', 'stir', { text: { 'en-US': 'Stir' }, showTimes: 2 }),
    edit('pageText', 'corp', { servicePhone: ['', '+65 1'], codeTextColor: ['', '#ffffff'] }),
  )
  expect(answer.code).toBe(200)
  const after = await look()
  expect(after.tabs[1]).toMatchObject({ text: 'Tea', textKey: '', icon: 'mug', visible: false })
  expect(after.download).toMatchObject({ title: 'Tea', enabled: true, iosUrl: 'https://a.example/b' })
  expect(after.markers).toMatchObject([{ markerId: 'stir', text: 'Stir', showTimes: 2, position: 'bottom' }])
  expect(after.row).toMatchObject({ service_phone: '+65 1', qr_background: { textColor: '#ffffff' } })
  expect((await undo(desk, 1)).data).toMatchObject({ keptList: [] })
  expect(await look()).toEqual({
    ...before,
    row: { ...(before.row as object), qr_background: { image: '', textColor: '' } },
  })
})

test('[draft-8][R-7.13] another agreement is another version, whatever the clock says, and what was agreed to stays', async () => {
  const { corp, desk } = await openMenu()
  await asCorp(
    corp,
    `insert into agreement values ($1, '2026-11', '{"en-US": "Old"}', '{}', now() + interval '1 hour')`,
    [corp],
  )
  const change = (from: string, to: string) =>
    publish(desk, edit('agreement', 'corp', { serviceTerms: [{ 'en-US': from }, { 'en-US': to }] }))
  expect((await change('Old', 'New')).code).toBe(200)
  const inForce = async () => {
    const { version, serviceTerms } = (await ask(app, findAgreement, { corp, language: 'en-US' })).data
    return [version, serviceTerms]
  }
  expect(await inForce()).toEqual(['3', 'New'])
  expect((await undo(desk, 1)).code).toBe(200)
  expect(await inForce()).toEqual(['4', 'Old'])
  const versions = (await ask(app, listAgreementVersions, { ...desk, body: {} })).data.list
  expect(versions.map(({ version }) => version)).toEqual(['4', '3', '2026-11', '1'])
  const { data } = await ask(app, findAgreementVersion, { ...desk, body: { version: '3' } })
  expect(data.serviceTerms).toEqual({ 'en-US': 'New' })
  expect((await ask(app, findAgreementVersion, { ...desk, body: { version: '9' } })).code).toBe(refusals.itemUnknown)
  await expect(asCorp(corp, `update agreement set service_terms = '{}'`)).rejects.toThrow(/permission denied/)
  await expect(asCorp(corp, 'delete from agreement')).rejects.toThrow(/permission denied/)
})

test('[draft-8][R-7.13] an agreement that says what the one in force says is no version', async () => {
  const { corp, desk } = await openMenu()
  const terms = { 'zh-CN': '<p>条款</p>' }
  await publish(desk, edit('agreement', 'corp', { serviceTerms: [{ 'zh-CN': 'x' }, terms] }))
  expect((await rowOf(corp, 'agreement')).length).toBe(1)
})

test('[DK-01] a page that was published meanwhile is a conflict, and nothing is published', async () => {
  const { corp, desk } = await openMenu()
  await publish(desk, created('pageBlock', 'b1', banner('Tea')))
  const body = await draft(
    desk,
    edit('pageBlock', 'b1', { itemList: [[item('Tea')], [item('Mine')]] }),
    edit('tab', '0', { text: [{}, english] }),
    edit('agreement', 'corp', { serviceTerms: [{ 'zh-CN': '<p>条款</p>' }, english] }),
  )
  await publish(desk, edit('pageBlock', 'b1', { itemList: [[item('Tea')], [item('Theirs')]] }))
  await publish(desk, edit('tab', '0', { text: [{}, { 'en-US': 'Start' }] }))
  await publish(desk, edit('agreement', 'corp', { serviceTerms: [{ 'zh-CN': '<p>条款</p>' }, { 'en-US': 'B' }] }))
  const answer = await ask(app, publishDraft, { ...desk, body })
  expect(answer.code).toBe(refusals.publishConflict)
  expect(answer.data).toMatchObject({
    conflictList: [
      { kind: 'pageBlock', field: 'itemList' },
      { kind: 'tab', itemId: '0', field: 'text', now: { 'en-US': 'Start' } },
      { kind: 'agreement', field: 'serviceTerms', now: { 'en-US': 'B' } },
    ],
  })
  expect(await blocksOf(desk)).toEqual(['banner||Theirs'])
  expect((await rowOf(corp, 'agreement')).length).toBe(2)
})

test.each([
  [
    'an unknown product',
    created('pageBlock', 'x', { type: 'productGroup', itemList: [item('', { productId: 'no' })] }),
    'unknown',
  ],
  ['a shelf without products', created('pageBlock', 'x', { type: 'productGroup', itemList: [] }), 'required'],
  ['a notice without words', created('pageBlock', 'x', { type: 'notice', itemList: [] }), 'required'],
  [
    'a banner without words or a picture',
    created('pageBlock', 'x', banner('', { itemList: [item('', { image: '' })] })),
    'required',
  ],
  [
    'a script behind a link',
    created('pageBlock', 'x', banner('A', { itemList: [item('A', { link: 'javascript:alert(1)' })] })),
    'invalid',
  ],
  [
    'another host behind a link',
    created('pageBlock', 'x', banner('A', { itemList: [item('A', { link: '//evil.example' })] })),
    'invalid',
  ],
  [
    'a picture of another host',
    created('pageBlock', 'x', banner('A', { itemList: [item('A', { image: 'https://e.example/a' })] })),
    'invalid',
  ],
  ['a fifth tab', created('tab', '4', { text: english }), 'invalid'],
  ['a tab that is taken away', { kind: 'tab', itemId: '1', op: 'archive' } as Edit, 'invalid'],
  ['a second agreement', created('agreement', 'other', { serviceTerms: english }), 'invalid'],
  [
    'a download address that is not https',
    edit('downloadPage', 'corp', { iosUrl: ['', 'http://a.example'] }),
    'invalid',
  ],
])('[draft-7][R-7.10] %s is refused when it is published', async (_what, change, fault) => {
  const { desk } = await openMenu()
  const answer = await publish(desk, change)
  expect(answer.code).toBe(refusals.publishFault)
  expect(answer.data).toMatchObject({ faultList: [expect.objectContaining({ fault })] })
})

test('the desk lists blocks in the order of Home, those of one place by id', async () => {
  const { desk } = await openMenu()
  const places = { d: 2, a: 2, c: 0, b: 1 }
  const blocks = Object.entries(places).map(([id, sort]) => created('pageBlock', id, banner(id, { sort })))
  await publish(desk, ...blocks)
  const { list } = (await ask(app, listPageItems, { ...desk, body: {} })).data
  const ids = list.filter(({ kind }) => kind === 'pageBlock').map(({ itemId }) => itemId)
  expect(ids).toEqual(['c', 'b', 'a', 'd'])
})

test('the desk lists what stands beside the menu as a draft makes it, and names it', async () => {
  const { desk } = await openMenu()
  await publish(desk, created('pageBlock', 'b1', banner('Tea', { sort: 1 })))
  const { draftId } = await draft(
    desk,
    created('pageBlock', 'b2', banner('Cake')),
    edit('tab', '2', { text: [{}, english] }),
    created('guideMarker', 'm1', { text: named('Stir') }),
  )
  const read = async (body: object) => (await ask(app, listPageItems, { ...desk, body })).data.list
  const ids = (list: Awaited<ReturnType<typeof read>>, kind: string) =>
    list.filter((each) => each.kind === kind).map(({ itemId, op }) => `${itemId} ${op}`)
  const drafted = await read({ draftId })
  expect(ids(drafted, 'pageBlock')).toEqual(['b2 create', 'b1 null'])
  expect(ids(drafted, 'tab')).toEqual(['0 null', '1 null', '2 update', '3 null'])
  expect(ids(drafted, 'guideMarker')).toEqual(['m1 create'])
  expect(drafted.find(({ kind }) => kind === 'agreement')?.fields.serviceTerms).toEqual({ 'zh-CN': '<p>条款</p>' })
  expect(ids(await read({}), 'pageBlock')).toEqual(['b1 null'])
  const { list } = (await ask(app, listItemNames, { ...desk, body: { draftId, itemIdList: ['b1', 'b2', 'm1'] } })).data
  expect(list.map(({ itemId, name }) => [itemId, name['en-US']]).toSorted()).toEqual([
    ['b1', 'Tea'],
    ['b2', 'Cake'],
    ['m1', 'Stir'],
  ])
})
