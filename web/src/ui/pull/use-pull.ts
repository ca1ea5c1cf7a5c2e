import { useCallback, useEffect, useRef, useState } from 'react'
import { nextPull, noPull, type Pull, type PullEvent, type PullPhase } from './pull-state.ts'

/** The motion back takes 300 ms; it counts as over by then even when its end is not reported. */
const settleMs = 350
/** A refresh that the page begins itself waits so long [page-4]. */
const beginMs = 50

const isAtTop = (): boolean => window.scrollY <= 0

/**
 * Listens to fingers on the window while the page is shown. Browsers' own pull-to-refresh is off meanwhile.
 * `onMove` gets each distance without rendering anything.
 */
export function usePull(onRefresh: () => Promise<unknown>, onMove: (px: number) => void) {
  const [phase, setPhase] = useState<PullPhase>('none')
  const pull = useRef<Pull>(noPull)
  const page = useRef({ onRefresh, onMove })
  page.current = { onRefresh, onMove }

  const take = useCallback((event: PullEvent): void => {
    const before = pull.current
    pull.current = nextPull(before, event)
    const { phase, distance } = pull.current
    page.current.onMove(distance)
    if (phase === before.phase) return
    setPhase(phase)
    if (phase === 'refreshing') {
      const over = () => take({ type: 'stop' })
      // Without a connection nothing can come.
      const refresh = navigator.onLine ? page.current.onRefresh() : Promise.resolve()
      refresh.then(over, over)
    }
  }, [])

  useEffect(() => {
    if (phase !== 'aborting' && phase !== 'restoring') return
    const timer = setTimeout(() => take({ type: 'settled' }), settleMs)
    return () => clearTimeout(timer)
  }, [phase, take])

  useEffect(() => {
    const root = document.documentElement
    const yOf = (event: TouchEvent) => event.touches[0]?.clientY ?? 0
    const listeners = {
      touchstart: (event: TouchEvent) => take({ type: 'touch', y: yOf(event), isAtTop: isAtTop() && !hasLayer() }),
      touchmove: (event: TouchEvent) => {
        take({ type: 'move', y: yOf(event), isAtTop: isAtTop() })
        const isHeld = pull.current.phase === 'pulling' || pull.current.phase === 'reached'
        if (isHeld && event.cancelable) event.preventDefault()
      },
      touchend: () => take({ type: 'release' }),
      touchcancel: () => take({ type: 'cancel' }),
    }
    root.style.overscrollBehaviorY = 'contain'
    for (const [name, listener] of Object.entries(listeners))
      addEventListener(name as keyof typeof listeners, listener, { passive: name !== 'touchmove' }) // the names above
    return () => {
      root.style.overscrollBehaviorY = ''
      for (const [name, listener] of Object.entries(listeners))
        removeEventListener(name as keyof typeof listeners, listener) // the names above
    }
  }, [take])

  const settled = useCallback(() => take({ type: 'settled' }), [take])
  const begin = useCallback(() => {
    setTimeout(() => take({ type: 'begin' }), beginMs)
  }, [take])
  return { phase, settled, begin }
}

/** A sheet or dialog has the fingers for itself. */
const hasLayer = (): boolean => document.querySelector('.layer[open]') !== null
