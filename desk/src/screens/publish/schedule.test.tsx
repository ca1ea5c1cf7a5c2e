import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test } from 'vitest'
import { basics, noon, open, owner, prepare, readyButton } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const noReleases = { 'desk/draft/releases': { data: { list: [], next: null } } }
const toast = () => useOverlays.getState().toast?.text
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Two drafts, the second with another price. */
function autumn(more: object = {}) {
  const fake = fakeMenu([aCategory('milk', 'Milk'), aProduct('oolong', 'Oolong')])
  fake.begin('Winter')
  const draft = fake.begin('Autumn')
  draft.more = more
  fake.save(draft.draftId, {
    ...{ kind: 'sku', itemId: 'oolong-r', op: 'update' },
    fields: { price: { from: 520, to: 540 } },
  })
  return { fake, draft }
}

test('[draft-9] a draft is scheduled for a date and a time of the brand’s clock, shown with its offset', async () => {
  const { fake, draft } = autumn()
  const server = fakeServer({
    ...{ ...basics(), ...fake.answers, ...noReleases },
    'desk/draft/schedule': () => {
      draft.more = { state: 'scheduled', publishAt: Date.parse('2026-11-30T01:00:00Z') }
      return { data: { publishAt: Date.parse('2026-11-30T01:00:00Z') } }
    },
    'desk/draft/unschedule': () => {
      draft.more = {}
      return {}
    },
  })
  open('/desk/demo/publish')
  await readyButton('Publish 1 change')
  const when = within(screen.getByRole('region', { name: 'When' }))
  fireEvent.click(when.getByRole('radio', { name: 'At a time' }))
  type(when.getByLabelText('Date'), '2026-01-01')
  when.getByText('Choose a time to come')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(true)
  type(when.getByLabelText('Date'), '2026-11-30')
  type(when.getByLabelText('Time'), '09:00')
  when.getByText('Mon, Nov 30, 2026, \u206609:00 UTC+8\u2069, Asia/Singapore')
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(toast()).toBe('Scheduled for Mon, Nov 30, 2026, \u206609:00 UTC+8\u2069'))
  expect(server.sentTo('desk/draft/schedule')).toEqual([
    { draftId: draft.draftId, version: 2, warningIdList: [], date: '2026-11-30', clock: '09:00' },
  ])
  const card = within(await screen.findByRole('region', { name: 'Scheduled' }))
  card.getByText('Autumn')
  fireEvent.click(card.getByRole('button', { name: 'Cancel the schedule of Autumn' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Scheduled' })).toBeNull())
  await screen.findByRole('button', { name: 'Publish 1 change' })
})

test('[draft-9] a scheduled draft takes no edits', async () => {
  const { fake } = autumn({ state: 'scheduled', publishAt: noon + 60_000 })
  fakeServer({ ...basics(), ...fake.answers, ...noReleases })
  open('/desk/demo/publish')
  await screen.findByRole('region', { name: 'Scheduled' })
  await screen.findByRole('button', { name: 'Draft Winter' })
  expect(screen.queryByText('1 unpublished change')).toBeNull()
})

test('[draft-9] what keeps a draft from being scheduled is shown as when it is published', async () => {
  const { fake } = autumn()
  const conflict = { kind: 'sku', itemId: 'oolong-r', field: 'price', from: 520, to: 540, now: 500 }
  fakeServer({
    ...{ ...basics(), ...fake.answers, ...noReleases },
    'desk/draft/schedule': { code: 82004, message: 'Changed meanwhile', data: { conflictList: [conflict] } },
  })
  open('/desk/demo/publish')
  await readyButton('Publish 1 change')
  fireEvent.click(screen.getByRole('radio', { name: 'At a time' }))
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await screen.findByRole('alert', { name: 'Somebody published something else meanwhile' })
})

test('[draft-9] why a draft was not scheduled is said beside its time', async () => {
  const { fake } = autumn()
  fakeServer({
    ...{ ...basics(), ...fake.answers, ...noReleases },
    'desk/draft/schedule': { code: 82010, message: 'Within a year, please' },
  })
  open('/desk/demo/publish')
  await readyButton('Publish 1 change')
  fireEvent.click(screen.getByRole('radio', { name: 'At a time' }))
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  const when = within(screen.getByRole('region', { name: 'When' }))
  await when.findByText('Within a year, please')
  fireEvent.click(when.getByRole('radio', { name: 'Now' }))
  await screen.findByRole('button', { name: 'Publish 1 change' })
})

test('[draft-9] that its author may publish no longer is shown to everybody who may, with a mark in the side', async () => {
  const { fake } = autumn({ failure: { reason: 'notAllowed', at: noon, staffId: 'somebody-else' } })
  fakeServer({ ...basics(), ...fake.answers, ...noReleases })
  open('/desk/demo/publish')
  const alarm = within(await screen.findByRole('alert', { name: 'Autumn was not published' }))
  alarm.getByText(/Whoever scheduled it may no longer publish\. Customers see no difference\./)
  expect(screen.getAllByText('A scheduled draft was not published')).toHaveLength(1)
})

test.each([
  ['its author, with a mark in the side', owner.staffId, 1],
  ['everybody else on the page alone', 'somebody-else', 0],
] as const)(
  '[draft-9] that a draft could not be published at its time is shown to %s',
  async (_who, staffId, marks) => {
    const { fake, draft } = autumn({ failure: { reason: 'publishConflict', at: noon, staffId } })
    fake.drafts.reverse()
    fakeServer({ ...basics(), ...fake.answers, ...noReleases })
    open('/desk/demo/publish')
    const alarm = within(await screen.findByRole('alert', { name: 'Autumn was not published' }))
    alarm.getByText(/Somebody published something else meanwhile\. Customers see no difference\./)
    expect(screen.queryAllByText('A scheduled draft was not published')).toHaveLength(marks)
    fireEvent.click(alarm.getByRole('button', { name: 'Open the draft' }))
    await screen.findByRole('button', { name: `Draft ${draft.name}` })
  },
)
