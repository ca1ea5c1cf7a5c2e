import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import type { Language } from '@tiffin/core/language/language'
import { create } from 'zustand'
import { countUnsaved, useEdits } from '../state/edits.ts'
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

/** When a text was last said to fit, by the clock of this device. */
const useConfirmed = create(() => ({ at: 0 }))

/** Notes that a text was said to fit. */
export const noteConfirmed = (): void => useConfirmed.setState({ at: Date.now() })

interface ProgressOf {
  readonly from: Language
  readonly to: Language
  /** When the list was read, which says how far languages were then. */
  readonly readAt: number
}

/** How far the languages are since the list was read: read again whenever what was typed is saved. Undefined until then. */
export function useProgress({ from, to, readAt }: ProgressOf) {
  const client = useQueryClient()
  const savedAt = useEdits((edits) => (countUnsaved(edits) === 0 ? edits.last?.savedAt : undefined))
  const confirmedAt = useConfirmed((confirmed) => confirmed.at)
  const { data } = useQuery({
    queryKey: ['translation-progress', from, to, savedAt ?? 0, confirmedAt],
    queryFn: () => {
      const draftId = currentDraftId(client)
      const given = draftId === '' ? {} : { draftId }
      return call('/api/app/desk/translation/list', { from, to, state: 'all', pageSize: 1, ...given })
    },
    enabled: readAt > 0 && Math.max(savedAt ?? 0, confirmedAt) > readAt,
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return data?.progressList
}
