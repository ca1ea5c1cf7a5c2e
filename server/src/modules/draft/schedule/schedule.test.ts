import {
  discardDraft,
  findDraft,
  listDrafts,
  listReleases,
  publishDraft,
  scheduleDraft,
  unscheduleDraft,
} from '@tiffin/contract/desk/draft'
import { refusals } from '@tiffin/contract/refusals'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { ask, logged, testApp } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { created, drafting, type Edit, named, price } from '../../../../test/drafting.ts'
import { publishDueDrafts } from './publish-due.ts'

const noon = Date.parse('2026-03-27T12:00:00Z')
const minute = 60_000
const clock = { at: noon, now: () => clock.at }
const app = testApp({ clock })
const other = testApp({ clock })
const { draft, save, openMenu, ticked } = drafting(app)

beforeEach(() => {
  clock.at = noon
})

type Menu = Awaited<ReturnType<typeof openMenu>>
type Desk = Menu['desk']

/** A time of the brand's clock, which is that of Berlin. */
const wall = (date: string, time: string) => ({ date, clock: time })
const soon = wall('2026-03-27', '13:05')
const soonMs = noon + 5 * minute

async function openInBerlin(): Promise<Menu> {
  const menu = await openMenu()
  await asCorp(menu.corp, `update corp set time_zone = 'Europe/Berlin', catalog_version = catalog_version + 1`)
  await app.corps.reload(menu.corp)
  return menu
}

const schedule = (desk: Desk, body: { draftId: string; version: number }, time: object = soon) =>
  ask(app, scheduleDraft, { ...desk, body: { ...body, ...time } })

/** A draft with these edits that is published in five minutes. */
async function scheduled(desk: Desk, ...edits: Edit[]) {
  const body = await draft(desk, ...edits)
  expect((await schedule(desk, await ticked(desk, body))).data).toEqual({ publishAt: soonMs })
  return body
}

const drafts = async (desk: Desk) => (await ask(app, listDrafts, desk)).data.list
const releases = async (desk: Desk) => (await ask(app, listReleases, { ...desk, body: {} })).data.list
const actions = async (corp: string) =>
  (await asCorp<{ action: string }>(corp, 'select action from audit_entry order by entry_id')).map(
    ({ action }) => action,
  )
/** What of a brand was not handled and comes back. */
const broken = (corp: string) => logged.filter((line) => line.includes(corp) && line.includes('not handled'))
const prices = async ({ menu }: Menu) => (await menu()).flatMap((product) => product.prices)

