import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

/** What comes on a croissant. */
export interface Croissant {
  drizzle?: readonly [string, string]
  crumbs?: readonly string[]
  /** Thin flakes lying on top: almonds. */
  flakes?: readonly [string, string]
  sugar?: number
}

/** A point of the crescent: `t` −1…1 from tip to tip, `radius` from its centre. */
const along = (t: number, radius: number): Pair => [
  240 + radius * 1.1 * Math.sin(t * 1.32),
  370 - radius * 0.9 * Math.cos(t * 1.32),
]

function ribs(a: Art, w: number, h: number): Svg {
  const lines = [-0.9, -0.66, -0.3, 0.2, 0.52, 0.84].map((k) => {
    const bend = w * k * 1.12
    const end = w * k * 0.56
    const from = a.between(-0.95, -0.5)
    const to = a.between(0.3, 0.95)
    return (shift: number, cut: number) =>
      `M${f(end + bend * 0.1 + shift)} ${f(h * (from + cut))}Q${f(bend * 1.16 + shift)} ${f((h * (from + to)) / 2)} ${f(end + bend * 0.12 + shift)} ${f(h * (to - cut))}`
  })
  const dark = lines.map((line) =>
    a.stroke(line(0, 0), a.between(2, 6.5), { stroke: '#7d3607', strokeOpacity: a.between(0.2, 0.46) }),
  )
  const light = lines.map((line) =>
    a.stroke(line(5, 0.1), a.between(1.4, 3.4), { stroke: '#ffdf9c', strokeOpacity: a.between(0.3, 0.6) }),
  )
  return [a.group({ filter: a.blur(1.1) }, dark), a.group({ filter: a.blur(0.7) }, light)]
}

function shading(a: Art, w: number, h: number): Svg {
  return a.group({ filter: a.blur(8) }, [
    a.ellipse([0, -h * 0.2], [w * 0.5, h * 0.55], { fill: '#ffd583', opacity: 0.55 }),
    a.ellipse([-w * 0.1, -h * 0.9], [w * 0.8, h * 0.24], { fill: '#8f3f0c', opacity: 0.55 }),
    a.ellipse([w * 0.86, 0], [w * 0.26, h * 0.8], { fill: '#9a4a12', opacity: 0.5 }),
    a.ellipse([-w * 0.9, h * 0.1], [w * 0.2, h * 0.8], { fill: '#9a4a12', opacity: 0.35 }),
    a.ellipse([0, h * 0.92], [w * 0.8, h * 0.3], { fill: '#7a3608', opacity: 0.5 }),
  ])
}

function segment(a: Art, t: number): Svg {
  const angle = t * 1.32
  const w = 70 * (1 - 0.36 * t * t)
  const h = 100 * (1 - 0.58 * Math.abs(t) ** 2)
  const d = `M${f(-w * 0.78)} ${f(-h * 0.8)}C${f(-w * 0.4)} ${f(-h * 1.06)} ${f(w * 0.4)} ${f(-h * 1.06)} ${f(w * 0.78)} ${f(-h * 0.8)}C${f(w * 1.12)} ${f(-h * 0.4)} ${f(w * 1.06)} ${f(h * 0.4)} ${f(w * 0.6)} ${f(h * 0.8)}C${f(w * 0.3)} ${f(h)} ${f(-w * 0.3)} ${f(h)} ${f(-w * 0.6)} ${f(h * 0.8)}C${f(-w * 1.06)} ${f(h * 0.4)} ${f(-w * 1.12)} ${f(-h * 0.4)} ${f(-w * 0.78)} ${f(-h * 0.8)}Z`
  const crust = a.linear('#d98a33 0, #f0ad4c 22, #e39837 50, #bb6a20 78, #8f4413 100')
  const point: Pair = [240 + 168 * Math.sin(angle), 360 - 122 * Math.cos(angle)]
  return a.at(point, { turn: angle * 57.3 * 0.94 }, [
    a.path(d, { fill: crust }),
    a.group({ clipPath: a.clip(a.path(d)) }, [shading(a, w, h), ribs(a, w, h)]),
  ])
}

function drizzled(a: Art, [light, deep]: readonly [string, string]): Svg {
  const points = Array.from({ length: 17 }, (_, i) => along(-0.86 + i * 0.1075, i % 2 ? 196 : 112))
  return a.group(
    { filter: a.puff({ blur: 4, scale: 7, warm: 'cream', spec: 0.5, shine: 24 }) },
    a.stroke(`M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`, 15, {
      stroke: a.linear(`${light}, ${deep}`),
    }),
  )
}

/** Draws a croissant. */
export function drawCroissant(a: Art, { drizzle, crumbs = [], flakes, sugar = 0 }: Croissant = {}): void {
  const volume = a.puff({ blur: 12, scale: 12, spec: 0.34, shine: 20 })
  a.add(
    a.shadow([240, 356], [176, 32]),
    [[-1, 1], [-0.68, 0.68], [-0.35, 0.35], [0]].map((pair) =>
      a.group(
        { filter: volume },
        pair.map((t) => segment(a, t)),
      ),
    ),
    drizzle ? drizzled(a, drizzle) : '',
    a.times(crumbs.length ? 60 : 0, (i) =>
      a.at(along(a.between(-0.8, 0.8), a.between(118, 176)), { turn: a.between(0, 180) }, [
        a.rect([-4, -2.5], [a.between(5, 10), a.between(4, 6)], { rx: 2, fill: crumbs[i % crumbs.length] }),
      ]),
    ),
    a.times(flakes ? 34 : 0, () =>
      a.at(along(a.between(-0.72, 0.72), a.between(126, 188)), { turn: a.between(0, 180) }, [
        a.path('M-13 0Q0-10 13 0Q0 9-13 0Z', { fill: flakes?.[0], stroke: flakes?.[1], strokeWidth: 1.6 }),
      ]),
    ),
    a.times(sugar, () =>
      a.ellipse(along(a.between(-0.9, 0.9), a.between(120, 190)), [a.between(0.8, 2.3), a.between(0.8, 2)], {
        fill: '#fff',
        opacity: a.between(0.5, 0.95),
      }),
    ),
  )
}
