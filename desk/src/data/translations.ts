import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import type { Language } from '@tiffin/core/language/language'
import { call } from './call.ts'
import { currentDraftId, useCurrentDraft } from './drafts.ts'

type Input = CallMap['/api/app/desk/translation/list']['input']
export type TranslationState = NonNullable<Input['state']>

/** Texts that were read together. */
export type TranslationPage = CallMap['/api/app/desk/translation/list']['output']

/** What texts are listed by. */
export type TranslationGroup = NonNullable<Input['of']>

/** A text with how it stands in the language that is translated into. */
export type Translation = TranslationPage['list'][number]

export interface TranslationFilter {
  /** Undefined: as the server proposes. */
  readonly from: Language | undefined
  readonly to: Language
  readonly state: TranslationState
  readonly of: TranslationGroup
  readonly text: string
}

const pageSize = 50

/**
 * Texts of menu and pages as the draft makes them. They are read once for a filter: what was translated meanwhile stays where it is while one
 * works, and goes on behind the last one that was seen.
 */
export function useTranslations({ from, ...filter }: TranslationFilter) {
  const client = useQueryClient()
  const { isKnown } = useCurrentDraft()
  return useInfiniteQuery({
    queryKey: ['translations', filter, from ?? ''],
    queryFn: ({ pageParam }) => {
      const draftId = currentDraftId(client)
      const given = { ...(draftId === '' ? {} : { draftId }), ...(from === undefined ? {} : { from }) }
      return call('/api/app/desk/translation/list', { ...filter, ...given, after: pageParam, pageSize })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
