/** Where an invitation leads, and what products without a heading stand under. */
export const faults = [
  {
    id: 'staff-5',
    name: 'an invitation leads somebody of the counter to the desk',
    file: 'desk/src/screens/invitation/invitation.tsx',
    find: 'return onCounter()',
    put: 'void onCounter',
    tests: ['desk/src/screens/invitation/invitation.test.tsx'],
  },
  {
    id: 'R-3.6',
    name: 'what has no known heading is called by another word than Other',
    file: 'web/src/screens/menu/menu.tsx',
    find: "t('menu.other')",
    put: "t('action.more')",
    tests: ['web/test/menu.test.ts'],
  },
]
