import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test } from 'vitest'
import { countUnsaved, noteEdit, useEdits } from '../../state/edits.ts'
import { accountant, basics, noon, open, prepare, readyButton } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const release = (releaseNo: number, more: object = {}) => ({
  ...{ releaseNo, name: `Menu ${releaseNo}`, staffName: 'Mei Lin', releasedAt: noon, changeCount: 2, undoes: null },
  warningList: [],
  ...more,
})
const noReleases = { 'desk/draft/releases': { data: { list: [], next: null } } }

/** A draft with another price, another name, and a product that is archived. */
function autumn() {
  const fake = fakeMenu([aCategory('milk', 'Milk'), aProduct('oolong', 'Oolong'), aProduct('bun', 'Bun')])
  const { draftId } = fake.begin('Autumn')
  const name = { from: { 'en-US': 'Oolong' }, to: { 'en-US': 'Roasted oolong' } }
  fake.save(draftId, { kind: 'sku', itemId: 'oolong-r', op: 'update', fields: { price: { from: 520, to: 540 } } })
  fake.save(draftId, { kind: 'product', itemId: 'oolong', op: 'update', fields: { name } })
  fake.save(draftId, { kind: 'product', itemId: 'bun', op: 'archive', fields: {} })
  return fake
}
const toast = () => useOverlays.getState().toast?.text
const paper = () => screen.findByRole('region', { name: 'Unpublished' })

test('every change is a sentence with what was and what will be, below the thing that it is about', async () => {
  fakeServer({ ...basics(), ...autumn().answers, ...noReleases })
  open('/desk/demo/publish')
  const items = await within(await paper()).findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replace(/Nov.*/, '').trim())).toEqual([
    'OolongRegular · Price \u2066$5.20\u2069 → \u2066$5.40\u2069Name in English Oolong → Roasted oolong',
    'BunArchived',
  ])
  screen.getByText('Nothing was published yet')
})

test('publishing sends the version that was looked at, says the release, and the slip is gone', async () => {
  const fake = autumn()
  const server = fakeServer({ ...basics(), ...fake.answers, ...noReleases })
  fake.begin('Of somebody else')
  fake.drafts.reverse()
  open('/desk/demo/publish')
  await screen.findByText('3 unpublished changes')
  server.set({
    'desk/draft/publish': () => {
      fake.drafts.shift()
      return { data: { releaseNo: 43 } }
    },
  })
  fireEvent.click(await readyButton('Publish 3 changes'))
  await waitFor(() => expect(toast()).toBe('Release 43 is live'))
  expect(server.sentTo('desk/draft/publish')).toEqual([{ draftId: 'd1', version: 4, warningIdList: [] }])
  await screen.findByRole('heading', { name: 'Nothing to publish' })
  await waitFor(() => expect(screen.queryByText('3 unpublished changes')).toBeNull())
  screen.getByRole('button', { name: 'Draft A new draft' })
})

test('a draft cannot be published before it was read with what was typed last', async () => {
  const fake = autumn()
  const server = fakeServer({ ...basics(), ...fake.answers, ...noReleases })
  open('/desk/demo/publish')
  await readyButton('Publish 3 changes')
  const read = Promise.withResolvers<void>()
  const detail = fake.answers['desk/draft/detail']
  const answerLate = (body: Record<string, unknown>) => read.promise.then(() => detail(body))
  server.set({ 'desk/draft/detail': answerLate })
  const change = { kind: 'sku', itemId: 'oolong-r', op: 'update', fields: { price: { from: 540, to: 560 } } } as const
  noteEdit({ draftId: 'd1', change })
  await waitFor(() => expect(server.sentTo('desk/draft/save')).toHaveLength(1), { timeout: 5000 })
  await waitFor(() => expect(countUnsaved(useEdits.getState())).toBe(0))
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  expect(isDisabled('Publish 3 changes')).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'At a time' }))
  expect(isDisabled('Schedule')).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Now' }))
  read.resolve()
  fireEvent.click(await readyButton('Publish 3 changes'))
  await waitFor(() => expect(server.sentTo('desk/draft/publish')).toMatchObject([{ version: 5 }]))
})

