// Faults of sentences whose tests had no title of their own in the app.
export const faults = [
  {
    ...{ id: 'R-3.8', name: 'prices of the app have no unit', tests: ['web/test/written-as-the-brand-does.test.ts'] },
    file: 'kit/client/money.ts',
    ...{ find: 'formatMoney(amount, settings)', put: "formatMoney(amount, { ...settings, currentUnit: '' })" },
  },
  {
    ...{
      id: 'R-5.14',
      name: 'prices of the app have two digits whatever the brand says',
      tests: ['web/test/written-as-the-brand-does.test.ts'],
    },
    file: 'kit/client/money.ts',
    ...{ find: 'formatMoney(amount, settings)', put: 'formatMoney(amount, { ...settings, defaultFractionDigits: 2 })' },
  },
  {
    ...{
      id: 'R-9.10',
      name: 'a coupon shows what it takes off as the Chinese scale',
      tests: ['web/test/written-as-the-brand-does.test.ts'],
    },
    file: 'web/src/features/coupon/coupon-words.ts',
    ...{ find: 'scale: scaleOf(discount)', put: 'scale: percentOf(discount)' },
  },
  {
    ...{
      id: 'R-1.4',
      name: 'the order is to dine in whatever was chosen',
      tests: ['web/test/placing-an-order.test.ts'],
    },
    file: 'web/src/features/store/pickup-switch.tsx',
    ...{ find: 'onChoose={() => choosePickup(pickupMethod[name])}', put: 'onChoose={() => undefined}' },
  },
]
