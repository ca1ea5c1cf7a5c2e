import { describe, expect, it } from 'vitest'
import { settle, turnOf, whole, zoomAt } from './view.ts'

const sizes = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 400 } }

describe('a picture looked at closely', () => {
  it('[R-2.12] keeps under the finger what was there, between whole and four times', () => {
    const pinch = { x: 100, y: -50 }
    const view = zoomAt(whole, 2.5, pinch)
    const seen = (point: typeof pinch, { scale, x, y }: typeof view) => [(point.x - x) / scale, (point.y - y) / scale]
    expect(seen(pinch, view)).toEqual([100, -50])
    expect([zoomAt(view, 40, pinch).scale, zoomAt(view, 0.1, pinch).scale]).toEqual([4, 1])
  })

  it('[R-2.12] never shows what is beyond its edges, and lies in the middle when it is whole', () => {
    expect(settle({ scale: 2, x: 900, y: 900 }, sizes)).toEqual({ scale: 2, x: 200, y: 0 })
    expect(settle({ scale: 3, x: -900, y: -900 }, sizes)).toEqual({ scale: 3, x: -400, y: -200 })
    expect(settle({ scale: 1, x: 30, y: 30 }, sizes)).toEqual(whole)
  })
})

describe('a swipe', () => {
  const swipe = (dx: number, more = {}) => turnOf({ dx, ms: 400, width: 400, isRtl: false, ...more })

  it('[R-2.12] turns when it is long or quick, and otherwise not', () => {
    expect([swipe(-120), swipe(120), swipe(-60), swipe(60)]).toEqual([1, -1, 0, 0])
    expect([swipe(-60, { ms: 80 }), swipe(-8, { ms: 5 })]).toEqual([1, 0])
  })

  it('[R-2.12] turns the other way round where people read from right to left', () => {
    expect([swipe(-120, { isRtl: true }), swipe(120, { isRtl: true })]).toEqual([-1, 1])
  })
})