test.each([
  ['Keep the draft’s', { from: 500, to: 540 }],
  ['Keep the published', undefined],
] as const)('a price that was published meanwhile shows both sides: %s', async (button, expected) => {
  const fake = autumn()
  const conflict = { kind: 'sku', itemId: 'oolong-r', field: 'price', from: 520, to: 540, now: 500 }
  fakeServer({
    ...{ ...basics(), ...fake.answers, ...noReleases },
    'desk/draft/publish': { code: 82004, message: 'Changed meanwhile', data: { conflictList: [conflict] } },
    'desk/draft/drop': ({ draftId, itemId }) => {
      const draft = fake.find(draftId)
      if (draft) draft.changes = draft.changes.filter((change) => change.itemId !== itemId)
      return { data: { version: 9 } }
    },
  })
  open('/desk/demo/publish')
  fireEvent.click(await readyButton('Publish 3 changes'))
  const box = await screen.findByRole('alert', { name: 'Somebody published something else meanwhile' })
  await within(box).findByText('Oolong · Regular · Price')
  expect(
    within(box)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([...['\u2066$5.20\u2069', '\u2066$5.40\u2069', '\u2066$5.00\u2069']])
  fireEvent.click(within(box).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alert', { name: /meanwhile/ })).toBeNull())
  expect(fake.drafts[0]?.changes.find(({ itemId }) => itemId === 'oolong-r')?.fields.price).toEqual(expected)
})

test.each([
  ['Keep the draft’s', { from: { 'en-US': 'Black', 'th-TH': 'ชา' }, to: { 'en-US': 'Green', 'th-TH': 'ชาเขียว' } }],
  ['Keep the published', { from: { 'en-US': 'Black', 'th-TH': 'ชา' }, to: { 'en-US': 'Black', 'th-TH': 'ชาเขียว' } }],
] as const)(
  '[draft-4] of a text only the language that was published meanwhile is asked about: %s',
  async (button, expected) => {
    const [from, to] = [
      { 'en-US': 'Tea', 'th-TH': 'ชา' },
      { 'en-US': 'Green', 'th-TH': 'ชาเขียว' },
    ]
    const conflict = { kind: 'product', itemId: 'oolong', field: 'name', from, to, now: { ...from, 'en-US': 'Black' } }
    const fake = autumn()
    const [draft] = fake.drafts
    if (draft) draft.changes = [{ kind: 'product', itemId: 'oolong', op: 'update', fields: { name: { from, to } } }]
    fakeServer({
      ...{ ...basics(), ...fake.answers, ...noReleases },
      'desk/draft/publish': { code: 82004, message: 'Changed meanwhile', data: { conflictList: [conflict] } },
      'desk/draft/drop': ({ draftId, itemId }) => {
        const dropped = fake.find(draftId)
        if (dropped) dropped.changes = dropped.changes.filter((change) => change.itemId !== itemId)
        return { data: { version: 9 } }
      },
    })
    open('/desk/demo/publish')
    fireEvent.click(await readyButton('Publish 1 change'))
    const box = await screen.findByRole('alert', { name: 'Somebody published something else meanwhile' })
    await within(box).findByText(/Name in English$/)
    const sides = within(box).getAllByRole('definition')
    expect(sides.map(({ textContent }) => textContent)).toEqual(['Tea', 'Green', 'Black'])
    fireEvent.click(within(box).getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByRole('alert', { name: /meanwhile/ })).toBeNull())
    expect(fake.drafts[0]?.changes[0]?.fields.name).toEqual(expected)
  },
)

test('what is missing is named, and leads to its field', async () => {
  const faultList = [{ kind: 'product', itemId: 'oolong', field: 'name', fault: 'required' }]
  fakeServer({
    ...{ ...basics(), ...autumn().answers, ...noReleases },
    'desk/draft/publish': { code: 82005, message: 'Something is missing', data: { faultList } },
  })
  open('/desk/demo/publish')
  fireEvent.click(await readyButton('Publish 3 changes'))
  const box = await screen.findByRole('alert', { name: 'Something is missing or wrong' })
  await within(box).findByText('Oolong')
  within(box).getByText('Name: missing')
  expect(within(box).getByRole('link', { name: 'Go to the field' }).getAttribute('href')).toBe(
    '/desk/demo/menu/oolong#product-oolong-name',
  )
})

test('one thing is discarded with all its parts, and then the whole draft', async () => {
  const fake = autumn()
  const server = fakeServer({
    ...{ ...basics(), ...fake.answers, ...noReleases },
    'desk/draft/drop': { data: { version: 9 } },
    'desk/draft/discard': () => {
      fake.drafts.pop()
      return {}
    },
  })
  open('/desk/demo/publish')
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the changes of Oolong' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(() =>
    expect(server.sentTo('desk/draft/drop').map(({ itemId }) => itemId)).toEqual(['oolong', 'oolong-r']),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(toast()).toBe('The draft is discarded'))
  expect(server.sentTo('desk/draft/discard')).toEqual([{ draftId: 'd1', version: 4 }])
})

