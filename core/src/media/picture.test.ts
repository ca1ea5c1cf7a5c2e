import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropOf, maxPictureBytes, moveFraming, wholeFraming } from './picture.ts'

const wide = { width: 1200, height: 800 }

test('[media-4] without a choice the largest square in the middle is shown', () => {
  expect(cropOf(wide, wholeFraming)).toEqual({ left: 200, top: 0, side: 800 })
  expect(cropOf({ width: 800, height: 1200 }, wholeFraming)).toEqual({ left: 0, top: 200, side: 800 })
})

test('[media-4] the middle and the zoom choose another square', () => {
  expect(cropOf(wide, { focusX: 250, focusY: 500, zoom: 2000 })).toEqual({ left: 100, top: 200, side: 400 })
})

test('[media-4] a square near an edge is moved inside', () => {
  expect(cropOf(wide, { focusX: 0, focusY: 1000, zoom: 2000 })).toEqual({ left: 0, top: 400, side: 400 })
})

test('[media-4] every square lies inside its picture', () => {
  const thousandths = fc.integer({ min: 0, max: 1000 })
  const side = fc.integer({ min: 1, max: 9000 })
  const framing = fc.record({ focusX: thousandths, focusY: thousandths, zoom: fc.integer({ min: 1000, max: 4000 }) })
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), framing, (size, chosen) => {
      const crop = cropOf(size, chosen)
      return (
        crop.side >= 1 &&
        crop.left >= 0 &&
        crop.top >= 0 &&
        crop.left + crop.side <= size.width &&
        crop.top + crop.side <= size.height
      )
    }),
  )
})

test('[media-4] a square is moved as far as its picture goes, and stays where it is shown', () => {
  const near = { ...wholeFraming, zoom: 2000 }
  expect(moveFraming(wide, near, { x: 50, y: -20 })).toEqual({ focusX: 550, focusY: 480, zoom: 2000 })
  expect(moveFraming(wide, near, { x: 900, y: -900 })).toEqual({ focusX: 833, focusY: 250, zoom: 2000 })
  expect(moveFraming(wide, wholeFraming, { x: 0, y: 300 })).toEqual(wholeFraming)
})

test('a picture has twenty megabytes at most', () => expect(maxPictureBytes).toBe(20_971_520))
