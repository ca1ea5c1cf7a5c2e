import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react'

interface LazyOptions<Props> {
  /** Stands in its place until it comes, or a try was in vain. */
  readonly Waiting?: ComponentType<Props>
  /** Hears of tries in vain. */
  readonly onFail?: () => void
}

/**
 * A part of a page whose code comes when it is first shown. When it cannot be had nothing stands in its place and the rest goes on;
 * it is asked for again when the connection is back, when the page is looked at again, and when the part is shown again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, onFail }: LazyOptions<Props> = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  return function LazyPart(props) {
    const [Shown, setShown] = useState(() => part ?? Waiting)
    const isThere = part !== undefined && Shown === part
    useEffect(() => {
      if (isThere) return
      const end = new AbortController()
      const { signal } = end
      const show = () => signal.aborted || startTransition(() => setShown(() => part))
      const ask = () =>
        load().then(
          (come) => {
            part = come
            show()
          },
          () => {
            show()
            onFail?.()
          },
        )
      ask()
      addEventListener('online', ask, { signal })
      document.addEventListener('visibilitychange', ask, { signal })
      return () => end.abort()
    }, [isThere])
    return Shown === undefined ? null : createElement(Shown, props)
  }
}
