// What a grading of all pages found [page-49] to [page-55].
export const faults = [
  {
    ...{ id: 'page-49', name: 'a member code without a connection stays black' },
    tests: ['web/test/member-code-name.test.ts'],
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: 'isGrey: isOffline, text', put: 'isGrey: false, text' },
  },
  {
    ...{ id: 'page-49', name: 'a member code that did not load takes the number with it' },
    tests: ['web/test/member-code-name.test.ts'],
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: '(code ?? profile)?.memberNo', put: 'code?.memberNo' },
  },
]
