import { drawGiftBox } from '../draw/gift-box.ts'
import { drawBag, drawTin, drawTumbler } from '../draw/goods.ts'
import type { Pictures } from '../picture.ts'

/** To give and to take home. */
export const gifts: Pictures = {
  'gift-box': { tint: 'rose', zoom: 1.12, dy: -12, draw: (a) => drawGiftBox(a) },
  'tea-tin': {
    tint: 'butter',
    zoom: 1.04,
    dy: -6,
    draw: (a) => drawTin(a, { body: '#d7203f, #c8002a 60, #8a0020', mark: '#fff4ec' }, { top: 84, half: 96 }),
  },
  'cookie-tin': {
    tint: 'mint',
    zoom: 1.1,
    dy: -18,
    draw: (a) =>
      drawTin(a, { body: '#176b52, #0f4c3a 60, #08281f', mark: '#ffe3a3', heart: '#e6002d' }, { top: 172, half: 142 }),
  },
  tumbler: {
    tint: 'sky',
    zoom: 1.08,
    dy: -8,
    draw: (a) => drawTumbler(a, { body: '#ff5a70, #e6002d 50, #a80024', mark: '#fff' }),
  },
  'tote-bag': {
    tint: 'pistachio',
    zoom: 1.02,
    dy: 12,
    draw: (a) => drawBag(a, { body: '#fffaf0, #f6ecd8 60, #e0cfae', mark: '#e6002d' }),
  },
  'paper-bag': {
    tint: 'oat',
    zoom: 1.02,
    dy: -2,
    draw: (a) =>
      drawBag(
        a,
        { body: '#dcb681, #cfa468 60, #a97d42', mark: '#fff6e6', heart: '#a97d42' },
        { handle: 70, pleat: false },
      ),
  },
}
