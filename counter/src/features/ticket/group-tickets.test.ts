import { expect, test } from 'vitest'
import { groupTickets } from './group-tickets.ts'

const most = 2
const ordersOf = (ids: string) => [...ids].map((orderId) => ({ orderId }))

/** Groups of tickets by their letters, one after the other. */
function groupings(...lanes: string[]): string[] {
  const places = new Map<string, number>()
  return lanes.map((ids) => {
    const groups = groupTickets(ordersOf(ids), { most, groupOf: ({ orderId }) => places.get(orderId) })
    places.clear()
    for (const { id, orders } of groups) for (const { orderId } of orders) places.set(orderId, id)
    return groups.map(({ id, orders }) => id + orders.map(({ orderId }) => orderId).join('')).join(' ')
  })
}

test('[kitchen-40] tickets stand in groups, and in the same ones when others come and go', () => {
  expect(groupings('abcde')).toEqual(['1ab 2cd 3e'])
  expect(groupings('abcde', 'bcdef')).toEqual(['1ab 2cd 3e', '1b 2cd 3ef'])
  expect(groupings('abcde', 'dexy')).toEqual(['1ab 2cd 3e', '2d 3ex 4y'])
})

test('[kitchen-40] a ticket that comes between two of a group joins it, and none leaves its group for it', () => {
  expect(groupings('abcd', 'abxcd')).toEqual(['1ab 2cd', '1ab 3x 2cd'])
  expect(groupings('abcd', 'axbcd')).toEqual(['1ab 2cd', '1axb 2cd'])
  expect(groupings('ab', 'axyb')).toEqual(['1ab', '1axyb'])
  expect(groupings('abcd', 'acxd')).toEqual(['1ab 2cd', '1a 2cxd'])
})

test('[kitchen-40] a ticket that changes its place goes where it belongs', () => {
  expect(groupings('abcd', 'acbd')).toEqual(['1ab 2cd', '1acb 2d'])
  expect(groupings('abcd', 'bcda')).toEqual(['1ab 2cd', '1b 2cd 3a'])
  expect(groupings('abcd', 'cdab')).toEqual(['1ab 2cd', '2cd 1ab'])
})
