import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

/** A round tart in its fluted shell. */
export interface Tart {
  size?: number
  filling?: readonly [string, string, string]
  /** Burnt spots. */
  spots?: number
  top?: Svg
}

function shell(a: Art): Svg {
  const base = 'M-150-18L-112 66C-96 92-40 100 0 100C40 100 96 92 112 66L150-18Z'
  const flutes = a.times(15, (i) => {
    const k = -0.96 + i * 0.137
    const low = Math.sqrt(Math.max(0, 1 - k * k))
    const line = (dx: number) => `M${f(150 * k + dx)} ${f(-8 + 44 * low)}L${f(112 * k + dx * 0.75)} ${f(68 + 30 * low)}`
    return [
      a.stroke(line(0), 5, { stroke: '#7a3a0c', strokeOpacity: 0.42 }),
      a.stroke(line(8), 4, { stroke: '#ffd591', strokeOpacity: 0.5 }),
    ]
  })
  const ring = a.times(44, (i) => {
    const t = (i / 44) * 2 * Math.PI
    return a.ellipse([147 * Math.cos(t), -20 + 52 * Math.sin(t)], [15, 11])
  })
  return [
    a.group({ filter: a.puff({ blur: 12, scale: 9, spec: 0.15 }) }, [
      a.path(base, {
        fill: a.linear('#e9a94f 0, #cf8330 60, #93501b 100'),
      }),
      flutes,
    ]),
    a.group({ filter: a.puff({ blur: 5, scale: 8, spec: 0.3 }), fill: '#eeb25a' }, [
      a.ellipse([0, -20], [148, 53]),
      ring,
    ]),
  ]
}

function burntSpots(a: Art, count: number): Svg {
  return a.times(count, () => {
    const t = a.between(0, 6.28)
    const r = Math.sqrt(a.between(0.02, 0.92))
    const x = 124 * r * Math.cos(t)
    const y = -16 + 38 * r * Math.sin(t)
    return [
      a.ellipse([x, y], [a.between(8, 26), a.between(4, 9)], {
        fill: '#8c3d07',
        opacity: a.between(0.35, 0.75),
        filter: a.blur(3.4),
      }),
      a.ellipse([x + 2, y + 1], [a.between(3, 9), a.between(1.6, 3.6)], {
        fill: '#3d1502',
        opacity: a.between(0.3, 0.65),
        filter: a.blur(1.6),
      }),
    ]
  })
}

/** A tart as part of a picture. */
export function tart(a: Art, point: Pair, { size = 1, filling, spots = 16, top = '' }: Tart = {}): Svg {
  const [lit, body, dark] = filling ?? ['#ffe680', '#ffd95c', '#f8b62c']
  return a.at(point, { scale: size }, [
    shell(a),
    a.ellipse([0, -18], [133, 43], { fill: '#8a4310', opacity: 0.65 }),
    a.ellipse([0, -16], [131, 41], {
      fill: a.radial(`${lit} 0, ${body} 60, ${dark} 100`, [0.4, 0.35], 0.75),
    }),
    a.group({ clipPath: a.clip(a.ellipse([0, -16], [131, 41])) }, [
      burntSpots(a, spots),
      a.ellipse([-44, -34], [58, 9], { fill: '#fff', opacity: 0.7, filter: a.blur(5), transform: 'rotate(-7)' }),
      a.ellipse([66, 4], [34, 4], { fill: '#fff', opacity: 0.35, filter: a.blur(3) }),
    ]),
    top,
  ])
}

/** Draws one tart. */
export function drawTart(a: Art, options: Tart = {}): void {
  a.add(a.shadow([240, 380], [150, 28]), tart(a, [240, 282], options))
}
