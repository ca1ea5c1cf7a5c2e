const serverTest = ['server/src/modules/store/counter/store-control.test.ts']
const counterTest = ['counter/src/screens/store/store.test.tsx']

export const faults = [
  {
    id: 'store-17',
    name: 'what is stopped stays so',
    file: 'core/src/store/offered-pickup.ts',
    find: 'stoppedUntil === null || stoppedUntil <= now',
    put: 'stoppedUntil === null',
    tests: ['core/src/store/offered-pickup.test.ts'],
  },
  {
    id: 'store-17',
    name: 'all ways of pick-up are stopped',
    file: 'server/src/modules/store/counter/routes.ts',
    find: 'if (is?.length === 0)',
    put: 'if (is === undefined)',
    tests: serverTest,
  },
  {
    id: 'store-17',
    name: 'orders for what is stopped are taken',
    file: 'server/src/modules/order/check/check-order.ts',
    find: '!offeredPickup(store, now).includes(pickupMethod)',
    put: '!store.pickupMethodList.includes(pickupMethod)',
    tests: serverTest,
  },
  {
    id: 'store-17',
    name: 'customers see what is stopped as offered',
    file: 'server/src/modules/store/present-store.ts',
    find: 'pickupMethodList: offeredPickup(row, now)',
    put: 'pickupMethodList: row.pickupMethodList',
    tests: serverTest,
  },
  {
    id: 'store-17',
    name: 'open phones do not hear that it is taken again',
    file: 'server/src/modules/store/desk/jobs.ts',
    find: 'if (count > 0) await tx.run(raiseStoreVersion(corpId))',
    put: 'if (count < 0) await tx.run(raiseStoreVersion(corpId))',
    tests: serverTest,
  },
  {
    id: 'store-17',
    name: 'the counter stops the last way of pick-up',
    file: 'counter/src/screens/store/ways.tsx',
    find: 'disabled={isLast(method)}',
    put: 'disabled={false}',
    tests: counterTest,
  },
  {
    id: 'store-17',
    name: 'what is stopped cannot be taken again by hand',
    file: 'counter/src/screens/store/ways.tsx',
    find: 'isStopped(method) ? others :',
    put: 'isStopped(method) ? stoppedMethodList :',
    tests: counterTest,
  },
]
