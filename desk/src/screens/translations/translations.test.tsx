import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages } from '@tiffin/core/language/language'
import { expect, test } from 'vitest'
import { accountant, basics, open, prepare } from '../../test/desk.tsx'
import { fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const row = (itemId: string, english: string, more: object = {}) => ({
  ...{ kind: 'product', itemId, field: 'name', part: '', texts: { 'en-US': english }, state: 'missing', ofName: {} },
  ...more,
})
const listed = (list: object[], valueList: object[] = []) => ({
  'desk/translation/list': {
    data: {
      ...{ list, valueList, next: null, total: list.length, from: 'en-US', requiredList: ['ar-IQ'] },
      progressList: languages.map((language) => ({ language, missing: 1, outdated: 0, done: 1 })),
    },
  },
})

test('[lint-12] the languages that are required stand in the list, and are ticked at once', async () => {
  const server = fakeServer({
    ...{ ...basics(), ...fakeMenu([]).answers, ...listed([row('tea', 'Tea')]) },
    'desk/translation/require': { data: { requiredList: ['ar-IQ', 'th-TH'] } },
  })
  open('/desk/demo/menu/translations?to=th-TH')
  const nav = await screen.findByRole('navigation', { name: 'Languages' })
  const isRequired = () => within(nav).queryAllByText('required').length
  await waitFor(() => expect(isRequired()).toBe(1))
  fireEvent.click(screen.getByRole('button', { name: 'Required languages…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Required languages' }))
  expect(dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(1)
  fireEvent.click(dialog.getByRole('checkbox', { name: 'ไทย' }))
  await waitFor(() => expect(isRequired()).toBe(2))
  expect(server.sentTo('desk/translation/require')).toEqual([{ language: 'th-TH', isRequired: true }])
  expect(server.sentTo('desk/translation/list')).toHaveLength(1)
})

test('[lint-12] who may not change settings sees which languages are required, and who may', async () => {
  fakeServer({ ...basics(accountant), ...fakeMenu([]).answers, ...listed([row('tea', 'Tea')]) })
  open('/desk/demo/menu/translations?to=th-TH')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Required languages…' })
  expect([button.disabled, button.title]).toEqual([true, 'Only for: Owner and Manager'])
})

const field = (source: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`· ${source}$`) })
const clipboard = (plain: string, html = '') => ({
  clipboardData: { getData: (type: string) => (type === 'text/html' ? html : plain) },
})
/** What is in the one draft, of each item's texts in Thai. */
const savedTexts = (server: ReturnType<typeof fakeServer>) =>
  server.sentTo('desk/draft/save').map(({ change }) => change as { itemId: string; fieldList: { to: unknown }[] })

function openTexts(rows: object[], { values = [], answers = {} }: { values?: object[]; answers?: object } = {}) {
  const server = fakeServer({ ...basics(), ...fakeMenu([]).answers, ...listed(rows, values), ...answers })
  open('/desk/demo/menu/translations?to=th-TH')
  return server
}
const teas = ['Tea', 'Latte', 'Bun'].map((name) => row(name.toLowerCase(), name))