test('releases come page by page, and the last one is undone after its trial', async () => {
  const undone = {
    releaseNo: null,
    changeList: [
      { kind: 'sku', itemId: 'oolong-r', op: 'update', fieldList: [{ field: 'price', from: 540, to: 520 }] },
    ],
    keptList: [{ kind: 'sku', itemId: 'bun-r', field: 'price', from: 400, to: 380, now: 420 }],
  }
  const server = fakeServer({
    ...{ ...basics(), ...autumn().answers },
    'desk/draft/releases': ({ before }) =>
      before === undefined
        ? { data: { list: [release(3, { name: '', undoes: 2 }), release(2)], next: 2 } }
        : { data: { list: [release(1)], next: null } },
    'desk/draft/undo': ({ isTrial }) => ({ data: isTrial ? undone : { ...undone, releaseNo: 4 } }),
  })
  open('/desk/demo/publish')
  await screen.findByText('Took back release 2')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Menu 1')
  screen.getByRole('button', { name: 'Undo from here: Undo release 1 and all after it' })
  fireEvent.click(screen.getByRole('button', { name: 'Undo release 3' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo release 3' })
  await within(dialog).findByText('Oolong')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'OolongRegular · Price \u2066$5.40\u2069 → \u2066$5.20\u2069',
    'BunRegular · Price \u2066$4.00\u2069 → \u2066$4.20\u2069',
  ])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(toast()).toBe('Taken back, as release 4'))
  expect(server.sentTo('desk/draft/undo')).toEqual([{ releaseNo: 3, isTrial: true }, { releaseNo: 3 }])
})

test('who may not publish sees everything, and who may', async () => {
  fakeServer({
    ...basics(accountant),
    ...autumn().answers,
    'desk/draft/releases': { data: { list: [release(1)], next: null } },
  })
  open('/desk/demo/publish')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish 3 changes' })
  expect([button.disabled, button.title]).toEqual([true, 'Only for: Owner and Manager'])
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Undo release 1' })).disabled).toBe(true)
})

test('the draft is named once above the page, in the menu of drafts', async () => {
  fakeServer({ ...basics(), ...autumn().answers, ...noReleases })
  open('/desk/demo/publish')
  await screen.findByRole('button', { name: 'Draft Autumn' })
  await paper()
  const head = screen.getByRole('heading', { name: 'Publish' }).closest('header') as HTMLElement // as: it stands in one
  expect(within(head).getAllByText('Autumn')).toHaveLength(1)
})
