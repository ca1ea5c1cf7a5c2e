import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { chime } from '../../device/chime.ts'
import { useLooks } from '../../state/looks.ts'

/** Sounds when an order comes in that was not there before; answers its code for those who read with their ears. */
export function useNewOrderSound(orders: readonly CounterOrder[] | undefined): string {
  const known = useRef<Set<string>>(undefined)
  const [newest, setNewest] = useState('')
  useEffect(() => {
    if (!orders) return
    const before = known.current
    known.current = new Set(orders.map(({ orderId }) => orderId))
    const arrived = before && orders.find(({ orderId }) => !before.has(orderId))
    if (!arrived) return
    setNewest(codeOf(arrived))
    if (useLooks.getState().hasSound) chime()
  }, [orders])
  return newest
}
