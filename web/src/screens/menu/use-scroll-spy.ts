import { useCallback, useEffect, useRef, useState } from 'react'
import { useKeepScroll } from '../../ui/use-keep-scroll.ts'
import { settleAt } from './settle-at.ts'

/** A heading counts as shown when it has come this near to the top of the list. */
const nearPx = 24
/** Long enough for a smooth scroll to arrive. */
const travelMs = 700

/** Screens to travel at most; what is farther away is there at once. */
const farScreens = 3

const customersMoves = ['wheel', 'pointerdown', 'keydown'] as const

/** Which heading is shown. Who follows it is drawn again at once, in the frame that the list is scrolled in [page-31]. */
export interface ShownHeading {
  readonly get: () => string | undefined
  readonly subscribe: (follow: () => void) => () => void
}

function createShown() {
  const followers = new Set<() => void>()
  let shown: string | undefined
  const subscribe: ShownHeading['subscribe'] = (follow) => {
    followers.add(follow)
    return () => followers.delete(follow)
  }
  const set = (id: string | undefined) => {
    if (id === shown) return
    shown = id
    for (const follow of followers) follow()
  }
  return { get: () => shown, subscribe, set }
}

/** The last section that has begun above the top of the list. */
function sectionAtTop(box: Element): string | undefined {
  const top = box.getBoundingClientRect().top + nearPx
  let shown: string | undefined
  for (const section of box.querySelectorAll<HTMLElement>('[data-section]')) {
    if (section.getBoundingClientRect().top > top) break
    shown = section.dataset.section
  }
  return shown
}

const isFar = (box: Element | null, section: Element | null | undefined): boolean =>
  box !== null &&
  section !== null &&
  section !== undefined &&
  Math.abs(section.getBoundingClientRect().top - box.getBoundingClientRect().top) > farScreens * box.clientHeight

/**
 * Follows which section of a scrolling list is at its top, and brings one there when asked. What was asked for stays
 * the one shown until the customer scrolls: the list may end before its last headings reach the top.
 */
export function useScrollSpy(ids: readonly string[]) {
  const list = useRef<HTMLDivElement>(null)
  const [shown] = useState(createShown)
  /** Stops the way to the section that was asked for; gone once the customer scrolls. */
  const held = useRef<AbortController | undefined>(undefined)

  useEffect(() => {
    const box = list.current
    if (box === null) return
    const read = () => {
      if (held.current?.signal.aborted === false) return
      held.current = undefined
      shown.set(sectionAtTop(box) ?? ids[0])
    }
    if (held.current === undefined) read()
    const letGo = () => held.current?.abort()
    box.addEventListener('scroll', read, { passive: true })
    for (const move of customersMoves) addEventListener(move, letGo, { passive: true })
    return () => {
      box.removeEventListener('scroll', read)
      for (const move of customersMoves) removeEventListener(move, letGo)
    }
  }, [ids, shown])

  const bring = useCallback(
    (id: string, isAtOnce = false) => {
      const find = () => list.current?.querySelector(`[data-section="${CSS.escape(id)}"]`)
      held.current?.abort()
      const hold = new AbortController()
      held.current = hold
      shown.set(id)
      const isJump = isAtOnce || isFar(list.current, find()) || matchMedia('(prefers-reduced-motion: reduce)').matches
      if (!isJump) find()?.scrollIntoView({ behavior: 'smooth', block: 'start' })
      settleAt(find, { afterMs: isJump ? 0 : travelMs, signal: hold.signal })
    },
    [shown],
  )

  return { list, attach: useKeepScroll(list), shown, bring }
}
