import { type DefaultOptions, QueryClient } from '@tanstack/react-query'

/** Without a connection a call fails at once, so that a page can say so; waiting for one would look like loading, or like nothing new. */
export const createQueryClient = (queries: DefaultOptions['queries'] = {}): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { ...queries, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
