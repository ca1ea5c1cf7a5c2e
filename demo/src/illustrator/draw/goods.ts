import type { Art } from '../art.ts'
import type { Pair, Svg } from '../svg.ts'
import { flower } from './garnish.ts'

/** Colours of something printed: paper from light to dark, and the mark on it. */
export interface Printed {
  /** Gradient across. */
  body: string
  lid?: string
  mark?: string
  heart?: string
  /** Another mark than the camellia. */
  sign?: (point: Pair) => Svg
}

const markOf = (
  a: Art,
  point: Pair,
  { mark = '#fff', heart = '#f4b740', sign, size }: Printed & { size: number },
): Svg => (sign ? sign(point) : flower(a, point, { size, petal: mark, heart, petals: 5 }))

/** Draws a round tin; a low one holds biscuits. */
export function drawTin(a: Art, printed: Printed, { top = 120, half = 104 } = {}): void {
  const { body, lid = '#f6d58b, #d9a441 50, #a8741c' } = printed
  const side = `M${240 - half} ${top + 40}V392C${240 - half} 416 ${240 + half} 416 ${240 + half} 392V${top + 40}Z`
  a.add(
    a.shadow([246, 404], [half * 1.16, 22]),
    a.group(
      { filter: a.puff({ blur: 10, scale: 6, warm: 'plain', spec: 0.3 }) },
      a.path(side, { fill: a.linear(body, 'across') }),
    ),
    a.path(side, { fill: a.linear('#000/.3 0, #000/0 22, #fff/.3 36, #fff/0 56, #000/.34 100', 'across') }),
    markOf(a, [240, (top + 430) / 2 + 8], { ...printed, size: 3.1 }),
    a.group({ filter: a.puff({ blur: 6, scale: 7, warm: 'plain', spec: 0.4 }) }, [
      a.path(
        `M${240 - half - 6} ${top + 16}V${top + 52}C${240 - half - 6} ${top + 76} ${240 + half + 6} ${top + 76} ${240 + half + 6} ${top + 52}V${top + 16}Z`,
        { fill: a.linear(lid, 'across') },
      ),
    ]),
    a.group({ filter: a.puff({ blur: 7, scale: 6, warm: 'plain', spec: 0.4 }) }, [
      a.ellipse([240, top + 16], [half + 6, (half + 6) * 0.25], { fill: a.linear(lid, 'slant') }),
    ]),
    a.ellipse([240, top + 15], [half * 0.8, half * 0.18], {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.5,
      strokeWidth: 2.5,
    }),
  )
}

/** Draws a cup with a lid to carry along. */
export function drawTumbler(a: Art, printed: Printed): void {
  const body = 'M152 156L170 402Q172 420 190 422H290Q308 420 310 402L328 156Z'
  a.add(
    a.shadow([246, 416], [110, 20]),
    a.group(
      { filter: a.puff({ blur: 12, scale: 7, warm: 'plain', spec: 0.35 }) },
      a.path(body, { fill: a.linear(printed.body, 'across') }),
    ),
    a.path(body, { fill: a.linear('#000/.26 0, #000/0 24, #fff/.42 36, #fff/0 52, #000/.3 100', 'across') }),
    markOf(a, [240, 294], { ...printed, size: 2.7 }),
    a.group({ filter: a.puff({ blur: 7, scale: 8, warm: 'plain', spec: 0.4 }) }, [
      a.path('M140 132Q140 120 152 120H328Q340 120 340 132V156Q340 166 328 166H152Q140 166 140 156Z', {
        fill: '#2b2523',
      }),
      a.path('M168 122C172 92 200 78 240 78C280 78 308 92 312 122Z', { fill: '#3d3532' }),
      a.rect([256, 84], [44, 20], { rx: 9, fill: '#57493f' }),
    ]),
    a.stroke('M182 106C194 94 214 88 236 88', 5, { stroke: '#fff', strokeOpacity: 0.5, filter: a.blur(2) }),
  )
}

/** Draws a bag with two handles: cloth when its handles are long, paper when they are short. */
export function drawBag(a: Art, printed: Printed, { handle = 130, pleat = true } = {}): void {
  const y = 190
  const loop = (dx: number, stroke: string) =>
    a.stroke(`M${186 + dx} ${y + 20}C${186 + dx} ${y - handle} ${294 + dx} ${y - handle} ${294 + dx} ${y + 20}`, 13, {
      stroke,
    })
  a.add(
    a.shadow([252, 414], [150, 24]),
    loop(10, '#9a7a52'),
    a.path('M366 200L392 216V392Q392 400 384 402L352 418Z', { fill: a.linear('#000/.16, #000/.4'), opacity: 0.5 }),
    a.group({ filter: a.puff({ blur: 10, scale: 6, warm: 'cream', spec: 0.06, grain: 0.12, freq: 0.5 }) }, [
      a.path('M106 196H368L354 410Q353 418 344 418H130Q121 418 120 410Z', { fill: a.linear(printed.body, 'across') }),
    ]),
    pleat ? a.stroke('M118 232H364', 3, { stroke: '#000', strokeOpacity: 0.1 }) : '',
    markOf(a, [237, 322], { ...printed, size: 3.2 }),
    loop(-3, '#c3a071'),
    a.circle([186, y + 22], 6, { fill: '#7d5f38' }),
    a.circle([288, y + 22], 6, { fill: '#7d5f38' }),
  )
}

/** Roasted beans lying about. */
function beans(a: Art, places: readonly (readonly [number, number, number])[]): Svg {
  return places.map(([x, y, turn]) =>
    a.at([x, y], { turn }, [
      a.group({ filter: a.puff({ blur: 4, scale: 6, spec: 0.4 }) }, a.ellipse([0, 0], [19, 13], { fill: '#6a3413' })),
      a.stroke('M-15 0C-6-6 6 6 15 0', 3, { stroke: '#2a0f03', strokeOpacity: 0.8 }),
    ]),
  )
}

/** Draws a bag of coffee beans. */
export function drawPouch(a: Art, printed: Printed & { label: string }): void {
  const body = 'M136 128L344 128L356 392Q357 410 338 411H142Q123 410 124 392Z'
  a.add(
    a.shadow([246, 406], [140, 24]),
    a.group(
      { filter: a.puff({ blur: 16, scale: 9, warm: 'plain', spec: 0.25 }) },
      a.path(body, { fill: a.linear(printed.body, 'across') }),
    ),
    a.path('M136 128L146 400M344 128L334 400', {
      stroke: '#000',
      strokeOpacity: 0.16,
      strokeWidth: 5,
      fill: 'none',
      filter: a.blur(2),
    }),
    a.group({ filter: a.puff({ blur: 4, scale: 6, warm: 'plain', spec: 0.3 }) }, [
      a.path('M130 96H350V134Q240 146 130 134Z', { fill: a.linear(printed.lid ?? printed.body, 'across') }),
    ]),
    a.path('M132 112H348', { stroke: '#fff', strokeOpacity: 0.4, strokeWidth: 3 }),
    a.rect([176, 196], [128, 150], { rx: 12, fill: printed.label }),
    markOf(a, [240, 262], { ...printed, size: 2.1 }),
    a.path('M198 318H282M212 332H268', { stroke: '#000', strokeOpacity: 0.25, strokeWidth: 4, strokeLinecap: 'round' }),
    a.path('M158 150V380Q162 390 168 380V150Z', { fill: '#fff', opacity: 0.24, filter: a.blur(3) }),
    beans(a, [
      [112, 408, 12],
      [150, 420, -34],
      [344, 420, 24],
      [374, 404, -16],
    ]),
  )
}
