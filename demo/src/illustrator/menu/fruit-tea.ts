import type { Art } from '../art.ts'
import { drawDrink } from '../draw/drink.ts'
import { dots } from '../draw/drink-parts.ts'
import { ball, chunks, citrus, wedge } from '../draw/fruit.ts'
import { camellia, leaf, mint } from '../draw/garnish.ts'
import type { Glass } from '../draw/glass.ts'
import type { Pictures } from '../picture.ts'
import type { Pair, Svg } from '../svg.ts'

const long = { light: '#ffffff', deep: '#e9dccb', line: [330, 26, 240, 330] } as const

const lychee = { light: '#ffffff', body: '#ffeaec', deep: '#f4a9b6' }

function grapes(a: Art, { cx, bottom }: Glass): Svg {
  const places: readonly Pair[] = [
    [-44, 44],
    [-6, 36],
    [36, 46],
    [-26, 84],
    [18, 80],
    [50, 96],
    [-50, 120],
  ]
  return places.map(([x, y]) =>
    ball(a, [cx + x, bottom - y], { r: 24, light: '#cdb3f0', body: '#7746b4', deep: '#351466' }),
  )
}

function seeds(a: Art, { cx, bottom, half }: Glass, count: number): Svg {
  return a.times(count, () => {
    const y = a.between(bottom - 190, bottom - 20)
    return a.at([cx + a.between(-0.85, 0.85) * half(y), y], { turn: a.between(0, 180) }, [
      a.ellipse([0, 0], [8, 6], { fill: '#ffe08a', opacity: 0.5 }),
      a.ellipse([0, 0], [4.2, 2.6], { fill: '#2b1a10' }),
    ])
  })
}

