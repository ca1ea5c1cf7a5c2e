import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuPart } from '../../data/menu-items.ts'
import { accountant, basics, open, prepare, storeManager } from '../../test/desk.tsx'
import { fakeMenu, shown } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const anItem = (kind: MenuPart['kind'], itemId: string, fields: object): MenuPart => ({
  ...{ kind, itemId, op: null, isArchived: false, changeList: [] },
  fields: fields as MenuPart['fields'], // as: tests write JSON
})

const sku = (skuId: string, productName: string, different: object = {}) => ({
  ...{ skuId, productId: productName, categoryId: 'milk', productName, skuName: 'Regular', code: '', price: 500 },
  ...{ memberPrice: null, ...different },
})

const lists = [
  anItem('priceList', 'air', { name: 'Airport', code: 'AIR' }),
  anItem('priceList', 'uni', { name: 'Campus' }),
]
const stores = [anItem('storePriceList', 's1', { priceListId: 'air' })]
const prices = [anItem('priceListSku', 'air.bun', { price: 650, memberPrice: 600 })]

function desk({
  me = basics(),
  address = '',
  skus = [sku('bun', 'Bun'), sku('tea', 'Tea', { code: 'T-1', memberPrice: 450 })],
} = {}) {
  const fake = fakeMenu([])
  const made = (draftId: unknown, kind: MenuPart['kind'], known: MenuPart[]) => {
    const draft = fake.find(draftId)
    const created = (draft?.changes ?? [])
      .filter((change) => change.kind === kind && change.op === 'create')
      .map(({ itemId }) => anItem(kind, itemId, {}))
    return [...known, ...created].map((item) => shown(item, draft))
  }
  const server = fakeServer({
    ...me,
    ...fake.answers,
    'desk/price-list/list': ({ draftId }) => ({
      data: {
        list: made(draftId, 'priceList', lists),
        storeList: made(draftId, 'storePriceList', stores),
        countList: [{ priceListId: 'air', count: 1 }],
      },
    }),
    'desk/price-list/detail': ({ draftId, priceListId }) => ({
      data: { list: made(draftId, 'priceListSku', priceListId === 'air' ? prices : []), skuList: skus },
    }),
  })
  open(`/desk/demo/menu/price-lists${address}`)
  return { fake, server }
}

type Fake = ReturnType<typeof desk>['fake']
const changesOf = (fake: Fake) =>
  Object.fromEntries(
    (fake.drafts[0]?.changes ?? []).map(({ op, kind, itemId, fields }) => [
      `${op} ${kind} ${itemId}`,
      op === 'archive' ? {} : Object.fromEntries(Object.entries(fields).map(([field, { to }]) => [field, to])),
    ]),
  )
const expectChanges = (fake: Fake, expected: object) =>
  waitFor(() => expect(changesOf(fake)).toEqual(expected), { timeout: 8000 })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('price lists say how many prices they name and which stores have them', async () => {
  desk()
  const table = await screen.findByRole('table', { name: 'Price lists' })
  const texts = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
  expect(texts).toEqual(['AirportAIR1 priceRiverside ArcadeLive', 'Campus0 prices0 storesLive'])
})

test('a new price list is made in the draft and opened', async () => {
  const { fake } = desk({ address: '?list=new' })
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Enter a name')).toBeDefined()
  type(screen.getByLabelText('Name'), ' City ')
  press('Create')
  await screen.findByRole('heading', { name: 'City', level: 1 })
  const [made] = fake.drafts[0]?.changes ?? []
  expect(made).toMatchObject({ kind: 'priceList', op: 'create', fields: { name: { to: 'City' }, code: { to: '' } } })
})

test('[price-12] a price is typed beside the brand’s, changed, and taken off the list when it is emptied', async () => {
  const { fake } = desk({ address: '?list=air' })
  const bun = await field('Price of Bun · Regular in this list')
  expect(bun.value).toBe('6.50')
  expect(bun.closest('tr')?.textContent).toContain('+30%')
  const tea = await field('Price of Tea · Regular in this list')
  expect([tea.value, tea.placeholder]).toEqual(['', '5.00'])
  tea.focus()
  type(tea, '4.')
  type(tea, '4.5')
  expect(document.activeElement).toBe(tea)
  expect(tea.closest('tr')?.textContent).toContain('−10%')
  type(bun, '7')
  await expectChanges(fake, {
    'create priceListSku air.tea': { price: 450, memberPrice: null },
    'update priceListSku air.bun': { price: 700 },
  })
  type(tea, '')
  type(bun, '')
  type(await field('Member price of Bun · Regular in this list'), '')
  await expectChanges(fake, { 'archive priceListSku air.bun': {} })
  type(await field('Price of Bun · Regular in this list'), '6.6')
  await expectChanges(fake, { 'update priceListSku air.bun': { price: 660, memberPrice: null } })
})

test('what cannot be a price is said and not kept', async () => {
  const { fake } = desk({ address: '?list=air' })
  const bun = await field('Price of Bun · Regular in this list')
  type(bun, 'six')
  expect(bun.getAttribute('aria-invalid')).toBe('true')
  expect(fake.drafts).toEqual([])
  for (const text of ['-1', '4.999']) {
    type(bun, text)
    fireEvent.blur(bun)
    expect(bun.value).toBe(text)
    const fault = document.getElementById(bun.getAttribute('aria-describedby') ?? '')
    expect(fault?.textContent).toBe('Enter an amount')
  }
})

