// Faults against what ends the first half of the desk. A table: its length is no measure.
export const faults = [
  {
    ...{
      id: 'draft-4',
      name: 'publishing takes away languages that were written since',
      file: 'core/src/draft/lay-over.ts',
    },
    ...{ find: 'mergeValue(from, made[name] ?? null, to) ?? to', put: 'to' },
    tests: ['server/src/modules/draft/publish.test.ts', 'core/src/draft/draft.test.ts'],
  },
  {
    ...{ id: 'draft-4', name: 'another language of a text is a conflict', file: 'core/src/draft/find-conflicts.ts' },
    ...{ find: ' && mergeValue(from, now, to) === undefined', put: '', tests: ['core/src/draft/draft.test.ts'] },
  },
  {
    ...{ id: 'draft-4', name: 'keeping what is published drops all languages', file: 'desk/src/data/conflicts.ts' },
    ...{ find: "!isDraftKept && language === ''", put: '!isDraftKept' },
    tests: ['desk/src/screens/publish/publish.test.tsx'],
  },
]