test('[language-7] a column that is pasted fills the texts below after it was asked, and is taken back', async () => {
  openTexts([...teas, row('cake', 'Cake', { texts: { 'en-US': 'Cake', 'th-TH': 'เค้ก' }, state: 'outdated' })])
  fireEvent.paste(await field('Latte'), clipboard('ลาเต้\n\nเค้กใหม่\nเกิน'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill 2 texts?' }))
  dialog.getByText('1 cell is left over: there are no more texts below.')
  expect((await field('Latte')).value).toBe('')
  fireEvent.click(dialog.getByRole('button', { name: 'Fill 2' }))
  const values = async () => Promise.all(['Tea', 'Latte', 'Bun', 'Cake'].map(async (name) => (await field(name)).value))
  expect(await values()).toEqual(['', 'ลาเต้', '', 'เค้กใหม่'])
  const bar = screen.getByText('2 texts were filled').closest('p') as HTMLElement // as: it stands in one
  fireEvent.change(await field('Latte'), { target: { value: 'ลาเต้เย็น' } })
  fireEvent.click(within(bar).getByRole('button', { name: 'Undo' }))
  expect(await values()).toEqual(['', 'ลาเต้เย็น', '', 'เค้ก'])
  expect(screen.queryByText('2 texts were filled')).toBeNull()
})

test('[language-7] one cell is pasted as any text, and lines stay lines in a long text that no table is copied into', async () => {
  openTexts([...teas, row('tea', 'Black', { field: 'description' })])
  expect(fireEvent.paste(await field('Latte'), clipboard('ลาเต้\n'))).toBe(true)
  expect(fireEvent.paste(await field('Black'), clipboard('หนึ่ง\nสอง'))).toBe(true)
  expect(fireEvent.paste(await field('Black'), clipboard('หนึ่ง\nสอง', '<table><tr><td>'))).toBe(false)
  await screen.findByRole('dialog', { name: 'Fill 1 text?' })
})

test('[language-6] texts of one list are written into it together, and nothing else of it changes', async () => {
  const itemList = [
    { title: { 'en-US': 'New' }, link: '/a' },
    { title: { 'en-US': 'Old' }, link: '/b' },
  ]
  const titleRow = (place: number, title: string) =>
    row('b1', title, { kind: 'pageBlock', field: 'itemList', part: `${place}.title` })
  const server = openTexts([titleRow(0, 'New'), titleRow(1, 'Old')], {
    values: [{ kind: 'pageBlock', itemId: 'b1', field: 'itemList', value: itemList }],
  })
  fireEvent.change(await field('New'), { target: { value: 'ใหม่' } })
  fireEvent.change(await field('Old'), { target: { value: 'เก่า' } })
  await waitFor(() => expect(savedTexts(server)).toHaveLength(1), { timeout: 4000 })
  expect(savedTexts(server)[0]?.fieldList).toEqual([
    {
      ...{ field: 'itemList', from: itemList },
      to: [
        { title: { 'en-US': 'New', 'th-TH': 'ใหม่' }, link: '/a' },
        { title: { 'en-US': 'Old', 'th-TH': 'เก่า' }, link: '/b' },
      ],
    },
  ])
})

test('[language-6] an outdated text that still fits is done, as both texts are now', async () => {
  const outdated = row('tea', 'Tea', { texts: { 'en-US': 'Tea', 'th-TH': 'ชา' }, state: 'outdated' })
  const server = openTexts([outdated], { answers: { 'desk/translation/fits': {} } })
  await field('Tea')
  screen.getByText('The original was changed after this')
  fireEvent.click(screen.getByRole('button', { name: 'It still fits' }))
  await waitFor(() => expect(screen.queryByText('The original was changed after this')).toBeNull())
  const place = { kind: 'product', itemId: 'tea', field: 'name', part: '' }
  expect(server.sentTo('desk/translation/fits')).toEqual([
    { ...place, from: 'en-US', to: 'th-TH', source: 'Tea', text: 'ชา' },
  ])
  expect(server.sentTo('desk/draft/save')).toEqual([])
})

test('texts are listed by what they are of, and the address says so', async () => {
  const server = openTexts(teas)
  await field('Tea')
  fireEvent.change(screen.getByLabelText(/^Texts of/), { target: { value: 'set' } })
  await waitFor(() => expect(server.sentTo('desk/translation/list').at(-1)).toMatchObject({ of: 'set' }))
  expect(location.search).toContain('of=set')
})

const done = (language: string, missing = 0) => ({ language, missing, outdated: 0, done: 99 })
const withProgress = (missing: Readonly<Record<string, number>>) => {
  const answer = listed([])['desk/translation/list'].data
  return { data: { ...answer, progressList: languages.map((each) => done(each, missing[each] ?? 0)) } }
}

test('a language that is complete says so and leads to those that are not; only all of them are everything', async () => {
  const server = openTexts([], { answers: { 'desk/translation/list': withProgress({ 'zh-CN': 1 }) } })
  await screen.findByRole('heading', { name: 'ไทย is complete' })
  fireEvent.click(screen.getByRole('button', { name: '中文 99%' }))
  await waitFor(() => expect(location.search).toContain('to=zh-CN'))
  server.set({ 'desk/translation/list': withProgress({}) })
  fireEvent.click(await screen.findByRole('button', { name: /^ไทย/ }))
  await screen.findByRole('heading', { name: 'Everything is translated' })
})

test('every language is offered once to translate from, and two that are swapped change places', async () => {
  openTexts(teas)
  await field('Tea')
  const from = screen.getByRole('combobox', { name: /^Translate from/ })
  const names = within(from)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toHaveLength(languages.length)
  expect(new Set(names).size).toBe(languages.length)
  fireEvent.change(from, { target: { value: 'th-TH' } })
  await waitFor(() => expect(location.search).toBe('?from=th-TH&to=en-US'))
})

test('the per cents follow what is saved', async () => {
  const server = openTexts(teas)
  const nav = await screen.findByRole('navigation', { name: 'Languages' })
  const percents = () => within(nav).getByRole('button', { name: /^ไทย/ }).textContent
  await waitFor(() => expect(percents()).toBe('ไทย50%'))
  server.set({ 'desk/translation/list': withProgress({ 'th-TH': 1 }) })
  fireEvent.change(await field('Latte'), { target: { value: 'ลาเต้' } })
  await waitFor(() => expect(percents()).toBe('ไทย99%'), { timeout: 8000 })
  expect((await field('Latte')).value).toBe('ลาเต้')
})
