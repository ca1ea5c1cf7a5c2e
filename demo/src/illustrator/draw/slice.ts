import type { Art, Puff } from '../art.ts'
import { f, type Svg } from '../svg.ts'

/** One layer of a cake: part of the height, colour, and whether it is crumb, a row of fruit or smooth. */
export type Layer = readonly [number, string, ('crumb' | 'fruit')?]

/** A wedge of cake: tip to the left front, back edge to the right. */
export interface Slice {
  layers: readonly Layer[]
  top: string
  topPuff?: Puff
  crown?: Svg
  crumbDepth?: number
  fruit?: readonly [string, string, string, string]
  /** What runs down from the top. */
  drip?: string
}

const height = 142

/** The plate under cakes. */
export function plate(a: Art, y = 388): Svg {
  return [
    a.shadow([250, y + 4], [168, 26]),
    a.group(
      { filter: a.puff({ blur: 6, scale: 4, warm: 'cream', spec: 0.2 }) },
      a.ellipse([244, y], [196, 34], { fill: '#fffdfa' }),
    ),
    a.ellipse([244, y - 3], [186, 29], { fill: 'none', stroke: '#d9a441', strokeWidth: 2 }),
  ]
}

function bands(a: Art, { layers, crumbDepth = 0.24, fruit }: Slice): Svg {
  const [lit, light, body, deep] = fruit ?? ['#fff0ec', '#ffb3aa', '#f4404c', '#cf1832']
  let y = 0
  return layers.map(([h, colour, kind]) => {
    const band = `M80 ${f(226 + y * height)}C180 ${f(231 + y * height + a.between(-2, 2))} 300 ${f(235 + y * height + a.between(-2, 2))} 412 ${f(238 + y * height)}V${f(252 + (y + h) * height)}L80 ${f(238 + (y + h) * height)}Z`
    const row = a.times(kind === 'fruit' ? 6 : 0, (i) =>
      a.ellipse([118 + i * 50, 229 + (y + h / 2) * height + i * 2], [21, h * height * 0.5], {
        fill: a.radial(`${lit} 0, ${light} 32, ${body} 70, ${deep} 100`),
      }),
    )
    y += h
    return [a.group(kind === 'crumb' ? { filter: a.crumb(0.17, crumbDepth) } : {}, a.path(band, { fill: colour })), row]
  })
}

/** Draws a slice of cake on a plate. */
export function drawSlice(a: Art, slice: Slice): void {
  const front = `M92 228L398 236L396 ${236 + height}Q396 ${246 + height} 384 ${246 + height}L104 ${236 + height}Q92 ${234 + height} 92 ${222 + height}Z`
  const roof =
    'M86 230C86 216 92 212 110 208L350 158C372 153 388 158 396 172L412 218C418 234 408 244 388 243L104 240C90 240 86 238 86 230Z'
  const drips =
    'M88 226V262C92 276 104 274 106 260C110 250 122 252 124 268C128 292 144 290 146 266C150 252 170 254 172 272C176 302 196 298 198 272C202 256 226 258 228 280C232 312 252 306 254 276C260 256 286 260 288 276C292 298 310 296 312 274C318 258 344 262 346 284C350 306 366 302 368 276C374 262 394 268 400 258V226Z'
  a.add(
    plate(a),
    a.group({ clipPath: a.clip(a.path(front)) }, [
      bands(a, slice),
      slice.drip
        ? a.group({ filter: a.puff({ blur: 4, scale: 5, spec: 0.3 }) }, a.path(drips, { fill: slice.drip }))
        : '',
      a.path(front, {
        fill: a.linear('#7a3608/0 0, #7a3608/.02 70, #7a3608/.26 100', 'across'),
      }),
      a.path(front, {
        fill: a.linear('#fff/.1 0, #5a2b0a/0 70, #5a2b0a/.22 100'),
      }),
    ]),
    a.group(
      { filter: a.puff({ blur: 8, scale: 8, warm: 'cream', spec: 0.2, ...slice.topPuff }) },
      a.path(roof, { fill: slice.top }),
    ),
    slice.crown ?? '',
  )
}
