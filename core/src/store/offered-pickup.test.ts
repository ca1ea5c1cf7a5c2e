import { expect, it } from 'vitest'
import { offeredPickup } from './offered-pickup.ts'

it('[store-17] what a store has stopped is not offered until the time that it named, and then again', () => {
  const offer = { pickupMethodList: [1, 2], stoppedMethodList: [1], stoppedUntil: 1000 }
  expect([offeredPickup(offer, 999), offeredPickup(offer, 1000)]).toEqual([[2], [1, 2]])
  expect(offeredPickup({ ...offer, stoppedUntil: null }, 0)).toEqual([1, 2])
  expect(offeredPickup({ ...offer, stoppedMethodList: [] }, 0)).toEqual([1, 2])
})

it('[store-17] the stop does not count when the desk takes off the only other method', () => {
  const offer = { pickupMethodList: [1], stoppedMethodList: [1], stoppedUntil: 1000 }
  expect(offeredPickup(offer, 999)).toEqual([1])
})
