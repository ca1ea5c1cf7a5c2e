import type { Art } from '../art.ts'
import { f, type Svg } from '../svg.ts'
import { plate } from './slice.ts'

function slab(a: Art, y: number, tones: readonly [string, string]): Svg {
  const [light, deep] = tones
  return a.group({ filter: a.puff({ blur: 10, scale: 9, spec: 0.12 }) }, [
    a.path(
      `M92 ${y + 40}C84 ${y + 12} 108 ${y - 6} 150 ${y - 16}L330 ${y - 34}C372 ${y - 38} 396 ${y - 22} 392 ${y + 4}V${y + 34}C392 ${y + 50} 376 ${y + 58} 350 ${y + 62}L146 ${y + 82}C112 ${y + 86} 92 ${y + 76} 92 ${y + 60}Z`,
      {
        fill: a.linear(`${light}, ${deep}`),
      },
    ),
  ])
}

/** Draws two thick slices of toast with something melting between and over them. */
export function drawToast(
  a: Art,
  { melt, filling, crumbs = [] }: { melt: string; filling: string; crumbs?: readonly string[] },
): void {
  const drip =
    'M104 232C96 206 132 196 160 190L326 172C368 166 390 180 388 202C388 224 372 220 368 240C366 260 348 258 346 240C342 226 326 232 324 250C322 276 302 274 300 250C296 236 274 240 272 256C268 270 254 266 252 254C246 240 226 246 224 264C222 292 200 290 198 264C194 250 176 254 174 266C168 282 150 278 150 260C148 246 112 256 104 232Z'
  a.add(
    plate(a, 382),
    slab(a, 302, ['#eab768', '#a8632a']),
    a.group({ filter: a.puff({ blur: 5, scale: 6, warm: 'plain', spec: 0.25 }) }, [
      a.path('M98 300C160 288 320 268 392 272V292C320 296 160 320 98 322Z', { fill: filling }),
    ]),
    slab(a, 232, ['#f3c67c', '#b9722c']),
    a.group(
      { filter: a.puff({ blur: 7, scale: 7, warm: 'cream', spec: 0.4, shine: 22 }) },
      a.path(drip, { fill: melt }),
    ),
    a.times(crumbs.length ? 46 : 0, (i) =>
      a.at([a.between(140, 350), 210 - a.between(0, 1) * 14 + a.between(-14, 20)], { turn: a.between(0, 180) }, [
        a.rect([-7, -2.6], [a.between(8, 16), 5], { rx: 2.4, fill: crumbs[i % crumbs.length] }),
      ]),
    ),
    a.stroke('M150 196C210 188 290 180 344 178', 6, { stroke: '#fff', strokeOpacity: 0.6, filter: a.blur(3) }),
  )
}

/** Draws a flat bread with dimples. */
export function drawFocaccia(a: Art, top: Svg): void {
  const d =
    'M78 262C70 226 104 204 150 196L318 178C374 172 412 190 408 230V300C408 330 384 344 346 350L146 374C104 378 78 362 78 330Z'
  const roof =
    'M78 262C70 226 104 204 150 196L318 178C374 172 412 190 408 230C410 262 384 272 346 278L146 300C104 304 82 292 78 262Z'
  a.add(
    a.shadow([250, 366], [170, 26]),
    a.group(
      { filter: a.puff({ blur: 12, scale: 10, spec: 0.1, grain: 0.08, freq: 0.06 }) },
      a.path(d, { fill: a.linear('#e2a552, #b56c26 60, #8a4817') }),
    ),
    a.group(
      { filter: a.puff({ blur: 9, scale: 10, spec: 0.35, grain: 0.06, freq: 0.05 }) },
      a.path(roof, { fill: a.linear('#f3c877, #dd9c45', 'slant') }),
    ),
    a.times(14, (i) => {
      const x = 130 + (i % 5) * 56 + (i > 4 ? 20 : 0) - (i > 9 ? 10 : 0)
      const y = 218 + Math.floor(i / 5) * 26 - (x - 240) * 0.09
      return [
        a.ellipse([x, y], [17, 8], { fill: '#8a4a14', opacity: 0.4, filter: a.blur(2.5) }),
        a.ellipse([x - 3, y + 3], [10, 4], { fill: '#ffe08a', opacity: 0.7, filter: a.blur(1.5) }),
      ]
    }),
    top,
    a.times(26, () =>
      a.rect([a.between(110, 380), a.between(196, 280)], [4, 4], { rx: 1, fill: '#fff', opacity: 0.9 }),
    ),
  )
}

/** Draws a half moon of pastry with a twisted edge. */
export function drawHalfMoon(a: Art): void {
  const d = 'M64 320C70 214 146 150 240 150C334 150 410 214 416 320C416 346 396 352 372 350H108C84 352 64 346 64 320Z'
  const twists = a.times(13, (i) => {
    const t = Math.PI - (i / 12) * Math.PI
    return a.at([240 + 168 * Math.cos(t), 330 - 172 * Math.sin(t)], { turn: 90 - (t * 180) / Math.PI + 24 }, [
      a.path('M-24-10C-10-26 16-24 26-6C20 12-8 18-24 10Z', { fill: a.linear('#f4c370, #c8812f') }),
    ])
  })
  a.add(
    a.shadow([246, 346], [176, 28]),
    a.group(
      { filter: a.puff({ blur: 20, scale: 15, spec: 0.25, grain: 0.06, freq: 0.07 }) },
      a.path(d, { fill: a.radial('#f2bb62, #d78c37 60, #a25a1c', [0.42, 0.4], 0.75) }),
    ),
    a.group({ filter: a.puff({ blur: 5, scale: 9, spec: 0.3 }) }, twists),
    a.times(30, () => {
      const t = a.between(0.4, 2.7)
      const r = a.between(20, 120)
      return a.ellipse([240 + r * Math.cos(t), 320 - r * Math.sin(t)], [a.between(3, 9), a.between(2, 5)], {
        fill: f(t) > 1.5 ? '#ffe0a0' : '#8a4312',
        opacity: 0.26,
      })
    }),
    a.stroke('M150 236C176 204 214 190 250 190', 10, { stroke: '#fff0cc', strokeOpacity: 0.6, filter: a.blur(5) }),
  )
}
