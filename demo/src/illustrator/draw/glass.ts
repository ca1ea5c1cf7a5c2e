import type { Art } from '../art.ts'
import { f, type Svg } from '../svg.ts'

/** Sizes of a glass: half widths at the rim and at the base. */
export interface Cup {
  cx?: number
  top?: number
  bottom?: number
  rim?: number
  base?: number
}

/** A glass as the parts of a drink see it. */
export interface Glass {
  cx: number
  top: number
  bottom: number
  rim: number
  base: number
  /** Where the liquid ends. */
  surface: number
  /** Half width at a height. */
  half: (y: number) => number
  /** Outline from a height down and up again, drawn in by `inset`, its base raised by `lift`. */
  outline: (y: number, inset: number, lift?: number) => string
}

/** Roundness of rim and surface, seen a little from above. */
export const rimHeight = 17

/** The geometry of a cup that is filled to `level` (0 is the rim). */
export function glassOf({ cx = 240, top = 108, bottom = 418, rim = 112, base = 86 }: Cup, level: number): Glass {
  const half = (y: number) => rim + (base - rim) * ((y - top) / (bottom - top))
  const outline = (y: number, inset: number, lift = 0) => {
    const above = half(y) - inset
    const below = base - inset
    const foot = bottom - lift
    const curve = `C${f(cx - below + 1)} ${f(foot - 5)} ${f(cx - below + 18)} ${f(foot + 8)} ${cx} ${f(foot + 9)}C${f(cx + below - 18)} ${f(foot + 8)} ${f(cx + below - 1)} ${f(foot - 5)} ${f(cx + below)} ${f(foot - 20)}`
    return `M${f(cx - above)} ${f(y)}L${f(cx - below)} ${f(foot - 20)}${curve}L${f(cx + above)} ${f(y)}`
  }
  return { cx, top, bottom, rim, base, surface: top + (bottom - top) * level, half, outline }
}

/** The far side of the glass. */
export function glassBack(a: Art, { cx, top, rim, outline }: Glass): Svg {
  const sheen = a.linear('#fff/.5 0, #fff/.16 30, #fff/.1 70, #fff/.42 100', 'across')
  return [
    a.path(`${outline(top, 0)}A${rim} ${rimHeight + 3} 0 0 0 ${cx - rim} ${top}Z`, { fill: sheen }),
    a.ellipse([cx, top], [rim, rimHeight + 3], {
      fill: '#fff',
      fillOpacity: 0.2,
      stroke: '#fff',
      strokeOpacity: 0.75,
      strokeWidth: 2,
    }),
  ]
}

/** The near side: rim, edges and two reflections. */
export function glassFront(a: Art, glass: Glass, isFoamed: boolean): Svg {
  const { cx, top, bottom, rim, half, outline } = glass
  const x = (y: number, part: number) => f(cx + part * half(y))
  const edge = a.linear('#fff/.85, #fff/.3, #fff/.75', 'across')
  const wide = `M${x(top + 34, -0.8)} ${top + 34}L${x(bottom - 44, -0.77)} ${bottom - 44}Q${x(bottom - 34, -0.72)} ${bottom - 34} ${x(bottom - 48, -0.65)} ${bottom - 48}L${x(top + 34, -0.58)} ${top + 34}Q${x(top + 24, -0.7)} ${top + 22} ${x(top + 34, -0.8)} ${top + 34}Z`
  return [
    a.path(`M${f(cx - rim)} ${top}A${rim} ${rimHeight + 3} 0 0 0 ${f(cx + rim)} ${top}`, {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: isFoamed ? 0.5 : 0.95,
      strokeWidth: 3,
    }),
    a.path(outline(top, 0), { fill: 'none', stroke: edge, strokeWidth: 2.4 }),
    a.path(wide, {
      fill: a.linear('#fff/.72 0, #fff/.26 55, #fff/.5 100'),
      filter: a.blur(1.6),
    }),
    a.stroke(`M${x(top + 50, 0.84)} ${top + 50}L${x(bottom - 50, 0.82)} ${bottom - 50}`, 5, {
      stroke: '#fff',
      strokeOpacity: 0.55,
      filter: a.blur(1),
    }),
  ]
}

/** Drops of water outside a cold glass. */
export function dew(a: Art, { cx, top, bottom, half }: Glass, { count, deep }: { count: number; deep: string }): Svg {
  return a.times(count, () => {
    const y = a.between(top + 60, bottom - 30)
    const x = cx + a.between(-0.92, 0.92) * half(y)
    const r = a.between(1.6, 4.4)
    return [
      a.ellipse([x, y], [r, r * 1.25], { fill: '#fff', opacity: 0.34 }),
      a.circle([x - r * 0.3, y - r * 0.45], r * 0.36, { fill: '#fff', opacity: 0.95 }),
      a.path(`M${f(x - r * 0.7)} ${f(y + r * 0.5)}A${f(r)} ${f(r * 1.2)} 0 0 0 ${f(x + r * 0.8)} ${f(y + r * 0.35)}`, {
        stroke: deep,
        strokeOpacity: 0.4,
        strokeWidth: 0.9,
        fill: 'none',
      }),
    ]
  })
}

/** A straw from above the rim into the drink. */
export function strawLine(
  a: Art,
  {
    line: [x1, y1, x2, y2],
    light,
    deep,
  }: { line: readonly [number, number, number, number]; light: string; deep: string },
): Svg {
  const between = (shift: number) => `M${x1 - shift} ${y1}L${x2 - shift} ${y2}`
  return [
    a.stroke(between(0), 15, { stroke: deep }),
    a.stroke(between(1.5), 10, { stroke: light }),
    a.stroke(between(3.5), 3, { stroke: '#fff', strokeOpacity: 0.65 }),
  ]
}
