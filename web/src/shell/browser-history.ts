import type { OpenPage } from '../state/navigation.ts'

/**
 * The browser's side of the page stack: every open page is one history entry that carries the whole stack below it,
 * so that a reload, Back and Forward find their pages without any other memory.
 */
export interface BrowserHistory {
  /** The stack kept in the entry that is shown, when its address was not edited. */
  stack(): readonly OpenPage[] | undefined
  /** What stands after the `#`. */
  address(): string
  push(stack: readonly OpenPage[]): void
  replace(stack: readonly OpenPage[]): void
  /** An entry of its own for what lies over the page, so that Back closes that and nothing else. */
  cover(stack: readonly OpenPage[]): void
  /** Goes back, or forward by less than nothing, without telling the listener; resolves when the browser has arrived. */
  back(entries: number): Promise<void>
  listen(onMove: () => void): () => void
}

function isStack(value: unknown): value is OpenPage[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((page) => typeof page?.id === 'string' && typeof page?.url === 'string')
  )
}

function hashOf(url: string): string {
  return `${location.pathname}${location.search}#${url}`
}

/** Browsers answer a move within a frame or two; one that never does must not stop the app. */
const arrivalMs = 1000

export function browserHistory(): BrowserHistory {
  const address = () => location.hash.slice(1)
  let arrived: (() => void) | undefined

  const write = (kind: 'pushState' | 'replaceState', stack: readonly OpenPage[]) => {
    const top = stack.at(-1)
    if (top !== undefined) history[kind]({ stack }, '', hashOf(top.url))
  }

  return {
    stack() {
      const stack: unknown = history.state?.stack
      return isStack(stack) && stack.at(-1)?.url === address() ? stack : undefined
    },
    address,
    push: (stack) => write('pushState', stack),
    replace: (stack) => write('replaceState', stack),
    cover: (stack) => write('pushState', stack),
    back(entries) {
      if (entries === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(() => arrived?.(), arrivalMs)
        arrived = () => {
          clearTimeout(timer)
          arrived = undefined
          resolve()
        }
        history.go(-entries)
      })
    },
    listen(onMove) {
      const onPop = () => (arrived === undefined ? onMove() : arrived())
      addEventListener('popstate', onPop)
      return () => removeEventListener('popstate', onPop)
    },
  }
}
