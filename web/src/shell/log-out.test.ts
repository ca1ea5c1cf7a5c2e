import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptToken } from '../entry/kept-values.ts'
import { lendNavigator, type Navigator } from '../state/navigation/navigation.ts'
import { expel } from './log-out.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('[R-8.1] several calls refused together are shown once, and lead once to the log-in', async () => {
  const reLaunch = vi.fn(async () => ({ errMsg: 'reLaunch:ok' }))
  const stack = [{ id: '1', url: '/' }]
  lendNavigator({ pages: () => ({ stack, keptTabs: [], move: 'start' }), reLaunch } as unknown as Navigator) // as: all that is asked of it
  keptToken.set('a.b.c')
  const messages: string[] = []
  const stop = useOverlays.subscribe(({ toast }) => {
    if (toast !== undefined) messages.push(toast.text)
  })
  for (const message of ['Please log in', 'Please log in again']) expel(message)
  await vi.advanceTimersByTimeAsync(500)
  stop()
  expect(messages).toEqual(['Please log in'])
  expect(reLaunch.mock.calls).toEqual([['/pages/user/login/login']])
  expect(keptToken.get()).toBe('')
  keptToken.set('d.e.f') // logged in again, and refused again
  expel('Please log in once more')
  await vi.advanceTimersByTimeAsync(499)
  expect([keptToken.get(), reLaunch.mock.calls.length]).toEqual(['d.e.f', 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([keptToken.get(), reLaunch.mock.calls.length]).toEqual(['', 2])
})
