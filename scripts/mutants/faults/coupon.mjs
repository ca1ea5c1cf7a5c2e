// Faults against the rules of docs/rules/coupon.md.
export const faults = [
  {
    id: 'coupon-6',
    name: 'a changed kind forgets what it was',
    file: 'server/src/modules/draft/kinds/coupon-kinds.ts',
    find: 'terms_no = coupon_kind.terms_no + 1, ',
    put: '',
    tests: ['server/src/modules/draft/offer/coupon-kinds.test.ts'],
  },
  {
    id: 'coupon-6',
    name: 'a redeemed coupon has the first terms of its kind',
    file: 'server/src/modules/coupon/queries.ts',
    find: ':customerId, kind_id, terms_no, :now',
    put: ':customerId, kind_id, 1, :now',
    tests: ['server/src/modules/draft/offer/coupon-kinds.test.ts'],
  },
  {
    id: 'coupon-6',
    name: 'a code of an archived kind is redeemed',
    file: 'server/src/modules/coupon/queries.ts',
    find: 'invalid_at is not null or archived_at is not null as "isInvalid!"',
    put: 'invalid_at is not null as "isInvalid!"',
    tests: ['server/src/modules/draft/offer/coupon-kinds.test.ts'],
  },
  {
    id: 'coupon-6',
    name: 'an amount keeps the limit of the percentage it was',
    file: 'desk/src/screens/offers/rule-sentence.tsx',
    find: ' ? { maxReduction: null } : {}',
    put: ' ? {} : {}',
    tests: ['desk/src/screens/offers/offers.test.tsx'],
  },
]
