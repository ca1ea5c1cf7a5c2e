import { drawSwirlBun } from '../draw/bun.ts'
import { drawCroissant } from '../draw/croissant.ts'
import { drawMacarons } from '../draw/macaron.ts'
import { drawTart } from '../draw/tart.ts'
import type { Pictures } from '../picture.ts'

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
