import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'
import { MakingLane } from './lane-making.tsx'

prepare()

/** An observer that says where tickets stand when a test wants it. */
class FakeObserver {
  static last: FakeObserver | undefined
  readonly targets: HTMLElement[] = []
  readonly #tell: (entries: object[]) => void
  constructor(onEntries: (entries: object[]) => void) {
    this.#tell = onEntries
    FakeObserver.last = this
  }
  observe(target: HTMLElement): void {
    this.targets.push(target)
  }
  disconnect = vi.fn()
  /** Tickets by their tops, in a lane whose edge for heads is at 500 px. */
  say(tops: Readonly<Record<string, number>>): void {
    const entries = this.targets
      .filter(({ dataset }) => (dataset.order ?? '') in tops)
      .map((target) => ({
        ...{ target, rootBounds: { bottom: 500 } },
        boundingClientRect: { top: tops[target.dataset.order ?? ''] },
      }))
    act(() => this.#tell(entries))
  }
}

const making = (orderId: string) => anOrder({ orderId, status: 30 })
const client = new QueryClient()
const columnsOfMaking = (orders: ReturnType<typeof making>[]) => {
  const all = { toPay: [], later: [], new: [], making: orders, ready: [] }
  return { ...all, all, gone: [] }
}
const lane = (...orders: ReturnType<typeof making>[]) => (
  <QueryClientProvider client={client}>
    <MakingLane columns={columnsOfMaking(orders)} isUnknown={false} isShown />
  </QueryClientProvider>
)

test('the pill counts the tickets whose heads are not seen, as they come, go and scroll', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const all = ['o1', 'o2', 'o3'].map(making)
  const { rerender } = render(lane(...all))
  expect(screen.queryByText(/more below/)).toBeNull()
  FakeObserver.last?.say({ o1: 0, o2: 500, o3: 700 })
  expect(screen.getByText(/^2 more below/)).toBeTruthy()
  FakeObserver.last?.say({ o2: 320 })
  expect(screen.getByText(/^1 more below/)).toBeTruthy()
  FakeObserver.last?.say({ o1: -300, o3: 480 })
  expect(screen.queryByText(/more below/)).toBeNull()
  rerender(lane(...all, making('o4')))
  expect(FakeObserver.last?.targets.map(({ dataset }) => dataset.order).toSorted()).toEqual(['o1', 'o2', 'o3', 'o4'])
  FakeObserver.last?.say({ o1: -300, o2: 20, o3: 180, o4: 640 })
  expect(screen.getByText(/^1 more below/)).toBeTruthy()
})
