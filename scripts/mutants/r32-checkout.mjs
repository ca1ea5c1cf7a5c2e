// Faults against checking out.
const placing = { tests: ['web/test/placing-an-order.test.ts'] }
const paying = { tests: ['web/test/paying.test.ts'] }

export const faults = [
  {
    ...{ id: 'cashier-9', name: 'the way to pay of the last order is not proposed', ...placing },
    ...{ file: 'web/src/screens/confirm-order/use-checkout.ts', find: '() => lastMethod.get()', put: "''" },
  },
  {
    ...{ id: 'cashier-9', name: 'the way to pay of an order is not kept', ...placing },
    ...{ file: 'web/src/screens/confirm-order/place-order.ts' },
    ...{ find: '    lastMethod.set(wish.paymentMethodCode)\n', put: '' },
  },
  {
    ...{ id: 'cashier-9', name: 'a way to pay that was declined is proposed again', ...paying },
    ...{
      file: 'web/src/screens/cashier/use-paying.ts',
      find: '    hide()\n    lastMethod.clear()\n',
      put: '    hide()\n',
    },
  },
]