test('[price-12] the beginning of what is no price is not kept', async () => {
  const { fake } = desk({ address: '?list=air' })
  const bun = await field('Price of Bun · Regular in this list')
  type(bun, '4.99')
  await expectChanges(fake, { 'update priceListSku air.bun': { price: 499 } })
  type(bun, '4.999')
  await expectChanges(fake, {})
})

test('Enter and the arrows lead down and up a column', async () => {
  desk({ address: '?list=air' })
  const [bun, tea] = [
    await field('Price of Bun · Regular in this list'),
    await field('Price of Tea · Regular in this list'),
  ]
  bun.focus()
  fireEvent.keyDown(bun, { key: 'Enter' })
  expect(document.activeElement).toBe(tea)
  fireEvent.keyDown(tea, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(bun)
})

test('sizes are found by name and code, and only those that differ are shown', async () => {
  desk({ address: '?list=air&text=t-1' })
  await field('Price of Tea · Regular in this list')
  expect(screen.queryByText('Bun')).toBeNull()
  type(screen.getByRole('searchbox', { name: 'Name or code' }), '')
  await screen.findByText('Bun')
  fireEvent.click(screen.getByRole('radio', { name: 'Different' }))
  await waitFor(() => expect(screen.queryByText('Tea')).toBeNull())
  expect(screen.getByText('Bun')).toBeDefined()
})

test('prices of ticked sizes are worked out from the brand’s and rounded, or go back to them', async () => {
  const { fake } = desk({ address: '?list=air' })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }))
  press('Price…')
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
  expect(await within(dialog).findByText('Enter a number above zero')).toBeDefined()
  type(within(dialog).getByLabelText('How much'), '12.5')
  expect(within(dialog).getAllByRole('listitem')[0]?.textContent).toContain('5.63')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
  await expectChanges(fake, {
    'update priceListSku air.bun': { price: 563 },
    'create priceListSku air.tea': { price: 563, memberPrice: 506 },
  })
  press('Back to brand price')
  await expectChanges(fake, { 'archive priceListSku air.bun': {} })
})

test('stores are given a list, and lose it, in the draft', async () => {
  const { fake } = desk({ address: '?list=uni' })
  await field('Price of Bun · Regular in this list')
  press('0 stores')
  const dialog = screen.getByRole('dialog', { name: 'Stores with Campus' })
  expect(dialog.textContent).toContain('Now has Airport')
  fireEvent.click(within(dialog).getByLabelText(/Riverside Arcade/))
  fireEvent.click(within(dialog).getByLabelText('Katong'))
  await expectChanges(fake, {
    'update storePriceList s1': { priceListId: 'uni' },
    'create storePriceList s2': { priceListId: 'uni' },
  })
  fireEvent.click(within(dialog).getByLabelText('Katong'))
  fireEvent.click(within(dialog).getByLabelText('Riverside Arcade'))
  await expectChanges(fake, { 'archive storePriceList s1': {} })
})

test('[price-12] an archived list gives its stores back to the brand’s prices in the same draft', async () => {
  const { fake } = desk({ address: '?list=air' })
  await field('Price of Bun · Regular in this list')
  press('Archive')
  const dialog = await screen.findByRole('dialog', { name: 'Archive Airport' })
  expect(dialog.textContent).toContain('1 store goes back')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Archive' }))
  await expectChanges(fake, { 'archive storePriceList s1': {}, 'archive priceList air': {} })
  expect((await field('Price of Bun · Regular in this list')).disabled).toBe(true)
})

test('of many sizes a hundred are drawn at once', async () => {
  desk({ address: '?list=air', skus: Array.from({ length: 150 }, (_, index) => sku(`k${index}`, `Tea ${index}`)) })
  await field('Price of Tea 0 · Regular in this list')
  expect(screen.getAllByRole('row')).toHaveLength(101)
  press('Show more (50 left)')
  expect(screen.getAllByRole('row')).toHaveLength(151)
})

test('who may only read the menu sees prices and changes none; without that right the page says who may', async () => {
  desk({ me: basics(accountant), address: '?list=air' })
  expect((await field('Price of Bun · Regular in this list')).disabled).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'Choose all shown' })).toBeNull()
})

test('a store’s manager does not see price lists', async () => {
  desk({ me: basics(storeManager) })
  await screen.findByRole('heading', { name: 'Price lists', level: 1 })
  expect(screen.queryByRole('table')).toBeNull()
})

test('a list that there is not says so', async () => {
  desk({ address: '?list=none' })
  expect(await screen.findByText('There is no such price list')).toBeDefined()
})

test('[staff-6] what a price list shows is kept as a view, with the list that it is of', async () => {
  const { server } = desk({ address: '?list=air&view=differs' })
  server.set({
    'desk/view/list': { data: { list: [] } },
    'desk/view/save': { data: { viewId: 'v1' } },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Views/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Save/ }))
  const dialog = within(await screen.findByRole('dialog'))
  type(dialog.getByRole('textbox'), 'Dear at the airport')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const kept = { list: 'priceList', filters: { list: 'air', view: 'differs' }, viewName: 'Dear at the airport' }
  await waitFor(() => expect(server.sentTo('desk/view/save')).toMatchObject([kept]))
})
