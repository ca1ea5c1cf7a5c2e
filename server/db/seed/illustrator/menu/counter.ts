import { drawBoule, drawMilkLoaf } from '../draw/bread.ts'
import { strawberry } from '../draw/fruit.ts'
import { flower, leaf } from '../draw/garnish.ts'
import { drawGiftBox } from '../draw/gift-box.ts'
import { drawHotCup } from '../draw/hot-cup.ts'
import { drawRollCake } from '../draw/roll-cake.ts'
import { drawBaguette, drawSando } from '../draw/sandwich.ts'
import { drawSlice } from '../draw/slice.ts'
import type { Pictures } from '../picture.ts'

/** From oven, kitchen and shelf. */
export const counter: Pictures = {
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
  'rye-loaf': { tint: 'oat', zoom: 1.14, dy: -20, draw: (a) => drawBoule(a) },
  'milk-loaf': { tint: 'peach', zoom: 1.12, dy: -10, draw: (a) => drawMilkLoaf(a) },
  'strawberry-slice': {
    tint: 'rose',
    zoom: 1.1,
    dy: -10,
    draw: (a) =>
      drawSlice(a, {
        layers: [
          [0.1, '#fffaf2'],
          [0.24, '#f7d48c', 'crumb'],
          [0.22, '#fffaf2', 'fruit'],
          [0.24, '#f7d48c', 'crumb'],
          [0.08, '#fffaf2'],
          [0.14, '#f2c878', 'crumb'],
        ],
        top: '#fffaf3',
        crown: [
          strawberry(a, [300, 168], { turn: 10 }),
          strawberry(a, [224, 188], { size: 0.8, turn: -16 }),
          leaf(a, [356, 190], { size: 0.5, turn: 52 }),
        ],
      }),
  },
  'burnt-cheesecake': {
    tint: 'plum',
    zoom: 1.1,
    dy: -10,
    draw: (a) =>
      drawSlice(a, {
        layers: [
          [0.07, '#9a5a20'],
          [0.12, '#efc77c'],
          [0.62, a.linear('#fbe3a6 0, #fff0c6 60, #f7d992 100')],
          [0.2, '#c98b3d', 'crumb'],
        ],
        top: a.radial('#7c3a10 0, #8f4814 60, #b3692a 100', [0.55, 0.4], 0.7),
        topPuff: { warm: 'toast', spec: 0.06, grain: 0.1 },
        crumbDepth: 0.2,
      }),
  },
  'matcha-roll': { tint: 'mint', zoom: 1.12, dy: -10, draw: (a) => drawRollCake(a) },
  'egg-sando': { tint: 'butter', zoom: 1.08, dy: -14, draw: (a) => drawSando(a) },
  'turkey-baguette': { tint: 'pistachio', zoom: 1.1, dy: -14, draw: (a) => drawBaguette(a) },
  'gift-box': { tint: 'rose', zoom: 1.12, dy: -12, draw: (a) => drawGiftBox(a) },
}
