import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { fillColumns, ticketHeight } from '../../features/ticket/fill-columns.ts'

/** Tickets move only when nobody has touched the screen for so long. */
const calmMs = 2000

let touchedAt = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const isTouched = () => performance.now() - touchedAt < calmMs

const announce = () => {
  for (const listener of listeners) listener()
}

function noteTouch(): void {
  touchedAt = performance.now()
  clearTimeout(timer)
  timer = setTimeout(announce, calmMs)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The columns that tickets stand in: what is new goes to the shorter one, the rest moves only while nobody touches the screen. */
export function usePlacement(orders: readonly CounterOrder[], count: number): readonly (readonly CounterOrder[])[] {
  const places = useRef<ReadonlyMap<string, number>>(new Map())
  const isHeld = useSyncExternalStore(listen, isTouched)
  useEffect(() => {
    addEventListener('pointerdown', noteTouch)
    return () => removeEventListener('pointerdown', noteTouch)
  }, [])
  const columns = fillColumns(orders, {
    count,
    heightOf: ticketHeight,
    placeOf: ({ orderId }) => (isHeld ? places.current.get(orderId) : undefined),
  })
  places.current = new Map(columns.flatMap((column, index) => column.map(({ orderId }) => [orderId, index] as const)))
  return columns
}
