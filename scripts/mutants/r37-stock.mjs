// Faults against stocks that staff counts [stock-7].
const moving = { id: 'stock-7', tests: ['core/src/stock/move-stock.test.ts'], file: 'core/src/stock/move-stock.ts' }
const counting = { id: 'stock-7', tests: ['server/src/modules/stock/counting/count-stock.test.ts'] }
const page = { id: 'stock-7', tests: ['counter/src/screens/stock/stock.test.tsx'] }

export const faults = [
  {
    ...{ name: 'a count sets the stock and loses what orders took meanwhile', ...moving },
    ...{ find: 'before + amount - (expected ?? before)', put: 'amount' },
  },
  {
    ...{ name: 'more is thrown away than there is', ...moving },
    ...{ find: 'return amount > before', put: 'return amount < 0' },
  },
  {
    ...{ name: 'a move that is sent again is made again', ...counting },
    ...{
      file: 'server/src/modules/stock/counting/count-stock.ts',
      find: 'if (before) {',
      put: 'if (before?.move === moveId) {',
    },
  },
  {
    ...{ name: 'a move leaves no row', ...counting },
    ...{
      file: 'server/src/modules/stock/counting/count-stock.ts',
      find: '        insertStockMove(place, moved.value, { moveId, staffId, reason, requestHash: hashOf(wish), now: context.now }),\n',
      put: '',
    },
  },
  {
    ...{ name: 'menus do not follow a count', ...counting },
    ...{
      file: 'server/src/modules/stock/counting/count-stock.ts',
      find: '        raiseSoldOutVersion(place.corpId, storeId),\n',
      put: '',
    },
  },
  {
    ...{ name: 'a count is sent without what was shown', ...page },
    ...{
      file: 'counter/src/screens/stock/use-count.ts',
      find: "move === 'count' ? { expected } : {}",
      put: '{}',
    },
  },
  {
    ...{ name: 'the reason of a difference is not sent', ...page },
    ...{ file: 'counter/src/screens/stock/use-count.ts', find: 'reason && differs ?', put: 'reason && !differs ?' },
  },
]
