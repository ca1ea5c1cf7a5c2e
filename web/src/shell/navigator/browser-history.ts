import type { OpenPage } from '../../state/navigation/navigation.ts'

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
  /** Whether the entry that is shown was made by `cover`. */
  isCover(): boolean
  /**
   * Goes back, or forward by less than nothing, without calling the listener; resolves when the browser has arrived.
   * An address that is followed on the way is no arrival: the listener is called.
   */
  back(entries: number): Promise<void>
  /** Answers how to stop: from then on nothing changes the history, neither what is under way nor what comes. */
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

/** An address that was followed meanwhile calls off a move in some browsers, in others it only comes first. */
const calledOffMs = 200

export function browserHistory(): BrowserHistory {
  const address = () => location.hash.slice(1)
  let arrived: (() => void) | undefined
  let hurry = () => {}
  let isStopped = false
  let timer: ReturnType<typeof setTimeout>

  const stack = () => {
    const kept: unknown = history.state?.stack
    return isStack(kept) && kept.at(-1)?.url === address() ? kept : undefined
  }

  const write = (kind: 'pushState' | 'replaceState', pages: readonly OpenPage[], isCover = false) => {
    const top = pages.at(-1)
    if (top !== undefined && !isStopped)
      history[kind]({ stack: pages, ...(isCover && { isCover }) }, '', hashOf(top.url))
  }

  return {
    stack,
    address,
    push: (pages) => write('pushState', pages),
    replace: (pages) => write('replaceState', pages),
    cover: (pages) => write('pushState', pages, true),
    isCover: () => history.state?.isCover === true,
    back(entries) {
      if (entries === 0 || isStopped) return Promise.resolve()
      return new Promise((resolve) => {
        const giveUpAfter = (ms: number) => {
          clearTimeout(timer)
          timer = setTimeout(() => arrived?.(), ms)
        }
        arrived = () => {
          clearTimeout(timer)
          arrived = undefined
          resolve()
        }
        hurry = () => giveUpAfter(calledOffMs)
        giveUpAfter(arrivalMs)
        history.go(-entries)
      })
    },
    listen(onMove) {
      const onPop = () => {
        if (arrived === undefined) return onMove()
        if (stack() !== undefined) return arrived()
        hurry()
        onMove()
      }
      addEventListener('popstate', onPop)
      return () => {
        isStopped = true
        removeEventListener('popstate', onPop)
        arrived?.()
      }
    },
  }
}
