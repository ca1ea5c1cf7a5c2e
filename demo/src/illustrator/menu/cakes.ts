import type { Art } from '../art.ts'
import { ball, chunks, strawberry } from '../draw/fruit.ts'
import { camellia, flower, leaf, sprinkle } from '../draw/garnish.ts'
import { drawRollCake } from '../draw/roll-cake.ts'
import { drawSlice, type Layer } from '../draw/slice.ts'
import { drawJellyCake, drawMontBlanc } from '../draw/small-cakes.ts'
import { creamRing, drawWholeCake } from '../draw/whole-cake.ts'
import type { Pictures } from '../picture.ts'

const crepes: readonly Layer[] = Array.from({ length: 18 }, (_, i) => [1 / 18, i % 2 ? '#fff8e2' : '#efc46a'] as const)

const cocoa = (a: Art) => sprinkle(a, [258, 204], { width: 150, height: 34, count: 190, colour: '#3a1a0c', size: 2.4 })

/** By the slice and whole. */
export const cakes: Pictures = {
  'mont-blanc': { tint: 'oat', zoom: 1.06, dy: 6, draw: (a) => drawMontBlanc(a) },
  'osmanthus-jelly-cake': { tint: 'butter', zoom: 1.12, dy: -14, draw: (a) => drawJellyCake(a) },
  'sakura-roll': {
    tint: 'rose',
    zoom: 1.12,
    dy: -10,
    draw: (a) => drawRollCake(a, { skin: ['#f9c3cb', '#e58fa0'], sponge: '#fbd5da' }),
  },
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
          [0.62, a.linear('#fbe3a6, #fff0c6 60, #f7d992')],
          [0.2, '#c98b3d', 'crumb'],
        ],
        top: a.radial('#7c3a10, #8f4814 60, #b3692a', [0.55, 0.4], 0.7),
        topPuff: { warm: 'toast', spec: 0.06, grain: 0.1 },
        crumbDepth: 0.2,
      }),
  },
  'matcha-roll': { tint: 'mint', zoom: 1.12, dy: -10, draw: (a) => drawRollCake(a) },
  tiramisu: {
    tint: 'oat',
    zoom: 1.1,
    dy: -10,
    draw: (a) =>
      drawSlice(a, {
        layers: [
          [0.2, '#fff8ea'],
          [0.2, '#a9713d', 'crumb'],
          [0.2, '#fff3dc'],
          [0.2, '#8f5a2c', 'crumb'],
          [0.2, '#fff3dc'],
        ],
        top: '#5a2d14',
        topPuff: { warm: 'toast', spec: 0, grain: 0.35, freq: 0.25 },
        crown: [cocoa(a), flower(a, [330, 192], { size: 1.1, petal: '#fffaf2', heart: '#d9a441' })],
      }),
  },
  'chocolate-slice': {
    tint: 'peach',
    zoom: 1.1,
    dy: -10,
    draw: (a) =>
      drawSlice(a, {
        layers: [
          [0.26, '#4a2412', 'crumb'],
          [0.1, '#8a5530'],
          [0.26, '#4a2412', 'crumb'],
          [0.1, '#8a5530'],
          [0.28, '#43200f', 'crumb'],
        ],
        drip: '#2e1206',
        top: '#3a1a0c',
        topPuff: { warm: 'toast', spec: 0.7, shine: 26 },
        crown: [
          ball(a, [290, 168], { r: 22, light: '#ff9a8f', body: '#c21d33', deep: '#5e0716' }),
          leaf(a, [310, 166], { size: 0.5, turn: 58 }),
        ],
      }),
  },
  'mango-crepe': {
    tint: 'butter',
    zoom: 1.1,
    dy: -10,
    draw: (a) =>
      drawSlice(a, {
        layers: crepes,
        top: a.linear('#f9d98a, #e9b24e', 'slant'),
        topPuff: { warm: 'toast', spec: 0.15 },
        crown: [chunks(a, [290, 176], { size: 32 }), leaf(a, [346, 176], { size: 0.5, turn: 56 })],
      }),
  },
  'strawberry-whole': {
    tint: 'rose',
    zoom: 1.08,
    dy: -4,
    draw: (a) =>
      drawWholeCake(a, {
        coat: '#fff9f2, #fffdf9 40, #e9d6bf',
        top: '#fffdf8',
        crown: [
          creamRing(a),
          strawberry(a, [206, 160], { size: 0.8, turn: -14 }),
          strawberry(a, [282, 162], { size: 0.8, turn: 12 }),
          strawberry(a, [244, 178], { size: 0.92 }),
        ],
      }),
  },
  'cheesecake-whole': {
    tint: 'oat',
    zoom: 1.08,
    dy: -4,
    draw: (a) =>
      drawWholeCake(a, {
        coat: '#e2a85a, #f7d992 40, #a86a28',
        coatPuff: { warm: 'toast', spec: 0.08, grain: 0.06, freq: 0.08 },
        top: a.radial('#5e2a0a, #8a4312 60, #b86e2a', [0.5, 0.45], 0.62),
        topPuff: { warm: 'toast', spec: 0.1, grain: 0.12 },
      }),
  },
  'chocolate-whole': {
    tint: 'plum',
    zoom: 1.08,
    dy: -4,
    draw: (a) =>
      drawWholeCake(a, {
        coat: '#5a2d16, #6b3a20 40, #2a0f05',
        coatPuff: { warm: 'toast', spec: 0.2 },
        drip: '#2e1206',
        top: '#33150a',
        topPuff: { warm: 'toast', spec: 0.8, shine: 28 },
        crown: [
          camellia(a, [240, 190], { size: 1.5, light: '#fff3ee', deep: '#f2a9b4' }),
          leaf(a, [288, 200], { size: 0.62, turn: 72 }),
          leaf(a, [192, 202], { size: 0.56, turn: -74 }),
        ],
      }),
  },
}
