import { deleteView, listViews, renameView, saveView } from '@tiffin/contract/desk/view'
import { refusals } from '@tiffin/contract/refusals'
import { longestViewName, mostViews, type ViewList } from '@tiffin/core/staff/saved-view'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { askAsOwner, testDb, testUrl } from '../../../../test/database.ts'
import { buildAtDesk, openDesk } from '../../../../test/team.ts'

const app = testApp()

type Desk = Awaited<ReturnType<typeof buildAtDesk>>

const atDesk = async () => buildAtDesk(app, await buildCorp(), 'manager')

const save = (
  desk: Omit<Desk, 'staffId' | 'account'>,
  viewName: string,
  filters: Record<string, string>,
  list: ViewList = 'product',
) => ask(app, saveView, { ...desk, body: { list, viewName, filters } })

const viewsOf = async (desk: Omit<Desk, 'staffId' | 'account'>) => (await ask(app, listViews, desk)).data.list

test('[staff-6] a view is there on another device of its owner, and for no other person', async () => {
  const desk = await atDesk()
  const { viewId } = (await save(desk, ' Hidden teas ', { text: 'tea', view: 'hidden' })).data
  const view = { viewId, list: 'product', viewName: 'Hidden teas', filters: { text: 'tea', view: 'hidden' } }
  expect(await viewsOf(await openDesk(app, desk.corp, desk.account))).toEqual([view])
  expect(await viewsOf(await buildAtDesk(app, desk.corp, 'owner'))).toEqual([])
})

test('[staff-6] the view of another person cannot be renamed or deleted', async () => {
  const desk = await atDesk()
  const { viewId } = (await save(desk, 'Hidden', { view: 'hidden' })).data
  const owner = await buildAtDesk(app, desk.corp, 'owner')
  const renamed = await ask(app, renameView, { ...owner, body: { viewId, viewName: 'Mine' } })
  expect(renamed.code).toBe(refusals.viewUnknown)
  expect((await ask(app, deleteView, { ...owner, body: { viewId } })).code).toBe(200)
  expect((await viewsOf(desk)).map(({ viewName }) => viewName)).toEqual(['Hidden'])
})

test('[staff-6] a name that is there already keeps other filters from now on, in its own list only', async () => {
  const desk = await atDesk()
  const first = (await save(desk, 'Mine', { view: 'hidden' })).data
  await save(desk, 'Mine', { state: 'open' }, 'store')
  expect((await save(desk, 'Mine', { text: 'milk' })).data).toEqual(first)
  expect((await viewsOf(desk)).map(({ list, filters }) => [list, filters])).toEqual([
    ['product', { text: 'milk' }],
    ['store', { state: 'open' }],
  ])
})

test('[staff-6] what a list does not know is no view of it, nor is a name that is empty or too long', async () => {
  const desk = await atDesk()
  const codes = await Promise.all([
    save(desk, 'Unknown', { state: 'open' }),
    save(desk, 'Nothing', {}),
    save(desk, 'Too much', { text: 'x'.repeat(101) }),
    save(desk, '  ', { text: 'tea' }),
    save(desk, 'x'.repeat(longestViewName + 1), { text: 'tea' }),
  ])
  expect(codes.map(({ code }) => code)).toEqual(codes.map(() => refusals.inputInvalid))
  expect(await viewsOf(desk)).toEqual([])
})

test('[staff-6] a list has twenty views at most; one of them can still be replaced', async () => {
  const desk = await atDesk()
  for (let count = 1; count <= mostViews; count++) await save(desk, `View ${count}`, { text: `${count}` })
  expect((await save(desk, 'One more', { text: 'one' })).code).toBe(refusals.viewsMost)
  expect(await viewsOf(desk)).toHaveLength(mostViews)
  expect((await save(desk, 'View 1', { text: 'other' })).code).toBe(200)
  expect((await save(desk, 'Of another list', { text: 'x' }, 'store')).code).toBe(200)
})

test('[staff-6] a view waits for another one that is being saved, and is refused when that is the last', async () => {
  const desk = await atDesk()
  const { corp, staffId } = desk
  for (let count = 1; count < mostViews; count++) await save(desk, `View ${count}`, { text: `${count}` })
  const { saving } = await testDb.tx({ role: 'app', corp }, async (tx) => {
    await tx.query('select 1 from staff where staff_id = $1 for no key update', [staffId])
    const another = save(desk, 'Another', { text: 'another' })
    const isWaiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`
    await expect.poll(async () => (await askAsOwner(isWaiting, testUrl)).length, { interval: 20 }).toBe(1)
    const columns = '(corp_id, staff_id, view_id, list, name, filters)'
    await tx.query(`insert into saved_view ${columns} values ($1, $2, 'last', 'product', 'Last', '{}')`, [
      corp,
      staffId,
    ])
    return { saving: another }
  })
  expect((await saving).code).toBe(refusals.viewsMost)
})

test('a view gets another name, unless that is taken in its list, and goes', async () => {
  const desk = await atDesk()
  const { viewId } = (await save(desk, 'Hidden', { view: 'hidden' })).data
  await save(desk, 'Milk', { text: 'milk' })
  const rename = (viewName: string) => ask(app, renameView, { ...desk, body: { viewId, viewName } })
  expect((await rename('Milk')).code).toBe(refusals.viewNameTaken)
  expect((await rename('Not shown')).code).toBe(200)
  expect((await viewsOf(desk)).map(({ viewName }) => viewName)).toEqual(['Milk', 'Not shown'])
  for (const _time of [1, 2]) expect((await ask(app, deleteView, { ...desk, body: { viewId } })).code).toBe(200)
  expect((await viewsOf(desk)).map(({ viewName }) => viewName)).toEqual(['Milk'])
  expect((await rename('Late')).code).toBe(refusals.viewUnknown)
})
