import { drawBowl } from '../draw/bowl.ts'
import { leaf } from '../draw/garnish.ts'
import { drawBaguette, drawSando } from '../draw/sandwich.ts'
import { drawTart } from '../draw/tart.ts'
import { drawHalfMoon, drawToast } from '../draw/toast.ts'
import type { Pictures } from '../picture.ts'

/** Not sweet. */
export const savoury: Pictures = {
  'egg-sando': { tint: 'butter', zoom: 1.08, dy: -14, draw: (a) => drawSando(a) },
  'turkey-baguette': { tint: 'pistachio', zoom: 1.1, dy: -14, draw: (a) => drawBaguette(a) },
  'mushroom-quiche': {
    tint: 'oat',
    zoom: 1.18,
    dy: -34,
    draw: (a) =>
      drawTart(a, {
        filling: ['#fff0bd', '#f7d783', '#e0a948'],
        spots: 6,
        top: [
          [
            [-70, -24, 1],
            [10, -34, 1.1],
            [76, -18, 0.95],
            [-22, 2, 1.05],
            [48, 8, 0.9],
          ].map(([x = 0, y = 0, scale = 1]) =>
            a.at([x, y], { scale }, [
              a.group({ filter: a.puff({ blur: 4, scale: 6, spec: 0.2 }) }, [
                a.path('M-26 4C-28-20-12-26 0-26C12-26 28-20 26 4C12 10 8 2 7 14H-7C-8 2-12 10-26 4Z', {
                  fill: '#d9b48a',
                }),
              ]),
              a.path('M-18 2C-6-4 6-4 18 2', { stroke: '#7a4a22', strokeWidth: 4, fill: 'none', opacity: 0.6 }),
            ]),
          ),
          leaf(a, [-40, -34], { size: 0.32, turn: -50 }),
          leaf(a, [44, -28], { size: 0.3, turn: 40 }),
        ],
      }),
  },
  'curry-puff': { tint: 'butter', zoom: 1.06, dy: 6, draw: (a) => drawHalfMoon(a) },
  'tomato-soup': {
    tint: 'sky',
    zoom: 1.06,
    dy: -12,
    draw: (a) =>
      drawBowl(a, {
        soup: ['#ff8a5c', '#e8492a', '#b22412'],
        top: ([x, y]) => [
          a.stroke(`M${x - 60} ${y + 6}C${x - 20} ${y - 18} ${x + 20} ${y + 20} ${x + 66} ${y - 6}`, 9, {
            stroke: '#fff3e2',
            opacity: 0.9,
          }),
          a.stroke(`M${x - 30} ${y + 18}C${x} ${y + 4} ${x + 20} ${y + 24} ${x + 44} ${y + 14}`, 6, {
            stroke: '#fff3e2',
            opacity: 0.85,
          }),
          leaf(a, [x + 6, y + 2], { size: 0.5, turn: -50 }),
          leaf(a, [x + 10, y + 2], { size: 0.56, turn: 40 }),
        ],
      }),
  },
  'ham-toast': {
    tint: 'peach',
    zoom: 1.08,
    dy: -4,
    draw: (a) => drawToast(a, { melt: a.linear('#fff0a8, #f7c53e'), filling: '#f08f86' }),
  },
}
