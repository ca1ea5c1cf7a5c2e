import { type FragmentInstance, type RefObject, useEffect, useRef, useState } from 'react'

/** Rows stand ready this far above and below what is seen: one more screen on each side. */
const rootMargin = '100% 0px'

interface Near {
  readonly isNear: boolean
  /** Height of the rows when they were last rendered, px; unknown before. */
  readonly height: number | undefined
}

function heightOf(part: FragmentInstance): number | undefined {
  const rects = part.getClientRects()
  if (rects.length === 0) return undefined
  return Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top))
}

const holdsFocus = (elements: Iterable<Element>): boolean =>
  [...elements].some((each) => each.contains(document.activeElement))

interface Watch {
  /** What was reported before. */
  readonly isNear: boolean
  readonly part: FragmentInstance
  /** What scrolls. */
  readonly root: Element | null
  readonly onChange: (isNear: boolean) => void
}

/** Reports whether any element of a part is near, once that is known and whenever it changes. Rows with the focus are. */
function watchNear({ part, root, isNear, onChange }: Watch): () => void {
  const all = new Set<Element>()
  const near = new Set<Element>()
  const report = () => onChange(near.size > 0 || (isNear && holdsFocus(all)))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, rootBounds } of entries) {
        if (rootBounds?.height === 0) return // the page is hidden, and comes back as it was
        all.add(target)
        if (isIntersecting) near.add(target)
        else near.delete(target)
      }
      report()
    },
    { root, rootMargin },
  )
  const onFocusOut = () => queueMicrotask(report)
  part.observeUsing(observer)
  part.addEventListener('focusout', onFocusOut)
  return () => {
    observer.disconnect()
    part.removeEventListener('focusout', onFocusOut)
  }
}

interface NearOptions {
  readonly box: RefObject<Element | null>
  readonly isNearAtFirst: boolean
}

/** Whether a part of a scrolling list is in sight or nearly so. Its elements stand in a fragment with the answered `ref`. */
export function useNear({ box, isNearAtFirst }: NearOptions): Near & { ref: RefObject<FragmentInstance | null> } {
  const ref = useRef<FragmentInstance>(null)
  const [{ isNear, height }, setNear] = useState<Near>({ isNear: isNearAtFirst, height: undefined })
  useEffect(() => {
    const part = ref.current
    if (part === null) return
    return watchNear({
      part,
      isNear,
      root: box.current,
      onChange(next) {
        if (next !== isNear) setNear(next ? { isNear: true, height } : { isNear: false, height: heightOf(part) })
      },
    })
  }, [box, isNear, height])
  return { isNear, height, ref }
}
