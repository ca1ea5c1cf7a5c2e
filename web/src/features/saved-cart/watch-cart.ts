import { useCart } from '../../state/cart/cart.ts'
import { useHelp } from '../../state/help.ts'
import { useSession } from '../../state/login/session.ts'
import { navigator as pageNavigator } from '../../state/navigation/navigation.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { currentUid, keptKnown } from './known-cart.ts'
import { followOtherTabs, isConfirming } from './other-tabs.ts'
import { meet, meetHelper, save } from './sync-cart.ts'

/** Several taps on plus are one save. */
const restMs = 800

/** Who logged out has left no cart here. One who lost the token still has one: it must not be added to itself at the next log-in. */
function forgetLeft(): void {
  if (useCart.getState().lines.length === 0) keptKnown.clear()
}

/** One at a time, over all tabs of the browser where it can distinguish them. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks === undefined ? work() : navigator.locks.request('tiffin.cart', work)
}

/**
 * Keeps the cart of a logged-in customer on the server and the carts of the browser's tabs the same (docs/decisions/0021).
 * While an order is being confirmed the cart rests: what was handed over is what is ordered. Answers how to stop.
 */
export function watchCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let uid = currentUid()
  let wasConfirming = isConfirming()
  let last = Promise.resolve()

  const soon = (work: () => Promise<void>) => {
    last = last.then(() => (isConfirming() ? undefined : inTurn(work))).catch(() => undefined)
  }
  /** What staff grants counts for the order that is being confirmed, too. */
  const noteHelp = () => {
    if (isConfirming()) last = last.then(meetHelper).catch(() => undefined)
    else soon(meet)
  }
  const noteCart = () => {
    clearTimeout(timer)
    if (uid === undefined) forgetLeft()
    else timer = setTimeout(() => soon(save), restMs)
  }
  const noteSession = () => {
    const now = currentUid()
    if (now === uid) return
    uid = now
    clearTimeout(timer)
    if (uid === undefined) forgetLeft()
    else soon(meet)
  }
  const notePages = () => {
    const isNow = isConfirming()
    if (wasConfirming && !isNow) soon(meet)
    wasConfirming = isNow
  }
  const noteSight = () => {
    if (document.visibilityState === 'visible') soon(meet)
  }
  const noteOnline = () => soon(meet)

  if (uid === undefined) forgetLeft()
  else soon(meet)
  document.addEventListener('visibilitychange', noteSight)
  addEventListener('online', noteOnline)
  const stops = [
    followOtherTabs(),
    useCart.subscribe(({ lines }, before) => void (lines !== before.lines && noteCart())),
    useStoreChoice.subscribe(noteCart),
    useHelp.subscribe(({ heard }, before) => void (heard !== before.heard && noteHelp())),
    useSession.subscribe(noteSession),
    pageNavigator().subscribe(notePages),
    () => document.removeEventListener('visibilitychange', noteSight),
    () => removeEventListener('online', noteOnline),
    () => clearTimeout(timer),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
