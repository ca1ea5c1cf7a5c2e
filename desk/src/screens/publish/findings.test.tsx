import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test } from 'vitest'
import { basics, noon, open, prepare, readyButton } from '../../test/desk.tsx'
import { aCategory, anOption, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const found = (rule: string, kind: string, itemId: string, { field = '', detail = '', level = 'warning' } = {}) => ({
  ...{ rule, kind, itemId, field, detail, level, id: [rule, kind, itemId, field, detail].join(' ') },
})
const free = found('M3', 'sku', 'oolong-r', { field: 'price' })
const bare = found('M6', 'product', 'oolong', { field: 'image' })
const empty = found('M1', 'property', 'ice', { field: 'minNum', level: 'error' })
const noReleases = { 'desk/draft/releases': { data: { list: [], next: null } } }
const linted = (...findingList: object[]) => ({
  'desk/draft/lint': { data: { version: 2, faultList: [], findingList } },
})

/** A draft that says no price any more. */
function autumn(answers: Parameters<typeof fakeServer>[0]) {
  const fake = fakeMenu([aCategory('milk', 'Milk'), aProduct('oolong', 'Oolong'), anOption('ice', 'Ice', [])])
  const { draftId } = fake.begin('Autumn')
  fake.save(draftId, { kind: 'sku', itemId: 'oolong-r', op: 'update', fields: { price: { from: 520, to: 0 } } })
  const server = fakeServer({ ...basics(), ...fake.answers, ...noReleases, ...answers })
  open('/desk/demo/publish')
  return { fake, server }
}
const publishButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Publish 1 change' })
const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Publish anyway' })
const reason = async () => {
  const { disabled, title } = await publishButton()
  return disabled ? title : undefined
}

test('[lint-10] warnings are reported with the way to the field, and one tick sends them along', async () => {
  const { fake, server } = autumn(linted(free, bare))
  const card = await screen.findByRole('region', { name: '2 warnings' })
  await within(card).findByText('“Oolong · Regular” costs nothing.')
  within(card).getByText('“Oolong” has no picture.')
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/desk/demo/menu/oolong#sku-oolong-r-price', '/desk/demo/menu/oolong#product-oolong-image'])
  expect(await reason()).toBe('Look at the warnings and tick them first')
  fireEvent.click(screen.getByRole('radio', { name: 'At a time' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Now' }))
  fireEvent.click(await tick())
  server.set({
    'desk/draft/publish': () => {
      fake.drafts.shift()
      return { data: { releaseNo: 3 } }
    },
  })
  fireEvent.click(await readyButton('Publish 1 change'))
  await screen.findByRole('heading', { name: 'Nothing to publish' })
  expect(server.sentTo('desk/draft/publish')).toEqual([
    { draftId: 'd1', version: 2, warningIdList: [free.id, bare.id] },
  ])
})

test('[lint-9] an error keeps a draft from being published, whatever is ticked, and says so', async () => {
  autumn(linted(empty, free))
  const card = await screen.findByRole('region', { name: 'Fix this before publishing' })
  await within(card).findByText('“Ice” must be chosen, and there is not enough to choose from.')
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/desk/demo/menu/options?item=ice')
  fireEvent.click(await tick())
  expect(await reason()).toBe('Fix the errors first')
})

test('[lint-10] a warning that turned up meanwhile is shown and wants a tick again', async () => {
  const { server } = autumn(linted(free))
  fireEvent.click(await tick())
  server.set({
    ...linted(free, bare),
    'desk/draft/publish': { code: 82013, message: 'There are new warnings', data: { findingList: [free, bare] } },
  })
  fireEvent.click(await readyButton('Publish 1 change'))
  await screen.findByText('“Oolong” has no picture.')
  expect(useOverlays.getState().toast?.text).toBe('There are new warnings')
  await waitFor(async () => expect((await tick()).checked).toBe(false))
  expect(await reason()).toBe('Look at the warnings and tick them first')
})

test('[lint-9] what is missing is reported before anybody presses Publish', async () => {
  const faultList = [{ kind: 'product', itemId: 'oolong', field: 'name', fault: 'required' }]
  autumn({ 'desk/draft/lint': { data: { version: 2, faultList, findingList: [] } } })
  await within(await screen.findByRole('alert', { name: 'Something is missing or wrong' })).findByText('Name: missing')
  expect(await reason()).toBe('Fix the errors first')
})

test('a draft without findings wants no tick; where it cannot be looked through the server decides', async () => {
  const { server } = autumn({ 'desk/draft/lint': { code: 500, message: 'broken' } })
  await readyButton('Publish 1 change')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(server.sentTo('desk/draft/lint').length).toBeGreaterThan(0)
})

test('of many warnings a few are shown, and the rest on demand', async () => {
  const many = Array.from({ length: 11 }, (_, index) => found('M6', 'product', `p${index}`, { field: 'image' }))
  autumn(linted(...many))
  const card = await screen.findByRole('region', { name: '11 warnings' })
  expect(await within(card).findAllByRole('listitem')).toHaveLength(8)
  fireEvent.click(within(card).getByRole('button', { name: 'Show 3 more' }))
  expect(within(card).getAllByRole('listitem')).toHaveLength(11)
})

test.each([
  [
    found('M1', 'package', 'oolong', { detail: 'g' }),
    'In the set “Oolong”, a group must be chosen and nothing of it can be had.',
  ],
  [found('M2', 'package', 'oolong'), 'The set “Oolong” has nothing to choose from.'],
  [
    found('M2', 'package', 'oolong', { detail: 'g' }),
    'The set “Oolong” cannot be put together: part of it cannot be had, or there is too little to choose.',
  ],
  [found('M3', 'sku', 'oolong-r', { field: 'memberPrice' }), '“Oolong · Regular” costs members nothing.'],
  [
    found('M4', 'product', 'oolong', { field: 'saleTimeList', detail: '02:00-03:00 15' }),
    '“Oolong” is sold \u206602:00–03:00\u2069, when no store is open.',
  ],
  [found('M5', 'product', 'oolong'), 'No store sells “Oolong”.'],
  [found('M5', 'product', 'oolong', { field: 'saleChannelList' }), '“Oolong” is not sold in the app.'],
  [found('M6', 'product', 'oolong', { field: 'description' }), '“Oolong” has no description.'],
  [found('M6', 'product', 'oolong', { field: 'allergens' }), 'It is not known which allergens “Oolong” contains.'],
  [
    found('T1', 'product', 'oolong', { field: 'name', detail: 'ar-IQ' }),
    '“Oolong”: Name is missing or outdated in العربية.',
  ],
] as const)('%o is a sentence', async (finding, sentence) => {
  autumn(linted(finding))
  await screen.findByText(sentence)
})

test('[lint-10] a release says what it was published with', async () => {
  const release = { releaseNo: 3, name: 'Menu 3', staffName: 'Mei Lin', releasedAt: noon, changeCount: 1, undoes: null }
  autumn({ 'desk/draft/releases': { data: { list: [{ ...release, warningList: [free, bare] }], next: null } } })
  const history = within(await screen.findByRole('region', { name: 'Releases' }))
  const summary = await history.findByText('2 warnings')
  const details = summary.closest('details') as HTMLDetailsElement // as: a summary stands in one
  details.open = true
  fireEvent(details, new Event('toggle'))
  await history.findByText('“Oolong” has no picture.')
})
