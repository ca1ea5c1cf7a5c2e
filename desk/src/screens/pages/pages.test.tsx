import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuPart } from '../../data/menu-items.ts'
import { accountant, basics, noon, open, prepare } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu, shown } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const english = (text: string) => ({ 'zh-CN': text, 'en-US': text })
const anItem = (kind: MenuPart['kind'], itemId: string, fields: object): MenuPart => ({
  ...{ kind, itemId, op: null, isArchived: false, changeList: [] },
  fields: fields as MenuPart['fields'], // as: tests write JSON
})
const entry = (title: string) => ({
  ...{ image: '', tint: 'oat', title: english(title), text: {}, action: {}, link: '', productId: '' },
})
const aBlock = (itemId: string, type: string, sort: number, more: object = {}) =>
  anItem('pageBlock', itemId, { pageType: 1, type, title: {}, sort, itemList: [entry(itemId)], ...more })

const beside = [
  aBlock('ways', 'entries', 0),
  aBlock('Osmanthus', 'banner', 1),
  aBlock('Gifts', 'image', 2),
  aBlock('shelf', 'productGroup', 3, { title: english('Fresh'), itemList: [{ ...entry(''), productId: 'oolong' }] }),
  ...['0', '1', '2', '3'].map((index) => anItem('tab', index, { text: {}, icon: '', selectedIcon: '', visible: true })),
  anItem('look', 'corp', {
    ...{ brandName: english('Camellia Row'), slogan: {}, logo: '', browserLogo: '' },
    ...{ primaryColor: '#E6002D', secondaryColor: '#0e4d3c' },
  }),
  anItem('agreement', 'corp', { serviceTerms: english('<p>Terms</p>'), privacyPolicy: {} }),
  anItem('downloadPage', 'corp', { title: {}, description: {}, image: '', iosUrl: '', androidUrl: '', enabled: false }),
  anItem('pageText', 'corp', { pointsText: {}, servicePhone: '', codeImage: '', codeTextColor: '' }),
]

function desk(me = basics()) {
  const fake = fakeMenu([aCategory('milk', 'Milk'), aProduct('oolong', 'Oolong'), aProduct('bun', 'Bun')])
  const pageList = ({ draftId }: { draftId?: unknown }) => {
    const draft = fake.find(draftId)
    const made = (draft?.changes ?? [])
      .filter(({ op, kind }) => op === 'create' && kind !== 'product')
      .map(({ kind, itemId }) => anItem(kind as MenuPart['kind'], itemId, {}))
    return { data: { list: [...beside, ...made].map((item) => shown(item, draft)) } }
  }
  const server = fakeServer({
    ...me,
    ...fake.answers,
    'desk/page/list': pageList,
    'desk/page/agreement-versions': {
      data: {
        list: [
          { version: '2', updatedAt: noon },
          { version: '1', updatedAt: 0 },
        ],
      },
    },
    'desk/page/agreement-version': ({ version }) => ({
      data: { version, updatedAt: 0, serviceTerms: english('<h2>Of old</h2><p>text</p>'), privacyPolicy: {} },
    }),
  })
  return { fake, server, pageList }
}
type Fake = ReturnType<typeof desk>['fake']
const changes = (fake: Fake) =>
  (fake.drafts[0]?.changes ?? []).map(({ kind, itemId, op, fields }) => [
    `${op} ${kind} ${op === 'create' ? '' : itemId}`.trim(),
    Object.fromEntries(Object.entries(fields).map(([field, { to }]) => [field, to])),
  ])
