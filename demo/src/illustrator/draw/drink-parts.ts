import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'
import { type Glass, rimHeight } from './glass.ts'

/** A cap of cream or milk foam that hangs into the drink. */
export interface Foam {
  /** How high it stands over the rim and how far it hangs below the surface. */
  height?: number
  drop?: number
  colours?: readonly [string, string, string]
  /** Powder on top. */
  dust?: string
  grains?: number
}

/** Streams of one liquid in another. */
export interface Swirl {
  colour: string
  count?: number
  soft?: number
  opacity?: number
  /** Rising from the base instead of sinking from the surface. */
  isRising?: boolean
}

/** A tapioca pearl. */
function pearl(a: Art, [x, y]: Pair, r: number): Svg {
  return [
    a.circle([x, y], r, {
      fill: a.radial('#8a5a3c 0, #45220f 35, #170804 100', [0.36, 0.3], 0.75),
    }),
    a.ellipse([x - r * 0.34, y - r * 0.4], [r * 0.26, r * 0.17], { fill: '#fff', opacity: 0.72 }),
  ]
}

/** Pearls in rows on the base of the glass. */
export function pearls(a: Art, { cx, bottom, half }: Glass, count: number): Svg {
  return a.times(count, (i) => {
    const row = Math.floor(i / 7)
    const y = bottom - 25 - row * 20.5 + a.between(-3, 3)
    const width = half(y) - 22
    const x = cx - width + ((i % 7) + (row % 2 ? 0.45 : 0)) * ((width * 2) / 6.3) + a.between(-2, 2)
    return pearl(a, [x, y], 13 + a.between(-1, 1))
  })
}

function cube(a: Art, point: Pair, { s, turn, tint }: { s: number; turn: number; tint: string }): Svg {
  const body = a.linear(`#fff/.72, ${tint}/.2, #fff/.42`, 'slant')
  return a.at(point, { turn }, [
    a.rect([-s / 2, -s / 2], [s, s], {
      rx: s * 0.2,
      fill: body,
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: 1.6,
    }),
    a.stroke(
      `M${f(-s * 0.3)} ${f(-s * 0.1)}Q${f(-s * 0.28)} ${f(-s * 0.3)} ${f(s * 0.05)} ${f(-s * 0.32)}`,
      s * 0.075,
      {
        stroke: '#fff',
        strokeOpacity: 0.95,
      },
    ),
    a.path(`M${f(-s * 0.18)} ${f(s * 0.2)}L${f(s * 0.24)} ${f(-s * 0.16)}L${f(s * 0.26)} ${f(s * 0.24)}Z`, {
      fill: '#fff',
      opacity: 0.2,
    }),
  ])
}

/** Ice below the surface, two by two. */
export function ice(a: Art, { cx, surface }: Glass, { count, tint }: { count: number; tint: string }): Svg {
  return a.times(count, (i) => {
    const s = a.between(54, 68)
    const y = surface + 12 + Math.floor(i / 2) * 58 + a.between(-6, 10)
    const x = cx + (i % 2 ? 1 : -1) * a.between(24, 40)
    return cube(a, [x, y], { s, turn: a.between(-28, 28), tint })
  })
}

/** Streams of milk, syrup or tea. */
export function swirls(a: Art, { cx, rim, surface, bottom }: Glass, swirl: Swirl): Svg {
  const { colour, count = 6, soft = 7, opacity = 0.9, isRising = false } = swirl
  const height = bottom - surface
  const streams = a.times(count, (i) => {
    const x = cx - rim + 14 + (i + 0.5) * ((rim * 2 - 28) / count)
    const w = a.between(7, 17)
    const l = height * a.between(0.35, 0.85)
    const y = isRising ? bottom - l : surface - 10
    const down = `C${f(x + w)} ${f(y + l * 0.3)} ${f(x - w * 1.6)} ${f(y + l * 0.6)} ${f(x + a.between(-8, 8))} ${f(y + l)}`
    const up = `C${f(x + w * 1.8)} ${f(y + l * 0.6)} ${f(x + w * 0.4)} ${f(y + l * 0.3)} ${f(x + w * 1.3)} ${f(y)}Z`
    return a.path(`M${f(x - w)} ${f(y)}${down}${up}`, { fill: colour })
  })
  return a.group({ filter: a.blur(soft), opacity }, streams)
}

