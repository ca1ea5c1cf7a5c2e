import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test('[shift-15] a figure is compared with that of a week before in whole percent of it, and with nothing not at all', () => {
  expect([changeOf(116_420, 108_800), changeOf(50, 100), changeOf(100, 100), changeOf(0, 100)]).toEqual([
    7, -50, 0, -100,
  ])
  expect([changeOf(1005, 1000), changeOf(1004, 1000), changeOf(300, 100)]).toEqual([1, 0, 200])
  expect([changeOf(100, 0), changeOf(0, 0)]).toEqual([undefined, undefined])
})
