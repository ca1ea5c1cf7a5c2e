import { useCallback, useEffect, useRef, useState } from 'react'
import { useKeepScroll } from '../../ui/use-keep-scroll.ts'

/** A heading counts as shown when it has come this near to the top of the list. */
const nearPx = 24
/** Long enough for a smooth scroll to arrive. */
const travelMs = 700

/** Follows which section of a scrolling list is at its top, and brings one there when asked. */
export function useScrollSpy(ids: readonly string[]) {
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<string | undefined>(undefined)
  const travelling = useRef(false)

  useEffect(() => {
    const box = list.current
    if (box === null) return
    const read = () => {
      if (travelling.current) return
      const top = box.getBoundingClientRect().top + nearPx
      const above = ids.filter((id) => {
        const section = box.querySelector(`[data-section="${CSS.escape(id)}"]`)
        return section !== null && section.getBoundingClientRect().top <= top
      })
      setShown(above.at(-1) ?? ids[0])
    }
    read()
    box.addEventListener('scroll', read, { passive: true })
    return () => box.removeEventListener('scroll', read)
  }, [ids])

  const bring = useCallback((id: string) => {
    const scrollTo = (behavior: ScrollBehavior) =>
      list.current?.querySelector(`[data-section="${CSS.escape(id)}"]`)?.scrollIntoView({ behavior, block: 'start' })
    setShown(id)
    travelling.current = true
    setTimeout(() => {
      travelling.current = false
      // By now the section is written, and rows that were never shown had a guessed height on the way.
      scrollTo('instant')
    }, travelMs)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo(isCalm ? 'instant' : 'smooth')
  }, [])

  return { attach: useKeepScroll(list), shown, bring }
}
