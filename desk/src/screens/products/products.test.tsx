import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountant, basics, open, prepare, storeManager } from '../../test/desk.tsx'
import { aCategory, aProduct, aSku, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const menu = () =>
  fakeMenu([
    aCategory('milk', 'Milk tea'),
    aCategory('whole', 'Whole cakes', { parentId: 'cakes', sort: 3 }),
    aCategory('cakes', 'Cakes', { sort: 2 }),
    aProduct('oolong', 'Oolong Milk', {
      parts: [aSku('o-r', 'oolong'), aSku('o-l', 'oolong', { price: 600, isDefault: false })],
    }),
    aProduct('lychee', 'Lychee Rose', { saleStatus: 0 }),
    aProduct('puff', 'Durian Puff', {
      name: { 'en-US': 'Durian Puff' },
      launchStatus: 0,
      categoryId: 'cakes',
      parts: [],
    }),
  ])

const cells = () =>
  within(screen.getByRole('table', { name: 'Products' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const tick = (name: string, more: object = {}) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}` }), more)
const savedOf = (fake: ReturnType<typeof fakeMenu>) =>
  fake.drafts[0]?.changes.map(({ itemId, op, fields }) => [
    itemId,
    op,
    Object.entries(fields).map(([field, { from, to }]) => [field, from, to]),
  ])

test('products are listed with heading, price, status and the languages that they are named in', async () => {
  fakeServer({ ...basics(), ...menu().answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  await screen.findAllByText('Milk tea', { selector: '.sub' })
  expect(cells().map((row) => row.slice(1))).toEqual([
    ['Oolong MilkMilk tea', '\u2066\u2066$5.20\u2069–\u2066$6.00\u2069\u2069', 'Live', ''],
    ['Lychee RoseMilk tea', '\u2066$5.20\u2069', 'Off sale', ''],
    ['Durian PuffCakes', 'no price', 'Hidden', ''],
  ])
  expect(screen.getAllByRole('img', { name: /^Missing: / })).toHaveLength(3)
  screen.getByRole('img', { name: /中文/ })
  screen.getByText('3 products')
})

test('headings stand in the order of their tree, and filters in the address', async () => {
  const server = fakeServer({ ...basics(), ...menu().answers })
  open('/desk/demo/menu')
  const headings = await screen.findByRole('navigation', { name: 'Categories' })
  await within(headings).findByRole('button', { name: 'Whole cakes' })
  expect(
    within(headings)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([...['All products', 'Milk tea', 'Cakes', 'Whole cakes']])
  fireEvent.click(within(headings).getByRole('button', { name: 'Cakes' }))
  await waitFor(() => expect(location.search).toBe('?category=cakes'))
  fireEvent.click(screen.getByRole('radio', { name: 'Changed' }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'puf' } })
  await waitFor(() => expect(location.search).toBe('?text=puf&category=cakes&view=changed'))
  await waitFor(() =>
    expect(server.sentTo('desk/menu/list').at(-1)).toMatchObject({
      text: 'puf',
      categoryId: 'cakes',
      state: 'changed',
    }),
  )
})

test('the first edit makes a draft by itself, which is saved a second later and leads to Publish', async () => {
  const fake = menu()
  const server = fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  tick('Lychee Rose')
  fireEvent.click(screen.getByRole('button', { name: 'Put on sale' }))
  await screen.findByText('Saving…')
  await screen.findByText(/^Saved \d\d:\d\d:\d\d$/)
  expect(server.sentTo('desk/draft/create')).toHaveLength(1)
  expect(fake.drafts[0]?.name).toMatch(/^Changes from /)
  expect(savedOf(fake)).toEqual([['lychee', 'update', [['saleStatus', 0, 1]]]])
  await screen.findByText('1 unpublished change')
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/desk/demo/publish')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(savedOf(fake)).toEqual([]), { timeout: 5000 })
})

test('prices of all ticked products move by a share, a range with Shift, shown before they are put into the draft', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  tick('Oolong Milk')
  tick('Durian Puff', { shiftKey: true })
  screen.getByText('3 chosen')
  fireEvent.click(screen.getByRole('button', { name: 'Price…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the prices of 3 products' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
  await within(dialog).findByText('Enter a number above zero')
  fireEvent.change(within(dialog).getByLabelText('How much'), { target: { value: '10' } })
  expect(await within(dialog).findAllByText('\u2066$5.72\u2069', { selector: 'ins' })).toHaveLength(2)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
  await waitFor(() => expect(cells()[0]?.[2]).toContain('$5.72'))
  await waitFor(
    () =>
      expect(savedOf(fake)).toEqual([
        ['o-r', 'update', [['price', 520, 572]]],
        ['o-l', 'update', [['price', 600, 660]]],
        ['lychee-r', 'update', [['price', 520, 572]]],
      ]),
    { timeout: 5000 },
  )
  await waitFor(() => expect(cells()[0]?.[3]).toBe('2 changes'))
})

test('ticked products are moved and archived in the draft, after a question', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  tick('Oolong Milk')
  fireEvent.click(screen.getByRole('button', { name: 'Category…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Move 1 product' })
  await within(dialog).findByRole('option', { name: 'Cakes' })
  fireEvent.change(within(dialog).getByLabelText('Category'), { target: { value: 'cakes' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  tick('Durian Puff')
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }))
  await screen.findByText('Archived, unpublished')
  await waitFor(
    () =>
      expect(savedOf(fake)).toEqual([
        ['oolong', 'update', [['categoryId', 'milk', 'cakes']]],
        ['puff', 'archive', []],
      ]),
    { timeout: 5000 },
  )
})

test('[tax-1] ticked products are put into a tax class of the brand; a brand without classes is offered none', async () => {
  const fake = menu()
  const page = (classList: object[]) => {
    const fields = { taxMode: 'exclusive', classList, rateList: [], serviceCharge: null }
    const item = { kind: 'tax', itemId: 'corp', op: null, isArchived: false, changeList: [], fields }
    return { 'desk/page/list': { data: { list: [item] } } }
  }
  const server = fakeServer({ ...basics(), ...fake.answers, ...page([]) })
  const { unmount } = open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  tick('Oolong Milk')
  await waitFor(() => expect(server.sentTo('desk/page/list')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Tax…' })).toBeNull()
  unmount()
  server.set(page([{ taxClassId: 'food', name: 'Food' }]))
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  tick('Oolong Milk')
  tick('Lychee Rose')
  fireEvent.click(await screen.findByRole('button', { name: 'Tax…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the tax class of 2 products' }))
  fireEvent.change(dialog.getByLabelText('Tax class'), { target: { value: 'food' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add to the draft' }))
  await waitFor(
    () =>
      expect(savedOf(fake)).toEqual([
        ['oolong', 'update', [['taxClassId', null, 'food']]],
        ['lychee', 'update', [['taxClassId', null, 'food']]],
      ]),
    { timeout: 5000 },
  )
})

test('the next page of products is read by its key', async () => {
  const page = (itemId: string, name: string, next: string | null) => ({
    data: { list: [aProduct(itemId, name)], next, total: 2 },
  })
  const server = fakeServer({
    ...basics(),
    'desk/menu/list': ({ kind, after }) => {
      if (kind === 'category') return { data: { list: [], next: null, total: 0 } }
      return after === 'k1' ? page('puff', 'Durian Puff', null) : page('oolong', 'Oolong Milk', 'k1')
    },
  })
  open('/desk/demo/menu')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: 'Durian Puff' })
  screen.getByRole('link', { name: 'Oolong Milk' })
  const requests = server.sentTo('desk/menu/list').filter(({ kind }) => kind === 'product')
  expect(requests.map(({ after }) => after)).toEqual(['', 'k1'])
})

test('J and K move through the products, Space ticks', async () => {
  fakeServer({ ...basics(), ...menu().answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' })
  expect(document.activeElement?.textContent).toBe('Lychee Rose')
  fireEvent.keyDown(document.activeElement as Element, { key: ' ' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Lychee Rose' }).checked).toBe(true)
})

test('who only reads the menu ticks nothing, and a store manager reads who may open it', async () => {
  fakeServer({ ...basics(accountant), ...menu().answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  act(() => document.body.replaceChildren())
  fakeServer({ ...basics(storeManager), ...menu().answers })
  open('/desk/demo/menu')
  await screen.findByText('Only for: Owner, Manager, and Accountant')
})
