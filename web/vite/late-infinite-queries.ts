import type { Plugin } from 'vite'

/** Takes the place of the library's own module where queries import it. */
const slotId = '\0tiffin-infinite-queries'
const slot = `
let behavior
export const takeBehavior = (given) => { behavior = given }
export const infiniteQueryBehavior = (pages) => behavior?.(pages)
`

const isQuery = (id = '') => /query-core\/build\/modern\/query\.js$/.test(id)

/**
 * Lets lists that go on bring how they are fetched: the query library has it in every query, the better part of a kilobyte of the first
 * page, which shows no such list. Their observer, which comes with the first of them, puts it in its place.
 */
export const lateInfiniteQueries = (): Plugin => ({
  name: 'tiffin-late-infinite-queries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === slotId || (source === './infiniteQueryBehavior.js' && isQuery(importer)) ? slotId : undefined,
  load: (id) => (id === slotId ? slot : undefined),
  transform: (code, id) =>
    /query-core\/build\/modern\/infiniteQueryObserver\.js$/.test(id)
      ? {
          code: `${code}
import { infiniteQueryBehavior } from './infiniteQueryBehavior.js'
import { takeBehavior } from '${slotId.replace('\0', '\\0')}'
takeBehavior(infiniteQueryBehavior)`,
          map: null,
        }
      : undefined,
})
