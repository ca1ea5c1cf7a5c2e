// Faults against links of stores and carts, and orders that several people make together.
const carts = {
  file: 'server/src/modules/share/shared-carts.ts',
  tests: ['server/src/modules/share/shared-carts.test.ts'],
}
const pages = { tests: ['web/test/sharing-a-cart.test.ts'] }

export const faults = [
  {
    ...{ id: 'share-2', name: 'the link of a store opens nothing', ...pages },
    ...{ file: 'web/src/shell/start/after-first-paint.tsx', find: "(search.has('store') && !search.has('product'))" },
    put: 'false',
  },
  {
    ...{ id: 'share-2', name: 'the link of a store empties the cart of another without a question', ...pages },
    file: 'web/src/features/store/switch-store.ts',
    ...{
      find: 'if (!(await agreesToEmptyCart(store, chosen))) return false',
      put: 'await agreesToEmptyCart(store, null)',
    },
  },
  {
    ...{ id: 'share-2', name: 'the link of a store does not name it', ...pages },
    file: 'web/src/features/share/share-page.ts',
    ...{ find: 'named: { store: storeId } })', put: "named: { store: '' } })" },
  },
  {
    ...{ id: 'share-3', name: 'a shared cart takes the place of the own one unasked', ...pages },
    ...{ file: 'web/src/features/shared-link/open-shared.ts', find: "if (answer !== 'take') return", put: '' },
  },
  {
    ...{ id: 'share-3', name: 'what cannot be bought any more is not said', ...pages },
    ...{ file: 'web/src/features/shared-link/open-shared.ts', find: '  await tellChanges(cart)\n', put: '' },
  },
  {
    ...{ id: 'share-3', name: 'a shared cart can be opened for ever', ...carts },
    ...{ file: 'server/src/modules/share/queries.ts', find: ' and expires_at > :now', put: '' },
  },
  {
    ...{ id: 'share-3', name: 'the ids of shared carts are short', ...carts },
    ...{ find: 'randomBytes(16)', put: 'randomBytes(4)' },
  },
  {
    ...{ id: 'share-3', name: 'free items are shared', ...carts },
    ...{ file: 'core/src/order/reorder.ts', find: '.filter((each) => !each.request.isFreeGift)', put: '' },
  },
  {
    ...{ id: 'share-3', name: 'anybody shares carts without end', ...carts },
    ...{ find: "if (!isTaken(await tx.run(budget))) throw new Fault('tooManyRequests', { 'retry-after': '3600' })" },
    put: 'await tx.run(budget)',
  },
  {
    ...{ id: 'share-3', name: 'a link of a cart shows no picture', ...carts },
    ...{ file: 'server/src/modules/share/shared.ts', find: "list[0]?.image ?? ''", put: "''" },
  },
]
