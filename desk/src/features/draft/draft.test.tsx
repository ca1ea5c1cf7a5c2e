import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test } from 'vitest'
import { noteConnection } from '../../state/connection.ts'
import { noteEdit } from '../../state/edits.ts'
import { aMe, basics, open, prepare } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const menu = () =>
  fakeMenu([
    ...[aCategory('milk', 'Milk'), aCategory('cakes', 'Cakes'), aCategory('fruit', 'Fruit')],
    aProduct('oolong', 'Oolong Milk'),
    aProduct('lychee', 'Lychee Rose', { saleStatus: 0 }),
  ])

async function sell(name: string) {
  fireEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Put on sale' }))
}
async function move(name: string, to: string) {
  fireEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Category…' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('option', { name: 'Cakes' })
  fireEvent.change(within(dialog).getByLabelText('Category'), { target: { value: to } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
}
const fields = (fake: ReturnType<typeof menu>, itemId: string, place = 0) =>
  fake.drafts[place]?.changes.find((change) => change.itemId === itemId)?.fields

test('what is typed without a connection waits on the device, and is sent after the page was loaded again', async () => {
  const fake = menu()
  const server = fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Lychee Rose' })
  server.lose(true)
  await sell('Lychee Rose')
  await screen.findByText(/1 change waits on this device/, {}, { timeout: 5000 })
  screen.getByText('Not saved yet')
  expect(fake.drafts).toEqual([])
  cleanup()
  noteConnection(false)
  server.lose(false)
  open('/desk/demo/menu')
  await waitFor(() => expect(fields(fake, 'lychee')).toEqual({ saleStatus: { from: 0, to: 1 } }), { timeout: 5000 })
  await screen.findByText(/^Saved/)
  expect(localStorage.getItem('tiffin.desk.unsaved.demo.adelaide')).toBe('[]')
})

test('what is typed while the draft is read again after a save is sent when that is through', async () => {
  const fake = menu()
  const server = fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Lychee Rose' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { 'desk/draft/list': list } = fake.answers
  server.set({
    'desk/draft/list': async () => {
      if (fake.drafts.some(({ changes }) => changes.length > 0)) await held
      return list()
    },
  })
  await sell('Lychee Rose')
  await waitFor(() => expect(server.sentTo('desk/draft/save')).toHaveLength(1), { timeout: 5000 })
  noteEdit({
    draftId: fake.drafts[0]?.draftId ?? '',
    change: { kind: 'product', itemId: 'oolong', op: 'update', fields: { code: { from: '', to: 'OO' } } },
  })
  await new Promise((resolve) => setTimeout(resolve, 1500)) // longer than a hand has to rest before it is saved
  release()
  await waitFor(() => expect(fields(fake, 'oolong')).toEqual({ code: { from: '', to: 'OO' } }), { timeout: 5000 })
})

test('unsaved changes of one person are not sent by the next person at the device', async () => {
  const fake = menu()
  const server = fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Lychee Rose' })
  server.lose(true)
  await sell('Lychee Rose')
  await screen.findByText(/1 change waits/, {}, { timeout: 5000 })
  cleanup()
  noteConnection(false)
  server.lose(false)
  server.set(basics(aMe([{ role: 'owner', stores: 'all' }], { staffId: 'mei', staffName: 'Mei Lin' })))
  server.set(fake.answers)
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  await sell('Oolong Milk')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(server.sentTo('desk/draft/save')).toEqual([])
})

test.each([
  ['Yours', 'cakes', { categoryId: { from: 'milk', to: 'cakes' } }],
  ['Theirs', 'fruit', { categoryId: { from: 'milk', to: 'fruit' } }],
] as const)('two people who move one product are asked: %s', async (choice, _heading, expected) => {
  const fake = menu()
  const { draftId } = fake.begin('Autumn')
  const server = fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  fake.save(draftId, {
    kind: 'product',
    itemId: 'oolong',
    op: 'update',
    fields: { categoryId: { from: 'milk', to: 'fruit' } },
  })
  await move('Oolong Milk', 'cakes')
  const dialog = await screen.findByRole('dialog', { name: 'Mei Lin changed this while you typed' })
  await within(dialog).findByRole('radio', { name: 'Yours Cakes' })
  fireEvent.click(within(dialog).getByRole('radio', { name: new RegExp(`^${choice}`) }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use the chosen' }))
  await waitFor(() => expect(server.sentTo('desk/draft/save').length).toBe(choice === 'Yours' ? 2 : 1), {
    timeout: 5000,
  })
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  expect(fields(fake, 'oolong')).toEqual(expected)
  await screen.findByText(choice === 'Yours' ? 'Cakes' : 'Fruit', { selector: '.sub' })
})

test('names that two people write in other languages go together without a question', async () => {
  const fake = menu()
  const { draftId } = fake.begin('Autumn')
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  const from = { 'zh-CN': 'Oolong Milk', 'en-US': 'Oolong Milk' }
  const rename = (to: Record<string, string>) =>
    ({ kind: 'product', itemId: 'oolong', op: 'update', fields: { name: { from, to } } }) as const
  fake.save(draftId, rename({ ...from, 'th-TH': 'อู่หลง' }))
  noteEdit({ draftId, change: rename({ ...from, 'lo-LA': 'ອູຫຼົງ' }) })
  await waitFor(() => expect(fields(fake, 'oolong')?.name?.to).toEqual({ ...from, 'th-TH': 'อู่หลง', 'lo-LA': 'ອູຫຼົງ' }), {
    timeout: 5000,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Yours', 'Osmanthus oolong'],
  ['Theirs', 'Roasted oolong'],
] as const)(
  '[draft-3] one language of a name that two people write is asked about, the others are not: %s',
  async (choice, english) => {
    const fake = menu()
    const { draftId } = fake.begin('Autumn')
    fakeServer({ ...basics(), ...fake.answers })
    open('/desk/demo/menu')
    await screen.findByRole('link', { name: 'Oolong Milk' })
    const from = { 'zh-CN': 'Oolong Milk', 'en-US': 'Oolong Milk' }
    const rename = (to: Record<string, string>) =>
      ({ kind: 'product', itemId: 'oolong', op: 'update', fields: { name: { from, to } } }) as const
    fake.save(draftId, rename({ ...from, 'en-US': 'Roasted oolong', 'th-TH': 'อู่หลง' }))
    noteEdit({ draftId, change: rename({ ...from, 'en-US': 'Osmanthus oolong', 'lo-LA': 'ອູຫຼົງ' }) })
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Mei Lin changed this while you typed' },
      { timeout: 5000 },
    )
    const groups = within(dialog).getAllByRole('group')
    expect(groups.map((group) => group.textContent)).toEqual([
      'Name in EnglishBefore Oolong MilkYours Osmanthus oolongTheirs Roasted oolong',
    ])
    fireEvent.click(within(dialog).getByRole('radio', { name: new RegExp(`^${choice}`) }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use the chosen' }))
    const settled = { 'zh-CN': 'Oolong Milk', 'en-US': english, 'th-TH': 'อู่หลง', 'lo-LA': 'ອູຫຼົງ' }
    await waitFor(() => expect(fields(fake, 'oolong')?.name?.to).toEqual(settled), { timeout: 5000 })
  },
)

test('what goes to a draft that was published meanwhile goes into a new one, and says so', async () => {
  const fake = menu()
  fake.begin('Autumn')
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('button', { name: 'Draft Autumn' })
  await screen.findByRole('link', { name: 'Lychee Rose' })
  fake.drafts.pop()
  await sell('Lychee Rose')
  await waitFor(() => expect(fields(fake, 'lychee')).toEqual({ saleStatus: { from: 0, to: 1 } }), { timeout: 5000 })
  expect(useOverlays.getState().toast?.text).toMatch(/^This draft was published or discarded/)
})

test('another draft is chosen or begun, and the next edit goes there', async () => {
  const fake = menu()
  fake.begin('Autumn')
  fake.begin('Winter')
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  fireEvent.click(await screen.findByRole('button', { name: 'Draft Winter' }))
  fireEvent.click(screen.getByRole('menuitem', { name: /^\u2068Autumn/ }))
  await screen.findByRole('button', { name: 'Draft Autumn' })
  await sell('Lychee Rose')
  await waitFor(() => expect(fields(fake, 'lychee', 1)).toBeDefined(), { timeout: 5000 })
  fireEvent.click(screen.getByRole('button', { name: 'Draft Autumn' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Start a new draft' }))
  await screen.findByRole('button', { name: 'Draft A new draft' })
})
