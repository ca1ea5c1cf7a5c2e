import type { Art } from '../art.ts'
import { compose } from '../draw/compose.ts'
import { flower, leaf } from '../draw/garnish.ts'
import { lantern } from '../draw/lantern.ts'
import type { Picture, Pictures } from '../picture.ts'
import type { Pair, Svg } from '../svg.ts'
import { bread } from './bread.ts'
import { cakes } from './cakes.ts'
import { coffee } from './coffee.ts'
import { fruitTea } from './fruit-tea.ts'
import { milkTea } from './milk-tea.ts'
import { pastry } from './pastry.ts'
import { savoury } from './savoury.ts'
import { pureTea } from './tea.ts'

const all: Pictures = { ...bread, ...cakes, ...coffee, ...fruitTea, ...milkTea, ...pastry, ...savoury, ...pureTea }

function part(name: string, point: Pair, scale: number) {
  const picture = all[name]
  if (!picture) throw new Error(`There is no drawing ${name}.`)
  return { picture, at: point, scale }
}

const together = (tint: Picture['tint'], ...parts: readonly ReturnType<typeof part>[]): Picture => ({
  tint,
  draw: (a) => compose(a, parts),
})

function sprig(a: Art): Svg {
  const blossoms = [
    [92, 96, 1.2],
    [124, 70, 0.9],
    [150, 104, 1],
    [70, 134, 0.8],
    [118, 132, 0.9],
  ]
  return [
    a.stroke('M40 190C80 150 110 110 190 60', 5, { stroke: '#7a5a2c' }),
    leaf(a, [80, 150], { size: 0.9, turn: -64 }),
    leaf(a, [150, 84], { size: 0.8, turn: 40 }),
    blossoms.map(([x = 0, y = 0, size = 1]) =>
      flower(a, [x, y], { size, petal: '#f6a51c', heart: '#c76a05', petals: 4 }),
    ),
  ]
}

const petal = 'M240 236C196 214 176 142 202 92C216 66 264 66 278 92C304 142 284 214 240 236Z'

/** The mark of Camellia Row: eight petals and a golden heart, with a white rim so that it stands on the brand's own red too. */
function camelliaMark(a: Art): void {
  const around = (i: number) => `rotate(${i * 45} 240 240)`
  a.add(
    a.times(8, (i) => a.path(petal, { fill: '#fff', stroke: '#fff', strokeWidth: 44, transform: around(i) })),
    a.times(8, (i) => a.path(petal, { fill: '#e6002d', transform: around(i) })),
    a.times(8, (i) => a.stroke('M240 196V128', 9, { stroke: '#a80020', strokeOpacity: 0.55, transform: around(i) })),
    a.circle([240, 240], 44, { fill: '#f4b740' }),
  )
}

/** Sets, banners and marks. */
export const scenes: Pictures = {
  'afternoon-for-one': together(
    'plum',
    part('yuzu-green', [150, 250], 0.88),
    part('macaron-trio', [356, 244], 0.4),
    part('butter-croissant', [302, 362], 0.62),
  ),
  'early-breakfast': together('oat', part('egg-sando', [314, 216], 0.66), part('flat-white', [182, 316], 0.68)),
  'tea-for-two': together('mint', part('jasmine-pot', [186, 222], 0.74), part('strawberry-slice', [322, 328], 0.58)),
  'family-table': together(
    'peach',
    part('camellia-milk', [112, 236], 0.7),
    part('lychee-rose', [236, 226], 0.7),
    part('brown-sugar', [360, 236], 0.7),
    part('custard-tart', [146, 388], 0.46),
    part('salt-roll', [336, 388], 0.48),
  ),
  'banner-osmanthus': {
    tint: 'butter',
    draw: (a) => {
      a.add(a.group({ transform: 'translate(216 8)' }, sprig(a)))
      compose(a, [part('osmanthus-oolong', [280, 270], 1.04)])
    },
  },
  'banner-afternoon': together('plum', part('camellia-black', [206, 230], 0.82), part('macaron-trio', [350, 360], 0.5)),
  'banner-bread': together(
    'pistachio',
    part('country-baguette', [240, 200], 0.92),
    part('milk-loaf', [150, 320], 0.54),
    part('rye-loaf', [322, 342], 0.66),
  ),
  'tile-dine-in': together('butter', part('camellia-black', [240, 256], 1)),
  'tile-takeaway': together('rose', part('lychee-rose', [240, 256], 1.04)),
  'logo-camellia': { tint: 'rose', draw: camelliaMark },
  'logo-lantern': { tint: 'mint', draw: (a) => a.add(lantern(a, [240, 252], 0.98)) },
}
