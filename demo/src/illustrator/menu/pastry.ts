import type { Art } from '../art.ts'
import { drawSwirlBun, roundBun } from '../draw/bun.ts'
import { drawCroissant } from '../draw/croissant.ts'
import { ball } from '../draw/fruit.ts'
import { leaf, sprinkle } from '../draw/garnish.ts'
import { drawDanish, drawPainAuChocolat } from '../draw/laminated.ts'
import { drawMacarons } from '../draw/macaron.ts'
import { drawCanele } from '../draw/small-cakes.ts'
import { drawTart } from '../draw/tart.ts'
import type { Pictures } from '../picture.ts'
import { f, type Svg } from '../svg.ts'

/** A ruffle of cream between two halves of a puff. */
function creamRuffle(a: Art, light: string, deep: string): Svg {
  const bumps = Array.from({ length: 9 }, (_, i) => 112 + i * 32)
  return a.group(
    { filter: a.puff({ blur: 6, scale: 9, warm: 'cream', spec: 0.25 }) },
    bumps.map((x) => {
      const low = 296 + 16 * Math.sin(((x - 112) / 256) * Math.PI)
      return a.path(
        `M${x - 26} ${f(low)}C${x - 34} ${f(low - 48)} ${x + 4} ${f(low - 74)} ${x + 14} ${f(low - 44)}C${x + 34} ${f(low - 20)} ${x + 28} ${f(low + 14)} ${x} ${f(low + 16)}C${x - 18} ${f(low + 16)} ${x - 26} ${f(low + 8)} ${x - 26} ${f(low)}Z`,
        {
          fill: a.linear(`${light}, ${deep}`),
        },
      )
    }),
  )
}

function puff(a: Art, { cream, crust }: { cream: readonly [string, string]; crust: string }): void {
  a.add(
    a.shadow([244, 372], [150, 28]),
    a.at([240, 344], { squash: 0.5 }, roundBun(a, [0, 0], { size: 1, deep: crust })),
    creamRuffle(a, cream[0], cream[1]),
    roundBun(a, [240, 188], { size: 0.9, deep: crust, grain: 0.22 }),
    sprinkle(a, [232, 136], { width: 100, height: 54, count: 90, size: 2.2 }),
  )
}

/** Layers of butter. */
export const pastry: Pictures = {
  'butter-croissant': { tint: 'butter', zoom: 1.02, dy: -14, draw: (a) => drawCroissant(a) },
  'pistachio-croissant': {
    tint: 'pistachio',
    zoom: 1.02,
    dy: -14,
    draw: (a) =>
      drawCroissant(a, { drizzle: ['#cfe09a', '#93b25a'], crumbs: ['#7a9a3c', '#5f8230', '#a9c267', '#c9a58c'] }),
  },
  'almond-croissant': {
    tint: 'oat',
    zoom: 1.02,
    dy: -14,
    draw: (a) => drawCroissant(a, { flakes: ['#fbe9c6', '#c98d45'], sugar: 150 }),
  },
  'cardamom-bun': { tint: 'oat', zoom: 1.22, dy: -22, draw: (a) => drawSwirlBun(a) },
  'cinnamon-roll': {
    tint: 'peach',
    zoom: 1.22,
    dy: -22,
    draw: (a) => drawSwirlBun(a, { icing: '#fffaf2', hasPearls: false }),
  },
  'custard-tart': { tint: 'butter', zoom: 1.18, dy: -34, draw: (a) => drawTart(a) },
  'blueberry-danish': {
    tint: 'sky',
    zoom: 1.12,
    dy: -14,
    draw: (a) =>
      drawDanish(a, [
        [
          [204, 252],
          [240, 240],
          [278, 252],
          [190, 280],
          [226, 274],
          [262, 280],
          [294, 278],
          [214, 302],
          [252, 306],
        ].map(([x = 0, y = 0]) => ball(a, [x, y], { r: 20, light: '#a9b9f5', body: '#43519f', deep: '#171b4c' })),
        leaf(a, [300, 252], { size: 0.5, turn: 50 }),
      ]),
  },
  'pain-au-chocolat': { tint: 'peach', zoom: 1.1, dy: -16, draw: (a) => drawPainAuChocolat(a) },
  canele: { tint: 'plum', zoom: 1.06, dy: -4, draw: (a) => drawCanele(a) },
  'cream-puff': {
    tint: 'rose',
    zoom: 1.12,
    dy: -6,
    draw: (a) => puff(a, { cream: ['#fffefb', '#f3e2c6'], crust: '#a3571b' }),
  },
  'durian-puff': {
    tint: 'pistachio',
    zoom: 1.12,
    dy: -6,
    draw: (a) => puff(a, { cream: ['#fff2a8', '#f0c94a'], crust: '#8f5a16' }),
  },
  'macaron-trio': {
    tint: 'plum',
    zoom: 1.16,
    dy: -14,
    draw: (a) =>
      drawMacarons(a, [
        ['#f9b3bd', '#ea7f91', '#fff3e6'],
        ['#cfdf9a', '#a3bd5f', '#fff7e2'],
        ['#f6d79a', '#e3ae55', '#7b3f1d'],
      ]),
  },
}
