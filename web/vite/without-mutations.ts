import type { Plugin } from 'vite'

/** What a query client asks of its cache of mutations when there are none. */
const emptyCache = `
import { Subscribable } from './subscribable.js'
export class MutationCache extends Subscribable {
  getAll() { return [] }
  findAll() { return [] }
  clear() {}
  resumePausedMutations() { return Promise.resolve() }
  build() { throw new Error('Mutations are left out of the build: see web/vite/without-mutations.ts') }
}
`

/**
 * Leaves the query library's mutations out of the build: its client makes a cache for them, a kilobyte of the first page, and the app
 * sends what changes something by plain calls.
 */
export const withoutMutations = (): Plugin => ({
  name: 'tiffin-without-mutations',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (/query-core\/build\/modern\/mutationCache\.js$/.test(id) ? emptyCache : undefined),
})
