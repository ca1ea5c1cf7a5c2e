import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../test/fake-server.ts'
import { column, openBoard } from '../../test/open-board.tsx'
import { anOrder } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

prepare()

const first = { orderId: 'o1', pickupCode: 'T041' }
const other = anOrder({ orderId: 'o2', pickupCode: 'T042', status: 20 })

/** Presses a step of the first ticket with the keyboard; the server has moved it on. */
async function step(name: RegExp, { server, status }: { server: ReturnType<typeof fakeServer>; status: number }) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  server.set({ orders: [anOrder({ ...first, status, version: status }), other] })
  fireEvent.click(button)
}

test('[kitchen-30] the focus goes with a ticket to its next lane, and stays in the lane of one that was handed over', async () => {
  const server = fakeServer([anOrder({ ...first, status: 20, version: 1 }), other])
  openBoard()
  await column('new').findByRole('article', { name: 'T041' })
  await step(/^Start, T041/, { server, status: 30 })
  await waitFor(() => expect(document.activeElement).toBe(column('making').getByRole('article', { name: 'T041' })))
  await step(/^Ready.*T041/, { server, status: 40 })
  await waitFor(() => expect(document.activeElement).toBe(column('ready').getByRole('article', { name: 'T041' })))
  await step(/^Hand over, T041/, { server, status: 50 })
  await waitFor(() => expect(document.activeElement).toBe(column('ready').getByRole('region')))
})

test('[kitchen-30] who has left a ticket by themselves is not led back to it', async () => {
  const server = fakeServer([anOrder({ ...first, status: 20, version: 1 }), other])
  openBoard()
  const button = await screen.findByRole('button', { name: 'Start, T042' })
  button.focus()
  button.blur()
  server.set({ orders: [anOrder({ ...first, status: 30, version: 2 }), other] })
  fireEvent.click(await screen.findByRole('button', { name: 'Start, T041' }))
  await column('making').findByRole('article', { name: 'T041' })
  expect(document.activeElement).toBe(document.body)
})
