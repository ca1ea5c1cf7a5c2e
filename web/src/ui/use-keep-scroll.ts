import { type RefObject, useCallback, useRef } from 'react'

/**
 * A box that scrolls by itself finds its place again when its page is shown again: browsers forget it while it is hidden.
 * Answers what to hand the box as its `ref`.
 */
export function useKeepScroll<Box extends HTMLElement>(box: RefObject<Box | null>): (node: Box) => () => void {
  const top = useRef(0)
  return useCallback(
    (node: Box) => {
      box.current = node
      if (top.current !== 0) node.scrollTop = top.current // even to say 0 costs a layout
      const note = () => {
        top.current = node.scrollTop
      }
      node.addEventListener('scroll', note, { passive: true })
      return () => {
        node.removeEventListener('scroll', note)
        box.current = null
      }
    },
    [box],
  )
}
