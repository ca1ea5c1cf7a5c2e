import type { PastOrderSeed } from '../shapes.ts'

const usualTea = ['sweet-less', 'ice-less', 'top-pearls']

/** What the demo's customers have ordered at Riverside Arcade before somebody looked, oldest first; none of it has an offer. */
export const history: readonly PastOrderSeed[] = [
  {
    customer: 'mira',
    minutesAgo: 3 * 24 * 60 + 95,
    status: 50,
    payment: 'card',
    pickupMethod: 2,
    lines: [
      { sku: 'brown-sugar-r', num: 1, values: ['sweet-half', 'ice-normal'] },
      { sku: 'custard-tart-1', num: 2, values: ['warm-yes'] },
    ],
  },
  {
    customer: 'mira',
    minutesAgo: 26 * 60,
    status: 50,
    payment: 'store',
    pickupMethod: 1,
    lines: [
      { sku: 'camellia-black-1', num: 1, values: ['sweet-none'] },
      { sku: 'burnt-cheesecake-1', num: 1 },
    ],
  },
  {
    customer: 'mira',
    minutesAgo: 25 * 60,
    status: 60,
    payment: 'card',
    pickupMethod: 2,
    lines: [{ sku: 'rye-loaf-1', num: 1, values: ['slice-thin'] }],
  },
  {
    customer: 'mira',
    minutesAgo: 20 * 60,
    status: 70,
    payment: 'card',
    pickupMethod: 2,
    lines: [{ sku: 'milk-soft-serve-1', num: 2, values: ['on-almond'] }],
  },
  {
    customer: 'tomas',
    minutesAgo: 9,
    status: 40,
    payment: 'store',
    pickupMethod: 2,
    lines: [
      { sku: 'camellia-milk-l', num: 1, values: usualTea },
      { sku: 'butter-croissant-1', num: 2, values: ['warm-yes'] },
    ],
  },
  {
    customer: 'tomas',
    minutesAgo: 6,
    status: 30,
    payment: 'card',
    pickupMethod: 1,
    remark: 'No nuts, please',
    lines: [
      { sku: 'matcha-cloud-r', num: 1, values: ['milk-oat', 'sweet-half', 'ice-none'] },
      { sku: 'egg-sando-1', num: 1 },
    ],
  },
  {
    customer: 'mira',
    minutesAgo: 2,
    status: 20,
    payment: 'card',
    pickupMethod: 2,
    needsTissue: true,
    lines: [
      { sku: 'yuzu-green-l', num: 1, values: ['sweet-less', 'cool-normal'] },
      { sku: 'cardamom-bun-1', num: 2, values: ['warm-yes'] },
    ],
  },
]
