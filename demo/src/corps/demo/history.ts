import { money } from '@tiffin/core/money/money'
import type { PastOrderSeed } from '../shapes.ts'

const usualTea = ['sweet-less', 'ice-less', 'top-pearls']

/** What the demo's customers have ordered at Riverside Arcade in the past, oldest first; between them they had every kind of offer. */
export const history: readonly PastOrderSeed[] = [
  {
    customer: 'mira',
    minutesAgo: 12 * 24 * 60 + 40,
    status: 50,
    payment: 'card',
    pickupMethod: 2,
    lines: [
      { sku: 'osmanthus-oolong-r', num: 2, values: ['sweet-half', 'ice-less'] },
      { sku: 'cinnamon-roll-1', num: 2, values: ['warm-yes'] },
      { sku: 'cookie-tin-1', num: 1 },
      { sku: 'rye-loaf-1', num: 1, values: ['slice-thin'] },
    ],
    deal: { promotion: 'long-table', coupon: 'mira-used' },
  },
  {
    customer: 'mira',
    minutesAgo: 9 * 24 * 60 + 300,
    status: 50,
    payment: 'store',
    pickupMethod: 1,
    lines: [
      { sku: 'flat-white-1', num: 4, values: ['milk-oat'] },
      { sku: 'strawberry-slice-1', num: 3 },
    ],
    deal: {
      promotion: 'full-table',
      staff: { employee: { perMille: 50, limit: money(1000) }, manual: { amount: money(100), limit: money(500) } },
    },
  },
  {
    customer: 'mira',
    minutesAgo: 7 * 24 * 60 + 200,
    status: 50,
    payment: 'card',
    pickupMethod: 2,
    lines: [
      { sku: 'mango-crepe-1', num: 2 },
      { sku: 'affogato-1', num: 2 },
    ],
    deal: { promotion: 'something-sweet', gifts: [{ sku: 'custard-tart-1', num: 2 }] },
  },
  {
    customer: 'mira',
    minutesAgo: 6 * 24 * 60,
    status: 50,
    payment: 'store',
    pickupMethod: 2,
    lines: [{ sku: 'paper-bag-1', num: 2 }],
    deal: { promotion: 'bag-on-us' },
  },
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
    points: 450,
  },
  {
    customer: 'mira',
    minutesAgo: 26 * 60,
    status: 50,
    payment: 'store',
    pickupMethod: 1,
    points: 300,
    refundedFor: 'The cheesecake had been dropped',
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
