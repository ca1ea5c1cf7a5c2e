import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuPart } from '../../data/menu-items.ts'
import { accountant, basics, open, prepare } from '../../test/desk.tsx'
import { aCategory, aChoice, aMaterial, anOption, aProduct, aSku, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const recipe = [{ materialId: 'tea', weight: 8000 }]
const menu = () =>
  fakeMenu([
    ...[aCategory('milk', 'Milk'), aCategory('cakes', 'Cakes')],
    ...[aMaterial('tea', 'Leaves', 'g'), aMaterial('fresh', 'Fresh milk', 'ml')],
    ...[anOption('ice', 'Ice', [aChoice('less', 'ice', 'Less')]), anOption('sugar', 'Sugar', [])],
    aProduct('oolong', 'Oolong', {
      propertyIdList: ['ice', 'sugar'],
      parts: [
        aSku('o-r', 'oolong', { materialList: recipe }),
        aSku('o-l', 'oolong', { name: { 'en-US': 'Large' }, price: 600, isDefault: false, sort: 1 }),
      ],
    }),
    aProduct('bun', 'Bun'),
  ])

async function openProduct(fake = menu(), hash = '') {
  const server = fakeServer({ ...basics(), ...fake.answers })
  open(`/desk/demo/menu/oolong${hash}`)
  await screen.findByRole('heading', { name: 'Oolong', level: 1 })
  await screen.findByText('Less', { selector: 'span' })
  return { fake, server }
}
const size = (name: string) => within(screen.getByRole('group', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })

type Fake = ReturnType<typeof menu>
const changes = (fake: Fake) =>
  Object.fromEntries(
    (fake.drafts[0]?.changes ?? []).map(({ kind, itemId, op, fields }) => [
      `${op} ${kind} ${itemId}`,
      Object.fromEntries(Object.entries(fields).map(([field, { to }]) => [field, to])),
    ]),
  )
const expectDraft = (fake: Fake, expected: object) =>
  waitFor(() => expect(changes(fake)).toEqual(expected), { timeout: 8000 })

test('a price that is emptied is kept in the draft, and the field says that it is needed', async () => {
  const { fake } = await openProduct()
  const price = size('Regular').getByLabelText('Price')
  type(price, '')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(price)
  size('Regular').getByText('Needs a price before it can be published')
  await expectDraft(fake, { 'update sku o-r': { price: null } })
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(size('Regular').getByLabelText('Member price').getAttribute('aria-invalid')).toBe('false')
})

test('names are typed language by language: turning to another loses nothing, and an empty one leaves the others', async () => {
  const { fake } = await openProduct()
  type(screen.getAllByLabelText('Name in English')[0] as HTMLElement, 'Roasted oolong')
  fireEvent.click(screen.getByRole('radio', { name: /^ไทย/ }))
  type(screen.getAllByLabelText('Name in ไทย')[0] as HTMLElement, 'อู่หลง')
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  expect((screen.getAllByLabelText('Name in English')[0] as HTMLInputElement).value).toBe('Roasted oolong')
  fireEvent.click(screen.getByRole('radio', { name: '中文' }))
  type(screen.getAllByLabelText('Name in 中文')[0] as HTMLElement, '')
  await expectDraft(fake, { 'update product oolong': { name: { 'en-US': 'Roasted oolong', 'th-TH': 'อู่หลง' } } })
  await screen.findByRole('heading', { name: 'Roasted oolong', level: 1 })
})

test('[draft-17] the form stays as it is while the draft is read that the first edit began: no field and no window of it closes', async () => {
  const { fake, server } = await openProduct()
  const read = Promise.withResolvers<void>()
  const detail = fake.answers['desk/menu/detail']
  server.set({
    async 'desk/menu/detail'(body) {
      if (body.draftId !== undefined) await read.promise
      return detail(body)
    },
  })
  const name = screen.getAllByLabelText('Name in English')[0] as HTMLElement
  name.focus()
  type(name, 'Roasted oolong')
  await waitFor(() => expect(fake.drafts[0]?.changes).toHaveLength(1), { timeout: 8000 })
  await waitFor(() => expect(server.sentTo('desk/menu/detail').at(-1)).toHaveProperty('draftId'))
  expect(document.activeElement).toBe(name)
  read.resolve()
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  expect(document.activeElement).toBe(name)
})

test('a price is saved while it is typed and says what it was; what is no amount says so and is not saved', async () => {
  const { fake, server } = await openProduct()
  const price = size('Regular').getByLabelText('Price')
  type(price, '5.4x')
  await screen.findByText('Enter an amount')
  for (const typed of ['1', '1.', '1.2', '1.23', '1.234']) type(price, typed)
  await screen.findByText('Enter an amount')
  fireEvent.blur(price)
  await new Promise((resolve) => setTimeout(resolve, 1500)) // longer than a draft waits for the next key
  expect(fake.drafts.flatMap(({ changes }) => changes)).toEqual([])
  type(price, '5.4')
  await screen.findByText('was 5.20')
  fireEvent.blur(price)
  expect((price as HTMLInputElement).value).toBe('5.40')
  type(size('Regular').getByLabelText('Member price'), '4')
  await expectDraft(fake, { 'update sku o-r': { price: 540, memberPrice: 400 } })
  expect(server.sentTo('desk/draft/save').length).toBeLessThanOrEqual(2)
})

test('[draft-17] a text that is too long is kept as typed, says by how much, and the draft keeps the one before', async () => {
  const { fake } = await openProduct()
  const field = screen.getByLabelText('Description in English') as HTMLTextAreaElement
  type(field, 'Grown high')
  type(field, 'x'.repeat(4000))
  expect(field.getAttribute('aria-invalid')).toBe('false')
  type(field, 'x'.repeat(4002))
  screen.getByText('2 characters too long, so it is not saved: shorten the text')
  expect(field.value).toHaveLength(4002)
  type(size('Regular').getByLabelText('Price'), '1,234.50')
  await expectDraft(fake, { 'update sku o-r': { price: 123_450 } })
})

test('pictures are ordered and taken out; another first one has nothing cut out of the one before', async () => {
  const fake = fakeMenu([
    anOption('ice', 'Ice', [aChoice('less', 'ice', 'Less')]),
    aProduct('oolong', 'Oolong', { image: 'm/a', images: ['m/a', 'm/b'], cutImage: 'm/cut', propertyIdList: ['ice'] }),
  ])
  await openProduct(fake)
  fireEvent.click(button('Move Picture 2 up'))
  await expectDraft(fake, { 'update product oolong': { image: 'm/b', images: ['m/b', 'm/a'], cutImage: '' } })
  fireEvent.click(button('Remove Picture 2'))
  type(screen.getByLabelText('Background'), 'sky')
  await expectDraft(fake, { 'update product oolong': { image: 'm/b', images: ['m/b'], cutImage: '', tint: 'sky' } })
})

test('sizes are added, ordered, chosen at first, archived and kept', async () => {
  const { fake } = await openProduct()
  fireEvent.click(size('Large').getByRole('checkbox', { name: 'Chosen at first' }))
  fireEvent.click(button('Move Large up'))
  fireEvent.click(button('Archive Regular'))
  await screen.findByText('Regular is archived when you publish')
  fireEvent.click(button('Add a size'))
  const added = within(await screen.findByRole('group', { name: 'Size 2' }))
  type(added.getByLabelText('Name in English'), 'Small')
  await screen.findByRole('group', { name: 'Small' })
  await waitFor(() => expect(Object.keys(changes(fake))).toHaveLength(3), { timeout: 8000 })
  expect(changes(fake)['update sku o-l']).toEqual({ isDefault: true, sort: 0 })
  fireEvent.click(button('Keep Regular'))
  await waitFor(() => expect(changes(fake)['update sku o-r']).toEqual({ isDefault: false, sort: 1 }), { timeout: 8000 })
})

test('a recipe is typed in the units of its materials', async () => {
  const { fake } = await openProduct()
  const regular = size('Regular')
  const leaves = await regular.findByLabelText<HTMLInputElement>('Leaves, in g')
  expect(leaves.value).toBe('8')
  type(leaves, '7.5')
  type(regular.getByLabelText('Add a material'), 'fresh')
  type(await regular.findByLabelText('Fresh milk, in ml'), '0,1234')
  await screen.findByText('Enter a number with at most three decimals')
  type(regular.getByLabelText('Fresh milk, in ml'), '150')
  const materialList = [
    { materialId: 'tea', weight: 7500 },
    { materialId: 'fresh', weight: 150_000 },
  ]
  await expectDraft(fake, { 'update sku o-r': { materialList } })
  fireEvent.click(button('Remove Leaves'))
  await expectDraft(fake, { 'update sku o-r': { materialList: materialList.slice(1) } })
})

test('[food-5] a size of a drink gets its volume; what is none says so, and empty is no drink', async () => {
  const { fake } = await openProduct()
  const volume = size('Regular').getByLabelText('Volume of the drink, ml')
  type(volume, '0')
  await screen.findByText('Enter a whole number from 1 to 100000')
  type(volume, '350')
  await expectDraft(fake, { 'update sku o-r': { volumeMl: 350 } })
  type(size('Regular').getByLabelText('Volume of the drink, ml'), '')
  await expectDraft(fake, {})
})

test('options are ordered with Alt and an arrow, taken out and added', async () => {
  const { fake } = await openProduct()
  fireEvent.keyDown(button('Move Sugar up'), { key: 'ArrowUp', altKey: true })
  await expectDraft(fake, { 'update product oolong': { propertyIdList: ['sugar', 'ice'] } })
  fireEvent.click(button('Remove Sugar'))
  await expectDraft(fake, { 'update product oolong': { propertyIdList: ['ice'] } })
  type(screen.getByLabelText('Add an option'), 'sugar')
  await expectDraft(fake, {})
})

test('limits and sale times go into the draft', async () => {
  const { fake } = await openProduct()
  type(screen.getByLabelText('At most in one order'), '0')
  await screen.findByText('Enter a whole number from 1 to 999')
  type(screen.getByLabelText('At most in one order'), '3')
  fireEvent.click(button('Add a time'))
  const time = within(await screen.findByRole('group', { name: 'Time 1' }))
  type(time.getByLabelText('Until'), '21:30')
  fireEvent.click(time.getByRole('checkbox', { name: 'Mon' }))
  const saleTimeList = [{ start: '10:00', end: '21:30', weekdays: [2, 3, 4, 5, 6, 7] }]
  await expectDraft(fake, { 'update product oolong': { perOrderLimit: 3, saleTimeList } })
})

test('a store differs in whether and for how much it sells', async () => {
  const { fake } = await openProduct()
  screen.getByText('Sold everywhere as it is here.')
  type(screen.getByLabelText('Add a store that differs'), 's2')
  const store = within(await screen.findByRole('group', { name: 'Katong' }))
  type(store.getByLabelText('On sale'), '0')
  fireEvent.click(store.getByRole('button', { name: 'Price of Regular' }))
  type(await store.findByLabelText('Price of Regular'), '5.90')
  await expectDraft(fake, {
    'create storeProduct s2.oolong': { isSold: true, saleStatus: 0 },
    'create storeSku s2.o-r': { price: 590 },
  })
  fireEvent.click(button('Remove Katong'))
  await expectDraft(fake, {})
})

test('a product becomes a set of others, in groups', async () => {
  const { fake } = await openProduct()
  fireEvent.click(screen.getByRole('switch', { name: 'This product is a set of others' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add a group' }))
  const group = within(await screen.findByRole('group', { name: 'Group 1' }))
  type(group.getByLabelText('Name in English'), 'Side')
  type(group.getByLabelText('Find a product to add'), 'bun')
  fireEvent.click(await group.findByRole('button', { name: 'Add Bun, Regular' }))
  type(await group.findByLabelText('Extra price'), '0.60')
  await waitFor(() => expect(changes(fake)['create package oolong']).toBeDefined(), { timeout: 8000 })
  const item = { skuId: 'bun-r', increasePrice: 60, maxNum: 1, isDefault: false }
  await waitFor(
    () =>
      expect(changes(fake)).toMatchObject({
        'update product oolong': { productType: 4 },
        'create package oolong': { groupList: [{ name: { 'en-US': 'Side' }, minNum: 1, maxNum: 1, itemList: [item] }] },
      }),
    { timeout: 8000 },
  )
})

test('an address leads to its field', async () => {
  await openProduct(menu(), '#sku-o-r-price')
  await waitFor(() => expect(document.activeElement).toBe(size('Regular').getByLabelText('Price')))
})

test('a product is archived after a question, and kept again', async () => {
  const { fake } = await openProduct()
  fireEvent.click(button('Archive'))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }))
  expect((await screen.findAllByText('It is archived when you publish.')).length).toBeGreaterThan(0)
  await expectDraft(fake, { 'archive product oolong': {} })
  fireEvent.click(button('Keep it'))
  await expectDraft(fake, {})
})

test('who only reads the menu sees every field disabled, with who may edit', async () => {
  fakeServer({ ...basics(accountant), ...menu().answers })
  open('/desk/demo/menu/oolong')
  const [name] = await screen.findAllByLabelText<HTMLInputElement>('Name in English')
  expect(name?.disabled).toBe(true)
  expect(screen.getAllByText('Only for: Owner and Manager').length).toBeGreaterThan(3)
  const enabled = [...document.querySelectorAll('.form :is(input, select, textarea, button):not(:disabled, [hidden])')]
  expect(enabled.filter((each) => !each.closest('.langtabs') && each.getAttribute('aria-disabled') !== 'true')).toEqual(
    [],
  )
})

test('a product that is not on the menu says so', async () => {
  fakeServer({ ...basics(), ...menu().answers })
  open('/desk/demo/menu/nothing')
  await screen.findByRole('heading', { name: 'This product is not on the menu' })
})

test('a new product is made with name, heading and price, and opens', async () => {
  const fake = menu()
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  fireEvent.click(await screen.findByRole('button', { name: 'New product' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New product' }))
  await dialog.findByRole('option', { name: 'Cakes' })
  fireEvent.click(dialog.getByRole('button', { name: 'Create product' }))
  await dialog.findByText('Enter a name')
  type(dialog.getByLabelText('Name'), 'Ginger bun')
  type(dialog.getByLabelText('Category'), 'cakes')
  type(dialog.getByLabelText('Price'), '4.20')
  fireEvent.click(dialog.getByRole('button', { name: 'Create product' }))
  await screen.findByRole('heading', { name: 'Ginger bun', level: 1 })
  const [product, sku] = fake.drafts[0]?.changes ?? []
  expect(location.pathname).toBe(`/desk/demo/menu/${product?.itemId}`)
  expect(product?.fields).toMatchObject({ name: { to: { 'en-US': 'Ginger bun' } }, categoryId: { to: 'cakes' } })
  expect(sku?.fields).toMatchObject({ productId: { to: product?.itemId }, price: { to: 420 }, isDefault: { to: true } })
})

test('price lists with another price for the size are listed with a link, and not edited here', async () => {
  const fake = menu()
  const anItem = (kind: MenuPart['kind'], itemId: string, fields: MenuPart['fields']): MenuPart => ({
    ...{ kind, itemId, fields, op: null, isArchived: false, changeList: [] },
  })
  const detail = fake.answers['desk/menu/detail']
  const prices = anItem('priceListSku', 'air.o-r', { price: 650, memberPrice: 600 })
  const server = fakeServer({
    ...{ ...basics(), ...fake.answers },
    'desk/price-list/list': {
      data: { list: [anItem('priceList', 'air', { name: 'Airport' })], storeList: [], countList: [] },
    },
    'desk/menu/detail': (body) => {
      const { data } = detail(body) as { data: { kind: string; partList: MenuPart[] } } // as: the fake menu has it
      return { data: data.kind === 'product' ? { ...data, partList: [...data.partList, prices] } : data }
    },
  })
  open('/desk/demo/menu/oolong')
  const link = await screen.findByRole('link', { name: 'Airport' })
  expect(link.getAttribute('href')).toBe('/desk/demo/menu/price-lists?list=air')
  const text = link.closest('li')?.textContent?.replace(/[\u2066\u2069]/g, '')
  expect(text).toBe('AirportRegular $6.50 · members $6.00')
  expect(server.sentTo('desk/draft/save')).toEqual([])
})
