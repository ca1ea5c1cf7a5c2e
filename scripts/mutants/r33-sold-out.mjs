// Faults against what a store marks as sold out.
const marking = { tests: ['server/src/modules/stock/sold-out/sold-out.test.ts'] }
const choosing = { tests: ['core/src/stock/sold-out.test.ts'] }

export const faults = [
  {
    ...{ id: 'stock-5', name: 'an order takes what was marked meanwhile', ...marking },
    ...{ file: 'server/src/modules/stock/queries.ts', find: ' or ${isMarked})`', put: ')`' },
  },
  {
    ...{ id: 'stock-5', name: 'a product that is marked stays on sale', ...choosing },
    ...{
      file: 'core/src/stock/sold-out.ts',
      find: '  if (isProductMarked(product.productId, stock)) return true\n',
      put: '',
    },
  },
  {
    ...{ id: 'stock-5', name: 'a product of which no option is left stays on sale', ...choosing },
    ...{
      file: 'core/src/stock/sold-out.ts',
      find: '  if (product.propertyList.some((property) => isPropertyShort(property, stock))) return true\n',
      put: '',
    },
  },
  {
    ...{ id: 'stock-6', name: 'other servers hear nothing of a mark', ...marking },
    ...{
      file: 'server/src/modules/stock/sold-out/mark-sold-out.ts',
      find: '        raiseSoldOutVersion(corpId, storeId),\n',
      put: '',
    },
  },
  {
    ...{ id: 'stock-6', name: 'a menu is fresh for longer than until something is back', ...marking },
    ...{ file: 'server/src/modules/catalog/fresh-until.ts', find: ', ...backTimes.values()]', put: ']' },
  },
  {
    ...{ id: 'stock-6', name: 'a mark that is over stays', ...marking },
    ...{
      file: 'server/src/modules/stock/sold-out/queries.ts',
      find: 'and store_id = :storeId and back_at <= :now returning',
      put: 'and store_id = :storeId and back_at <= :now and false returning',
    },
  },
]
