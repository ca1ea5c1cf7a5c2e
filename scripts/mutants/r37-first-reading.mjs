// Faults against what stays on a page of the desk after it was saved.
export const faults = [
  {
    ...{ id: 'draft-20', name: 'a block is gone when its draft was read before it was saved' },
    file: 'desk/src/data/save-edits.ts',
    find: '    await dropFirstReadings(client)\n',
    put: '',
    tests: ['desk/src/screens/pages/pages.test.tsx'],
  },
]
