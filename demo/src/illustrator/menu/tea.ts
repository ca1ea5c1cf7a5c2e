import type { Art } from '../art.ts'
import { drawDrink } from '../draw/drink.ts'
import { ball, citrus } from '../draw/fruit.ts'
import { flower, leaf } from '../draw/garnish.ts'
import { drawHotCup, steam } from '../draw/hot-cup.ts'
import { drawBottle, drawTeapot } from '../draw/pots.ts'
import type { Pictures } from '../picture.ts'
import type { Svg } from '../svg.ts'

function chrysanthemum(a: Art, [x, y]: readonly [number, number], size: number): Svg {
  return a.at([x, y], { scale: size, squash: 0.5 }, [
    [26, 19, 12].map((length, ring) =>
      a.times(14, (i) =>
        a.path(`M0 0C-5 -${length * 0.5}-4 -${length} 0 -${length}C4 -${length} 5 -${length * 0.5} 0 0Z`, {
          fill: ['#f2b416', '#ffd75a', '#fff2b8'][ring],
          transform: `rotate(${i * 25.7 + ring * 12})`,
        }),
      ),
    ),
    a.circle([0, 0], 5, { fill: '#e0a92c' }),
  ])
}

/** Tea by itself. */
export const pureTea: Pictures = {
  'camellia-black': {
    tint: 'sky',
    zoom: 1.08,
    dy: -20,
    draw: (a) =>
      drawHotCup(a, {
        top: ([x, y]) => [
          flower(a, [x + 46, y + 4], { size: 1.1, petal: '#fff4ec', heart: '#f4b740' }),
          flower(a, [x + 26, y + 12], { size: 0.7, petal: '#ffe3e6', heart: '#f4b740' }),
        ],
      }),
  },
  'jasmine-pot': { tint: 'pistachio', zoom: 1.1, dy: -18, draw: (a) => drawTeapot(a) },
  'cold-brew-oolong': { tint: 'oat', zoom: 1.06, dy: -2, draw: (a) => drawBottle(a) },
  'chrysanthemum-goji': {
    tint: 'butter',
    zoom: 1.12,
    dy: -24,
    draw: (a) => {
      a.add(steam(a, [240, 196], 0.6))
      drawDrink(a, {
        cup: { rim: 132, base: 96, top: 198, bottom: 400 },
        layers: '#fdf3bd, #f8e08a 50, #e2b945',
        deep: '#8a6410',
        mark: '',
        level: 0.1,
        inside: ({ cx, bottom }) => [
          a.times(12, () =>
            ball(a, [cx + a.between(-74, 74), bottom - a.between(26, 60)], {
              r: 7,
              light: '#ffb199',
              body: '#e2402c',
              deep: '#98150c',
            }),
          ),
        ],
        garnish: ({ cx, surface }) => [
          chrysanthemum(a, [cx - 46, surface + 4], 1.5),
          chrysanthemum(a, [cx + 40, surface - 2], 1.7),
          chrysanthemum(a, [cx + 2, surface + 14], 1.2),
        ],
      })
    },
  },
  'ginger-date': {
    tint: 'peach',
    zoom: 1.08,
    dy: -20,
    draw: (a) =>
      drawHotCup(a, {
        tea: ['#d9703a', '#a83c1a', '#5f1a0c'],
        band: '',
        rim: '#a8741c',
        china: ['#7a4a2c', '#b9845a', '#e3b78c'],
        top: ([x, y]) => [
          ball(a, [x - 36, y + 2], { r: 15, light: '#f09070', body: '#a32518', deep: '#4a0a08' }),
          ball(a, [x - 6, y + 10], { r: 13, light: '#f09070', body: '#a32518', deep: '#4a0a08' }),
          citrus(a, [x + 42, y + 2], { r: 26, rind: '#c9a24a', flesh: '#fbe7a6', squash: 0.46 }),
          leaf(a, [x + 12, y + 4], { size: 0.36, turn: 60 }),
        ],
      }),
  },
}
