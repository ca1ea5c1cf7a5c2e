import { drawDrink } from '../draw/drink.ts'
import { citrus } from '../draw/fruit.ts'
import { flower, sprinkle } from '../draw/garnish.ts'
import { drawHotCup, latteArt } from '../draw/hot-cup.ts'
import type { Pictures } from '../picture.ts'

const straw = { light: '#3b3533', deep: '#171312', line: [326, 26, 244, 320] } as const
const gold = { light: '#f4c14f', deep: '#d99a1f', line: [316, 22, 268, 200] } as const

/** Coffee. */
export const coffee: Pictures = {
  'flat-white': {
    tint: 'oat',
    zoom: 1.08,
    dy: -20,
    draw: (a) =>
      drawHotCup(a, {
        tea: ['#d39a62', '#a9672f', '#6b3913'],
        band: '',
        rim: '#0f4c3a',
        china: ['#0a3327', '#14584a', '#2c7a68'],
        top: (centre) => latteArt(a, centre),
      }),
  },
  'iced-americano': {
    tint: 'sky',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        layers: '#b0713a, #7a3f16 25, #4a210b 65, #2a1006',
        deep: '#180803',
        cubes: 6,
        dew: 28,
        level: 0.1,
        straw,
        glow: '#7a3f16',
        garnish: ({ cx, top }) =>
          citrus(a, [cx - 66, top + 2], { r: 44, rind: '#f08a1c', flesh: '#ffb95a', turn: -14 }),
      }),
  },
  'osmanthus-latte': {
    tint: 'butter',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        layers: '#8a4f24, #9c6231 24, #d3a373 44, #f6e8d2 58, #fbf1de 84, #eebc52',
        deep: '#5a2a0c',
        swirl: { colour: '#8a4f24', count: 6, soft: 8, opacity: 0.8 },
        cubes: 3,
        foam: { height: 34, drop: 12 },
        straw: gold,
        garnish: ({ cx, top }) =>
          [
            [-44, 4],
            [-16, -16],
            [18, -18],
            [44, 0],
            [4, 4],
            [-30, 14],
          ].map(([x = 0, y = 0]) =>
            flower(a, [cx + x, top - 4 + y], { size: 0.62, petal: '#f6a51c', heart: '#c76a05', petals: 4 }),
          ),
      }),
  },
  einspanner: {
    tint: 'plum',
    zoom: 1.12,
    dy: -10,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 96, base: 78, top: 168, bottom: 410 },
        layers: '#7a4216, #4a220c 50, #230d04',
        deep: '#150602',
        foam: { height: 58, drop: 34, dust: '#6b3512', grains: 120 },
        glow: '#6b3512',
        level: 0.16,
      }),
  },
  'camellia-mocha': {
    tint: 'rose',
    zoom: 1.08,
    dy: -20,
    draw: (a) =>
      drawHotCup(a, {
        tea: ['#fff4e6', '#f3dcc2', '#cfa57c'],
        top: ([x, y]) => [
          a.at([x, y], { squash: 0.36 }, flower(a, [0, 0], { size: 3.1, petal: '#7a3a1a', heart: '#4a1e0a' })),
          sprinkle(a, [x, y], { width: 92, height: 22, count: 60, colour: '#6b3215', size: 2 }),
        ],
      }),
  },
}
