import { describe, expect, it } from 'vitest'
import { nextPull, noPull, type Pull, type PullEvent, type PullPhase } from './pull-state.ts'

const touch = (y = 100, isAtTop = true): PullEvent => ({ type: 'touch', y, isAtTop })
const move = (y: number, isAtTop = true): PullEvent => ({ type: 'move', y, isAtTop })
const [release, cancel, begin, stop, settled] = (['release', 'cancel', 'begin', 'stop', 'settled'] as const).map(
  (type): PullEvent => ({ type }),
) as [PullEvent, PullEvent, PullEvent, PullEvent, PullEvent] // five names make five events

/** The phases that a row of events goes through. */
function phases(...events: PullEvent[]): PullPhase[] {
  let pull: Pull = noPull
  return events.map((event) => {
    pull = nextPull(pull, event)
    return pull.phase
  })
}

describe('[R-4.8][R-9.11] pulling a page down', () => {
  it('and letting go before 45 px goes back without a refresh', () => {
    expect(phases(touch(), move(144), release, settled)).toEqual(['none', 'pulling', 'aborting', 'none'])
  })

  it('from 45 px on refreshes, and goes back when that is done', () => {
    expect(phases(touch(), move(120), move(145), release, stop, settled)).toEqual([
      ...['none', 'pulling', 'reached', 'refreshing', 'restoring', 'none'],
    ])
  })

  it('and back up again is no longer far enough', () => {
    expect(phases(touch(), move(150), move(130), release)).toEqual(['none', 'reached', 'pulling', 'aborting'])
  })

  it('while it refreshes or goes back is not looked at', () => {
    const refreshing = [touch(), move(160), release]
    expect(phases(...refreshing, touch(), move(200), release)).toEqual([
      ...['none', 'reached', 'refreshing', 'refreshing', 'refreshing', 'refreshing'],
    ])
    expect(phases(...refreshing, stop, touch(), move(200), release).slice(3)).toEqual([
      ...['restoring', 'restoring', 'restoring', 'restoring'],
    ])
  })

  it('does nothing when the page is scrolled, or when the finger goes up first', () => {
    expect(phases(touch(100, false), move(200))).toEqual(['none', 'none'])
    expect(phases(touch(), move(90), move(200))).toEqual(['none', 'none', 'none'])
  })

  it('is dropped when the page scrolls meanwhile', () => {
    expect(phases(touch(), move(150), move(160, false), move(200), release)).toEqual([
      ...['none', 'reached', 'none', 'none', 'none'],
    ])
  })

  it('taken away by the browser does not refresh', () => {
    expect(phases(touch(), move(160), cancel, settled)).toEqual(['none', 'reached', 'aborting', 'none'])
  })

  it('can be begun by the page, and is stopped only while it refreshes', () => {
    expect(phases(stop, begin, begin, stop, stop, settled)).toEqual([
      ...['none', 'refreshing', 'refreshing', 'restoring', 'restoring', 'none'],
    ])
    expect(phases(touch(), move(160), begin, stop)).toEqual(['none', 'reached', 'reached', 'reached'])
  })

  it('follows the finger', () => {
    const pulled = [touch(), move(131)].reduce(nextPull, noPull)
    expect(pulled.distance).toBe(31)
  })
})
