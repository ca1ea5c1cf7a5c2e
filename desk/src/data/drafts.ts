import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { nextDraft, useChosenDraft } from '../state/chosen-draft.ts'
import { call } from './call.ts'

/** A draft that is open. */
export type DraftSummary = CallMap['/api/app/desk/draft/list']['output']['list'][number]

/** A draft with what it changes. */
export type Draft = CallMap['/api/app/desk/draft/detail']['output']

/** What a draft does with one item. */
export type DraftChange = Draft['changeList'][number]

/** Something that was published. */
export type Release = CallMap['/api/app/desk/draft/releases']['output']['list'][number]

export const draftsKey = ['drafts']
export const releasesKey = ['releases']

export const draftsQuery = {
  queryKey: draftsKey,
  queryFn: () => call('/api/app/desk/draft/list', {}),
}

/** The drafts that are open, the one changed last first. */
export const useDrafts = (isAllowed = true) => useQuery({ ...draftsQuery, enabled: isAllowed })

/** How often the drafts of others are looked for. */
const freshMs = 15_000

/** Looks every few seconds for what others do with drafts; once for the whole desk. */
export const useDraftsWatch = (isAllowed: boolean) =>
  useQuery({ ...draftsQuery, enabled: isAllowed, refetchInterval: freshMs })

/** The one of these that a tab works in; undefined when the next edit begins one. A scheduled one is not changed. */
export function draftAmong(list: readonly DraftSummary[], chosen: string): DraftSummary | undefined {
  if (chosen === nextDraft) return undefined
  const open = list.filter(({ state }) => state === 'open')
  return open.find(({ draftId }) => draftId === chosen) ?? open[0]
}

/** The draft that this tab works in; `isKnown` once it was read which there are. */
export function useCurrentDraft(isAllowed = true) {
  const { data } = useDrafts(isAllowed)
  const chosen = useChosenDraft(({ draftId }) => draftId)
  const draft = draftAmong(data?.list ?? [], chosen)
  return { isKnown: data !== undefined, draft, draftId: draft?.draftId ?? '' }
}

/** The id of the draft that this tab works in, as it is known now; empty for none. */
export const currentDraftId = (client: QueryClient): string =>
  draftAmong(
    client.getQueryData<Awaited<ReturnType<typeof draftsQuery.queryFn>>>(draftsKey)?.list ?? [],
    useChosenDraft.getState().draftId,
  )?.draftId ?? ''

/** What a draft changes. */
export const useDraft = (draftId: string) =>
  useQuery({
    queryKey: [...draftsKey, draftId],
    queryFn: () => call('/api/app/desk/draft/detail', { draftId }),
    enabled: draftId !== '',
  })

const pageSize = 20

/** What was published, newest first. */
export const useReleases = () =>
  useInfiniteQuery({
    queryKey: releasesKey,
    queryFn: ({ pageParam }) =>
      call('/api/app/desk/draft/releases', { pageSize, ...(pageParam === 0 ? {} : { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
