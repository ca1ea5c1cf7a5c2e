// Faults against price lists [price-11], [price-12] and what a draft brings back [draft-3].
const lists = { tests: ['server/src/modules/draft/price-list/price-lists.test.ts'] }
const desk = { tests: ['desk/src/screens/price-lists/price-lists.test.tsx'] }
const queries = { ...lists, file: 'server/src/modules/catalog/queries.ts' }

export const faults = [
  {
    ...{ id: 'price-11', name: 'the price list wins over the store' },
    ...queries,
    find: 'coalesce(s.price, l.price, k.price)',
    put: 'coalesce(l.price, s.price, k.price)',
  },
  {
    ...{ id: 'price-11', name: 'a price list has no prices' },
    ...queries,
    find: 'coalesce(s.price, l.price, k.price)',
    put: 'coalesce(s.price, k.price)',
  },
  {
    ...{ id: 'price-11', name: 'a price list has no member prices' },
    ...queries,
    find: 'coalesce(l.member_price, k.member_price)',
    put: 'k.member_price',
  },
  {
    ...{ id: 'price-11', name: 'stores with two lists share a menu' },
    ...queries,
    tests: ['server/src/modules/catalog/like-stores.test.ts'],
    find: "coalesce(${listOfStore}, ''),",
    put: "'',",
  },
  {
    ...{ id: 'price-11', name: 'a preview shows prices without its lists' },
    tests: ['server/src/modules/preview/preview.test.ts'],
    file: 'server/src/modules/draft/kinds/tables.ts',
    find: "storePriceList: ['store_price_list'],",
    put: 'storePriceList: [],',
  },
  {
    ...{ id: 'price-12', name: 'a price list that stores have is archived' },
    ...lists,
    file: 'server/src/modules/draft/references.ts',
    find: 'where store_price_list.corp_id = :corpId and archived_at is not null',
    put: 'where store_price_list.corp_id = :corpId and false',
  },
  {
    ...{ id: 'price-12', name: 'an archived price list loses its name when it comes back' },
    ...lists,
    file: 'server/src/modules/draft/kinds/price-lists.ts',
    find: 'code = excluded.code, archived_at = null',
    put: 'code = excluded.code',
  },
  {
    ...{ id: 'price-12', name: 'a store is given a list that there is not' },
    ...lists,
    file: 'server/src/modules/draft/references.ts',
    find: "      { field: 'priceListId', kind: 'priceList', itemId: priceListId },\n",
    put: '',
  },
  {
    ...{ id: 'price-12', name: 'a price without figures stays on its list' },
    ...desk,
    file: 'desk/src/screens/price-lists/use-put-price.ts',
    find: 'const isNothing = after.price === null && after.memberPrice === null',
    put: 'const isNothing = false',
  },
  {
    ...{ id: 'price-12', name: 'an archived list keeps its stores' },
    ...desk,
    file: 'desk/src/screens/price-lists/list-editor.tsx',
    find: '          others={ownStores}\n',
    put: '',
  },
  {
    ...{ id: 'draft-3', name: 'what was changed, archived and brought back is asked about' },
    tests: ['core/src/draft/draft.test.ts'],
    file: 'core/src/draft/merge-edit.ts',
    find: " || (drafted.op === 'archive' && isSame(theirs.from, own.from))",
    put: '',
  },
  {
    id: 'cart-6',
    name: 'a cart does not say that its prices changed',
    file: 'web/src/features/cart-panel/use-cart-foot.tsx',
    find: '  usePriceNews(cart)\n',
    put: '',
    tests: ['web/test/cart-reasons.test.ts'],
  },
  {
    id: 'cart-6',
    name: 'a cart says of the same price again that it changed',
    file: 'web/src/features/cart/use-price-news.ts',
    find: 'prices.get(line) ?? line.price',
    put: 'line.price',
    tests: ['web/test/cart-reasons.test.ts'],
  },
]
