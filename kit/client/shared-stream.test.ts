import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareStream } from './shared-stream.ts'

/** The browser's locks: one holder for each name, the others wait in line. */
function fakeLocks() {
  const lines = new Map<string, Promise<void>>()
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const before = lines.get(name) ?? Promise.resolve()
      const turn = before.then(() => (signal.aborted ? undefined : work()))
      lines.set(name, turn)
      return turn
    },
  }
}

let open: { hint: (hint: string) => void; close: ReturnType<typeof vi.fn>; tab: string }[] = []
const isOpen = () => open.filter(({ close }) => close.mock.calls.length === 0).map(({ tab }) => tab)
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

function tab(name: string, stream = 'orders') {
  const topics: string[] = []
  const stop = shareStream<string>({
    name: stream,
    hear: (hint) => topics.push(hint),
    open: (onHint) => {
      const close = vi.fn()
      open.push({ hint: onHint, close, tab: name })
      return close
    },
  })
  return { topics, stop }
}

beforeEach(() => {
  open = []
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

it('[R-7.19] of three tabs one holds the stream, and all receive each event once', async () => {
  const tabs = [tab('a'), tab('b'), tab('c')]
  await settle()
  expect(isOpen()).toEqual(['a'])
  open[0]?.hint('order')
  await settle()
  expect(tabs.map(({ topics }) => topics)).toEqual([['order'], ['order'], ['order']])
  for (const { stop } of tabs) stop()
})

it('[R-7.19] when the tab that holds it goes the next one takes over', async () => {
  const [first, second, third] = [tab('a'), tab('b'), tab('c')]
  await settle()
  first.stop()
  await settle()
  expect(isOpen()).toEqual(['b'])
  open[1]?.hint('order')
  await settle()
  expect([first.topics, second.topics, third.topics]).toEqual([[], ['order'], ['order']])
  third.stop()
  second.stop()
  await settle()
  expect(isOpen()).toEqual([])
})

it('a tab that goes while it waits never opens one', async () => {
  const first = tab('a')
  tab('b').stop()
  first.stop()
  await settle()
  expect(open.map(({ tab }) => tab).includes('b')).toBe(false)
  expect(isOpen()).toEqual([])
})

it('streams of other customers and brands are not shared', async () => {
  const [one, other] = [tab('a', 'demo u1'), tab('b', 'demo u2')]
  await settle()
  expect(isOpen()).toEqual(['a', 'b'])
  open[0]?.hint('order')
  await settle()
  expect(other.topics).toEqual([])
  one.stop()
  other.stop()
})

it('[R-7.19] a browser without locks, or without channels, has a stream in each tab', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const tabs = [tab('a'), tab('b')]
  expect(isOpen()).toEqual(['a', 'b'])
  for (const { stop } of tabs) stop()
  expect(isOpen()).toEqual([])
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  tab('c').stop()
  expect(open.at(-1)?.tab).toBe('c')
  vi.unstubAllGlobals()
})
