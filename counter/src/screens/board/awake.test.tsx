import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../test/fake-server.ts'
import { openBoard } from '../../test/open-board.tsx'
import { prepare } from '../../test/show.tsx'

prepare()
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(document, 'visibilityState')
})

/** A browser that can keep its screen on; how often that was asked, and what was let go. */
function canStayAwake(request?: () => Promise<unknown>) {
  const release = vi.fn(async () => {})
  const asking = vi.fn(request ?? (async () => ({ release })))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: asking } })
  return { asking, release }
}

function see(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[kitchen-25] the screen stays on while the board is open: asked for when it opens and when it is seen again, let go when it is left', async () => {
  const { asking, release } = canStayAwake()
  fakeServer()
  openBoard()
  expect(asking.mock.calls).toEqual([['screen']])
  see('hidden')
  expect(asking).toHaveBeenCalledTimes(1)
  see('visible')
  expect(asking).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(screen.getByTestId('page-board')).toBeTruthy())
  cleanup()
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
  see('visible')
  expect(asking).toHaveBeenCalledTimes(2)
})

test('[kitchen-25] what is answered after the board was left is let go at once, and a browser that refuses loses nothing', async () => {
  const release = vi.fn(async () => {})
  let answer: (lock: unknown) => void = () => {}
  canStayAwake(() => new Promise((resolve) => (answer = resolve)))
  fakeServer()
  openBoard()
  cleanup()
  answer({ release })
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
  canStayAwake(() => Promise.reject(new DOMException('battery', 'NotAllowedError')))
  openBoard()
  expect(screen.getByTestId('page-board')).toBeTruthy()
})
