import { drawDrink } from '../draw/drink.ts'
import { dots, jelly } from '../draw/drink-parts.ts'
import { strawberry } from '../draw/fruit.ts'
import { flower, leaf, sprinkle } from '../draw/garnish.ts'
import type { Picture, Pictures } from '../picture.ts'

const white = { light: '#ffffff', deep: '#e6d9c8', line: [316, 24, 268, 200] } as const
const gold = { light: '#f4c14f', deep: '#d99a1f', line: [316, 22, 268, 200] } as const
const ink = { light: '#3b3533', deep: '#171312', line: [318, 22, 270, 200] } as const

const osmanthusBlossoms = [
  [186, 10, 1.1],
  [224, -14, 0.9],
  [254, 6, 1.2],
  [290, -2, 0.85],
  [212, 20, 0.8],
  [160, 22, 0.75],
  [278, 24, 0.9],
  [240, -28, 0.7],
  [312, 16, 0.7],
] as const

const milkOf = (light: string, body: string, deep: string) => `${light} 0, ${body} 40, ${deep} 100`

const taro: Picture = {
  tint: 'plum',
  dy: -4,
  draw: (a) =>
    drawDrink(a, {
      layers: '#fffafd 0, #efe2f4 36, #c7a9dc 70, #8e68b4 100',
      deep: '#553078',
      swirl: { colour: '#8e68b4', count: 7, soft: 8, isRising: true, opacity: 0.7 },
      inside: (glass) => dots(a, glass, { count: 46, rise: 90, r: 6 }),
      foam: { height: 40, drop: 16, dust: '#a584c6', grains: 120 },
      straw: white,
    }),
}

const thai: Picture = {
  tint: 'peach',
  dy: -4,
  draw: (a) =>
    drawDrink(a, {
      layers: '#fff1dc 0, #f9c78d 16, #ee8f42 40, #c85a1c 100',
      deep: '#7d2f08',
      swirl: { colour: '#fff3e0', count: 6, soft: 8 },
      cubes: 4,
      dew: 20,
      level: 0.1,
      straw: { ...white, line: [326, 26, 240, 330] },
      garnish: ({ cx, top }) => flower(a, [cx - 46, top + 6], { size: 1.5, petal: '#ffe9d2', heart: '#f2a33b' }),
    }),
}

