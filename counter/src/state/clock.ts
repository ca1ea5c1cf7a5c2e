import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useSyncExternalStore } from 'react'

type Plain = string | number | boolean | null | undefined

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** What is read off the server's clock, each second by one timer for all who read: a part of the screen changes only when its own answer does. */
export const useClock = <Value extends Plain>(read: (now: number) => Value): Value =>
  useSyncExternalStore(listen, () => read(serverNow()))
