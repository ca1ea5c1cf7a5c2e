const tests = ['counter/src/screens/assist/camera.test.tsx']

/** The camera that reads member codes. */
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
]
