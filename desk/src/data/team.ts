import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

type TeamPage = CallMap['/api/app/desk/team/list']['output']

/** A member of the team. */
export type Member = TeamPage['list'][number]

/** A role and where it holds, as it is sent. */
export type GrantInput = CallMap['/api/app/desk/team/invite']['input']['grantList'][number]

/** What is asked of the list. */
export type TeamFilter = Pick<CallMap['/api/app/desk/team/list']['input'], 'text' | 'role' | 'storeId'>

export const teamKey = ['team']
export const teamRulesKey = ['team-rules']

const pageSize = 50

/** The people of the team, a page at a time; those of before stay while others are looked for. */
export function useTeam(filter: TeamFilter) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    queryKey: [...teamKey, filter, language],
    queryFn: ({ pageParam }) => call('/api/app/desk/team/list', { ...filter, after: pageParam, pageSize }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

/** As many people as one answer may name. */
const mostNamed = 200

/** Names of the team for a filter, where they may be seen. */
export const useTeamNames = (isAllowed: boolean) =>
  useQuery({
    queryKey: [...teamKey, 'names'],
    queryFn: () => call('/api/app/desk/team/list', { pageSize: mostNamed }),
    enabled: isAllowed,
    staleTime: 60_000,
  })
