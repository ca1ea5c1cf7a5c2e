import type { SkuSeed, Uses } from '../shapes.ts'
import { words } from '../words.ts'

const regular = words(
  '中杯 350 ml | Regular 350 ml | Reguler 350 ml | ปกติ 350 มล. | सामान्य 350 मिलि | ປົກກະຕິ 350 ມລ | عادي 350 مل',
)
const large = words('大杯 500 ml | Large 500 ml | Besar 500 ml | ใหญ่ 500 มล. | ठूलो 500 मिलि | ໃຫຍ່ 500 ມລ | كبير 500 مل')
/** What comes in one size needs no name for it. */
const only = {}

const bigger = (uses: Uses): Uses =>
  Object.fromEntries(Object.entries(uses).map(([material, weight]) => [material, Math.round(weight * 1.4)]))

/** Two cups of a cold drink; the large one takes two fifths more of everything. */
export const cups = (id: string, price: number, uses: Uses = {}): SkuSeed[] => [
  { id: `${id}-r`, name: regular, price, uses, volumeMl: 350 },
  { id: `${id}-l`, name: large, price: price + 80, uses: bigger(uses), volumeMl: 500 },
]

/** One cup. */
export const cup = (
  id: string,
  price: number,
  { volumeMl, uses = {} }: { volumeMl: number; uses?: Uses },
): SkuSeed[] => [{ id: `${id}-1`, name: only, price, uses, volumeMl }]

/** One size. */
export const one = (id: string, price: number, uses: Uses = {}): SkuSeed[] => [
  { id: `${id}-1`, name: only, price, uses },
]