/** Small clear balls: sago, basil seeds, bubbles of a soda. */
export function dots(
  a: Art,
  { cx, bottom, half }: Glass,
  { count = 60, rise = 120, r = 5.2, colour = '#fff', opacity = 0.62, shine = '#fff' },
): Svg {
  return a.times(count, () => {
    const y = a.between(bottom - rise, bottom - 14)
    const x = cx + a.between(-1, 1) * (half(y) - 14)
    return [
      a.circle([x, y], r * a.between(0.8, 1.1), { fill: colour, opacity }),
      a.circle([x - r * 0.27, y - r * 0.3], r * 0.28, { fill: shine }),
    ]
  })
}

/** Cubes of jelly in the lower part. */
export function jelly(
  a: Art,
  { cx, bottom, half }: Glass,
  { colour = '#5a3d28', light = '#a8835c', rows = 3, opacity = 0.92 },
): Svg {
  const paint = a.linear(`${light}, ${colour}`, 'slant')
  return a.times(rows * 5, (i) => {
    const y = bottom - 26 - Math.floor(i / 5) * 25 + a.between(-4, 4)
    const x = cx + ((i % 5) - 2) * ((half(y) - 24) / 2.3) + a.between(-5, 5)
    return a.at([x, y], { turn: a.between(-30, 30) }, [
      a.rect([-13, -12], [26, 24], { rx: 5, fill: paint, opacity }),
      a.stroke('M-7-6H4', 2.4, { stroke: '#fff', strokeOpacity: 0.65 }),
    ])
  })
}

/** The cap of foam. */
export function foamCap(a: Art, { cx, top, surface, half }: Glass, foam: Foam): Svg {
  const { height = 46, drop = 26, colours = ['#fffdf8', '#fdf3e3', '#f3dfc2'], dust, grains = 90 } = foam
  const w = half(surface) - 8
  const low = surface + drop
  const step = (w * 2 - 6) / 7
  let hem = `M${f(cx - w)} ${f(top + 18)}L${f(cx - w + 3)} ${f(low)}`
  for (let i = 0; i < 7; i++) {
    const x = cx - w + 3 + i * step
    const dip = a.between(2, 17)
    hem += `C${f(x + step * 0.1)} ${f(low + dip)} ${f(x + step * 0.9)} ${f(low + dip)} ${f(x + step)} ${f(low + a.between(-2, 3))}`
  }
  const crown = `L${f(cx + w)} ${f(top + 18)}C${f(cx + w)} ${f(top - height * 0.2)} ${f(cx + w * 0.55)} ${f(top - height * 0.86)} ${f(cx + w * 0.1)} ${f(top - height * 0.8)}C${f(cx - w * 0.3)} ${f(top - height * 0.98)} ${f(cx - w)} ${f(top - height * 0.5)} ${f(cx - w)} ${f(top + 18)}Z`
  const paint = a.linear(`${colours[0]} 0, ${colours[1]} 60, ${colours[2]} 100`)
  const powder = a.times(dust ? grains : 0, () => {
    const t = a.between(-0.8, 0.8)
    const y = top - height * 0.62 * (1 - t * t) + a.between(-4, 26)
    return a.ellipse([cx + t * w, y], [a.between(0.8, 2.6), a.between(0.8, 2)], {
      fill: dust,
      opacity: a.between(0.45, 0.95),
    })
  })
  return [
    a.group(
      { filter: a.puff({ blur: 13, scale: 11, warm: 'cream', spec: 0.12 }) },
      a.path(hem + crown, { fill: paint }),
    ),
    powder,
  ]
}

/** Light on the surface of the liquid and on the thick base of the glass. */
export function surfaceLight(a: Art, { cx, surface, half, base, bottom }: Glass): Svg {
  const w = half(surface) - 7
  return [
    a.ellipse([cx, surface], [w, rimHeight], {
      fill: a.linear('#fff/.5, #fff/.08', 'slant'),
    }),
    a.ellipse([cx, surface], [w - 1, rimHeight - 1], {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.4,
      strokeWidth: 1.5,
    }),
    a.stroke(
      `M${f(cx - base + 9)} ${bottom - 11}C${f(cx - base + 30)} ${bottom + 2} ${f(cx + base - 30)} ${bottom + 2} ${f(cx + base - 9)} ${bottom - 11}`,
      3,
      { stroke: '#fff', strokeOpacity: 0.5 },
    ),
  ]
}
