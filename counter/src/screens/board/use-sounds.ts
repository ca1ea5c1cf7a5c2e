import { ageOf } from '@tiffin/core/order/due'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { allowSound, chime, lowNote, volumes } from '../../device/chime.ts'
import { type Audible, dueSound, type LastSounds, type Sound } from '../../features/kitchen/due-sound.ts'
import type { Columns } from '../../features/ticket/columns.ts'
import { waitsSince } from '../../features/ticket/waiting.ts'
import { useLooks } from '../../state/looks.ts'

function sound(what: Sound): void {
  if (!useLooks.getState().hasSound) return
  if (what === 'late') lowNote()
  else chime(volumes[what])
}

function audibleOf({ new: fresh, making }: Columns, now: number): Audible {
  const since = fresh.map(waitsSince)
  const isLate = (order: CounterOrder) => ageOf(order, now)?.urgency === 'late'
  return { newSince: since.length === 0 ? null : Math.min(...since), hasLate: [...fresh, ...making].some(isLate) }
}

/** What is new sounds until it is begun, and what is late each minute [kitchen-9]. */
export function useReminders(columns: Columns): void {
  const last = useRef<LastSounds>({ newAt: serverNow(), lateAt: serverNow() })
  useEffect(() => {
    addEventListener('pointerdown', allowSound)
    const timer = setInterval(() => {
      const now = serverNow()
      const what = dueSound(audibleOf(columns, now), last.current, now)
      if (what === undefined) return
      last.current = { ...last.current, ...(what === 'late' ? { lateAt: now } : { newAt: now }) }
      sound(what)
    }, 1000)
    return () => {
      removeEventListener('pointerdown', allowSound)
      clearInterval(timer)
    }
  }, [columns])
}

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
    sound('soft')
  }, [orders])
  return newest
}
