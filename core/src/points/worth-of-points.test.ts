import { expect, it } from 'vitest'
import { worthOfPoints } from './worth-of-points.ts'

it('[point-1] a point pays what the terms of its brand say', () => {
  expect([worthOfPoints(750, { minorPerPoint: 1 }), worthOfPoints(3, { minorPerPoint: 250 })]).toEqual([750, 750])
})
