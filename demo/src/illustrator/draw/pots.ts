import type { Art } from '../art.ts'
import type { Svg } from '../svg.ts'
import { flower, leaf } from './garnish.ts'

function blossoms(a: Art): Svg {
  return [
    [
      [190, 318, 1.5],
      [250, 336, 1.7],
      [300, 306, 1.3],
      [226, 286, 1.2],
    ].map(([x = 0, y = 0, size = 1]) => flower(a, [x, y], { size, petal: '#fffef6', heart: '#e6c95a', petals: 6 })),
    leaf(a, [168, 344], { size: 0.5, turn: -70, light: '#b9cf7a', deep: '#66803a' }),
    leaf(a, [318, 338], { size: 0.5, turn: 64, light: '#b9cf7a', deep: '#66803a' }),
  ]
}

/** Draws a glass pot in which blossoms open. */
export function drawTeapot(a: Art): void {
  const belly =
    'M120 232C96 262 92 318 116 352C140 386 184 392 240 392C296 392 340 386 364 352C388 318 384 262 360 232Z'
  const glass = { fill: 'none', stroke: '#fff', strokeOpacity: 0.85 }
  const clipPath = a.clip(a.path(belly))
  a.add(
    a.shadow([244, 388], [150, 24]),
    a.ellipse([330, 398], [60, 12], { fill: '#e3c24d', opacity: 0.5, filter: a.blur(10) }),
    a.stroke('M368 262C424 252 440 306 414 338C400 356 378 358 366 348', 16, { stroke: '#fff', strokeOpacity: 0.8 }),
    a.stroke('M368 262C424 252 440 306 414 338C400 356 378 358 366 348', 7, { stroke: '#cfdfe6', strokeOpacity: 0.7 }),
    a.path('M122 268C88 262 66 230 50 204Q46 196 56 196H76C92 224 112 236 132 240Z', {
      fill: a.linear('#fff/.7, #f3df8a/.8', 'across'),
      stroke: '#fff',
      strokeWidth: 3,
    }),
    a.path(belly, { fill: '#fff', fillOpacity: 0.4 }),
    a.group({ clipPath }, [
      a.rect([80, 258], [320, 150], { fill: a.linear('#fbf0b4, #f1d978 55, #cfa83a') }),
      a.ellipse([240, 258], [138, 15], { fill: '#fff8d4', opacity: 0.8 }),
      blossoms(a),
      a.rect([80, 220], [320, 180], {
        fill: a.linear('#8a6a12/.5 0, #8a6a12/.06 20, #fff/.22 40, #8a6a12/0 66, #8a6a12/.45 100', 'across'),
      }),
    ]),
    a.path(belly, { ...glass, strokeWidth: 4 }),
    a.path('M140 250C122 280 122 320 138 344Q146 352 150 342C140 312 144 282 158 254Z', {
      fill: '#fff',
      opacity: 0.75,
      filter: a.blur(1.5),
    }),
    a.ellipse([240, 232], [122, 20], { fill: '#fff', fillOpacity: 0.35, stroke: '#fff', strokeWidth: 3 }),
    a.group({ filter: a.puff({ blur: 8, scale: 7, warm: 'cream', spec: 0.3 }) }, [
      a.path('M136 226C140 190 190 176 240 176C290 176 340 190 344 226Q344 238 240 238Q136 238 136 226Z', {
        fill: a.linear('#f0c98a, #c98b3d 60, #96591c'),
      }),
      a.ellipse([240, 168], [24, 18], { fill: '#e2a957' }),
    ]),
  )
}

/** Draws a bottle of cold tea with its paper label. */
export function drawBottle(
  a: Art,
  { tea = '#f2cf8c, #d89a45 60, #a8641d', deep = '#6b3510', band = '#0f4c3a' } = {},
): void {
  const body = 'M196 120C196 148 158 158 158 196V400Q158 424 182 424H298Q322 424 322 400V196C322 158 284 148 284 120Z'
  const inner = 'M202 150C200 166 168 172 168 204V396Q168 414 186 414H294Q312 414 312 396V204C312 172 280 166 278 150Z'
  a.add(
    a.shadow([244, 418], [104, 20], { colour: '#4c2a14' }),
    a.ellipse([312, 428], [50, 10], { fill: '#d89a45', opacity: 0.5, filter: a.blur(9) }),
    a.path(body, { fill: a.linear('#fff/.7, #fff/.2 40, #fff/.55', 'across') }),
    a.path(inner, { fill: a.linear(tea) }),
    a.path(inner, {
      fill: a.linear(`${deep}/.55 0, ${deep}/.05 26, #fff/.3 40, ${deep}/0 64, ${deep}/.5 100`, 'across'),
    }),
    a.path(body, { fill: 'none', stroke: '#fff', strokeOpacity: 0.8, strokeWidth: 3 }),
    a.group({ filter: a.puff({ blur: 6, scale: 5, warm: 'cream', spec: 0.1 }) }, [
      a.path('M158 246Q240 262 322 246V352Q240 368 158 352Z', { fill: '#fffaf0' }),
    ]),
    a.path('M158 246Q240 262 322 246V258Q240 274 158 258Z', { fill: band }),
    flower(a, [240, 312], { size: 1.9, petal: '#e6002d', heart: '#f4b740' }),
    a.path('M180 200V396Q182 408 190 406V200Q186 186 180 200Z', { fill: '#fff', opacity: 0.7, filter: a.blur(1.6) }),
    a.group({ filter: a.puff({ blur: 6, scale: 7, warm: 'cool', spec: 0.4 }) }, [
      a.path('M190 78Q190 68 200 68H280Q290 68 290 78V118Q290 126 282 126H198Q190 126 190 118Z', { fill: band }),
    ]),
    a.times(9, (i) => a.path(`M${198 + i * 10.5} 76V120`, { stroke: '#fff', strokeOpacity: 0.25, strokeWidth: 2.4 })),
    a.times(20, () => {
      const x = a.between(170, 312)
      const y = a.between(180, 400)
      return a.ellipse([x, y], [a.between(1.6, 3.8), a.between(2, 4.6)], { fill: '#fff', opacity: 0.6 })
    }),
  )
}
