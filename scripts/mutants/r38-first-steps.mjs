// Faults against the first steps of a brand.
const tests = ['desk/src/screens/start/steps.test.tsx']

export const faults = [
  {
    ...{ id: 'brand-11', name: 'a step that is left as it was comes again', tests },
    file: 'desk/src/screens/start/start.tsx',
    find: 'stepAfter(fresh, current)',
    put: 'stepAfter(fresh)',
  },
  {
    ...{ id: 'brand-10', name: 'a chosen colour is gone after leaving the page', tests },
    file: 'desk/src/screens/start/look-step.tsx',
    find: 'if (look !== kept.initial) kept.keep(look)',
    put: '',
  },
]
