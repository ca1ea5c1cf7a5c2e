import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CounterOrder } from '../../data/orders.ts'
import { anOrder } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'
import { NewLane } from './lane-new.tsx'

prepare()

const client = new QueryClient()
const lane = (orders: readonly CounterOrder[]) => {
  const all = { toPay: [], later: [], new: orders, making: [], ready: [] }
  return (
    <QueryClientProvider client={client}>
      <NewLane columns={{ ...all, all, gone: [] }} isUnknown={false} isShown />
    </QueryClientProvider>
  )
}

test('[kitchen-40] the tickets of New stand in tens, and are the same ones when the first has left', () => {
  const orders = Array.from({ length: 21 }, (_none, place) => anOrder({ orderId: `o${place}` }))
  const { rerender } = render(lane(orders))
  const tickets = () => screen.getAllByRole('article')
  const groups = new Set(tickets().map(({ parentElement }) => parentElement))
  expect([...groups].map((group) => group?.childElementCount)).toEqual([10, 10, 1])
  const before = tickets().slice(1)
  rerender(lane(orders.slice(1)))
  expect(tickets()).toEqual(before)
  expect(tickets().every((ticket, place) => ticket === before[place])).toBe(true)
})
