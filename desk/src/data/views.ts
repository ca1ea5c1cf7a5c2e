import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { call } from './call.ts'

/** Filters of a list under a name; only the caller's own are ever read. */
export type SavedView = CallMap['/api/app/desk/view/list']['output']['list'][number]

export type NewView = CallMap['/api/app/desk/view/save']['input']

const viewsKey = ['views']

/** The views of all lists. */
export const useViews = () =>
  useQuery({ queryKey: viewsKey, queryFn: () => call('/api/app/desk/view/list', {}), staleTime: 60_000 })

/** Carries out a change of views; they are read again whatever comes of it. */
async function changing<Answer>(client: QueryClient, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change
  } finally {
    await client.invalidateQueries({ queryKey: viewsKey })
  }
}

export const saveView = (client: QueryClient, view: NewView) => changing(client, call('/api/app/desk/view/save', view))

export const renameView = (client: QueryClient, viewId: string, viewName: string) =>
  changing(client, call('/api/app/desk/view/rename', { viewId, viewName }))

export const deleteView = (client: QueryClient, viewId: string) =>
  changing(client, call('/api/app/desk/view/delete', { viewId }))
