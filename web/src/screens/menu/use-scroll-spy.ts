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
  const [shown, setShown] = useState<string | undefined>(undefined)
  /** Stops the way to the section that was asked for; gone once the customer scrolls. */
  const held = useRef<AbortController | undefined>(undefined)

  useEffect(() => {
    const box = list.current
    if (box === null) return
    const read = () => {
      if (held.current?.signal.aborted === false) return
      held.current = undefined
      setShown(sectionAtTop(box) ?? ids[0])
    }
    if (held.current === undefined) read()
    const letGo = () => held.current?.abort()
    box.addEventListener('scroll', read, { passive: true })
    for (const move of customersMoves) addEventListener(move, letGo, { passive: true })
    return () => {
      box.removeEventListener('scroll', read)
      for (const move of customersMoves) removeEventListener(move, letGo)
    }
  }, [ids])

  const bring = useCallback((id: string, isAtOnce = false) => {
    const find = () => list.current?.querySelector(`[data-section="${CSS.escape(id)}"]`)
    held.current?.abort()
    const hold = new AbortController()
    held.current = hold
    setShown(id)
    const isJump = isAtOnce || isFar(list.current, find()) || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isJump) find()?.scrollIntoView({ behavior: 'smooth', block: 'start' })
    settleAt(find, { afterMs: isJump ? 0 : travelMs, signal: hold.signal })
  }, [])

  return { list, attach: useKeepScroll(list), shown, bring }
}
