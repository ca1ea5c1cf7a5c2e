import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyScreen, pageDelayMs, pageTimeoutMs, prepareScreen } from './lazy-screen.ts'

const Page = () => null
const never = () => new Promise<typeof Page>(() => {})
const after = (ms: number) => () => new Promise<typeof Page>((resolve) => setTimeout(resolve, ms, Page))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a page’s code', () => {
  it('[R-9.4] that comes within 200 ms is waited for, so that nothing shows that it was loading', async () => {
    const screen = lazyScreen(after(100))
    const ready = prepareScreen(screen)
    await vi.advanceTimersByTimeAsync(100)
    await ready
    expect(screen.now()).toBe(Page)
  })

  it('[R-9.4] that takes longer is not waited for any more', async () => {
    const screen = lazyScreen(after(1000))
    let isReady = false
    prepareScreen(screen).then(() => {
      isReady = true
    })
    await vi.advanceTimersByTimeAsync(pageDelayMs - 1)
    expect(isReady).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isReady).toBe(true)
    expect(screen.now()).toBeUndefined()
  })

  it('[R-9.4] that never comes is an error after 20 seconds', async () => {
    const failed = vi.fn()
    lazyScreen(never).fetch().catch(failed)
    await vi.advanceTimersByTimeAsync(pageTimeoutMs - 1)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalled()
    expect([pageDelayMs, pageTimeoutMs]).toEqual([200, 20_000])
  })

  it('[R-9.4][R-8.7] is asked for once, and again only after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Page)
    const screen = lazyScreen(load)
    await screen.fetch().catch(() => undefined)
    await screen.fetch().catch(() => undefined)
    expect(load).toHaveBeenCalledTimes(1)
    screen.forget()
    await screen.fetch()
    screen.forget()
    await screen.fetch()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
