import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { watchConnection } from './connection.ts'

afterEach(() => vi.useRealTimers())

it('[R-4.9][R-9.1] the message of a lost connection outlives its 60 s for as long as there is none', async () => {
  vi.useFakeTimers()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = watchConnection()
  dispatchEvent(new Event('offline'))
  for (const seconds of [5, 54, 2, 180]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(useOverlays.getState().isOffline).toBe(true)
  }
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(useOverlays.getState().isOffline).toBe(false)
  stop()
})
