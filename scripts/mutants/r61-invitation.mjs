/** Where an invitation leads. */
export const faults = [
  {
    id: 'staff-5',
    name: 'an invitation leads somebody of the counter to the desk',
    file: 'desk/src/screens/invitation/invitation.tsx',
    find: 'return onCounter()',
    put: 'void onCounter',
    tests: ['desk/src/screens/invitation/invitation.test.tsx'],
  },
]
