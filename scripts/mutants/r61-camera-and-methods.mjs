const tests = ['counter/src/screens/assist/camera.test.tsx']

/** The camera that reads member codes, and what a stopped pick-up method says. */
export const faults = [
  {
    id: 'assist-5',
    name: 'the camera stays on when the question is closed',
    file: 'counter/src/screens/assist/use-camera.ts',
    find: 'return () => end.abort()',
    put: 'return () => {}',
    tests,
  },
  {
    id: 'assist-5',
    name: 'a refused code is sent again and again',
    file: 'counter/src/screens/assist/use-camera.ts',
    find: 'code !== last && ',
    put: '',
    tests,
  },
  {
    id: 'assist-5',
    name: 'a camera that is not allowed is called missing',
    file: 'counter/src/device/camera.ts',
    find: "NotAllowedError: 'denied'",
    put: "NotAllowedError: 'missing'",
    tests,
  },
  {
    id: 'assist-5',
    name: 'the camera is forgotten',
    file: 'counter/src/screens/assist/ask-scan.tsx',
    find: "keptCamera.set(isFilming ? 'on' : 'off')",
    put: "keptCamera.set('off')",
    tests,
  },
  {
    id: 'store-17',
    name: 'an open confirmation changes its pick-up method silently',
    file: 'web/src/features/store/method-note.tsx',
    find: 'name !== other',
    put: 'name === other',
    tests: ['web/test/store-news.test.ts'],
  },
  {
    id: 'store-17',
    name: 'a store whose only method is stopped takes no orders',
    file: 'core/src/store/offered-pickup.ts',
    find: 'taken.length > 0 ? taken : [...pickupMethodList]',
    put: 'taken',
    tests: ['core/src/store/offered-pickup.test.ts'],
  },
]
