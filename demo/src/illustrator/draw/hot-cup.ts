import type { Art } from '../art.ts'
import type { Pair, Svg } from '../svg.ts'
import { flower } from './garnish.ts'

/** A cup on its saucer. */
export interface HotCup {
  /** The drink from its lit to its dark tone. */
  tea?: readonly [string, string, string]
  rim?: string
  band?: string
  /** What swims on it. */
  top?: (centre: Pair) => Svg
  isSteaming?: boolean
  /** Body of the cup from shade to light. */
  china?: readonly [string, string, string]
}

/** Steam of something hot, rising from a point. */
export function steam(a: Art, [x, y]: Pair, strength = 0.75): Svg {
  const white = { stroke: '#fff' }
  return a.at([x, y], {}, [
    a.group({ filter: a.blur(7), opacity: strength }, [
      a.stroke('M-46-34C-70-66-22-88-42-128', 15, white),
      a.stroke('M10-40C-14-76 40-100 14-150', 17, white),
      a.stroke('M60-32C40-60 80-80 64-112', 12, white),
    ]),
  ])
}

/** The saucer under a cup. */
function saucer(a: Art, [x, y]: Pair, rim: string): Svg {
  return [
    a.shadow([x, y + 18], [168, 26]),
    a.group(
      { filter: a.puff({ blur: 8, scale: 6, warm: 'cream', spec: 0.3 }) },
      a.ellipse([x, y], [172, 40], { fill: '#fffdfa' }),
    ),
    a.ellipse([x, y - 3], [164, 35], { fill: 'none', stroke: rim, strokeWidth: 2.5 }),
    a.ellipse([x, y + 2], [84, 19], { fill: '#b98a63', opacity: 0.35, filter: a.blur(8) }),
  ]
}

function handle(a: Art, china: HotCup['china'] & object): Svg {
  const paint = a.linear(`${china[2]}, ${china[1]}, ${china[0]}`, 'slant')
  return [
    a.stroke('M336 236C404 222 424 262 402 300C386 328 350 334 322 322', 17, { stroke: paint }),
    a.stroke('M340 232C400 219 417 260 396 295', 4, { stroke: '#fff', strokeOpacity: 0.9 }),
  ]
}

function garland(a: Art, band: string): Svg {
  return [
    a.ellipse([236, 206], [131, 62], { fill: 'none', stroke: band, strokeWidth: 3, opacity: 0.9 }),
    [-92, -46, 0, 46, 92].map((x) =>
      flower(a, [236 + x, 282 - Math.abs(x) * 0.14], {
        size: 1.15 - Math.abs(x) * 0.003,
        petal: band,
        heart: '#f4b740',
      }),
    ),
  ]
}

/** Draws a cup of something hot. */
export function drawHotCup(a: Art, cup: HotCup = {}): void {
  const { tea = ['#f4a64e', '#d9782a', '#a8430f'], rim = '#d9a441', band = '#e6002d', isSteaming = true } = cup
  const china = cup.china ?? ['#d8bfa2', '#f6e9d9', '#fffefb']
  const bowl = 'M106 204C106 300 150 372 236 376C322 372 366 300 366 204Z'
  const body = a.linear(`${china[1]} 0, ${china[2]} 20, ${china[2]} 45, ${china[1]} 75, ${china[0]} 100`, 'across')
  a.add(
    saucer(a, [236, 374], rim),
    handle(a, china),
    a.path(bowl, { fill: body }),
    a.group({ clipPath: a.clip(a.path(bowl)) }, [
      band ? garland(a, band) : '',
      a.ellipse([250, 392], [120, 34], { fill: '#a77d58', opacity: 0.5, filter: a.blur(14) }),
    ]),
    a.ellipse([236, 204], [130, 42], { fill: china[2], stroke: rim, strokeWidth: 3 }),
    a.ellipse([236, 209], [119, 36], { fill: '#e7d2ba' }),
    a.ellipse([236, 214], [114, 31], {
      fill: a.radial(`${tea[0]} 0, ${tea[1]} 55, ${tea[2]} 100`, [0.42, 0.4], 0.72),
    }),
    cup.top?.([236, 214]) ?? '',
    a.stroke('M140 212C158 196 196 188 226 187', 4, { stroke: '#ffe9c4', strokeOpacity: 0.85, filter: a.blur(1.5) }),
    isSteaming ? steam(a, [236, 204]) : '',
  )
}

/** Petals of milk on coffee. */
export function latteArt(a: Art, [x, y]: Pair): Svg {
  const white = { fill: '#fff6e6', opacity: 0.95 }
  return a.at([x, y], {}, [
    a.ellipse([0, 2], [82, 21], { fill: '#c98d52', opacity: 0.9 }),
    a.path('M-52 2C-52-14-20-20 0-20C20-20 52-14 52 2C40-4 20-6 0 6C-20-6-40-4-52 2Z', white),
    a.path('M-38 8C-32-2-14-2 0 12C14-2 32-2 38 8C28 6 12 8 0 20C-12 8-28 6-38 8Z', white),
    a.path('M0 26C-8 16-20 12-22 14C-10 12-4 18 0 26C4 18 10 12 22 14C20 12 8 16 0 26Z', white),
  ])
}
