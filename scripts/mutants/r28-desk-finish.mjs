// Faults against what ends the first half of the desk. A table: its length is no measure.
export const faults = [
  {
    ...{
      id: 'draft-4',
      name: 'publishing takes away languages that were written since',
      file: 'core/src/draft/lay-over.ts',
    },
    ...{ find: 'mergeValue(from, made[name] ?? null, to) ?? to', put: 'to' },
    tests: ['server/src/modules/draft/publish.test.ts', 'core/src/draft/draft.test.ts'],
  },
  {
    ...{ id: 'draft-4', name: 'another language of a text is a conflict', file: 'core/src/draft/find-conflicts.ts' },
    ...{ find: ' && mergeValue(from, now, to) === undefined', put: '', tests: ['core/src/draft/draft.test.ts'] },
  },
  {
    ...{ id: 'draft-4', name: 'keeping what is published drops all languages', file: 'desk/src/data/conflicts.ts' },
    ...{ find: "!isDraftKept && language === ''", put: '!isDraftKept' },
    tests: ['desk/src/screens/publish/publish.test.tsx'],
  },
  {
    ...{ id: 'provider-7', name: 'a live brand offers a test account', file: 'core/src/payment/offered-methods.ts' },
    ...{ find: "isConnected && (mode === 'live' || !isBrandLive)", put: 'isConnected' },
    tests: ['core/src/payment/offered-methods.test.ts', 'server/src/modules/payment/account/accounts.test.ts'],
  },
  {
    ...{ id: 'provider-7', name: 'servers offer test accounts on after going live' },
    file: 'server/src/modules/setup/start-queries.ts',
    ...{ find: ', catalog_version = catalog_version + 1', put: '' },
    tests: ['server/src/modules/payment/account/accounts.test.ts'],
  },
  {
    ...{ id: 'provider-7', name: 'the desk does not say that customers are offered no test account' },
    file: 'desk/src/screens/payments/accounts/account-entry.tsx',
    ...{ find: "isConnected && mode === 'test'", put: 'false' },
    tests: ['desk/src/screens/payments/accounts/accounts.test.tsx'],
  },
  {
    ...{
      id: 'staff-1',
      name: 'taxes are changed by who may change the menu',
      file: 'server/src/modules/draft/drafts.ts',
    },
    ...{ find: 'mayAct(session.rights, draftPermission(kind)', put: "mayAct(session.rights, 'menu:edit'" },
    tests: ['server/src/modules/draft/taxes.test.ts'],
  },
  {
    ...{ id: 'coupon-6', name: 'a changed kind forgets what it was' },
    file: 'server/src/modules/draft/kinds/coupon-kinds.ts',
    ...{ find: 'terms_no = coupon_kind.terms_no + 1, ', put: '' },
    tests: ['server/src/modules/draft/offer/coupon-kinds.test.ts'],
  },
  {
    ...{ id: 'coupon-6', name: 'a redeemed coupon has the first terms of its kind' },
    file: 'server/src/modules/coupon/queries.ts',
    ...{ find: ':customerId, kind_id, terms_no, :now', put: ':customerId, kind_id, 1, :now' },
    tests: ['server/src/modules/draft/offer/coupon-kinds.test.ts'],
  },
  {
    ...{ id: 'coupon-6', name: 'a code of an archived kind is redeemed' },
    file: 'server/src/modules/coupon/queries.ts',
    ...{
      find: 'invalid_at is not null or archived_at is not null as "isInvalid!"',
      put: 'invalid_at is not null as "isInvalid!"',
    },
    tests: ['server/src/modules/draft/offer/coupon-kinds.test.ts'],
  },
  {
    ...{ id: 'coupon-6', name: 'an amount keeps the limit of the percentage it was' },
    file: 'desk/src/screens/offers/rule-sentence.tsx',
    ...{ find: ' ? { maxReduction: null } : {}', put: ' ? {} : {}' },
    tests: ['desk/src/screens/offers/offers.test.tsx'],
  },
  {
    ...{ id: 'tax-1', name: 'a tax class is given to the first ticked product only' },
    file: 'desk/src/screens/products/bulk/tax-dialog.tsx',
    ...{ find: 'for (const item of items) edit', put: 'for (const item of items.slice(0, 1)) edit' },
    tests: ['desk/src/screens/products/products.test.tsx'],
  },
  {
    ...{ id: 'staff-6', name: 'a view of prices forgets which list it is of', file: 'core/src/staff/saved-view.ts' },
    ...{ find: "priceList: ['list', ", put: 'priceList: [' },
    tests: ['desk/src/screens/price-lists/price-lists.test.tsx'],
  },
  {
    ...{ id: 'staff-6', name: 'offers of every state are listed', file: 'desk/src/screens/offers/offer-filters.tsx' },
    ...{ find: 'stateOf(offer, now) === state', put: 'true', tests: ['desk/src/screens/offers/offers.test.tsx'] },
  },
  {
    ...{ id: 'draft-17', name: 'the first edit closes the form of its product', file: 'desk/src/data/menu.ts' },
    ...{ find: "from?.queryKey.at(-1) === '' && before?.itemId", put: 'false && before?.itemId' },
    tests: ['desk/src/screens/product/product.test.tsx'],
  },
]
