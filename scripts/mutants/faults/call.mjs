// Faults against the rules of docs/rules/call.md.
export const faults = [
  {
    id: 'call-11',
    name: 'a body may nest as deep as it likes',
    file: 'server/src/http/build-http.ts',
    find: 'isDeeper(sent, deepestBody) ?',
    put: 'false ?',
    tests: ['server/src/http/route.test.ts'],
  },
]
