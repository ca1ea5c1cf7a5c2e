// Faults against orders from a table [table-1] to [table-3].
const core = { tests: ['core/src/store/table.test.ts'], file: 'core/src/store/table.ts' }
const server = { tests: ['server/src/modules/store/tables/tables.test.ts'] }
const code = { ...server, file: 'server/src/modules/store/tables/table-code.ts' }
const tables = { ...server, file: 'server/src/modules/store/tables/tables.ts' }
const placing = { ...server, file: 'server/src/modules/order/place/check-wish.ts' }
const web = { tests: ['web/test/at-a-table.test.ts'] }

export const faults = [
  {
    ...{ id: 'table-3', name: 'an order to take away may be brought to a table', ...core },
    ...{ find: 'method === pickupMethod.dineIn', put: 'method !== 0' },
  },
  {
    ...{
      id: 'table-3',
      name: 'an order of before names a table that it has not',
      tests: ['web/test/page-of-an-order.test.ts'],
    },
    ...{ file: 'kit/client/table-text.ts', find: '  tableName ? t(', put: "  tableName !== '' ? t(" },
  },
  {
    ...{ id: 'table-3', name: 'the printed ticket does not say the table', tests: ['core/src/ticket/ticket.test.ts'] },
    ...{ file: 'core/src/ticket/ticket.ts', find: "tableName === '' ?", put: "tableName !== '?' ?" },
  },
  {
    ...{ id: 'table-1', name: 'a range is one name', ...core },
    find: 'if (first === undefined',
    put: 'if (first !== undefined || first === undefined',
  },
  {
    ...{ id: 'table-1', name: 'names have any length', ...core },
    find: '[...name].length > longestTable',
    put: '[...name].length > 99',
  },
  {
    ...{ id: 'table-1', name: 'a list that was changed meanwhile is overwritten', ...tables },
    find: '    merged({ tableList }, { tableList: from as Value }, { tableList: to })\n',
    put: '',
  },
  {
    ...{ id: 'table-2', name: 'a code is good for every table', ...code },
    find: 'JSON.stringify([storeId, tableName])',
    put: 'JSON.stringify([storeId])',
  },
  {
    ...{ id: 'table-2', name: 'any code is good', ...code },
    find: 'if (!isRight || !tableList',
    put: 'if (!tableList',
  },
  {
    ...{ id: 'table-2', name: 'the code of a table that is no more is good', ...code },
    find: '!isRight || !tableList.includes(tableName)',
    put: '!isRight',
  },
  {
    ...{ id: 'table-2', name: 'new codes are the old ones', ...tables },
    find: 'statements: [updateTableKey(context.corp.corpId, storeId, newKey())]',
    put: 'statements: []',
  },
  {
    ...{ id: 'table-3', name: 'an order to take away says a table', ...placing },
    find: 'table && isBroughtToTable(method)',
    put: 'table',
  },
  {
    ...{ id: 'table-3', name: 'the code is not looked at when the order is placed', ...placing },
    find: 'checkTable(store, table)',
    put: '(checkTable, table.tableName)',
  },
  {
    ...{ id: 'table-2', name: 'the code stays in the address', ...web, file: 'web/src/features/table/open-table.ts' },
    find: '  for (const part of ownParts) search.delete(part)\n',
    put: '',
  },
  {
    ...{
      id: 'table-3',
      name: 'the order does not say the table',
      ...web,
      file: 'web/src/screens/confirm-order/use-placing.ts',
    },
    find: '...(table === undefined ? {}',
    put: '...(table !== null ? {}',
  },
  {
    ...{ id: 'table-3', name: 'a table is kept for days', ...web, file: 'core/src/store/table.ts' },
    find: 'const mealMs = 4 * 3_600_000',
    put: 'const mealMs = 400 * 3_600_000',
  },
  {
    ...{
      id: 'table-3',
      name: 'a table that is no more stays chosen',
      ...web,
      file: 'web/src/screens/confirm-order/place-order.ts',
    },
    find: "if (isRefusal(failure, 'tableUnknown')) leaveTable()",
    put: '',
  },
  {
    ...{ id: 'table-3', name: 'a ticket does not say the table', tests: ['counter/src/screens/board/board.test.tsx'] },
    file: 'counter/src/features/ticket/ticket.tsx',
    find: 'return tableText(tableName) || t(',
    put: "return tableText('') || t(",
  },
]
