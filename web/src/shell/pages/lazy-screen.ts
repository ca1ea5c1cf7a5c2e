import type { ComponentType } from 'react'

/** A page whose code has not come by then shows an error [page-6]. */
export const pageTimeoutMs = 20_000
/** Waiting shorter than this shows nothing. */
export const pageDelayMs = 200

/** The code of a page, fetched when first wanted. */
export interface LazyScreen {
  /** There already, or undefined. */
  now(): ComponentType | undefined
  fetch(): Promise<ComponentType>
  /** After a failure, so that the next try asks again; code that has come is kept. */
  forget(): void
}

function wait(ms: number): { over: Promise<void>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return { over, stop: () => clearTimeout(timer) }
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let component: ComponentType | undefined
  let fetching: Promise<ComponentType> | undefined
  return {
    now: () => component,
    fetch() {
      if (fetching !== undefined) return fetching
      const { over, stop } = wait(pageTimeoutMs)
      const tooLong = over.then(() => Promise.reject(new Error('the page did not come in time')))
      const loading = load().then((loaded) => {
        component = loaded
        return loaded
      })
      const coming = Promise.race([loading, tooLong]).finally(stop)
      fetching = coming
      // React reads these of a promise that has settled and then shows the page without waiting for a turn.
      coming.then(
        (value) => Object.assign(coming, { status: 'fulfilled', value }),
        () => undefined,
      )
      return coming
    },
    forget() {
      if (component === undefined) fetching = undefined
    },
  }
}

/** Waits no longer than still looks immediate. */
export async function waitShortly(work: Promise<unknown> | undefined): Promise<void> {
  const { over, stop } = wait(pageDelayMs)
  await Promise.race([Promise.resolve(work).catch(() => undefined), over])
  stop()
}

/** Waits shortly for a page's code. */
export async function prepareScreen(screen: LazyScreen): Promise<void> {
  if (screen.now() === undefined) await waitShortly(screen.fetch())
}
