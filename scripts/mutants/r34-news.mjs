// Faults against news of a store that a page would miss [store-12].
const listening = { tests: ['server/src/modules/store/news/store-news.test.ts'] }

export const faults = [
  {
    ...{ id: 'store-12', name: 'a page hears nothing of what changed before it listened', ...listening },
    ...{
      file: 'server/src/modules/store/news/store-news.ts',
      find: '> listener.age + longestLagMs) return',
      put: '> longestLagMs) return',
    },
  },
  {
    ...{ id: 'store-12', name: 'a page that comes back is taken for a new one', ...listening },
    ...{
      file: 'server/src/modules/store/news/routes.ts',
      find: "return typeof heardAt === 'string' ?",
      put: "return heardAt === '' ?",
    },
  },
  {
    ...{ id: 'store-12', name: 'a page asks for no news from before it listened' },
    ...{ tests: ['web/test/store-news.test.ts'], file: 'web/src/data/store/store-news.ts' },
    ...{ find: 'Date.now() - readAt', put: '0' },
  },
]
