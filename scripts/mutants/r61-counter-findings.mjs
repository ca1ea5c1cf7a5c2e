const printers = { id: 'print-3', tests: ['counter/src/screens/store/printers.test.tsx'] }
const walkIn = { tests: ['counter/src/screens/assist/walk-in.test.tsx'] }
const choices = {
  id: 'stock-5',
  tests: ['core/src/cart/sold-out-choices.test.ts'],
  file: 'core/src/cart/sold-out-choices.ts',
}

/** What a day at the counter showed. */
export const faults = [
  {
    ...walkIn,
    ...{ id: 'shift-8', name: 'less than is due pays an order', file: 'counter/src/features/ticket/ask-payment.tsx' },
    ...{ find: 'isSent || isShort', put: 'isSent' },
  },
  {
    ...{ id: 'kitchen-5', name: 'a double tap undoes two steps', file: 'counter/src/screens/board/undo-pill.tsx' },
    ...{
      find: 'swallowSecondTap() //',
      put: 'void swallowSecondTap //',
      tests: ['counter/src/screens/board/kitchen.test.tsx'],
    },
  },
  {
    ...{ ...printers, name: 'a double tap makes two printers', file: 'counter/src/screens/store/printer-dialog.tsx' },
    ...{ find: 'if (isMade.current) return', put: '' },
  },
  {
    ...{ ...walkIn, id: 'assist-6', name: 'an order with a line that sold out can be made' },
    ...{
      file: 'counter/src/screens/assist/walk-in.tsx',
      find: 'isEmpty || isBlocked || isPending',
      put: 'isEmpty || isPending',
    },
  },
  {
    ...{ ...walkIn, id: 'assist-6', name: 'what was taken down is shown at another store' },
    ...{ file: 'counter/src/state/serving.ts', find: 'found.storeId !== ownStore() || ', put: '' },
  },
  {
    ...{ ...walkIn, id: 'assist-6', name: 'what was taken down is gone after a reload' },
    ...{
      file: 'counter/src/state/serving.ts',
      find: 'if (storeId !== undefined) keptWalkIn.set(',
      put: 'if (storeId === undefined) keptWalkIn.set(',
    },
  },
  {
    ...{
      id: 'assist-6',
      name: 'a line that is short of stock stops other products',
      file: 'core/src/cart/why-not-more.ts',
    },
    ...{
      find: '.some(({ kind, itemId }) => drawn.has(stockKey(kind, itemId)))',
      put: '.length > drawn.size - drawn.size',
      tests: ['core/src/cart/why-not-more.test.ts'],
    },
  },
  {
    ...choices,
    name: 'an option that sold out stays chosen',
    find: '!soldOutList.includes(propertyValueId))',
    put: 'propertyValueId !== undefined)',
  },
  {
    ...choices,
    name: 'nothing takes the place of an option that has to be chosen',
    find: 'firstValues([property])',
    put: 'left',
  },
  {
    ...{ id: 'stock-5', name: 'a cart says nothing of an option that sold out', file: 'core/src/stock/stock-of.ts' },
    ...{ find: '    addSoldOut(stock, product.propertyList)\n', put: '', tests: ['core/src/stock/stock-of.test.ts'] },
  },
]
