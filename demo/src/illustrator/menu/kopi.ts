import type { Art } from '../art.ts'
import { drawCroissant } from '../draw/croissant.ts'
import { drawDrink } from '../draw/drink.ts'
import { dots } from '../draw/drink-parts.ts'
import { citrus } from '../draw/fruit.ts'
import { leaf, sprinkle } from '../draw/garnish.ts'
import type { Glass } from '../draw/glass.ts'
import { drawPouch } from '../draw/goods.ts'
import { drawHotCup, steam } from '../draw/hot-cup.ts'
import { lantern } from '../draw/lantern.ts'
import { plate } from '../draw/slice.ts'
import { drawLayerBlock } from '../draw/small-cakes.ts'
import { drawToast } from '../draw/toast.ts'
import type { Picture, Pictures } from '../picture.ts'
import { f, type Pair, type Svg } from '../svg.ts'

const straw = { light: '#ffffff', deep: '#d8cbb8', line: [322, 26, 246, 320] } as const
const enamel = ['#0a4f4c', '#0f8079', '#2aa39b'] as const

const cendol = (a: Art, { cx, bottom, half }: Glass): Svg =>
  a.times(26, () => {
    const y = bottom - a.between(60, 190)
    const x = cx + a.between(-0.75, 0.75) * half(y)
    return a.stroke(`M${f(x - 16)} ${f(y)}q16 ${f(a.between(-16, 16))} 32 ${f(a.between(-10, 10))}`, 9, {
      stroke: a.between(0, 1) > 0.4 ? '#8fbf4a' : '#6a9f34',
    })
  })

function banana(a: Art, point: Pair, turn: number): Svg {
  return a.at(point, { turn }, [
    a.group({ filter: a.puff({ blur: 12, scale: 12, spec: 0.3, grain: 0.3, freq: 0.09 }) }, [
      a.path(
        'M-128 26C-120-30-60-58 4-56C70-54 118-28 130 18C134 40 112 46 94 34C60 12 20 6-16 8C-52 10-80 24-96 42C-112 56-132 46-128 26Z',
        {
          fill: a.linear('#f6c45e, #dc9330 55, #a5611a'),
        },
      ),
    ]),
  ])
}

const pouch = (body: string, label: string): Picture => ({
  tint: 'oat',
  zoom: 1.04,
  dy: -2,
  draw: (a) => drawPouch(a, { body, label, sign: (point) => lantern(a, point, 0.26) }),
})

