// Faults of the server, one per sentence, that no test noticed.
export const faults = [
  {
    ...{
      id: 'R-1.2',
      name: 'favourites stand in the order in which they were made',
      tests: ['server/src/modules/store/stores.test.ts'],
    },
    file: 'server/src/modules/store/queries.ts',
    ...{
      find: 'select store_id as "storeId" from favourite_store where corp_id = :corpId and customer_id = :customerId order by created_at desc',
      put: 'select store_id as "storeId" from favourite_store where corp_id = :corpId and customer_id = :customerId order by created_at',
    },
  },
  {
    ...{
      id: 'R-1.2',
      name: 'the default store is the one of the first order',
      tests: ['server/src/modules/store/stores.test.ts'],
    },
    file: 'server/src/modules/store/queries.ts',
    ...{ find: 'order by submit_time desc, order_id desc limit 1', put: 'order by submit_time, order_id limit 1' },
  },
  {
    ...{
      id: 'R-2.13',
      name: 'a store that is a favourite says so not',
      tests: ['server/src/modules/store/stores.test.ts'],
    },
    file: 'server/src/modules/store/routes.ts',
    ...{
      find: 'const viewpoint = { ...context, position, favourites: new Set(favouriteIds) }',
      put: 'const viewpoint = { ...context, position, favourites: new Set<string>() }',
    },
  },
  {
    ...{ id: 'R-2.13', name: 'favourites of a keyword are all', tests: ['server/src/modules/store/stores.test.ts'] },
    file: 'server/src/modules/store/routes.ts',
    ...{
      find: 'const matching = keyword ? picked.filter((row) => holds(row, keyword)) : picked',
      put: 'const matching = picked',
    },
  },
  {
    ...{
      id: 'R-3.20',
      name: 'what was spent counts among what will expire',
      tests: ['server/src/modules/points/points.test.ts'],
    },
    file: 'server/src/modules/points/queries.ts',
    ...{ find: 'sum(unspent)::bigint as "points!"', put: 'sum(points)::bigint as "points!"' },
  },
  {
    ...{ id: 'R-2.14', name: 'addresses are not searched', tests: ['server/src/modules/store/stores.test.ts'] },
    file: 'server/src/modules/store/routes.ts',
    ...{
      find: '[...Object.values(name), ...Object.values(address)]',
      put: '[...Object.values(name), ...Object.values(address).slice(9)]',
    },
  },
]
