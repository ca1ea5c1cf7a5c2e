// Faults against a store that the counter pauses or closes early.
const control = { tests: ['server/src/modules/store/counter/store-control.test.ts'] }
const early = { tests: ['core/src/store/close-early.test.ts'], file: 'core/src/store/close-early.ts' }
const page = { tests: ['counter/src/screens/store/store.test.tsx'] }

export const faults = [
  {
    ...{ id: 'store-15', name: 'a pause of some minutes has no end', ...control },
    ...{ file: 'server/src/modules/store/counter/routes.ts', find: 'isOpen || forMinutes === null', put: 'true' },
  },
  {
    ...{ id: 'store-15', name: 'an hour is a pause of half an hour', ...page },
    ...{ file: 'counter/src/screens/store/taking.tsx', find: '[15, 30, 60]', put: '[15, 30, 30]' },
  },
  {
    ...{ id: 'store-16', name: 'the store opens again later that day', ...early },
    ...{ find: 'minutesOf(each.start) < minutesOf(current.start)', put: 'each !== current' },
  },
  {
    ...{ id: 'store-16', name: 'a night of yesterday counts for today', ...early },
    ...{ find: 'for (const daysBack of [0, 1])', put: 'for (const daysBack of [0])' },
  },
  {
    ...{ id: 'store-16', name: 'a store may close later than it does anyway', ...early },
    ...{ find: 'closing === undefined || closing >= endOf(current)', put: 'closing === undefined' },
  },
  {
    ...{ id: 'store-16', name: 'the usual hours do not come back', ...control },
    ...{
      file: 'server/src/modules/store/counter/routes.ts',
      find: 'withException(row.exceptionList, { date, intervals }, local.date)',
      put: 'withException(row.exceptionList, { date, intervals: intervals ?? before }, local.date)',
    },
  },
  {
    ...{ id: 'store-15', name: 'a paused store is back by its hours before its pause ends' },
    ...{ tests: ['core/src/store/next-change.test.ts'], file: 'core/src/store/next-change.ts' },
    ...{ find: 'schedule.isOpen ? local : resumes', put: 'schedule.isOpen || resumes ? local : resumes' },
  },
  {
    ...{ id: 'store-15', name: 'customers are not told when a pause ends' },
    ...{ tests: ['web/src/features/store/use-store-facts.test.ts'], file: 'web/src/features/store/use-store-facts.ts' },
    ...{ find: "typeof resumesAt === 'number'", put: 'resumesAt === 0' },
  },
]
