import '../../device/install.ts' // browsers offer to install early, and once
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useProfile } from '../../data/customer/profile.ts'
import { useCurrentOrders } from '../../data/order/order.ts'
import { followHints } from '../../data/push/live.ts'
import { isAtHome } from '../../entry/address.ts'
import { nextTurn } from '../../entry/next-turn.ts'
import { followSession } from '../../features/session/follow-session.ts'
import { UndoHost } from '../../features/undo/undo-toast.tsx'
import { helperOf, useHelp } from '../../state/help.ts'
import { loadRestOfWords } from '../../state/language/words.ts'
import { loginState, useHasLogin, useSession } from '../../state/login/session.ts'
import { navigator, openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { fetchAhead } from './fetch-ahead.ts'

const Nearby = lazyPart(() => import('../../features/location/nearby.tsx').then(({ Nearby }) => Nearby))

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const note = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return isVisible
}

/** For a visitor, ms after the start: the first page loads before the code that watches the cart. */
const watchLaterMs = 1500

/** Ms after the start, when the pictures of the first page have usually loaded. */
const afterFirstPaintMs = 1000

function useWatchedCart(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const watch = async () => {
      const { watchCart } = await import('../../features/saved-cart/watch-cart.ts')
      if (!isOver) stop = watchCart()
    }
    const timer = setTimeout(() => watch().catch(() => undefined), loginState() === 'valid' ? 0 : watchLaterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
}

/** What comes last of all, once its code and its words are there. */
function useAfterFirstPaint(): ComponentType | undefined {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    let isOver = false
    const fetchPart = async () => {
      const [{ AfterFirstPaint }] = await Promise.all([
        import('./after-first-paint.tsx'),
        loadRestOfWords().catch(() => undefined),
      ])
      if (!isOver) startTransition(() => setPart(() => AfterFirstPaint))
    }
    const timer = setTimeout(() => fetchPart().catch(() => undefined), afterFirstPaintMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return Part
}

/** Statistics come when the first page has all that it asked for, and not together with what comes late or watches. */
const reportLaterMs = 2000

function useStatistics(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const begin = async () => {
      const { startReporting } = await import('../statistics/start-reporting.ts')
      await nextTurn()
      if (!isOver) stop = startReporting()
    }
    const timer = setTimeout(() => begin().catch(() => undefined), reportLaterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
}

/** A provider that drops what is behind the `#` sends the customer to Home: the page of return is one step on. */
function useDroppedReturn(): void {
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    const name = ['orderId', 'paymentNo'].find((each) => search.has(each))
    if (name !== undefined && isAtHome()) openPage(withInputs(paths.paySuccess, { [name]: search.get(name) ?? '' }))
  }, [])
}

/** Whether an order is looked at: one that is over may still be refunded. */
const isOrderShown = (): boolean => navigator().pages().stack.at(-1)?.url.startsWith(paths.orderDetail) === true

function LiveShop() {
  const hasLogin = useHasLogin()
  const isVisible = useIsVisible()
  const { data } = useCurrentOrders()
  const mayBeHelped = useHelp((help) => help.isCodeShown || helperOf(help) !== null)
  const isAtOrder = useSyncExternalStore(navigator().subscribe, isOrderShown)
  const isWanted = hasLogin && isVisible && (mayBeHelped || isAtOrder || (data?.list.length ?? 0) > 0)
  const AfterFirstPaint = useAfterFirstPaint()
  useProfile(useSession(({ customer }) => customer === null)) // Home greets by name; who logs in by password opens Me later or never
  useWatchedCart()
  useStatistics()
  useDroppedReturn()
  useEffect(followSession, [])
  useEffect(fetchAhead, [])
  useEffect(() => {
    if (!isWanted) return
    return followHints()
  }, [isWanted])
  return (
    <>
      <UndoHost />
      <Nearby />
      {AfterFirstPaint === undefined ? null : <AfterFirstPaint />}
    </>
  )
}

/**
 * What nothing on the first page waits for: news of orders, the cart that is kept, the way back. A hidden tab lets go of
 * its connection. Without a brand there are no questions.
 */
export function Live() {
  const isOpen = useBootstrap(({ bootstrap }) => bootstrap !== undefined)
  return isOpen ? <LiveShop /> : null
}
