import { describe, expect, it } from 'vitest'
import { isPaid, paidStates } from './is-paid.ts'
import { orderNoOf, pickupCodeOf } from './order-number.ts'
import {
  allowedActions,
  canMove,
  endsUnserved,
  isUnderWay,
  type OrderAction,
  orderStatus,
  stateAfter,
  statesBefore,
  statusGroups,
} from './order-state.ts'

const allowed: Record<OrderAction, number[]> = {
  pay: [10],
  acceptPayment: [10],
  cancel: [10],
  timeOut: [10],
  start: [20],
  makeReady: [30],
  complete: [20, 30, 40],
  close: [10, 20, 30, 40],
  cancelPaid: [20],
  closeLate: [60, 70],
  takeBackStart: [30],
  takeBackReady: [40],
  takeBackHandOver: [50],
  delete: [50, 60, 70, 80],
}

describe('an order', () => {
  it('[R-4.10][OR-03] moves only along the arrows: every pair of state and action', () => {
    // as: Object.entries forgets the keys' type
    for (const [action, from] of Object.entries(allowed))
      for (const status of Object.values(orderStatus))
        expect([action, status, canMove(status, action as OrderAction)]).toEqual([
          action,
          status,
          from.includes(status),
        ])
  })

  it('[R-4.10] is paid from acceptance until it has been handed out, never before and not after it was ended', () => {
    expect(Object.values(orderStatus).filter(isPaid)).toEqual([20, 30, 40, 50])
    expect(paidStates).toEqual([20, 30, 40, 50])
  })

  it('[R-4.10][R-2.43] is listed under all, and under one of four groups', () => {
    expect(statusGroups[0]).toEqual(Object.values(orderStatus))
    expect([1, 2, 3, 4].map((group) => statusGroups[group])).toEqual([[10], [20, 30, 40], [50], [60, 70, 80]])
    // as: Object.keys forgets the keys' type
    for (const action of Object.keys(allowed) as OrderAction[]) expect(statesBefore(action)).toEqual(allowed[action])
  })

  it('[R-4.10] can reach every state', () => {
    const reached = new Set([10, ...Object.keys(allowed).map((action) => stateAfter(action as OrderAction))]) // as above
    for (const status of Object.values(orderStatus)) expect(reached).toContain(status)
  })

  it('[R-4.13] offers paying only while it awaits an online payment', () => {
    expect(allowedActions(10, { isOnline: true })).toEqual(['pay', 'cancel', 'reorder'])
    expect(allowedActions(10, { isOnline: true, isOver: true })).toEqual(['cancel', 'reorder'])
    expect(allowedActions(10, { isOnline: false })).toEqual(['cancel', 'reorder'])
    expect(allowedActions(50, { isOnline: true })).toEqual(['delete', 'reorder'])
    expect(allowedActions(30, { isOnline: true })).toEqual(['reorder'])
  })

  it('[order-21] may be cancelled by its customer until it is begun, where a provider has the money', () => {
    expect(allowedActions(20, { isOnline: true })).toEqual(['cancel', 'reorder'])
    expect(allowedActions(20, { isOnline: false })).toEqual(['reorder'])
    expect(allowedActions(40, { isOnline: true })).toEqual(['reorder'])
  })

  it('[R-3.12] has a number of its day and a code for the counter', () => {
    expect(orderNoOf('2026-11-21', '0123456789')).toBe('2611210123456789')
    expect([pickupCodeOf(1, 7), pickupCodeOf(2, 42), pickupCodeOf(2, 1234)]).toEqual(['D007', 'T042', 'T1234'])
  })
})

it('[page-52] an order is under way until it is handed over or ended', () => {
  expect(statusGroups[0]?.filter(isUnderWay)).toEqual([10, 20, 30, 40])
  expect(isUnderWay(99)).toBe(false)
})

it('[stock-15] what cancels, times out or closes an order ends it without handing it over', () => {
  const actions = Object.keys(allowed) as OrderAction[] // as: these are its keys
  expect(actions.filter(endsUnserved)).toEqual(['cancel', 'timeOut', 'close', 'cancelPaid', 'closeLate'])
})