describe('[draft-9] a scheduled draft', () => {
  it('is published at its time and not before, in the name of who scheduled it, and is one release', async () => {
    const menu = await openInBerlin()
    const { desk, skuId, corp } = menu
    await scheduled(desk, price(skuId, 500, 540))
    expect(await drafts(desk)).toMatchObject([{ state: 'scheduled', publishAt: soonMs, failure: null }])
    clock.at = soonMs - 1
    await publishDueDrafts(app)
    expect(await prices(menu)).toEqual([500])
    clock.at = soonMs
    await publishDueDrafts(app)
    expect(await prices(menu)).toEqual([540])
    expect(await drafts(desk)).toEqual([])
    expect(await releases(desk)).toMatchObject([
      { releaseNo: 1, name: 'Autumn', staffName: 'The manager', releasedAt: soonMs },
    ])
    expect((await actions(corp)).slice(-2)).toEqual(['draft.schedule', 'draft.publish'])
  })

  it('is published once, however many servers come to it at once', async () => {
    for (let round = 0; round < 6; round++) {
      clock.at = noon
      const menu = await openInBerlin()
      await scheduled(menu.desk, price(menu.skuId, 500, 540))
      clock.at = soonMs
      await Promise.all([app, other, app, other].map(publishDueDrafts))
      expect(await releases(menu.desk)).toHaveLength(1)
      expect((await actions(menu.corp)).filter((action) => action === 'draft.publish')).toHaveLength(1)
      expect(await prices(menu)).toEqual([540])
      expect(broken(menu.corp)).toEqual([])
    }
  })

  it('is published when the servers are there again, if they were down at its time', async () => {
    const menu = await openInBerlin()
    await scheduled(menu.desk, price(menu.skuId, 500, 540))
    clock.at = soonMs + 600 * minute
    await publishDueDrafts(other)
    expect(await prices(menu)).toEqual([540])
    expect(await releases(menu.desk)).toMatchObject([{ releasedAt: soonMs + 600 * minute }])
  })

  it('is run by a job', () => {
    expect(app.jobs.map(({ name }) => name)).toContain('publish scheduled drafts')
  })

  it('is not changed meanwhile, and can be taken back, published now, or thrown away', async () => {
    const { desk, skuId, productId } = await openInBerlin()
    const first = await scheduled(desk, price(skuId, 500, 540))
    expect((await save(desk, first.draftId, price(skuId, 540, 560))).code).toBe(refusals.draftUnknown)
    expect((await schedule(desk, first)).code).toBe(refusals.draftUnknown)
    const { draftId } = first
    expect((await ask(app, unscheduleDraft, { ...desk, body: { draftId } })).code).toBe(200)
    expect((await ask(app, unscheduleDraft, { ...desk, body: { draftId } })).code).toBe(refusals.draftUnknown)
    expect(await drafts(desk)).toMatchObject([{ state: 'open', publishAt: null }])
    clock.at = soonMs
    await publishDueDrafts(app)
    expect(await releases(desk)).toEqual([])
    clock.at = noon
    expect((await save(desk, draftId, price(skuId, 540, 560))).code).toBe(200)
    const version = first.version + 1
    expect((await schedule(desk, { draftId, version })).code).toBe(200)
    expect((await ask(app, publishDraft, { ...desk, body: { draftId, version } })).data.releaseNo).toBe(1)
    const second = await scheduled(desk, { kind: 'product', itemId: productId, op: 'archive' })
    expect((await ask(app, discardDraft, { ...desk, body: second })).code).toBe(200)
    clock.at = soonMs
    await publishDueDrafts(app)
    expect(await releases(desk)).toHaveLength(1)
  })
})

describe('[draft-9] the time of a scheduled draft', () => {
  it.each([
    ['on a day whose clocks go forward', wall('2026-03-29', '09:00'), '2026-03-29T07:00:00Z'],
    ['that clocks skip', wall('2026-03-29', '02:30'), '2026-03-29T01:30:00Z'],
    ['that clocks show twice', wall('2026-10-25', '02:30'), '2026-10-25T00:30:00Z'],
  ])('is that of the brand’s zone, %s', async (_when, time, instant) => {
    const { desk, skuId } = await openInBerlin()
    const { data } = await schedule(desk, await draft(desk, price(skuId, 500, 540)), time)
    expect(data.publishAt).toBe(Date.parse(instant))
  })

  it('is at most 366 days away', async () => {
    const { desk, skuId } = await openInBerlin()
    const { data } = await schedule(desk, await draft(desk, price(skuId, 500, 540)), wall('2027-03-28', '14:00'))
    expect(data.publishAt).toBe(noon + 366 * 24 * 60 * minute)
  })

  it.each([
    ['now', wall('2026-03-27', '13:00')],
    ['past', wall('2026-03-27', '12:59')],
    ['more than a year away', wall('2027-03-28', '14:01')],
  ])('is refused when it is %s', async (_when, time) => {
    const { desk, skuId } = await openInBerlin()
    const answer = await schedule(desk, await draft(desk, price(skuId, 500, 540)), time)
    expect(answer.code).toBe(refusals.scheduleTimeWrong)
    expect(await drafts(desk)).toMatchObject([{ state: 'open' }])
  })
})

