import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { call } from './call.ts'
import { draftsKey } from './drafts.ts'

type Answer = CallMap['/api/app/desk/draft/lint']['output']

/** Something that lint found. */
export type Finding = Answer['findingList'][number]

/** What keeps an item from being published. */
export type ItemFault = Answer['faultList'][number]

/** What would be wrong with the menu if this version of a draft were published. */
export const useLint = (draftId: string, version: number | undefined) =>
  useQuery({
    queryKey: [...draftsKey, draftId, 'lint', version],
    queryFn: () => call('/api/app/desk/draft/lint', { draftId }),
    enabled: draftId !== '' && version !== undefined,
    placeholderData: keepPreviousData,
  })