/** What Kopi Lentera sells. */
export const kopi: Pictures = {
  'kopi-susu': {
    tint: 'oat',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        layers: '#6b3815, #7d4a22 20, #c69866 40, #f3e2c8 56, #e8cda4 74, #8a4716 88, #4a1f08',
        deep: '#3c1706',
        cubes: 4,
        dew: 24,
        level: 0.1,
        mark: '',
        swirl: { colour: '#f6e6cd', count: 6, soft: 8 },
        straw,
      }),
  },
  'kopi-tubruk': {
    tint: 'sky',
    zoom: 1.08,
    dy: -20,
    draw: (a) =>
      drawHotCup(a, {
        tea: ['#7a4a26', '#45220c', '#1d0b03'],
        band: '',
        rim: '#0b5f5b',
        china: ['#d9cdb8', '#f3ead9', '#fffdf6'],
      }),
  },
  'lentera-latte': {
    tint: 'mint',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        layers: '#7a4216, #a26a38 22, #efe6cf 42, #cfe0a0 66, #86b04e',
        deep: '#3d5c1c',
        swirl: { colour: '#8a5226', count: 6, soft: 8 },
        cubes: 3,
        foam: { height: 36, drop: 14, dust: '#7fa848', grains: 110 },
        mark: '',
        straw: { ...straw, line: [316, 24, 268, 200] },
        garnish: ({ cx, top }) =>
          leaf(a, [cx - 16, top - 10], { size: 0.72, turn: -40, light: '#8fc05a', deep: '#3c7a34' }),
      }),
  },
  'es-jeruk-espresso': {
    tint: 'pistachio',
    zoom: 1.04,
    draw: (a) =>
      drawDrink(a, {
        layers: '#8a4f24, #5a2a0c 35, #8a5a1c 60, #c9d06a 82, #9fb93a',
        deep: '#2c1604',
        cubes: 5,
        dew: 26,
        level: 0.1,
        mark: '',
        straw,
        inside: ({ cx, bottom }) =>
          citrus(a, [cx + 30, bottom - 60], { r: 38, rind: '#7fae2a', flesh: '#d5e88a', turn: 16 }),
        garnish: ({ cx, top }) =>
          citrus(a, [cx - 64, top + 2], { r: 44, rind: '#7fae2a', flesh: '#d5e88a', turn: -12 }),
      }),
  },
  'kopi-hitam': {
    tint: 'peach',
    zoom: 1.08,
    dy: -20,
    draw: (a) => drawHotCup(a, { tea: ['#8a5630', '#3c1a08', '#140602'], band: '', rim: '#f3ead9', china: enamel }),
  },
  'teh-tarik': {
    tint: 'butter',
    zoom: 1.1,
    dy: -8,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 98, base: 76, top: 150, bottom: 412 },
        layers: '#f3cf9c, #dda05a 40, #b56a2a',
        deep: '#6b3310',
        foam: { height: 40, drop: 30, colours: ['#fff3dc', '#f6dcb2', '#d9ac72'] },
        mark: '',
      }),
  },
  'wedang-jahe': {
    tint: 'butter',
    zoom: 1.1,
    dy: -14,
    draw: (a) => {
      a.add(steam(a, [240, 158], 0.55))
      drawDrink(a, {
        cup: { rim: 104, base: 80, top: 164, bottom: 412 },
        layers: '#f7dfa2, #e2b04e 50, #b0701c',
        deep: '#6b3a08',
        level: 0.1,
        mark: '',
        inside: ({ cx, bottom }) => [
          citrus(a, [cx - 30, bottom - 48], { r: 34, rind: '#c9a24a', flesh: '#fbe7a6' }),
          citrus(a, [cx + 32, bottom - 70], { r: 30, rind: '#c9a24a', flesh: '#fbe7a6' }),
        ],
        garnish: ({ cx, top }) => [
          a.stroke(`M${cx + 20} ${top + 70}L${cx + 72} ${top - 96}`, 15, { stroke: '#dbe3a0' }),
          a.stroke(`M${cx + 34} ${top + 70}L${cx + 92} ${top - 78}`, 12, { stroke: '#b9cc72' }),
        ],
      })
    },
  },
  'es-cendol': {
    tint: 'mint',
    zoom: 1.06,
    dy: -6,
    draw: (a) =>
      drawDrink(a, {
        cup: { rim: 118, base: 86, top: 136 },
        layers: '#ffffff, #fbf6ea 30, #f2e6cc 60, #b5702c 82, #6a3410',
        deep: '#5c3210',
        level: 0.12,
        mark: '',
        swirl: { colour: '#8a4716', count: 6, soft: 7, isRising: true, opacity: 0.6 },
        inside: (glass) => [cendol(a, glass), dots(a, glass, { count: 14, rise: 60, r: 6, colour: '#5c2a10' })],
        garnish: ({ cx, top }) => [
          a.group({ filter: a.puff({ blur: 6, scale: 9, warm: 'cool', spec: 0.4, grain: 0.4, freq: 0.12 }) }, [
            a.path(
              `M${cx - 92} ${top + 14}C${cx - 90} ${top - 40} ${cx - 40} ${top - 74} ${cx} ${top - 74}C${cx + 44} ${top - 74} ${cx + 92} ${top - 40} ${cx + 92} ${top + 14}Z`,
              { fill: '#f7fbfd' },
            ),
          ]),
          a.stroke(
            `M${cx - 30} ${top - 66}C${cx - 50} ${top - 30} ${cx - 20} ${top - 24} ${cx - 36} ${top + 6}M${cx + 22} ${top - 66}C${cx + 10} ${top - 34} ${cx + 46} ${top - 30} ${cx + 34} ${top + 4}`,
            12,
            { stroke: '#8a4716', opacity: 0.9 },
          ),
        ],
      }),
  },
  'roti-bakar': {
    tint: 'butter',
    zoom: 1.08,
    dy: -4,
    draw: (a) => drawToast(a, { melt: '#5a2d14', filling: '#4a2210', crumbs: ['#ffe17a', '#f7c53e', '#fff0b0'] }),
  },
  'pisang-goreng': {
    tint: 'peach',
    zoom: 1.06,
    dy: -6,
    draw: (a) =>
      a.add(
        plate(a, 376),
        banana(a, [226, 332], 8),
        banana(a, [262, 280], -14),
        banana(a, [222, 222], 6),
        sprinkle(a, [240, 260], { width: 120, height: 80, count: 70, colour: '#fff8e6', size: 2.2 }),
      ),
  },
  'kue-lapis': {
    tint: 'rose',
    zoom: 1.1,
    dy: -10,
    draw: (a) => drawLayerBlock(a, ['#d8345c', '#fbe9ea', '#f08aa2', '#fbe9ea', '#8fc05a', '#fbf6e2', '#5f9e3c']),
  },
  'croissant-keju': {
    tint: 'butter',
    zoom: 1.02,
    dy: -14,
    draw: (a) => drawCroissant(a, { drizzle: ['#fff0a0', '#f3c540'], crumbs: ['#ffe17a', '#f7c53e', '#fff3b8'] }),
  },
  'biji-gayo': pouch('#12857f, #0b7a75 50, #064b48', '#fff6e2'),
  'biji-toraja': pouch('#c8701c, #b45309 50, #6f3203', '#fff6e2'),
  'karung-tujuh-50': pouch('#e2c79a, #cda873 50, #96703c', '#fffaf0'),
}
