import type { Art } from '../art.ts'
import { drawDrink } from '../draw/drink.ts'
import { citrus, strawberry } from '../draw/fruit.ts'
import { flower, leaf, mint, sprinkle } from '../draw/garnish.ts'
import type { Glass } from '../draw/glass.ts'
import { drawCone, iceSwirl } from '../draw/soft-serve.ts'
import type { Pictures } from '../picture.ts'
import type { Svg } from '../svg.ts'

const milk = ['#ffffff', '#fdf6e8', '#ecdcc0'] as const
const green = ['#dce9a8', '#a9c266', '#6f8f35'] as const

/** Bubbles that rise along the glass. */
function fizz(a: Art, { cx, surface, bottom, half }: Glass): Svg {
  return a.times(54, () => {
    const y = a.between(surface + 6, bottom - 20)
    const r = a.between(1.6, 5)
    return a.circle([cx + a.between(-0.88, 0.88) * half(y), y], r, {
      fill: '#fff',
      fillOpacity: 0.35,
      stroke: '#fff',
      strokeOpacity: 0.8,
      strokeWidth: 1,
    })
  })
}

/** Cold and sparkling. */
export const ice: Pictures = {
  'milk-soft-serve': { tint: 'sky', zoom: 0.94, dy: 8, draw: (a) => drawCone(a, milk) },
  'matcha-soft-serve': {
    tint: 'mint',
    zoom: 0.94,
    dy: 8,
    draw: (a) => drawCone(a, green),
  },
  'berry-sundae': {
    tint: 'rose',
    zoom: 1,
    dy: 34,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 100, base: 66, top: 196, bottom: 420 },
        level: 0.06,
        layers: '#fffaf2 0, #ffe3e0 20, #f4606f 34, #d8243f 46, #fff3e2 52, #fffaf2 70, #c98d45 76, #a5682a 100',
        deep: '#8a2a2a',
        glow: '#f36c7a',
        garnish: ({ cx, top }) => [
          iceSwirl(a, [cx, top - 2], { size: 0.86, tones: milk }),
          strawberry(a, [cx - 44, top - 62], { size: 0.62, turn: -18 }),
          a.stroke(
            `M${cx + 6} ${top - 150}C${cx + 52} ${top - 120} ${cx + 20} ${top - 70} ${cx + 66} ${top - 36}`,
            13,
            { stroke: '#d8243f', opacity: 0.9 },
          ),
        ],
      }),
  },
  affogato: {
    tint: 'oat',
    zoom: 1.1,
    dy: 4,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 122, base: 74, top: 226, bottom: 400 },
        level: 0.24,
        layers: '#9c6231, #5a2a0c 50, #2a1006',
        deep: '#1c0a03',
        glow: '#6b3512',
        mark: '',
        garnish: ({ cx, top }) => [
          iceSwirl(a, [cx, top + 26], { size: 0.86, tones: milk }),
          a.path(
            `M${cx + 22} ${top - 150}C${cx + 8} ${top - 110} ${cx + 50} ${top - 90} ${cx + 30} ${top - 40}C${cx + 14} ${top - 8} ${cx + 60} ${top + 4} ${cx + 62} ${top + 34}H${cx + 10}C${cx + 20} ${top} ${cx - 10} ${top - 30} ${cx} ${top - 70}C${cx + 6} ${top - 100} ${cx - 4} ${top - 130} ${cx + 22} ${top - 150}Z`,
            {
              fill: '#5a2a0c',
              opacity: 0.88,
              filter: a.puff({ blur: 4, scale: 6, spec: 0.5 }),
            },
          ),
        ],
      }),
  },
  'yuzu-soda': {
    tint: 'butter',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 98, base: 82, top: 96 },
        layers: '#fffdf0, #fdf6c8 40, #f7e27a 80, #eec23c',
        deep: '#9a7a14',
        cubes: 4,
        dew: 22,
        level: 0.1,
        inside: (glass) => [fizz(a, glass), citrus(a, [glass.cx + 26, glass.bottom - 96], { r: 40, turn: 20 })],
        straw: { light: '#ffffff', deep: '#e9dccb', line: [300, 22, 240, 330] },
        garnish: ({ cx, top }) => [
          citrus(a, [cx - 62, top + 4], { r: 44, turn: -12 }),
          mint(a, [cx + 4, top + 10], 0.8),
        ],
      }),
  },
  'hibiscus-soda': {
    tint: 'rose',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 98, base: 82, top: 96 },
        layers: '#ffdbe2, #f78aa0 35, #d4214f 75, #98083a',
        deep: '#5c0424',
        cubes: 4,
        dew: 22,
        level: 0.1,
        inside: (glass) => fizz(a, glass),
        straw: { light: '#ffffff', deep: '#f2b8c2', line: [300, 22, 240, 330] },
        garnish: ({ cx, top }) => [
          leaf(a, [cx - 20, top + 4], { size: 0.56, turn: 40 }),
          flower(a, [cx - 52, top - 2], { size: 2.1, petal: '#d9345c', heart: '#f7d46a' }),
          flower(a, [cx - 52, top - 2], { size: 1.2, petal: '#f0708c', heart: '#f7d46a', turn: 36 }),
        ],
      }),
  },
  'espresso-tonic': {
    tint: 'peach',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 98, base: 82, top: 96 },
        layers: '#6b3512, #7a3f16 20, #b86a2c 34, #f7a83c 52, #fbbf4a 75, #f08f1c',
        deep: '#7a3408',
        cubes: 4,
        dew: 22,
        level: 0.1,
        swirl: { colour: '#6b3512', count: 6, soft: 7 },
        inside: (glass) => fizz(a, glass),
        straw: { light: '#ffffff', deep: '#e9dccb', line: [300, 22, 240, 330] },
        garnish: ({ cx, top }) => [
          citrus(a, [cx - 60, top + 4], { r: 46, rind: '#f08a1c', flesh: '#ffb95a', turn: -12 }),
          sprinkle(a, [cx + 20, top + 12], { width: 40, height: 6, count: 12, colour: '#fff' }),
        ],
      }),
  },
}
