import { describe, expect, it } from 'vitest'
import { freshUntil } from './fresh-until.ts'
import type { MenuSource } from './menu-source.ts'

const minuteMs = 60_000
/** Twenty seconds before ten in Shanghai. */
const now = Date.parse('2026-11-20T01:59:40Z')
const ten = Date.parse('2026-11-20T02:00:00Z')

type Parts = Parameters<typeof freshUntil>
const open = (
  { sales = [], promotions = [] }: { sales?: [string, string][]; promotions?: [number, number][] } = {},
  backTimes: number[] = [],
): [Parts[0], Parts[1]] => [
  {
    products: [{ saleTimeList: sales.map(([start, end]) => ({ start, end })) }],
    promotions: promotions.map(([startTime, endTime]) => ({ startTime, endTime })),
    store: { timeZone: 'Asia/Shanghai' },
  } as unknown as MenuSource, // as: what is read of a menu here
  { backTimes: new Map(backTimes.map((time, index) => [`2 ${index}`, time])) },
]

describe('a menu that was built is right', () => {
  it('for half a minute where nothing ends earlier', () => {
    expect(freshUntil(...open(), now)).toBe(now + 30_000)
    const far: [string, string][] = [['08:00', '10:01']]
    expect(freshUntil(...open({ sales: far, promotions: [[0, now + 60_000]] }, [now + 60_000]), now)).toBe(now + 30_000)
  })

  it('until a product’s hours begin or end, at the full minute by the clock of the store', () => {
    expect(freshUntil(...open({ sales: [['10:00', '12:00']] }), now)).toBe(ten)
    expect(freshUntil(...open({ sales: [['08:00', '10:00']] }), now)).toBe(ten)
  })

  it('until hours of tomorrow where those of today have just begun', () => {
    const edge = ten + 1440 * minuteMs
    expect(freshUntil(...open({ sales: [['10:00', '10:00']] }), ten)).toBe(ten + 30_000)
    expect(freshUntil(...open({ sales: [['10:00', '10:00']] }), edge - 1000)).toBe(edge)
    const midnight = Date.parse('2026-11-20T16:00:00Z')
    expect(freshUntil(...open({ sales: [['00:00', '12:00']] }), midnight - 5000)).toBe(midnight)
  })

  it('until a promotion begins or ends, and no longer for one that did', () => {
    expect(freshUntil(...open({ promotions: [[now + 1000, now + 9000]] }), now)).toBe(now + 1000)
    expect(freshUntil(...open({ promotions: [[now, now + 9000]] }), now)).toBe(now + 9000)
    expect(freshUntil(...open({ promotions: [[now - 9000, now]] }), now)).toBe(now + 30_000)
  })

  it('until what is sold out is back', () => {
    expect(freshUntil(...open({}, [now + 8000, now + 4000]), now)).toBe(now + 4000)
    expect(freshUntil(...open({}, [now - 4000]), now)).toBe(now + 30_000)
  })
})
