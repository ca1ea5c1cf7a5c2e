import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountant, basics, open, prepare } from '../../test/desk.tsx'
import { aCategory, aChoice, aMaterial, anOption, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const menu = () =>
  fakeMenu([
    aCategory('milk', 'Milk', { sort: 0 }),
    aCategory('cakes', 'Cakes', { sort: 1 }),
    aCategory('whole', 'Whole cakes', { sort: 2, parentId: 'cakes' }),
    anOption('ice', 'Ice', [aChoice('less', 'ice', 'Less')]),
    aMaterial('tea', 'Leaves', 'g'),
  ])
type Fake = ReturnType<typeof menu>
const changes = (fake: Fake) =>
  (fake.drafts[0]?.changes ?? []).map(({ kind, itemId, op, fields }) => [
    `${op} ${kind} ${itemId}`,
    Object.fromEntries(Object.entries(fields).map(([field, { to }]) => [field, to])),
  ])
const expectDraft = (fake: Fake, ...expected: object[]) =>
  waitFor(() => expect(changes(fake)).toEqual(expected), { timeout: 8000 })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const rows = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent)

test('[page-15] headings are ordered with Alt and an arrow, and by dragging', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu/categories')
  await screen.findByRole('button', { name: 'Whole cakes' })
  expect(rows()).toEqual(['Milk', 'Cakes', 'Whole cakes'])
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Milk down' }), { key: 'ArrowDown', altKey: true })
  await waitFor(() => expect(rows()).toEqual(['Cakes', 'Whole cakes', 'Milk']))
  await expectDraft(fake, ['update category cakes', { sort: 0 }], ['update category milk', { sort: 1 }])
  const row = (name: string) => screen.getByRole('button', { name }).closest('li') as HTMLElement
  const dataTransfer = { setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(row('Milk'), { dataTransfer })
  fireEvent.dragOver(row('Cakes'), { dataTransfer, clientY: -1 })
  expect(row('Cakes').dataset.drop).toBe('before')
  fireEvent.drop(row('Cakes'), { dataTransfer, clientY: -1 })
  await waitFor(() => expect(rows()).toEqual(['Milk', 'Cakes', 'Whole cakes']))
  await expectDraft(fake)
})

test('a heading is edited in a window that the address opens; it cannot stand below itself', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu/categories?item=cakes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cakes' }))
  type(await dialog.findByLabelText('Description in English'), 'Baked at six')
  await dialog.findByRole('option', { name: 'Milk' })
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['First level', 'Milk'])
  type(dialog.getByLabelText('Parent category'), 'milk')
  await expectDraft(fake, ['update category cakes', { description: { 'en-US': 'Baked at six' }, parentId: 'milk' }])
  fireEvent.click(dialog.getByRole('button', { name: 'Archive' }))
  const question = await screen.findByRole('dialog', { name: 'Archive Cakes' })
  fireEvent.click(within(question).getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(changes(fake)[0]?.[0]).toBe('archive category cakes'), { timeout: 8000 })
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('an option says how many are chosen and of what, with prices', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu/options')
  fireEvent.click(await screen.findByRole('button', { name: 'Ice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ice' }))
  screen.getByText('1: Less')
  expect(dialog.queryByLabelText('At most')).toBeNull()
  fireEvent.click(dialog.getByRole('checkbox', { name: 'More than one' }))
  type(await dialog.findByLabelText('At most'), '3')
  const choice = within(dialog.getByRole('group', { name: 'Less' }))
  type(choice.getByLabelText('Extra price'), '0.5')
  await expectDraft(
    fake,
    ['update property ice', { multiple: true, maxNum: 3 }],
    ['update propertyValue less', { price: 50 }],
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Add a choice' }))
  const added = within(await dialog.findByRole('group', { name: 'Choice 2' }))
  type(added.getByLabelText('Name in English'), 'None')
  fireEvent.click(await dialog.findByRole('button', { name: 'Move None up' }))
  await waitFor(() => expect(changes(fake)).toHaveLength(3), { timeout: 8000 })
  const made = changes(fake).find(([what]) => String(what).startsWith('create propertyValue'))
  expect(made?.[1]).toMatchObject({ propertyId: 'ice', name: { 'en-US': 'None' }, sort: 0 })
})

