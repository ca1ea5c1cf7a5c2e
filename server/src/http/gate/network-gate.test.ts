import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkGate, type Pass, shares } from './network-gate.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A gate, and callers of it: whose work has begun, in this order, and who was refused. */
function open() {
  const gate = new NetworkGate(Date)
  const begun: string[] = []
  const passes: (Pass | undefined)[] = []
  const call = (network: string, times = 1) => {
    const mine = Array.from({ length: times }, () => gate.enter(network, () => void begun.push(network)))
    passes.push(...mine)
    return mine
  }
  const countOf = (network: string) => begun.filter((each) => each === network).length
  return { gate, begun, call, countOf, passes }
}

describe('the gate of a network', () => {
  test('[RL-02] lets twelve callers of one network do one thing at a time beside others, and begins others’ at once', () => {
    const { call, countOf } = open()
    call('shop')[0]?.leave()
    call('crowd', 12)
    expect(countOf('crowd')).toBe(shares.besideOthers)
    for (let order = 2; order <= 50; order++) {
      call('shop')[0]?.leave()
      expect(countOf('shop')).toBe(order)
    }
    expect(countOf('crowd')).toBe(shares.besideOthers)
  })

  test('lets the only network that asks have far more, in the order of coming, until all are served', () => {
    const { call, begun, passes } = open()
    call('crowd', 150)
    expect(begun).toHaveLength(shares.alone)
    for (const pass of passes) pass?.leave()
    expect(begun).toHaveLength(150)
  })

  test('counts others as there for some seconds, and gives the whole share again afterwards', () => {
    const { call, countOf } = open()
    call('shop')[0]?.leave()
    vi.advanceTimersByTime(shares.othersMs + 1)
    call('crowd', 10)
    expect(countOf('crowd')).toBe(10)
  })

  test('refuses only what no more can wait', () => {
    const { call } = open()
    const passes = call('crowd', 400)
    expect(passes.filter((pass) => pass !== undefined)).toHaveLength(shares.alone + shares.waiting)
    expect(call('shop')[0]).toBeDefined()
  })

  test('gives the place of a slow one to the next, up to an end', () => {
    const { call, countOf } = open()
    call('shop')[0]?.leave()
    call('crowd', 200)
    expect(countOf('crowd')).toBe(shares.besideOthers)
    vi.advanceTimersByTime(shares.slowMs * 1.5)
    expect(countOf('crowd')).toBe(shares.besideOthers * 2)
    vi.advanceTimersByTime(60_000)
    expect(countOf('crowd')).toBe(shares.unfinished)
  })

  test('beside others lets a place rest as long as it was worked on, so that half of the time is theirs', () => {
    const { call, countOf } = open()
    call('shop')
    const [first] = call('crowd', 3)
    vi.advanceTimersByTime(40)
    first?.leave()
    vi.advanceTimersByTime(39)
    expect(countOf('crowd')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(countOf('crowd')).toBe(2)
  })

  test('never lets one wait who asks for one thing after another, however long each takes', () => {
    const { call, countOf } = open()
    call('crowd', 12)
    for (let order = 1; order <= 20; order++) {
      const [pass] = call('shop')
      expect(countOf('shop')).toBe(order)
      vi.advanceTimersByTime(40)
      pass?.leave()
    }
  })

  test('forgets who leaves while waiting', () => {
    const { call, countOf } = open()
    call('shop')
    const [first, , third, fourth] = call('crowd', 4)
    third?.leave()
    first?.leave()
    expect([third?.hasBegun(), fourth?.hasBegun(), countOf('crowd')]).toEqual([false, false, 2])
  })

  test('holds a rate that a carrier’s network keeps within, and that is full again after a while', () => {
    const { gate } = open()
    const within = (times: number) =>
      Array.from({ length: times }, () => gate.isWithinRate('crowd')).filter(Boolean).length
    expect(within(shares.burst + 1000)).toBe(shares.burst)
    vi.advanceTimersByTime(1000)
    expect(within(1000)).toBe(shares.perSecond)
    expect(gate.isWithinRate('shop')).toBe(true)
  })
})
