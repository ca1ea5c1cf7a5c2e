import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { accountant, basics, open, owner, prepare } from '../../../test/desk.tsx'
import { fakeServer } from '../../../test/fake-server.ts'
import { riverside } from '../../../test/fake-store.ts'

prepare()

const list = 'desk/stock/plan-list'
const set = 'desk/stock/set-plan'
const plans = [
  { kind: 2, itemId: 'bun-1', itemName: 'Bun', unit: '', amountList: [40, 40, 40, 40, 40, 60, 0] },
  { kind: 2, itemId: 'tea-r', itemName: 'Tea · Regular', unit: '', amountList: null },
  { kind: 1, itemId: 'milk', itemName: 'Milk', unit: 'ml', amountList: null },
]

async function openCard(answers: Parameters<typeof fakeServer>[0] = {}, me = owner) {
  const server = fakeServer({
    ...{ ...basics(me), 'desk/store/detail': { data: riverside } },
    ...{ [list]: { data: { list: plans } }, [set]: {}, ...answers },
  })
  open('/desk/demo/stores/s1')
  return { server, card: within(await screen.findByRole('region', { name: 'Filled up at opening' })) }
}

const typeInto = (place: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(place.getByLabelText(label), { target: { value } })

test('[stock-9] the desk reads what a store fills up, and changes it for each weekday with what it saw', async () => {
  const { server, card } = await openCard()
  await card.findByText(/^Mon–Fri/)
  fireEvent.click(card.getByRole('button', { name: 'Bun' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bun' }))
  typeInto(dialog, 'Sun', '٢٠')
  typeInto(dialog, 'Sat', '4.5')
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  dialog.getByText('0 to 999999')
  typeInto(dialog, 'Sat', '')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [from, to] = [
    [40, 40, 40, 40, 40, 60, 0],
    [40, 40, 40, 40, 40, 0, 20],
  ]
  expect(server.sentTo(set)).toEqual([{ storeId: 's1', kind: 2, itemId: 'bun-1', from, to }])
})

test('[stock-9] what is not planned yet is found by name, and the first day may stand for all', async () => {
  const { server, card } = await openCard()
  fireEvent.change(await card.findByRole('searchbox'), { target: { value: 'mil' } })
  fireEvent.click(card.getByRole('button', { name: 'Add Milk' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Milk' }))
  dialog.getByText(/ml/)
  typeInto(dialog, 'Mon', '1.5')
  fireEvent.click(dialog.getByRole('button', { name: 'Every day as on Mon' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.sentTo(set)).toHaveLength(1))
  expect(server.sentTo(set)[0]).toMatchObject({ kind: 1, itemId: 'milk', from: null, to: Array(7).fill(1.5) })
})

test('[stock-9][store-11] a plan that somebody else changed meanwhile is not written over: the dialog stays and says why', async () => {
  const message = 'Somebody else has just changed this'
  const { card } = await openCard({ [set]: { code: refusals.storeChanged, message, data: { fieldList: [] } } })
  fireEvent.click(await card.findByRole('button', { name: 'Bun' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bun' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText(message)
  expect(screen.getByRole('dialog', { name: 'Bun' })).toBeTruthy()
})

test('[stock-9] a store without plans says so; what did not load can be tried again', async () => {
  const { server, card } = await openCard({ [list]: { code: 500, message: 'Out of order' } })
  await card.findByText('Out of order')
  server.set({ [list]: { data: { list: plans.slice(1) } } })
  fireEvent.click(card.getByRole('button', { name: 'Try again' }))
  await card.findByText('Nothing is filled up here')
})

test('[stock-9] who may only read stores reads plans', async () => {
  const { card } = await openCard({}, accountant)
  expect(await card.findByRole('button', { name: 'Bun' })).toHaveProperty('disabled', true)
  expect(card.getByRole('searchbox')).toHaveProperty('disabled', true)
})
