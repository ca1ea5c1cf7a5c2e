import { useEffect, useState } from 'react'
import { openOrderStream } from '../data/live.ts'
import { useCurrentOrders } from '../data/order.ts'
import { useHasLogin } from '../state/session.ts'

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const note = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return isVisible
}

/** While an order goes on and the app is looked at, the server tells when something moved. A hidden tab lets go of its connection. */
export function Live() {
  const hasLogin = useHasLogin()
  const isVisible = useIsVisible()
  const { data } = useCurrentOrders()
  const isWanted = hasLogin && isVisible && (data?.list.length ?? 0) > 0
  useEffect(() => {
    if (!isWanted) return
    return openOrderStream()
  }, [isWanted])
  return null
}