const expectDraft = (fake: Fake, ...expected: unknown[]) =>
  waitFor(() => expect(changes(fake)).toEqual(expected), { timeout: 8000 })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const rows = () =>
  within(screen.getByRole('list', { name: 'Blocks' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent)

test('[page-15] blocks of Home are ordered with Alt and an arrow, by buttons and by dragging; the ways to order stay above', async () => {
  const { fake } = desk()
  open('/desk/demo/pages')
  await screen.findByRole('button', { name: 'Banner Osmanthus' })
  expect(rows()).toEqual(['Ways to order ways', 'Banner Osmanthus', 'Pictures Gifts', 'Row of products Fresh'])
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Pictures, Gifts up' }), { key: 'ArrowUp', altKey: true })
  await waitFor(() => expect(rows()[1]).toBe('Pictures Gifts'))
  await expectDraft(fake, ['update pageBlock Gifts', { sort: 1 }], ['update pageBlock Osmanthus', { sort: 2 }])
  fireEvent.click(screen.getByRole('button', { name: 'Move Pictures, Gifts down' }))
  await expectDraft(fake)
  const row = (name: string) => screen.getByRole('button', { name }).closest('li') as HTMLElement
  const dataTransfer = { setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(row('Row of products Fresh'), { dataTransfer })
  fireEvent.dragOver(row('Banner Osmanthus'), { dataTransfer, clientY: -1 })
  fireEvent.drop(row('Banner Osmanthus'), { dataTransfer, clientY: -1 })
  await waitFor(() => expect(rows()[1]).toBe('Row of products Fresh'))
  expect(row('Ways to order ways').draggable).toBe(false)
})

test('a banner is made, written in a language, led to a heading of the menu, and shown on the small phone', async () => {
  const { fake } = desk()
  open('/desk/demo/pages')
  fireEvent.click(await screen.findByRole('button', { name: 'Banner' }))
  type(await screen.findByLabelText('Title in English'), 'Plum week')
  await screen.findByRole('option', { name: 'Menu, Milk' })
  type(screen.getByLabelText('Leads to'), '/pages/home/menu/menu?categoryId=milk')
  const phone = screen.getByRole('figure', { name: 'Sketch of Home in the draft' })
  within(phone).getByText('Plum week')
  const itemList = [{ ...entry(''), title: { 'en-US': 'Plum week' }, link: '/pages/home/menu/menu?categoryId=milk' }]
  await expectDraft(fake, ['create pageBlock', { pageType: 1, type: 'banner', title: {}, sort: 4, itemList }])
  type(screen.getByLabelText('Leads to'), 'https://')
  type(screen.getByLabelText('Web address'), 'https://a.example/x')
  await waitFor(() => expect(JSON.stringify(changes(fake))).toContain('https://a.example/x'), { timeout: 8000 })
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await expectDraft(fake)
})

test('[draft-20] a block that began a draft stays, also when the draft was first read before the block was in it', async () => {
  const { fake, server, pageList } = desk()
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  server.set({
    'desk/page/list': async ({ draftId }) => {
      const isFirst = server.sentTo('desk/page/list').filter((body) => body.draftId !== undefined).length === 1
      if (draftId === undefined || !isFirst) return pageList({ draftId })
      await late
      return pageList({})
    },
  })
  open('/desk/demo/pages')
  fireEvent.click(await screen.findByRole('button', { name: 'Notice' }))
  type(await screen.findByLabelText('Title in English'), 'Closed on Monday')
  await expectDraft(fake, ['create pageBlock', expect.objectContaining({ title: { 'en-US': 'Closed on Monday' } })])
  answerLate()
  await screen.findByText(/^Saved/, {}, { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(rows().at(-1)).toContain('Closed on Monday')
  expect(screen.getByLabelText('Title in English')).toHaveProperty('value', 'Closed on Monday')
})

test('products of a row are added, ordered and taken out', async () => {
  const { fake } = desk()
  open('/desk/demo/pages?item=shelf')
  await screen.findByRole('option', { name: 'Bun' })
  type(screen.getByLabelText('Add a product'), 'bun')
  const products = () =>
    within(screen.getByRole('list', { name: 'Products' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(products()).toEqual(['Oolong', 'Bun']))
  fireEvent.click(screen.getByRole('button', { name: 'Move Bun up' }))
  await waitFor(() => expect(products()).toEqual(['Bun', 'Oolong']))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Oolong' }))
  const itemList = [expect.objectContaining({ productId: 'bun' })]
  await expectDraft(fake, ['update pageBlock shelf', { itemList }])
})

test('a tab gets its own word and drawing and is hidden; Home cannot be', async () => {
  const { fake } = desk()
  open('/desk/demo/pages?part=tabs')
  const tab = within(await screen.findByRole('group', { name: 'Menu tab' }))
  type(tab.getByLabelText('Word in English'), 'Coffee')
  fireEvent.click(tab.getByRole('radio', { name: 'Mug' }))
  fireEvent.click(tab.getByRole('switch', { name: 'Show the Menu tab' }))
  await expectDraft(fake, [
    'update tab 1',
    { text: { 'en-US': 'Coffee' }, icon: 'mug', selectedIcon: 'mug', visible: false },
  ])
  const home = within(screen.getByRole('group', { name: 'Home tab' }))
  expect(home.queryByRole('switch')).toBeNull()
})

test('[brand-2] a colour says how well words on it are read, and the small phone wears it', async () => {
  const { fake } = desk()
  open('/desk/demo/pages?part=look')
  const colors = within(await screen.findByRole('group', { name: 'Main colour' }))
  fireEvent.click(colors.getByRole('button', { name: '#0e7490' }))
  await colors.findByText('Words on it: contrast 5.4, easy to read.')
  const phone = document.querySelector<HTMLElement>('.phonebody')
  await waitFor(() => expect(phone?.style.getPropertyValue('--phone-primary')).toBe('rgb(14 116 144)'))
  type(colors.getByLabelText('Main colour: another colour'), '#e8892b')
  await colors.findByText('Buttons darken it; words on it: contrast 4.6, easy to read.')
  await expectDraft(fake, ['update look corp', { primaryColor: '#e8892b' }])
})

test('[draft-8] agreements are written language by language, and each version can be read', async () => {
  const { fake } = desk()
  open('/desk/demo/pages?part=agreements')
  type(await screen.findByLabelText('Privacy policy in English'), '<p>New</p>')
  await expectDraft(fake, ['update agreement corp', { privacyPolicy: { 'en-US': '<p>New</p>' } }])
  screen.getByText('In force')
  fireEvent.click(await screen.findByRole('button', { name: 'Read version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }))
  expect((await dialog.findByText(/Of old/)).textContent).toBe('Of old\ntext')
})

test('the download page, hints and page texts are edited', async () => {
  const { fake } = desk()
  open('/desk/demo/pages?part=app')
  type(await screen.findByLabelText('Address for iPhone'), 'https://a.example')
  type(screen.getByLabelText('Service phone'), '+65 1')
  fireEvent.click(screen.getByRole('button', { name: 'Add a hint' }))
  type(await screen.findByLabelText('Text in English'), 'Stir first')
  fireEvent.click(screen.getByRole('radio', { name: 'at the top' }))
  await waitFor(
    () =>
      expect(changes(fake)).toEqual(
        expect.arrayContaining([
          ['update downloadPage corp', { iosUrl: 'https://a.example' }],
          ['update pageText corp', { servicePhone: '+65 1' }],
          ['create guideMarker', expect.objectContaining({ text: { 'en-US': 'Stir first' }, position: 'top' })],
        ]),
      ),
    { timeout: 8000 },
  )
})

test('who may only read the menu sees the pages and cannot change them', async () => {
  desk(basics(accountant))
  open('/desk/demo/pages?item=Osmanthus')
  const title = await screen.findByLabelText<HTMLInputElement>('Title in English')
  expect(title.disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Notice' }).disabled).toBe(true)
})
