import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import type { MenuPart } from '../../data/menu-items.ts'
import { basics, open, prepare, storeManager } from '../../test/desk.tsx'
import { fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { riverside, week } from '../../test/fake-store.ts'

prepare()

const update = 'desk/store/update'

function openStore(answers: Parameters<typeof fakeServer>[0] = {}, me?: Parameters<typeof basics>[0]) {
  const server = fakeServer({ ...basics(me), 'desk/store/detail': { data: riverside }, [update]: {}, ...answers })
  open('/desk/demo/stores/s1')
  return server
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const bar = () => screen.findByRole('region', { name: 'Unsaved changes' })

test('what is typed is saved with what was seen of it, and nothing else', async () => {
  const server = openStore()
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  type('Store code', 'R2')
  fireEvent.click(screen.getByLabelText('Card'))
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Customers see it now')
  expect(server.sentTo(update)).toEqual([
    { storeId: 's1', from: { code: 'R1', paymentOffList: [] }, to: { code: 'R2', paymentOffList: ['card'] } },
  ])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
})

test('what is typed and not saved is there again after a reload, and gone when it is discarded', async () => {
  openStore()
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  type('Phone', '+65 6123 4567')
  await bar()
  cleanup()
  openStore()
  await bar()
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '+65 6123 4567')
  press('Discard')
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '1')
  type('Phone', '12')
  type('Phone', '1')
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
})

test('[store-11] a field that was changed meanwhile is asked about; the own text replaces the present one', async () => {
  const now = { ...riverside.fields, name: { 'en-US': 'Quay', 'th-TH': 'ท่าเรือ' } }
  const refused = {
    code: refusals.storeChanged,
    message: '',
    data: { fieldList: [{ field: 'name.en-US', now: 'Quay' }] },
  }
  const server = openStore({ [update]: refused })
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  type('Name', 'Arcade')
  server.set({ 'desk/store/detail': { data: { ...riverside, fields: now } } })
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Save' }))
  await screen.findByText('Somebody else has just changed: Name')
  server.set({ [update]: {} })
  press('Keep mine')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Customers see it now')
  expect(server.sentTo(update).at(-1)).toEqual({
    storeId: 's1',
    from: { name: now.name },
    to: { name: { 'en-US': 'Arcade', 'th-TH': 'ท่าเรือ' } },
  })
})

test('the hours of a day are copied to others and saved; hours that overlap are not', async () => {
  const server = openStore({ 'desk/store/update-hours': {} })
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  fireEvent.change(screen.getByLabelText('Mon, closes'), { target: { value: '00:00' } })
  press('Copy Mon to…')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Every day' }))
  press('Add hours on Mon')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Some hours overlap')).length).toBeGreaterThan(0)
  expect(server.sentTo('desk/store/update-hours')).toEqual([])
  press('Remove 00:00–24:00 on Mon')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Customers see it now')
  const to = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '10:00', end: '24:00' }))
  expect(server.sentTo('desk/store/update-hours')).toEqual([{ storeId: 's1', from: week, to }])
  expect(server.sentTo(update)).toEqual([])
})

test('[store-1] without hours it says what customers read instead, and around the clock is a choice of its own', async () => {
  const server = openStore({
    'desk/store/detail': { data: { ...riverside, businessHourList: null } },
    'desk/store/update-hours': {},
  })
  await screen.findByText(/^The store is open whenever it is not paused, but customers see .10:00-22:00/)
  expect(screen.queryByLabelText('Mon, opens')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Day by day' }))
  expect(screen.getByLabelText('Sun, closes')).toHaveProperty('value', '22:00')
  fireEvent.click(screen.getByRole('radio', { name: 'Around the clock' }))
  screen.getByText(/^Open every day, day and night. Customers see .00:00-24:00/)
  expect(screen.queryByLabelText('Mon, opens')).toBeNull()
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Customers see it now')
  const to = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }))
  expect(server.sentTo('desk/store/update-hours')).toEqual([{ storeId: 's1', from: null, to }])
})

