import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settleAt } from './settle-at.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A heading in a list that scrolls; what lies above it can grow. */
function heading() {
  const element = document.createElement('h2')
  const place = { top: 900, brought: 0 }
  element.scrollIntoView = () => {
    place.top = 0
    place.brought += 1
  }
  element.getBoundingClientRect = () => new DOMRect(0, place.top, 0, 0)
  return { element, place }
}

describe('the way to a heading of the menu', () => {
  it('ends at the top though rows above it turn out higher again and again', () => {
    const { element, place } = heading()
    settleAt(() => element, { afterMs: 0, signal: new AbortController().signal })
    for (const px of [300, 40, 12]) {
      vi.advanceTimersByTime(500)
      place.top += px
    }
    vi.advanceTimersByTime(2000)
    expect(place.top).toBe(0)
    const { brought } = place
    vi.advanceTimersByTime(2000)
    expect(place.brought).toBe(brought) // it is over
  })

  it('waits for a heading that is written late', () => {
    const { element, place } = heading()
    let isWritten = false
    settleAt(() => (isWritten ? element : null), { afterMs: 0, signal: new AbortController().signal })
    vi.advanceTimersByTime(1500)
    isWritten = true
    vi.advanceTimersByTime(100)
    expect(place.top).toBe(0)
  })

  it('is given up once the customer scrolls', () => {
    const { element, place } = heading()
    const hold = new AbortController()
    settleAt(() => element, { afterMs: 0, signal: hold.signal })
    vi.advanceTimersByTime(100)
    hold.abort()
    place.top = 500
    vi.advanceTimersByTime(1000)
    expect(place.top).toBe(500)
  })
})
