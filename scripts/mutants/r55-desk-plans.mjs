const serverTest = ['server/src/modules/stock/plan/plans-at-desk.test.ts']
const deskTest = ['desk/src/screens/store/plans/plans.test.tsx']

export const faults = [
  {
    id: 'stock-9',
    name: 'the desk writes over a plan that was changed meanwhile',
    file: 'server/src/modules/stock/plan/plan-stock.ts',
    find: 'from !== undefined && !isSame(now, from)',
    put: 'from !== undefined && amounts.length === 0 && !isSame(now, from)',
    tests: serverTest,
  },
  {
    id: 'stock-9',
    name: 'sizes have no names at the desk',
    file: 'server/src/modules/stock/plan/queries.ts',
    find: 'partition by product_id) > 1',
    put: 'partition by sku_id) > 1',
    tests: serverTest,
  },
  {
    id: 'stock-9',
    name: 'the desk lists plans of any store',
    file: 'contract/src/desk/stock.ts',
    find: "needs: 'store:read',\n  scope: 'store'",
    put: "needs: 'store:read',\n  scope: 'desk'",
    tests: serverTest,
  },
  {
    id: 'stock-9',
    name: 'the desk does not say what it saw of a plan',
    file: 'desk/src/screens/store/plans/plan-dialog.tsx',
    find: 'from: amountList, to',
    put: 'from: null, to',
    tests: deskTest,
  },
  {
    id: 'stock-9',
    name: 'the dialog of a plan closes although it was refused',
    file: 'desk/src/screens/store/plans/plan-dialog.tsx',
    find: '    if (!isKept) return\n',
    put: '',
    tests: deskTest,
  },
  {
    id: 'stock-9',
    name: 'who may only read stores opens plans',
    file: 'desk/src/screens/store/plans/plans-card.tsx',
    find: 'disabled={isLocked}',
    put: 'disabled={false}',
    tests: deskTest,
  },
]
