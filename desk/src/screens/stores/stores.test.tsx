import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStore, basics, open, prepare, storeManager, storesOf } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const riverside = aStore({ groupList: [{ groupId: 'north', groupName: 'North' }] })
const katong = aStore({
  ...{ storeId: 's2', storeName: 'Katong', state: 'paused', isOpen: false, code: '', address: '146 East Coast Road' },
  ...{ resumesAt: Date.UTC(2026, 10, 21, 6), intervalList: [], isException: true, pickupMethodList: [1] },
})

test('stores are listed with state, hours of today, groups and pick-up', async () => {
  fakeServer({ ...basics(), 'desk/store/list': storesOf([riverside, katong]) })
  open('/desk/demo/stores')
  await screen.findByRole('link', { name: 'Katong' })
  const rows = within(screen.getByRole('table', { name: 'Stores' }))
    .getAllByRole('row')
    .slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(cells).toEqual([
    ['Riverside ArcadeR1 · 3 River Valley Road', 'Open', '\u206607:00–22:00\u2069', 'North', 'Dine in · Takeaway'],
    ['Katong146 East Coast Road', 'Paused until 14:00', 'Closed all dayDifferent hours today', '', 'Dine in'],
  ])
  expect(screen.getByRole('link', { name: 'Katong' }).getAttribute('href')).toBe('/desk/demo/stores/s2')
})

test('filters stand in the address and are sent; J goes to the next store', async () => {
  const groups = { list: [{ groupId: 'north', groupName: 'North', name: {}, storeIdList: ['s1'], staffCount: 0 }] }
  const server = fakeServer({
    ...basics(),
    'desk/store/list': storesOf([riverside, katong]),
    'desk/store-group/list': { data: groups },
  })
  open('/desk/demo/stores?state=paused')
  fireEvent.change(await screen.findByLabelText(/^Group/), { target: { value: 'north' } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'river' } })
  await waitFor(() => expect(location.search).toBe('?state=paused&group=north&text=river'))
  await waitFor(() =>
    expect(server.sentTo('desk/store/list').at(-1)).toMatchObject({ state: 'paused', groupId: 'north', text: 'river' }),
  )
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(document.activeElement?.textContent).toBe('Riverside Arcade')
})

test('[DK-04] a store manager makes no stores, and cannot open the page of another store', async () => {
  const server = fakeServer({ ...basics(storeManager), 'desk/store/list': storesOf([riverside]) })
  open('/desk/demo/stores')
  await screen.findByRole('link', { name: 'Riverside Arcade' })
  expect(screen.queryByRole('link', { name: 'New store' })).toBeNull()
  open('/desk/demo/stores/s2')
  await screen.findByRole('heading', { name: 'You cannot open this page' })
  open('/desk/demo/stores/new')
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'You cannot open this page' }).length).toBe(2))
  expect(server.sentTo('desk/store/detail')).toEqual([])
})
