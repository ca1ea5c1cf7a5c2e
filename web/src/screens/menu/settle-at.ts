/** Unmoved for this long: arrived. */
const stillMs = 600
/** Scrolling is given up after this. */
const longestMs = 6000

interface SettleOptions {
  /** Lets a smooth scroll arrive first. */
  readonly afterMs: number
  readonly signal: AbortSignal
}

/**
 * Brings an element to the top of what scrolls, again and again until it keeps still there: the rest of the list is
 * written late, and rows that were never in sight have a guessed height until they come near.
 */
export function settleAt(find: () => Element | null | undefined, { afterMs, signal }: SettleOptions): void {
  const begin = performance.now() + afterMs
  let stillSince = begin
  let last: number | undefined
  const step = () => {
    const now = performance.now()
    if (signal.aborted || now - begin > longestMs) return
    if (now >= begin) {
      const element = find()
      const top = element?.getBoundingClientRect().top
      if (top === undefined || last === undefined || Math.abs(top - last) > 1) stillSince = now
      element?.scrollIntoView({ behavior: 'instant', block: 'start' })
      last = element?.getBoundingClientRect().top
      if (now - stillSince > stillMs) return
    }
    requestAnimationFrame(step)
  }
  step()
}
