import type { Art } from '../art.ts'
import { drawBoule, drawMilkLoaf, longLoaf } from '../draw/bread.ts'
import { roundBun } from '../draw/bun.ts'
import { ball } from '../draw/fruit.ts'
import { leaf } from '../draw/garnish.ts'
import { drawSaltRoll } from '../draw/laminated.ts'
import { drawFocaccia } from '../draw/toast.ts'
import type { Pictures } from '../picture.ts'
import type { Svg } from '../svg.ts'

function crackled(a: Art): Svg {
  const dome = 'M96 268C94 184 160 148 240 148C320 148 386 184 384 268C380 300 330 306 240 306C150 306 100 300 96 268Z'
  const lines = a.times(6, (i) => [
    a.stroke(`M${96 + i * 58} 140C${70 + i * 58} 200 ${64 + i * 58} 260 ${50 + i * 58} 310`, 7, {
      stroke: '#b9791e',
      strokeOpacity: 0.75,
    }),
    a.stroke(`M${30 + i * 58} 140C${70 + i * 58} 200 ${110 + i * 58} 260 ${140 + i * 58} 310`, 7, {
      stroke: '#b9791e',
      strokeOpacity: 0.75,
    }),
  ])
  return [
    a.group({ filter: a.puff({ blur: 14, scale: 12, spec: 0.3, grain: 0.14, freq: 0.1 }) }, [
      a.path(dome, { fill: a.radial('#ffe597, #f7c64e 60, #dd9a26', [0.4, 0.32], 0.8) }),
    ]),
    a.group({ clipPath: a.clip(a.path(dome)) }, a.group({ filter: a.blur(1.2) }, lines)),
  ]
}

/** Loaves and rolls. */
export const bread: Pictures = {
  'rye-loaf': { tint: 'oat', zoom: 1.14, dy: -20, draw: (a) => drawBoule(a) },
  'milk-loaf': { tint: 'peach', zoom: 1.12, dy: -10, draw: (a) => drawMilkLoaf(a) },
  'country-baguette': {
    tint: 'pistachio',
    draw: (a) =>
      a.add(
        a.shadow([250, 372], [160, 30]),
        longLoaf(a, [236, 300], { size: 0.94, turn: 24 }),
        longLoaf(a, [246, 236], { size: 0.98, turn: -38 }),
      ),
  },
  'salt-roll': { tint: 'sky', zoom: 1.1, dy: 6, draw: (a) => drawSaltRoll(a) },
  'pineapple-bun': {
    tint: 'butter',
    zoom: 1.14,
    dy: -2,
    draw: (a) => a.add(a.shadow([244, 366], [156, 28]), roundBun(a, [240, 284], { size: 1.02 }), crackled(a)),
  },
  focaccia: {
    tint: 'mint',
    zoom: 1.1,
    dy: -6,
    draw: (a) =>
      drawFocaccia(a, [
        [
          [160, 244],
          [236, 222],
          [316, 214],
          [206, 274],
          [294, 256],
          [358, 244],
        ].map(([x = 0, y = 0]) => ball(a, [x, y], { r: 20, light: '#ffb39a', body: '#e8402c', deep: '#9c140e' })),
        [
          [186, 232, 60],
          [268, 244, -40],
          [336, 232, 70],
          [140, 272, -60],
        ].map(([x = 0, y = 0, turn = 0]) => leaf(a, [x, y], { size: 0.4, turn, light: '#8fb07a', deep: '#43643a' })),
      ]),
  },
  'dawn-bun': {
    tint: 'plum',
    zoom: 1.14,
    dy: -2,
    draw: (a) =>
      a.add(
        a.shadow([244, 368], [152, 28]),
        roundBun(a, [240, 274], { size: 1.06, light: '#f6c77a' }),
        a.ellipse([236, 204], [46, 20], { fill: '#7a3512', opacity: 0.5, filter: a.blur(4) }),
        a.times(40, () =>
          a.at([236 + a.between(-40, 40), 204 + a.between(-17, 17)], { turn: a.between(0, 180) }, [
            a.path('M-6 0Q0-4 6 0Q0 4-6 0Z', { fill: '#1c120c' }),
          ]),
        ),
      ),
  },
}