/** Tea with fruit, over ice. */
export const fruitTea: Pictures = {
  'lychee-rose': {
    tint: 'rose',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#ffc4cb 0, #fb8f9f 40, #ee4f6c 75, #d2214a 100',
        deep: '#9a0f33',
        cubes: 5,
        dew: 26,
        level: 0.1,
        straw: { ...long, deep: '#f2b8c2' },
        inside: ({ cx, bottom }) => [
          ball(a, [cx - 34, bottom - 60], { r: 27, ...lychee }),
          ball(a, [cx + 32, bottom - 48], { r: 25, ...lychee }),
          ball(a, [cx + 2, bottom - 96], { r: 24, ...lychee }),
        ],
        garnish: ({ cx, top }) => [
          leaf(a, [cx - 74, top + 12], { size: 0.66, turn: -68 }),
          leaf(a, [cx - 4, top + 14], { size: 0.58, turn: 66 }),
          camellia(a, [cx - 44, top - 2]),
        ],
      }),
  },
  'yuzu-green': {
    tint: 'pistachio',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#fbf3b0 0, #f0e07a 45, #d5ca4e 80, #a9b038 100',
        deep: '#6d7a14',
        cubes: 4,
        dew: 24,
        level: 0.1,
        inside: ({ cx, surface }) => [
          citrus(a, [cx + 34, surface + 150], { r: 46, turn: 18 }),
          citrus(a, [cx - 40, surface + 216], { r: 40, turn: -10 }),
          citrus(a, [cx - 46, surface + 96], { r: 34, turn: 30 }),
        ],
        straw: { light: '#8fc07a', deep: '#4c8a44', line: [158, 26, 218, 300] },
        garnish: ({ cx, top }) => [mint(a, [cx + 10, top + 12]), citrus(a, [cx + 68, top - 2], { r: 48, turn: 12 })],
      }),
  },
  'mango-sago': {
    tint: 'peach',
    zoom: 1.04,
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 124, base: 90, top: 150 },
        layers: '#fff1c9 0, #ffd666 28, #ffb52e 70, #f39412 100',
        deep: '#b45d05',
        dew: 14,
        mark: '',
        swirl: { colour: '#fff7e0', soft: 8 },
        inside: (glass) => dots(a, glass, {}),
        garnish: ({ cx, top }) => [
          a.group(
            { filter: a.puff({ blur: 13, scale: 9, warm: 'cream', spec: 0.1 }) },
            a.ellipse([cx, top + 8], [92, 26], { fill: '#fff6dc' }),
          ),
          chunks(a, [cx, top], {}),
          leaf(a, [cx + 6, top - 24], { size: 0.7, turn: -34 }),
          leaf(a, [cx + 12, top - 22], { size: 0.62, turn: 26 }),
          a.times(14, () =>
            a.ellipse([cx + a.between(-70, 70), top + a.between(-10, 24)], [7, 3.4], { fill: '#ff8f76', opacity: 0.9 }),
          ),
        ],
      }),
  },
  'peach-oolong': {
    tint: 'peach',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#ffe2c4 0, #ffc08d 40, #f28f5c 80, #d96a45 100',
        deep: '#93381c',
        cubes: 3,
        dew: 24,
        level: 0.1,
        inside: ({ cx, bottom }) => [
          wedge(a, [cx - 34, bottom - 62], { size: 1, turn: -24, skin: '#f0566a', flesh: '#ffe0b4', deep: '#ffb27c' }),
          wedge(a, [cx + 34, bottom - 96], {
            size: 0.94,
            turn: 34,
            skin: '#f0566a',
            flesh: '#ffe0b4',
            deep: '#ffb27c',
          }),
          wedge(a, [cx - 30, bottom - 140], {
            size: 0.84,
            turn: 10,
            skin: '#f0566a',
            flesh: '#ffe0b4',
            deep: '#ffb27c',
          }),
        ],
        straw: { ...long, deep: '#f3c6a8' },
        garnish: ({ cx, top }) => [
          leaf(a, [cx + 2, top + 6], { size: 0.7, turn: -42 }),
          wedge(a, [cx - 56, top + 4], { size: 1.14, turn: -32, skin: '#ee4b63', flesh: '#ffe6c0', deep: '#ffae78' }),
          wedge(a, [cx - 18, top - 6], { size: 1.02, turn: -8, skin: '#f2667a', flesh: '#ffe6c0', deep: '#ffae78' }),
        ],
      }),
  },
  'grape-jasmine': {
    tint: 'plum',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#f0e2fa 0, #cfb0ea 34, #9264c4 70, #5d2f93 100',
        deep: '#33125c',
        cubes: 2,
        dew: 24,
        level: 0.1,
        inside: (glass) => grapes(a, glass),
        foam: { height: 30, drop: 14 },
        straw: { ...long, line: [326, 26, 280, 210], deep: '#d9c4ea' },
        garnish: ({ cx, top }) => [
          leaf(a, [cx - 66, top - 2], { size: 0.6, turn: -58 }),
          ball(a, [cx - 40, top - 12], { r: 23, light: '#cdb3f0', body: '#7746b4', deep: '#351466' }),
          ball(a, [cx, top - 22], { r: 24, light: '#d9c6f5', body: '#8452c0', deep: '#3f1a74' }),
          ball(a, [cx + 38, top - 8], { r: 21, light: '#cdb3f0', body: '#7746b4', deep: '#351466' }),
        ],
      }),
  },
  'watermelon-mint': {
    tint: 'mint',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#ffb3a6 0, #ff7b74 40, #ee4352 80, #c9243f 100',
        deep: '#8d0f2a',
        cubes: 4,
        dew: 26,
        level: 0.1,
        inside: (glass) =>
          dots(a, glass, { count: 22, rise: 200, r: 4.4, colour: '#3a1418', opacity: 0.8, shine: '#a86a6a' }),
        straw: { light: '#9ad8a8', deep: '#4fa56a', line: [158, 26, 220, 300] },
        garnish: ({ cx, top }) => [
          mint(a, [cx - 6, top + 8], 0.9),
          a.at([cx + 58, top - 6], { turn: 22 }, [
            a.path('M-62 26A66 66 0 0 1 62 26Z', { fill: '#3f9a4c' }),
            a.path('M-55 26A58 58 0 0 1 55 26Z', { fill: '#eaf7d2' }),
            a.path('M-50 26A53 53 0 0 1 50 26Z', {
              fill: a.linear('#ff6f66, #ea3148'),
            }),
            [-26, -4, 18, 34].map((x, i) => a.ellipse([x, i % 2 ? 4 : 14], [3, 5], { fill: '#3a1418' })),
          ]),
        ],
      }),
  },
  'passion-green': {
    tint: 'butter',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#fff0a8 0, #fbd45a 40, #ea9f27 80, #c9761a 100',
        deep: '#7e3f05',
        cubes: 4,
        dew: 24,
        level: 0.1,
        inside: (glass) => seeds(a, glass, 34),
        straw: { light: '#7c4a8c', deep: '#4d2560', line: [158, 26, 220, 300] },
        garnish: ({ cx, top }) => [
          leaf(a, [cx + 8, top + 8], { size: 0.7, turn: -30 }),
          a.at([cx + 56, top - 4], { turn: 14 }, [
            a.circle([0, 0], 50, {
              fill: a.radial('#8a4a9c, #3f1850', [0.35, 0.3], 0.8),
            }),
            a.circle([0, 0], 41, { fill: '#fbeef2' }),
            a.circle([0, 0], 35, {
              fill: a.radial('#ffd95c, #e99a1c'),
            }),
            a.times(12, (i) =>
              a.ellipse(
                [21 * Math.cos(i * 1.7) * (i % 3 ? 1 : 0.4), 21 * Math.sin(i * 1.7) * (i % 3 ? 1 : 0.4)],
                [4.2, 3],
                { fill: '#2b1a10' },
              ),
            ),
          ]),
        ],
      }),
  },
  'dragonfruit-coconut': {
    tint: 'rose',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#ffffff 0, #fde9f4 30, #f58cc4 50, #dd2f92 78, #a80f68 100',
        deep: '#6e0a44',
        swirl: { colour: '#e2459f', count: 6, soft: 8, isRising: true, opacity: 0.6 },
        dew: 18,
        inside: (glass) =>
          dots(a, glass, { count: 60, rise: 150, r: 2.4, colour: '#2a0a1c', opacity: 0.75, shine: '#2a0a1c' }),
        foam: { height: 34, drop: 18, colours: ['#ffffff', '#fbf7f4', '#e8e0da'] },
        straw: { ...long, line: [326, 26, 276, 210], deep: '#f0b7d6' },
        garnish: ({ cx, top }) => [
          a.at([cx - 16, top - 16], { turn: -14 }, [
            a.path('M-52 20A54 54 0 0 1 52 20Z', { fill: '#d9277f' }),
            a.path('M-44 20A46 46 0 0 1 44 20Z', { fill: '#fffdfd' }),
            a.times(26, () => a.circle([a.between(-34, 34), a.between(-8, 16)], 2, { fill: '#2a1420' })),
          ]),
          leaf(a, [cx + 40, top - 6], { size: 0.56, turn: 58 }),
        ],
      }),
  },
  'persimmon-green': {
    tint: 'peach',
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        layers: '#fff0c8 0, #ffcf73 40, #fb9a34 75, #e06a12 100',
        deep: '#8a3a04',
        cubes: 4,
        dew: 24,
        level: 0.1,
        swirl: { colour: '#ffb650', count: 5, soft: 8, isRising: true, opacity: 0.6 },
        straw: { light: '#8fb96a', deep: '#557f3a', line: [158, 26, 220, 300] },
        garnish: ({ cx, top }) => [
          a.group({ filter: a.puff({ blur: 10, scale: 10, spec: 0.5, shine: 22 }) }, [
            a.path(
              `M${cx - 4} ${top - 4}C${cx - 8} ${top - 52} ${cx + 26} ${top - 64} ${cx + 54} ${top - 60}C${cx + 90} ${top - 58} ${cx + 104} ${top - 28} ${cx + 96} ${top}C${cx + 88} ${top + 28} ${cx + 10} ${top + 26} ${cx - 4} ${top - 4}Z`,
              {
                fill: a.radial('#ffa63d, #e2560f', [0.4, 0.35], 0.8),
              },
            ),
          ]),
          [-62, -20, 22, 64].map((turn) =>
            leaf(a, [cx + 48, top - 56], { size: 0.42, turn, light: '#a8b96a', deep: '#5d7330' }),
          ),
        ],
      }),
  },
}