test('a material is made with a name, then gets its unit and code', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu/materials')
  fireEvent.click(await screen.findByRole('button', { name: 'New material' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New material' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await dialog.findByText('Enter a name')
  type(dialog.getByLabelText('Name'), 'Pearls')
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(changes(fake)).toHaveLength(1), { timeout: 8000 })
  expect(changes(fake)[0]?.[1]).toEqual({ unit: 'g', name: { 'en-US': 'Pearls' } })
  await waitFor(() => expect(location.search).toMatch(/^\?item=/))
})

test('a list without matches offers to clear the search', async () => {
  const server = fakeServer({ ...basics(), ...menu().answers })
  open('/desk/demo/menu/materials')
  await screen.findByRole('button', { name: 'Leaves' })
  server.set({ 'desk/menu/list': { data: { list: [], next: null, total: 0 } } })
  type(screen.getByRole('searchbox'), 'zz')
  await screen.findByRole('heading', { name: 'Nothing found for “zz”' })
  expect(server.sentTo('desk/menu/list').at(-1)).toMatchObject({ kind: 'material', text: 'zz' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('who only reads the menu changes no order and no field', async () => {
  fakeServer({ ...basics(accountant), ...menu().answers })
  open('/desk/demo/menu/categories?item=cakes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cakes' }))
  expect((await dialog.findByLabelText<HTMLInputElement>('Name in English')).disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Cakes' }).closest('li')?.draggable).toBe(false)
  expect(screen.getByRole('button', { name: 'New category' }).title).toBe('Only for: Owner and Manager')
})

test('[food-1] a material gets figures of its label and allergens; what is emptied is not known, 0 is none', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu/materials?item=tea')
  const dialog = within(await screen.findByRole('dialog', { name: 'Leaves' }))
  type(await dialog.findByLabelText('Energy, kcal'), '41.5')
  type(dialog.getByLabelText('Sugar, g'), '0')
  type(dialog.getByLabelText('Saturated fat, g'), '1.2345')
  await dialog.findByText('Enter a number with at most three decimals')
  type(dialog.getByLabelText('Saturated fat, g'), '1.2')
  type(dialog.getByLabelText('Saturated fat, g'), '')
  type(dialog.getByLabelText('For how many g'), '30')
  const contains = within(dialog.getByRole('group', { name: 'Contains' }))
  const traces = within(dialog.getByRole('group', { name: 'May contain traces of' }))
  fireEvent.click(traces.getByRole('checkbox', { name: 'Milk' }))
  fireEvent.click(contains.getByRole('checkbox', { name: 'Milk' }))
  fireEvent.click(traces.getByRole('checkbox', { name: 'Tree nuts' }))
  expect(traces.getByRole('checkbox', { name: 'Milk' })).toHaveProperty('checked', false)
  fireEvent.click(dialog.getByRole('checkbox', { name: /^All allergens are entered/ }))
  await waitFor(() => expect(changes(fake)[0]?.[1]).toMatchObject({ isAllergensKnown: true }), { timeout: 8000 })
  expect(changes(fake)[0]?.[1]).toMatchObject({
    ...{ energy: 41_500, sugar: 0, per: 30, containsList: ['milk'], mayContainList: ['nuts'] },
  })
  expect(JSON.stringify(changes(fake))).not.toMatch(/"saturatedFat":(?!null)/)
})

test('[food-4] a choice takes materials of the recipe to some per cent, and an option may be of toppings', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu/options?item=ice')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ice' }))
  fireEvent.click(await dialog.findByRole('checkbox', { name: /^These are toppings/ }))
  const shares = within(dialog.getByRole('group', { name: 'How Less changes the recipe' }))
  await shares.findByRole('option', { name: 'Leaves' })
  type(shares.getByRole('combobox'), 'tea')
  const percent = await shares.findByLabelText('Leaves, % of the recipe')
  type(percent, '1001')
  await shares.findByText('Enter a whole number from 0 to 1000')
  type(percent, '30')
  await expectDraft(
    fake,
    ['update property ice', { isTopping: true }],
    ['update propertyValue less', { shareList: [{ materialId: 'tea', percent: 30 }] }],
  )
})
