import type { Art, Puff } from '../art.ts'
import type { Svg } from '../svg.ts'

/** A cake on its stand. */
export interface WholeCake {
  /** Side from light to dark. */
  coat: string
  top: string
  coatPuff?: Puff
  topPuff?: Puff
  /** What runs down its side. */
  drip?: string
  crown?: Svg
}

function stand(a: Art): Svg {
  return [
    a.shadow([246, 424], [130, 20]),
    a.group({ filter: a.puff({ blur: 9, scale: 8, warm: 'cream', spec: 0.3 }) }, [
      a.path('M222 372H258L268 412Q270 424 300 428Q304 434 296 434H184Q176 434 180 428Q210 424 212 412Z', {
        fill: '#f7ecdd',
      }),
      a.ellipse([240, 372], [178, 30], { fill: '#fffdf9' }),
    ]),
    a.ellipse([240, 369], [168, 25], { fill: 'none', stroke: '#d9a441', strokeWidth: 2 }),
  ]
}

const drips =
  'M96 206V258C100 276 118 276 120 258C124 246 140 248 142 268C146 300 166 298 168 268C172 252 192 254 194 280C198 316 222 312 224 282C228 262 250 264 252 288C256 318 278 314 280 284C284 262 304 260 306 274C310 300 330 296 332 270C336 252 352 250 354 262C358 278 380 272 384 252V206Z'

/** Draws a whole cake. */
export function drawWholeCake(a: Art, { coat, top, coatPuff, topPuff, drip, crown }: WholeCake): void {
  const side = 'M96 206V342C96 372 166 386 240 386C314 386 384 372 384 342V206Z'
  a.add(
    stand(a),
    a.group({ filter: a.puff({ blur: 16, scale: 10, warm: 'cream', spec: 0.15, ...coatPuff }) }, [
      a.path(side, { fill: a.linear(coat, 'across') }),
    ]),
    drip
      ? a.group({ clipPath: a.clip(a.path(side)) }, [
          a.group({ filter: a.puff({ blur: 5, scale: 6, spec: 0.5, shine: 22 }) }, a.path(drips, { fill: drip })),
        ])
      : '',
    a.group({ filter: a.puff({ blur: 10, scale: 9, warm: 'cream', spec: 0.2, ...topPuff }) }, [
      a.ellipse([240, 206], [146, 48], { fill: top }),
    ]),
    crown ?? '',
  )
}

/** Puffs of cream around the top of a cake, those behind first. */
export function creamRing(a: Art, colour = '#fffdf8'): Svg {
  const puffs = Array.from({ length: 14 }, (_, i) => (i / 14) * 2 * Math.PI - Math.PI / 2)
  const places = puffs.map((t) => [240 + 122 * Math.cos(t), 204 + 36 * Math.sin(t)] as const)
  return a.group(
    { filter: a.puff({ blur: 5, scale: 8, warm: 'cream', spec: 0.2 }) },
    [...places]
      .sort((one, other) => one[1] - other[1])
      .map(([x, y]) =>
        a.path(
          `M${x - 22} ${y + 8}C${x - 24} ${y - 10} ${x - 8} ${y - 16} ${x} ${y - 30}C${x + 8} ${y - 16} ${x + 24} ${y - 10} ${x + 22} ${y + 8}Q${x} ${y + 18} ${x - 22} ${y + 8}Z`,
          { fill: colour },
        ),
      ),
  )
}
