/** Where a pull at the top of a page stands [page-4]. */
export type PullPhase = 'none' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring'

/** Pulled this far, the page refreshes on release [page-4]. */
export const pullThresholdPx = 45

export interface Pull {
  readonly phase: PullPhase
  /** Where the finger that counts went down, in px from the top of the window; undefined for none. */
  readonly startY: number | undefined
  /** How far it has been pulled. */
  readonly distance: number
}

export const noPull: Pull = { phase: 'none', startY: undefined, distance: 0 }

export type PullEvent =
  | { readonly type: 'touch'; readonly y: number; readonly isAtTop: boolean }
  | { readonly type: 'move'; readonly y: number; readonly isAtTop: boolean }
  | { readonly type: 'release' }
  /** The finger was taken away by the browser. */
  | { readonly type: 'cancel' }
  /** The page itself wants to refresh. */
  | { readonly type: 'begin' }
  /** The refresh is done. */
  | { readonly type: 'stop' }
  /** The motion back has ended, or the time for it. */
  | { readonly type: 'settled' }

const isPulled = ({ phase }: Pull): boolean => phase === 'pulling' || phase === 'reached'

/** Moves count while the page is at its top; scrolled meanwhile, the pull is dropped. */
function afterMove(pull: Pull, y: number, isAtTop: boolean): Pull {
  const { phase, startY } = pull
  if (startY === undefined || (phase !== 'none' && !isPulled(pull))) return pull
  if (!isAtTop) return noPull
  const distance = Math.max(0, y - startY)
  if (phase === 'none' && distance === 0) return noPull // it went up first: this is a scroll
  return { startY, distance, phase: distance >= pullThresholdPx ? 'reached' : 'pulling' }
}

const settling = (phase: PullPhase): Pull => ({ phase, startY: undefined, distance: 0 })

/**
 * What an event makes of a pull: none → pulling ↔ reached → refreshing → restoring → none, or pulling → aborting → none.
 * A touch that begins while something is under way is not looked at.
 */
export function nextPull(pull: Pull, event: PullEvent): Pull {
  switch (event.type) {
    case 'touch':
      return pull.phase === 'none' ? { ...noPull, startY: event.isAtTop ? event.y : undefined } : pull
    case 'move':
      return afterMove(pull, event.y, event.isAtTop)
    case 'release':
      if (!isPulled(pull)) return { ...pull, startY: undefined }
      return settling(pull.phase === 'reached' ? 'refreshing' : 'aborting')
    case 'cancel':
      return isPulled(pull) ? settling('aborting') : { ...pull, startY: undefined }
    case 'begin':
      return pull.phase === 'none' ? settling('refreshing') : pull
    case 'stop':
      return pull.phase === 'refreshing' ? settling('restoring') : pull
    case 'settled':
      return pull.phase === 'aborting' || pull.phase === 'restoring' ? noPull : pull
  }
}