test('a date of the calendar is given other hours at once, with what was seen of it', async () => {
  const server = openStore({ 'desk/store/set-exception': {} })
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  press('Sunday, November 22, 2026')
  press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Next month')
  press('Friday, December 25, 2026, special hours')
  fireEvent.click(screen.getByRole('radio', { name: 'Other hours' }))
  fireEvent.change(screen.getAllByLabelText('Friday, December 25, 2026, opens')[0] as HTMLElement, {
    target: { value: '12:00' },
  })
  press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('desk/store/set-exception')).toEqual([
    { storeId: 's1', date: '2026-11-22', from: null, to: [] },
    { storeId: 's1', date: '2026-12-25', from: [], to: [{ start: '12:00', end: '22:00' }] },
  ])
})

test('the pin is taken from a pasted link, moved by keys, and seen beside the nearest stores', async () => {
  openStore()
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  type('Paste coordinates or a map link', 'https://maps.google.com/?q=1.3045,103.8465')
  expect(screen.getByLabelText('Latitude')).toHaveProperty('value', '1.3045')
  expect(screen.getByRole('list', { name: 'Location' }).textContent).toBe('Katong 6.1 km east')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move 10 m north' }), { key: 'ArrowUp', shiftKey: true })
  expect(Number((screen.getByLabelText('Latitude') as HTMLInputElement).value)).toBeCloseTo(1.3054, 4)
  type('Paste coordinates or a map link', 'https://maps.app.goo.gl/x')
  screen.getByText(/No coordinates in it/)
  type('Latitude', '95')
  screen.getByText('Enter a valid number')
})

