// Faults against R-1.x: what the product does, for whom.
const start = { tests: ['web/src/shell/start/start.test.ts'] }
const language = { file: 'core/src/language/language.ts', tests: ['core/src/language/language.test.ts'] }

export const faults = [
  {
    id: 'R-1.8',
    name: 'an address without a corp is taken',
    file: 'web/src/shell/start/start.tsx',
    find: "corpOfAddress() !== '' && isCorpKnown",
    put: 'isCorpKnown',
    ...start,
  },
  {
    id: 'R-1.10',
    name: 'a missing text is Indonesian',
    ...language,
    find: "texts['zh-CN'] ??",
    put: "texts['in-ID'] ??",
  },
  {
    id: 'R-1.10',
    name: 'a missing Philippine text is not English',
    ...language,
    find: "language === 'en-PH' ?",
    put: "language === 'lo-LA' ?",
  },
  {
    id: 'R-1.11',
    name: 'the picker has no Thai',
    file: 'core/src/language/language.ts',
    find: "'in-ID', 'en-PH', 'th-TH'] as const\n",
    put: "'in-ID', 'en-PH'] as const\n",
    tests: ['server/src/modules/corp/dress.test.ts'],
  },
  {
    id: 'R-1.12',
    name: 'an unknown system language becomes English',
    ...language,
    find: "  return 'in-ID'\n",
    put: "  return 'en-US'\n",
  },
  { id: 'R-1.12', name: 'Lao is not known', ...language, find: "  lo: 'lo-LA',\n", put: '' },
  {
    id: 'R-1.13',
    name: 'calls say 2.2.3',
    file: 'kit/client/app-version.ts',
    find: "'2.2.2'",
    put: "'2.2.3'",
    tests: ['web/src/data/call.test.ts'],
  },
  {
    id: 'R-1.13',
    name: 'the server ships code 221',
    file: 'server/src/modules/corp/show-settings.ts',
    find: 'code: 222',
    put: 'code: 221',
    tests: ['server/src/modules/corp/dress.test.ts'],
  },
  {
    id: 'R-1.5',
    name: 'the first way to pay is missing',
    file: 'server/src/modules/payment-method/routes.ts',
    find: 'methodsOf(await methods.of(corp), storeId).map(',
    put: 'methodsOf(await methods.of(corp), storeId).slice(1).map(',
    tests: ['server/src/modules/corp/brand-calls.test.ts'],
  },
]
