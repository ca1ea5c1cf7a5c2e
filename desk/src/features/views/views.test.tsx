import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import type { SavedView } from '../../data/views.ts'
import { accountant, aMe, aStore, basics, open, prepare, storesOf } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const paused: SavedView = { viewId: 'v1', list: 'store', viewName: 'Paused', filters: { state: 'paused' } }
const hidden: SavedView = { viewId: 'v2', list: 'product', viewName: 'Hidden', filters: { view: 'hidden' } }
const viewsOf = (...list: SavedView[]) => ({ 'desk/view/list': { data: { list } } })
const answers = { 'desk/store/list': storesOf([aStore()]) }

const addressNow = () => location.pathname + location.search

/** Opens the views of the list that is shown. */
async function openMenu() {
  fireEvent.click(await screen.findByRole('button', { name: /^Views/ }))
  return within(screen.getByRole('menu', { name: 'Views' }))
}

test('[staff-6] the filters of a list are kept under a name', async () => {
  const server = fakeServer({ ...basics(), ...answers, 'desk/view/save': { data: { viewId: 'v1' } } })
  open('/desk/demo/stores?text=quay&state=paused')
  fireEvent.click((await openMenu()).getByRole('menuitem', { name: 'Save these filters' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Save these filters' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Enter a name')
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Quay ' } })
  server.set(viewsOf({ ...paused, viewName: 'Quay', filters: { text: 'quay', state: 'paused' } }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const kept = { list: 'store', viewName: 'Quay', filters: { text: 'quay', state: 'paused' } }
  expect(server.sentTo('desk/view/save')).toEqual([kept])
  await screen.findByRole('button', { name: 'Views Quay' })
})

test('[staff-6] a view is chosen, and only those of the list are offered', async () => {
  fakeServer({ ...basics(), ...answers, ...viewsOf(paused, hidden) })
  open('/desk/demo/stores?text=quay')
  const menu = await openMenu()
  const item = await menu.findByRole('menuitem', { name: 'Paused' })
  expect(menu.queryByRole('menuitem', { name: 'Hidden' })).toBeNull()
  fireEvent.click(item)
  await waitFor(() => expect(addressNow()).toBe('/desk/demo/stores?state=paused'))
  await screen.findByRole('button', { name: 'Views Paused' })
})

test('nothing is kept without a filter, nor a second time', async () => {
  fakeServer({ ...basics(), ...answers, ...viewsOf(paused) })
  const { unmount } = open('/desk/demo/stores')
  expect((await openMenu()).getByRole('menuitem', { name: /^Save/ }).textContent).toContain('Set a filter first')
  unmount()
  open('/desk/demo/stores?state=paused')
  await screen.findByRole('button', { name: 'Views Paused' })
  expect((await openMenu()).getByRole('menuitem', { name: /^Save/ }).textContent).toContain('Saved as “Paused”')
})

test('a name that is there already says that it is replaced, and a refusal stays at the field', async () => {
  const full = { code: refusals.viewsMost, message: 'A list can have 20 views' }
  fakeServer({ ...basics(), ...answers, ...viewsOf(paused), 'desk/view/save': full })
  open('/desk/demo/stores?text=quay')
  const menu = await openMenu()
  await menu.findByRole('menuitem', { name: 'Paused' })
  fireEvent.click(menu.getByRole('menuitem', { name: 'Save these filters' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Paused' } })
  await dialog.findByText('Replaces the filters of the view with this name')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('A list can have 20 views')
})

test('a view is renamed, deleted, and had back', async () => {
  const saved = { data: { viewId: 'v3' } }
  const done = { 'desk/view/rename': {}, 'desk/view/delete': {}, 'desk/view/save': saved }
  const server = fakeServer({ ...basics(), ...answers, ...viewsOf(paused), ...done })
  open('/desk/demo/stores')
  fireEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Edit views' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit views' }))
  fireEvent.change(dialog.getByLabelText('Name of Paused'), { target: { value: 'Resting' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save the new name of Paused' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Delete Resting' }))
  const undo = await dialog.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  await dialog.findByLabelText('Name of Resting')
  expect(server.sentTo('desk/view/rename')).toEqual([{ viewId: 'v1', viewName: 'Resting' }])
  expect(server.sentTo('desk/view/delete')).toEqual([{ viewId: 'v1' }])
  expect(server.sentTo('desk/view/save')).toEqual([
    { list: 'store', viewName: 'Resting', filters: { state: 'paused' } },
  ])
})

test('a name that another view has is refused beside it', async () => {
  const taken = { code: refusals.viewNameTaken, message: 'Another view has this name' }
  fakeServer({ ...basics(), ...answers, ...viewsOf(paused), 'desk/view/rename': taken })
  open('/desk/demo/stores')
  fireEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Edit views' }))
  fireEvent.change(screen.getByLabelText('Name of Paused'), { target: { value: 'Other' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the new name of Paused' }))
  await screen.findByText('Another view has this name')
  expect(screen.getByLabelText('Name of Paused').getAttribute('aria-invalid')).toBe('true')
})

test('views that could not be read are read again', async () => {
  const server = fakeServer({ ...basics(), ...answers, 'desk/view/list': { code: 500, message: 'broken' } })
  open('/desk/demo/stores')
  const menu = await openMenu()
  const retry = await menu.findByRole('menuitem', { name: /could not be loaded/ }, { timeout: 5000 })
  server.set(viewsOf(paused))
  fireEvent.click(retry)
  await waitFor(() => expect(server.sentTo('desk/view/list').length).toBeGreaterThan(1))
  expect(await (await openMenu()).findByRole('menuitem', { name: 'Paused' })).toBeTruthy()
})

test('the palette finds views by name and list, and none of a list that may not be seen', async () => {
  const people: SavedView = { viewId: 'v4', list: 'team', viewName: 'Owners', filters: { role: 'owner' } }
  fakeServer({ ...basics(accountant), ...answers, ...viewsOf(paused, hidden, people) })
  open('/desk/demo/stores')
  await screen.findByRole('button', { name: /^Views/ })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search or run a command' })
  fireEvent.change(field, { target: { value: 'hidd' } })
  await screen.findByRole('option', { name: 'Products: Hidden' })
  fireEvent.change(field, { target: { value: 'owners' } })
  expect(screen.queryByRole('option', { name: /Owners/ })).toBeNull()
  fireEvent.change(field, { target: { value: 'stores: paused' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Stores: Paused' }))
  await waitFor(() => expect(addressNow()).toBe('/desk/demo/stores?state=paused'))
})

const everything = aMe([{ role: 'owner', stores: 'all' }])

test.each([
  ['menu?text=tea', 'product', { text: 'tea' }],
  ['menu/options?text=ice', 'property', { text: 'ice' }],
  ['menu/materials?text=milk&item=new', 'material', { text: 'milk' }],
  ['menu/translations?to=th-TH&view=missing', 'translation', { to: 'th-TH', view: 'missing' }],
  ['pictures?show=unused', 'picture', { show: 'unused' }],
  ['team?role=owner', 'team', { role: 'owner' }],
  ['audit?days=7', 'audit', { days: '7' }],
] as const)('[staff-6] %s is kept as what its list filters by', async (address, list, filters) => {
  const server = fakeServer({ ...basics(everything), ...viewsOf(), 'desk/view/save': { data: { viewId: 'v' } } })
  open(`/desk/demo/${address}`)
  const menu = await openMenu()
  fireEvent.click(menu.getByRole('menuitem', { name: 'Save these filters', hidden: true }))
  const dialog = within(screen.getByRole('dialog', { name: 'Save these filters' }))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Mine' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.sentTo('desk/view/save')).toEqual([{ list, viewName: 'Mine', filters }]))
})
