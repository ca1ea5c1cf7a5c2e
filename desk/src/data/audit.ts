import { useInfiniteQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

/** Something that a member of staff did. */
export type AuditEntry = CallMap['/api/app/desk/audit/list']['output']['list'][number]

/** What is asked of the log. */
export type AuditFilter = Omit<CallMap['/api/app/desk/audit/list']['input'], 'after' | 'pageSize'>

const pageSize = 50

/** The log, newest first, a page at a time. */
export function useAudit(filter: AuditFilter) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    queryKey: ['audit', filter, language],
    queryFn: ({ pageParam }) => call('/api/app/desk/audit/list', { ...filter, after: pageParam, pageSize }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}
