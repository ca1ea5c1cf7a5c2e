import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react'

/**
 * A part of a page whose code comes when it is first shown. Until then, and when it cannot be had, nothing stands in its place and
 * the rest goes on; it is asked for again when the connection is back, and when it is shown anew. `onFail` hears of tries in vain.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFail: () => void = () => undefined,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  return function LazyPart(props) {
    const [isThere, setThere] = useState(part !== undefined)
    useEffect(() => {
      if (isThere) return
      const end = new AbortController()
      const ask = () =>
        load().then((come) => {
          part = come
          if (!end.signal.aborted) startTransition(() => setThere(true))
        }, onFail)
      ask()
      addEventListener('online', ask, { signal: end.signal })
      return () => end.abort()
    }, [isThere])
    return part === undefined ? null : createElement(part, props)
  }
}
