import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

function spiral(turns: number): string {
  const points = Array.from({ length: 91 }, (_, i) => {
    const t = i / 90
    const angle = t * turns * 2 * Math.PI - 0.6
    const r = 6 + t * 128
    return `${f(r * Math.cos(angle))} ${f(r * Math.sin(angle))}`
  })
  return `M${points.join('L')}`
}

function icingOn(a: Art, colour: string): Svg {
  const shape =
    'M104 250C92 204 150 168 232 164C318 160 384 198 380 250C378 276 366 300 352 296C338 292 342 270 326 272C308 274 318 318 300 330C284 338 280 306 266 306C250 306 256 352 236 354C216 354 224 310 206 306C190 304 192 330 176 326C160 322 168 286 150 282C132 278 112 284 104 250ZM170 232C182 250 222 244 250 238C280 230 300 214 286 202C268 190 160 204 170 232Z'
  return a.group(
    { filter: a.puff({ blur: 5, scale: 6, warm: 'cream', spec: 0.5, shine: 24 }) },
    a.path(shape, { fill: colour, fillRule: 'evenodd' }),
  )
}

function sugarPearls(a: Art): Svg {
  return a.times(64, () => {
    const angle = a.between(0, 6.28)
    const r = 126 * Math.sqrt(a.chance())
    const x = 240 + r * Math.cos(angle)
    const y = 258 + r * 0.76 * Math.sin(angle)
    const s = a.between(2, 4.6)
    return [
      a.ellipse([x + 1, y + 1.6], [s, s * 0.8], { fill: '#7a3608', opacity: 0.35 }),
      a.at([x, y], { turn: a.between(0, 90) }, [a.rect([-s, -s], [s * 2, s * 1.7], { rx: s * 0.55, fill: '#fffaf0' })]),
    ]
  })
}

/** Draws a bun of rolled dough, seen from above. */
export function drawSwirlBun(a: Art, { icing = '', hasPearls = true, filling = '#5a2708' } = {}): void {
  const body = 'M84 270C84 190 150 156 240 156C330 156 396 190 396 270C396 350 336 392 240 392C144 392 84 350 84 270Z'
  const path = spiral(2.75)
  const dough = a.linear('#f8c672, #e9a54b, #cc7d2c')
  const flat = { squash: 0.76 }
  const point: Pair = [240, 258]
  a.add(
    a.shadow([240, 366], [162, 34]),
    a.group(
      { filter: a.puff({ blur: 16, scale: 12, spec: 0.2 }) },
      a.path(body, {
        fill: a.linear('#d98d37 0, #c4752a 60, #9a4f17 100'),
      }),
    ),
    a.at(point, flat, [a.circle([0, 0], 126, { fill: filling })]),
    a.group({ filter: a.puff({ blur: 7, scale: 12, spec: 0.4, shine: 18 }) }, [
      a.at(point, flat, [
        a.circle([0, 0], 131, { fill: 'none', stroke: '#dd9440', strokeWidth: 32 }),
        a.stroke(path, 37, { stroke: dough }),
      ]),
    ]),
    a.at([point[0] - 4, point[1] - 6], flat, [
      a.stroke(path, 6, { stroke: '#ffe6b0', strokeOpacity: 0.5, filter: a.blur(3) }),
    ]),
    a.at([point[0] + 3, point[1] + 7], flat, [
      a.stroke(path, 5, { stroke: '#8a4312', strokeOpacity: 0.35, strokeDasharray: '30 22 54 18', filter: a.blur(2) }),
    ]),
    icing ? icingOn(a, icing) : '',
    hasPearls ? sugarPearls(a) : '',
  )
}

/** A round bun as part of a picture: brioche, cream puff, curry bun. */
export function roundBun(a: Art, point: Pair, { size = 1, light = '#f2bd6a', deep = '#a3571b', grain = 0 } = {}): Svg {
  const d = 'M-150 40C-156-40-90-104 0-104C90-104 156-40 150 40C146 82 80 96 0 96C-80 96-146 82-150 40Z'
  return a.at(point, { scale: size }, [
    a.group(
      { filter: a.puff({ blur: 20, scale: 15, spec: 0.3, shine: 18, grain, freq: 0.05 }) },
      a.path(d, {
        fill: a.radial(`${light} 0, #d58d3c 60, ${deep} 100`, [0.4, 0.3], 0.8),
      }),
    ),
    a.stroke('M-104-16C-92-58-48-82-6-84', 13, { stroke: '#fff0cf', strokeOpacity: 0.6, filter: a.blur(6) }),
  ])
}
