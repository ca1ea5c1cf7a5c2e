import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountant, basics, open, prepare } from '../../test/desk.tsx'
import { aCategory, aMaterial, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const name = { 'en-US': 'Plum tea' }
const archived = {
  ...aProduct('plum', 'Plum tea', { parts: [] }),
  isArchived: true,
  fields: { name, categoryId: 'milk' },
}

const made = (kind: string, itemId: string, fields: object) => ({
  ...{ kind, itemId, op: 'create' },
  fieldList: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })),
})
const changeList = [
  made('product', 'plum', { name, categoryId: 'milk', code: 'P1' }),
  made('sku', 'plum-r', { productId: 'plum', name: { 'en-US': 'Regular' }, price: 600 }),
]
const hindrance = (fault: string, title: string) => ({
  ...{ kind: 'product', itemId: 'plum', field: 'categoryId', fault, ofKind: 'category', name: { 'en-US': title } },
})

function start(hindranceList: object[] = [], me?: Parameters<typeof basics>[0]) {
  const fake = fakeMenu([aCategory('milk', 'Milk'), archived])
  const found = { 'desk/menu/archived': { data: { changeList, hindranceList } } }
  const server = fakeServer({ ...basics(me), ...fake.answers, ...found })
  open('/desk/demo/menu?view=archived')
  return { fake, server }
}

const opsOf = ({ drafts }: ReturnType<typeof fakeMenu>) =>
  drafts[0]?.changes.map(({ op, kind, itemId }) => `${op} ${kind} ${itemId}`)

test('[draft-15] what is archived comes back in the draft with its sizes, and can be left archived after all', async () => {
  const { fake, server } = start()
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Plum tea' }))
  await screen.findByText('Plum tea comes back when you publish')
  await waitFor(() => expect(opsOf(fake)).toEqual(['create product plum', 'create sku plum-r']), { timeout: 8000 })
  expect(server.sentTo('desk/menu/archived')).toEqual([{ kind: 'product', itemId: 'plum' }])
  expect(screen.getByText('Comes back')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave archived: Plum tea' }))
  await waitFor(() => expect(opsOf(fake)).toEqual([]), { timeout: 8000 })
  await screen.findByRole('button', { name: 'Restore Plum tea' })
})

test('[draft-15] what stands in the way is said, each thing once', async () => {
  start([hindrance('archived', 'Season'), hindrance('archived', 'Season'), hindrance('codeTaken', 'Peach tea')])
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Plum tea' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plum tea comes back when you publish' }))
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'It needs “Season”, which is archived: restore that too, or choose another.',
    '“Peach tea” has the same code by now: change one of the two.',
  ])
})

test('what is archived stands below its heading, and there is nothing to tick or to price', async () => {
  start()
  const row = await screen.findByRole('row', { name: /^Plum tea\s*Milk/ })
  within(row).getByRole('button', { name: 'Restore Plum tea' })
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull()
})

test('who may only read the menu restores nothing', async () => {
  start([], accountant)
  expect(await screen.findByRole('button', { name: 'Restore Plum tea' })).toHaveProperty('disabled', true)
})

test('what came back meanwhile is said', async () => {
  const { server } = start()
  server.set({ 'desk/menu/archived': { code: 82007, message: 'There is no such item' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Plum tea' }))
  await screen.findByText('There is no such item')
})

test('archived materials and headings are listed by themselves, and come back', async () => {
  const fake = fakeMenu([{ ...aMaterial('milk', 'Milk', 'ml'), isArchived: true }])
  const found = { data: { changeList: [made('material', 'milk', { name })], hindranceList: [] } }
  const server = fakeServer({ ...basics(), ...fake.answers, 'desk/menu/archived': found })
  const { unmount } = open('/desk/demo/menu/materials')
  fireEvent.click(await screen.findByRole('radio', { name: 'Archived' }))
  await waitFor(() => expect(location.search).toBe('?view=archived'))
  expect(server.sentTo('desk/menu/list').at(-1)).toMatchObject({ kind: 'material', state: 'archived' })
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Milk' }))
  await waitFor(() => expect(opsOf(fake)).toEqual(['create material milk']), { timeout: 8000 })
  unmount()
  open('/desk/demo/menu/categories?view=archived')
  await screen.findByText('Nothing here')
  const requests = server.sentTo('desk/menu/list')
  expect(requests).toContainEqual(expect.objectContaining({ kind: 'category', state: 'archived' }))
})
