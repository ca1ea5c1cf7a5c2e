import type { Plugin } from 'vite'

/** What a query's hook asks of these modules where nothing suspends and no failure is thrown to a boundary. */
const modules: Readonly<Record<string, string>> = {
  suspense: `
export const ensureSuspenseTimers = () => {}
export const shouldSuspend = () => false
export const fetchOptimistic = () => { throw new Error('Suspense is left out of the build: see web/vite/without-suspense.ts') }
export const defaultThrowOnError = () => false
`,
  errorBoundaryUtils: `
export const ensurePreventErrorBoundaryRetry = () => {}
export const useClearResetErrorBoundary = () => {}
export const getHasError = () => false
`,
  QueryErrorResetBoundary: `
export const useQueryErrorResetBoundary = () => {}
export const QueryErrorResetBoundary = () => null
`,
}

/** Leaves suspense and error boundaries of the query library out of the build: pages ask a query how it stands. */
export const withoutSuspense = (): Plugin => ({
  name: 'tiffin-without-suspense',
  apply: 'build',
  enforce: 'pre',
  load: (id) => modules[/react-query\/build\/modern\/(\w+)\.js$/.exec(id)?.[1] ?? ''],
})
