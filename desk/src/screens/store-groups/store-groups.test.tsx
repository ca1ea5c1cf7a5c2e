import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { aStore, basics, open, prepare, storeManager, storesOf } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const stores = storesOf([aStore(), aStore({ storeId: 's2', storeName: 'Katong' })])
const north = {
  ...{ groupId: 'north', groupName: 'North', name: { 'en-US': 'North', 'th-TH': 'เหนือ' } },
  ...{ storeIdList: ['s1'], staffCount: 0 },
}
const answers = { 'desk/store/list': stores, 'desk/store-group/list': { data: { list: [north] } } }

test('a group is made with a name and stores', async () => {
  const server = fakeServer({ ...basics(), ...answers, 'desk/store-group/create': { data: { groupId: 'g' } } })
  open('/desk/demo/stores/groups')
  fireEvent.click(await screen.findByRole('button', { name: 'New group' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a name')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Kiosks' } })
  fireEvent.click(await screen.findByLabelText(/Katong/))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('desk/store-group/create')).toEqual([{ name: { 'en-US': 'Kiosks' }, storeIdList: ['s2'] }])
})

test('a group is changed with what was seen of it, and a refusal stays in its window', async () => {
  const refused = { code: refusals.groupUnknown, message: 'There is no such group' }
  const server = fakeServer({ ...basics(), ...answers, 'desk/store-group/update': refused })
  open('/desk/demo/stores/groups')
  fireEvent.click(await screen.findByRole('button', { name: 'North' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'North' }))
  fireEvent.click(await dialog.findByLabelText(/Katong/))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('There is no such group')
  const seen = { name: north.name, storeIdList: ['s1'] }
  expect(server.sentTo('desk/store-group/update')).toEqual([
    { groupId: 'north', from: seen, to: { ...seen, storeIdList: ['s1', 's2'] } },
  ])
})

test('a group in which a role is granted cannot be deleted, and leads to its stores', async () => {
  fakeServer({ ...basics(), ...answers, 'desk/store-group/list': { data: { list: [{ ...north, staffCount: 2 }] } } })
  open('/desk/demo/stores/groups')
  fireEvent.click(await screen.findByRole('button', { name: 'North' }))
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  screen.getByText(/The roles of 2 people hold in this group/)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('link', { name: 'Stores in North' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/desk/demo/stores?group=north'))
})

test('[DK-04] a store manager sees groups and changes none', async () => {
  fakeServer({ ...basics(storeManager), ...answers })
  open('/desk/demo/stores/groups')
  await screen.findByText('North')
  expect(screen.queryByRole('button', { name: 'New group' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'North' })).toBeNull()
})