test('a store is paused for a while at once, and opened again', async () => {
  const server = openStore({ 'desk/store/set-open': {} })
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  press('Pause')
  server.set({ 'desk/store/detail': { data: { ...riverside, state: 'paused', isOpen: false } } })
  fireEvent.click(screen.getByRole('menuitem', { name: 'For 30 minutes' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Open now' }))
  await waitFor(() => expect(server.sentTo('desk/store/set-open')).toHaveLength(2))
  const [paused, opened] = server.sentTo('desk/store/set-open')
  expect(paused).toMatchObject({ storeId: 's1', isOpen: false })
  expect(Math.abs(Number(paused?.resumesAt) - Date.now() - 30 * 60_000)).toBeLessThan(60_000)
  expect(opened).toEqual({ storeId: 's1', isOpen: true, resumesAt: null })
})

test('[DK-04] a store manager changes hours and dates, and sees who changes the rest', async () => {
  openStore({}, storeManager)
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  expect(screen.getByLabelText('Name')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Mon, opens')).toHaveProperty('disabled', false)
  screen.getByText('Only for: Owner and Manager')
  expect(screen.queryByRole('button', { name: 'Archive store' })).toBeNull()
})

test('a store without a name, an address or a place is not made; with them it is, as it was typed', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/store/create': { data: { storeId: 's1' } },
    'desk/store/detail': { data: riverside },
  })
  open('/desk/demo/stores/new')
  await screen.findByRole('heading', { name: 'New store' })
  press('Create store')
  await screen.findByText('Enter a name · Enter an address · Enter where the store is')
  expect(server.sentTo('desk/store/create')).toEqual([])
  type('Name', 'Quay')
  type('Address', '1 Quay Street')
  type('Paste coordinates or a map link', '1.28, 103.85')
  press('Create store')
  await waitFor(() => expect(location.pathname).toBe('/desk/demo/stores/s1'))
  expect(server.sentTo('desk/store/create')[0]).toMatchObject({
    ...{ name: { 'en-US': 'Quay' }, latitude: 1.28, longitude: 103.85, timeZone: 'Asia/Singapore', isOpen: true },
  })
})

test('a store is archived after a question, and not while orders are open', async () => {
  const server = openStore({ 'desk/store/archive': {} })
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  press('Archive store')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive store' }))
  await waitFor(() => expect(server.sentTo('desk/store/archive')).toEqual([{ storeId: 's1', isArchived: true }]))
  cleanup()
  openStore({ 'desk/store/detail': { data: { ...riverside, openOrderCount: 2 } } })
  await screen.findByText(/2 orders are open/)
  expect(screen.getByRole('button', { name: 'Archive store' })).toHaveProperty('disabled', true)
})

test('[price-12] a store is given a price list in the draft, by who may change the menu', async () => {
  const fake = fakeMenu([])
  const list: MenuPart = {
    ...{ kind: 'priceList', itemId: 'air', op: null, isArchived: false, changeList: [] },
    fields: { name: 'Airport', code: '' },
  }
  const lists = { 'desk/price-list/list': { data: { list: [list], storeList: [], countList: [] } }, ...fake.answers }
  openStore(lists)
  const choice = await screen.findByLabelText<HTMLSelectElement>('Price list')
  await within(choice).findByRole('option', { name: 'Airport' })
  fireEvent.change(choice, { target: { value: 'air' } })
  await waitFor(
    () =>
      expect(fake.drafts[0]?.changes).toEqual([
        { kind: 'storePriceList', itemId: 's1', op: 'create', fields: { priceListId: { from: null, to: 'air' } } },
      ]),
    { timeout: 8000 },
  )
  cleanup()
  openStore(lists, storeManager)
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  expect(screen.queryByLabelText('Price list')).toBeNull()
})

test('the way back stands in front of the name, and no picture that customers do not see is asked for', async () => {
  openStore()
  const heading = await screen.findByRole('heading', { name: 'Riverside Arcade' })
  const back = screen.getByRole('link', { name: 'Back to stores' })
  expect(back.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByLabelText('Picture')).toBeNull()
})

test('languages without a name of the store say so', async () => {
  openStore()
  await screen.findByRole('heading', { name: 'Riverside Arcade' })
  fireEvent.click(screen.getByRole('radio', { name: 'ไทย, no name yet' }))
  type('Name', 'ริเวอร์ไซด์')
  screen.getByRole('radio', { name: 'ไทย' })
})

const slotsCall = 'desk/store/update-slots'
const plan = {
  ...{ slotMinutes: 15, daysAhead: 1 },
  windowList: [1, 2].map((weekday) => ({ weekday, start: '11:30', end: '14:00', capacity: 10 })),
}

test('[slot-1] orders for later are switched on with noon on workdays, and kept as they are typed', async () => {
  const server = openStore({ [slotsCall]: {} })
  fireEvent.click(await screen.findByLabelText(/^Customers may choose a pick-up time/))
  const row = within(screen.getByRole('group', { name: 'Times 1' }))
  fireEvent.change(row.getByLabelText('Items per time'), { target: { value: '6' } })
  for (const day of ['Wed', 'Thu', 'Fri']) fireEvent.click(row.getByLabelText(day))
  fireEvent.click(screen.getByRole('radio', { name: '20' }))
  press('Save pick-up times')
  await screen.findByText('Saved. Customers see it now')
  const windowList = plan.windowList.map((each) => ({ ...each, capacity: 6 }))
  expect(server.sentTo(slotsCall)).toEqual([
    { storeId: 's1', from: null, to: { slotMinutes: 20, daysAhead: 1, windowList } },
  ])
})

test('[slot-1] times that overlap, or that have no day, are not saved; switched off, nothing is kept', async () => {
  const server = openStore({ [slotsCall]: {}, 'desk/store/detail': { data: { ...riverside, slotPlan: plan } } })
  await screen.findByRole('group', { name: 'Times 1' })
  press('Add times')
  await screen.findByText('Choose at least one day for each')
  fireEvent.click(within(screen.getByRole('group', { name: 'Times 2' })).getByLabelText('Mon'))
  await screen.findByText('Some times of one day overlap')
  expect(screen.getByRole('button', { name: 'Save pick-up times' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText(/^Customers may choose a pick-up time/))
  press('Save pick-up times')
  await waitFor(() => expect(server.sentTo(slotsCall)).toEqual([{ storeId: 's1', from: plan, to: null }]))
})
