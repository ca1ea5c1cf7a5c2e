// Faults against orders of any day at the counter, and their refunds.
const searching = { tests: ['server/src/modules/order/counter/search.test.ts'] }
const refunding = { tests: ['counter/src/screens/orders/orders.test.tsx'] }

export const faults = [
  {
    ...{ id: 'staff-10', name: 'the counter finds orders of other stores', ...searching },
    ...{
      file: 'server/src/modules/order/counter/routes.ts',
      find: 'storeIds: [session.storeId]',
      put: 'storeIds: null',
    },
  },
  {
    ...{ id: 'staff-12', name: 'the counter sends a refund above the limit', ...refunding },
    ...{
      file: 'counter/src/features/refund/use-refund-form.ts',
      find: 'total > refundLimit',
      put: 'false',
    },
  },
  {
    ...{ id: 'order-19', name: 'the counter sends more units than are left', ...refunding },
    ...{
      file: 'counter/src/features/refund/refund-dialog.tsx',
      find: 'Math.min(units, left)',
      put: 'units',
    },
  },
  {
    ...{
      id: 'staff-5',
      name: 'the audit log keeps no refund of the counter',
      tests: ['server/src/modules/audit/audit.test.ts'],
    },
    ...{
      file: 'server/src/modules/order/counter/routes.ts',
      find: 'staffId, rights, now, audit, approver, unit',
      put: 'staffId, rights, now, approver, unit',
    },
  },
]
