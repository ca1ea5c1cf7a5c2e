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
  {
    ...{ id: 'R-5.16', name: 'the title of a page is an event', tests: ['web/src/shell/statistics/sessions.test.ts'] },
    file: 'web/src/shell/statistics/reporter.ts',
    ...{ find: 'this.#customTitle = e_v\n    else this.#note', put: 'this.#customTitle = e_v\n    this.#note' },
  },
  {
    ...{ id: 'R-2.33', name: 'the page of points is called coupons', tests: ['web/test/title-of-each-page.test.ts'] },
    file: 'web/src/screens/points/points.tsx',
    ...{ find: "title={t('title.points')}", put: "title={t('title.coupon')}" },
  },
  {
    ...{
      id: 'R-2.36',
      name: 'the page of the end of the account is called personal data',
      tests: ['web/test/title-of-each-page.test.ts'],
    },
    file: 'web/src/screens/delete-account/delete-account.tsx',
    ...{ find: "title={t('title.deleteAccount')}", put: "title={t('title.personalData')}" },
  },
  {
    ...{
      id: 'R-2.14',
      name: 'searching a store is called choosing one',
      tests: ['web/test/title-of-each-page.test.ts'],
    },
    file: 'web/src/screens/search-store/search-store.tsx',
    ...{
      find: '<Page page="searchStore" title={t(\'title.searchStore\')}>',
      put: '<Page page="searchStore" title={t(\'title.storeList\')}>',
    },
  },
  {
    ...{ id: 'R-5.6', name: 'an expired code is told by another number', tests: ['contract/src/refusals.test.ts'] },
    file: 'contract/src/refusals.ts',
    ...{ find: 'codeExpired: 11003', put: 'codeExpired: 11008' },
  },
  {
    ...{
      id: 'R-4.18',
      name: 'another birthday is refused by another number',
      tests: ['contract/src/refusals.test.ts'],
    },
    file: 'contract/src/refusals.ts',
    ...{ find: 'birthdayFixed: 11020', put: 'birthdayFixed: 11019' },
  },
  {
    ...{
      id: 'R-4.10',
      name: 'a move that is not allowed is told by another number',
      tests: ['contract/src/refusals.test.ts'],
    },
    file: 'contract/src/refusals.ts',
    ...{ find: 'moveNotAllowed: 51002', put: 'moveNotAllowed: 51010' },
  },
  {
    ...{
      id: 'R-4.7',
      name: 'the coupons are asked for as the points',
      tests: ['web/src/features/share-check/check-share.test.ts'],
    },
    file: 'web/src/features/share-check/check-share.ts',
    ...{ find: '[paths.coupon]: 7', put: '[paths.coupon]: 8' },
  },
  {
    ...{
      id: 'R-2.13',
      name: 'stores within thirty kilometres are near',
      tests: ['server/src/modules/store/stores.test.ts'],
    },
    file: 'contract/src/customer.ts',
    ...{ find: 'default(20_000)', put: 'default(40_000)' },
  },
]