describe('[draft-9] what cannot be published', () => {
  it('is refused already when it is scheduled', async () => {
    const { desk, skuId } = await openInBerlin()
    const conflict = await draft(desk, price(skuId, 490, 540))
    expect((await schedule(desk, conflict)).code).toBe(refusals.publishConflict)
    const faulty = await draft(desk, created('category', 'x', { name: { 'en-US': ' ' } }))
    expect((await schedule(desk, faulty)).code).toBe(refusals.publishFault)
    expect((await schedule(desk, { ...faulty, version: 9 })).code).toBe(refusals.draftChanged)
  })

  it.each([
    ['publishConflict', `update sku set price = 520`, [520]],
    ['publishFault', `update category set archived_at = now()`, []],
    ['draftChanged', `update draft set version = version + 1`, [500]],
  ])(
    'at its time is open again with the reason %s, shown to its author once, and nothing of it happened',
    async (reason, meanwhile, shown) => {
      const menu = await openInBerlin()
      const { corp, desk, skuId, productId } = menu
      const [row] = await asCorp<{ category_id: string }>(
        corp,
        'select category_id from product where product_id = $1',
        [productId],
      )
      const { draftId } = await scheduled(
        desk,
        ...(reason === 'publishFault'
          ? [
              created('product', 'bun', { categoryId: row?.category_id ?? '', name: named('Bun') }),
              created('sku', 'bun-1', { productId: 'bun', price: 300 }),
            ]
          : [price(skuId, 500, 540)]),
      )
      await asCorp(corp, meanwhile)
      await asCorp(corp, 'update corp set catalog_version = catalog_version + 1')
      clock.at = soonMs
      await Promise.all([app, other, app].map(publishDueDrafts))
      await publishDueDrafts(app)
      const failure = { reason, at: soonMs, staffId: desk.staffId }
      expect(await drafts(desk)).toMatchObject([{ draftId, state: 'open', publishAt: null, failure }])
      expect((await ask(app, findDraft, { ...desk, body: { draftId } })).data.failure).toEqual(failure)
      expect(await releases(desk)).toEqual([])
      expect((await actions(corp)).filter((action) => action === 'draft.scheduleFailed')).toHaveLength(1)
      if (shown.length > 0) expect(await prices(menu)).toEqual(shown)
      expect(logged.join('\n')).toContain('scheduled draft not published')
      expect(broken(corp)).toEqual([])
    },
  )

  it.each([
    ['was shut out', 'update staff set status = 2'],
    ['has another role', `update staff_grant set role = 'accountant'`],
  ])('is open again when who scheduled it %s meanwhile', async (_how, meanwhile) => {
    const menu = await openInBerlin()
    await scheduled(menu.desk, price(menu.skuId, 500, 540))
    await asCorp(menu.corp, `${meanwhile} where staff_id = $1`, [menu.desk.staffId])
    clock.at = soonMs
    await publishDueDrafts(app)
    const rows = await asCorp<object>(menu.corp, 'select state, failure from draft')
    expect(rows).toMatchObject([{ state: 'open', failure: 'notAllowed' }])
    expect((await actions(menu.corp)).slice(-1)).toEqual(['draft.scheduleFailed'])
    expect(await prices(menu)).toEqual([500])
  })

  it('says so no more once it is scheduled again', async () => {
    const { corp, desk, skuId } = await openInBerlin()
    const body = await scheduled(desk, price(skuId, 500, 540))
    await asCorp(corp, 'update sku set price = 520')
    clock.at = soonMs
    await publishDueDrafts(app)
    await asCorp(corp, 'update sku set price = 500')
    expect((await schedule(desk, body, wall('2026-03-28', '09:00'))).code).toBe(200)
    expect(await drafts(desk)).toMatchObject([{ state: 'scheduled', failure: null }])
  })
})

test('[draft-9] a publication that breaks at its time is tried again, and reported after twenty tries', async () => {
  const { corp, desk, skuId } = await openInBerlin()
  await scheduled(desk, price(skuId, 500, 540))
  await asCorp(corp, `update draft_change set op = 'create', kind = 'a kind of tomorrow'`)
  clock.at = soonMs
  for (let count = 0; count < 19; count++) await publishDueDrafts(app)
  expect(await drafts(desk)).toMatchObject([{ state: 'scheduled' }])
  await publishDueDrafts(app)
  expect(await drafts(desk)).toMatchObject([{ state: 'open', failure: { reason: 'failure' } }])
})