/** Tea with milk. */
export const milkTea: Pictures = {
  'osmanthus-oolong': {
    tint: 'butter',
    dy: -4,
    draw: (a) =>
      drawDrink(a, {
        layers: '#f7e6c8 0, #e9c797 35, #d3a267 75, #b9824a 100',
        deep: '#7a4517',
        foam: { height: 50 },
        pearls: 19,
        straw: gold,
        swirl: { colour: '#fff3de', count: 5, soft: 9 },
        garnish: ({ top }) =>
          osmanthusBlossoms.map(([x, dy, size]) =>
            flower(a, [x, top - 8 + dy], { size: size * 0.62, petal: '#f6a51c', heart: '#c76a05', petals: 4 }),
          ),
      }),
  },
  'brown-sugar': {
    tint: 'oat',
    dy: -4,
    draw: (a) =>
      drawDrink(a, {
        layers: '#fffaf1 0, #fbeedb 50, #e3bf92 80, #8a4c1f 100',
        deep: '#6b3310',
        pearls: 28,
        swirl: { colour: '#8a4616', count: 7, soft: 5, isRising: true, opacity: 0.85 },
        foam: { height: 30, drop: 14, dust: '#8a4616', grains: 110 },
        straw: ink,
      }),
  },
  'camellia-milk': {
    tint: 'rose',
    dy: -4,
    draw: (a) =>
      drawDrink(a, {
        layers: milkOf('#f3ddc4', '#dcae82', '#b07645'),
        deep: '#6d3612',
        swirl: { colour: '#fff4e6', count: 5, soft: 9 },
        foam: { height: 44, colours: ['#fffdfb', '#fdeeee', '#f3cfd2'], drop: 20 },
        garnish: ({ cx, top }) => [
          flower(a, [cx - 20, top - 26], { size: 1.5, petal: '#e83a55', heart: '#f6bd45' }),
          flower(a, [cx + 26, top - 12], { size: 1, petal: '#f2677d', heart: '#f6bd45' }),
          leaf(a, [cx - 46, top - 14], { size: 0.5, turn: -70 }),
          sprinkle(a, [cx + 6, top - 4], { width: 74, height: 14, count: 26, colour: '#d8445c', size: 2.4 }),
        ],
        straw: { ...white, deep: '#f0b6be' },
      }),
  },
  'jasmine-cloud': {
    tint: 'pistachio',
    dy: -4,
    draw: (a) =>
      drawDrink(a, {
        layers: milkOf('#f8f4dd', '#e7dfb2', '#c3b56f'),
        deep: '#776b1f',
        swirl: { colour: '#fffdf2', count: 6, soft: 9 },
        foam: { height: 54, drop: 30 },
        garnish: ({ cx, top }) => [
          [
            [-34, -14, 1.1],
            [2, -34, 1.3],
            [36, -12, 1],
          ].map(([x = 0, y = 0, size = 1]) =>
            flower(a, [cx + x, top + y], { size, petal: '#ffffff', heart: '#e9d36a', petals: 6 }),
          ),
          leaf(a, [cx + 54, top - 4], { size: 0.46, turn: 70 }),
          leaf(a, [cx - 56, top], { size: 0.42, turn: -66 }),
        ],
        straw: { ...white, light: '#d7e6b4', deep: '#9dbb62' },
      }),
  },
  'matcha-cloud': {
    tint: 'mint',
    dy: -4,
    draw: (a) =>
      drawDrink(a, {
        layers: '#6d9638 0, #82aa4a 34, #bcd094 50, #f6f3e4 62, #f4eddc 100',
        deep: '#41601c',
        swirl: { colour: '#6d9638', count: 6, soft: 8 },
        cubes: 2,
        foam: { height: 44, dust: '#5f8a2c', grains: 150, drop: 18 },
        straw: { ...white, light: '#fffdf6', deep: '#d9cdb4' },
        glow: '#8fb45a',
      }),
  },
  'taro-coconut': taro,
  'hojicha-jelly': {
    tint: 'oat',
    dy: -4,
    draw: (a) =>
      drawDrink(a, {
        layers: milkOf('#ecd8c0', '#c79c72', '#8c5a34'),
        deep: '#4c2a12',
        swirl: { colour: '#fff2e0', count: 5, soft: 9 },
        inside: (glass) => jelly(a, glass, { colour: '#3b2415', light: '#8d6444', rows: 3 }),
        foam: { height: 36, drop: 16, dust: '#7a4a24', grains: 130 },
        straw: ink,
      }),
  },
  'strawberry-milk': {
    tint: 'rose',
    dy: 4,
    draw: (a) =>
      drawDrink(a, {
        layers: '#fffaf5 0, #ffeeee 40, #ffc3c6 62, #f36c7a 80, #d8243f 100',
        deep: '#a3142f',
        swirl: { colour: '#f2566a', count: 6, soft: 8, isRising: true, opacity: 0.65 },
        foam: { height: 40, drop: 14 },
        straw: { ...white, deep: '#f4b9bf' },
        garnish: ({ cx, top }) => [
          strawberry(a, [cx - 22, top - 38], { size: 0.86, turn: -12 }),
          leaf(a, [cx + 34, top - 16], { size: 0.6, turn: 46 }),
        ],
        glow: '#f36c7a',
      }),
  },
  'thai-red': thai,
  'chestnut-hojicha': {
    tint: 'oat',
    dy: -4,
    draw: (a) =>
      drawDrink(a, {
        layers: milkOf('#f3e2cb', '#c99b6a', '#7b4a26'),
        deep: '#44230c',
        swirl: { colour: '#fff0d8', count: 6, soft: 8 },
        foam: { height: 52, drop: 22, colours: ['#f7e3c4', '#e6c391', '#c2945a'] },
        garnish: ({ cx, top }) => [
          a.group({ filter: a.puff({ blur: 7, scale: 9, spec: 0.6, shine: 24 }) }, [
            a.path(
              `M${cx - 52} ${top - 20}C${cx - 54} ${top - 54} ${cx - 14} ${top - 66} ${cx - 4} ${top - 36}C${cx} ${top - 18} ${cx - 14} ${top - 6} ${cx - 30} ${top - 6}C${cx - 44} ${top - 6} ${cx - 52} ${top - 12} ${cx - 52} ${top - 20}Z`,
              { fill: '#7a3413' },
            ),
            a.path(
              `M${cx + 4} ${top - 14}C${cx + 4} ${top - 44} ${cx + 42} ${top - 46} ${cx + 46} ${top - 22}C${cx + 48} ${top - 6} ${cx + 34} ${top} ${cx + 24} ${top}C${cx + 12} ${top} ${cx + 4} ${top - 6} ${cx + 4} ${top - 14}Z`,
              { fill: '#8f431a' },
            ),
          ]),
          sprinkle(a, [cx + 4, top], { width: 70, height: 12, count: 40, colour: '#7b4a26' }),
        ],
        straw: gold,
      }),
  },
}
