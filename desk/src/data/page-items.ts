import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { editsOver, useEdits } from '../state/edits.ts'
import { call } from './call.ts'
import { useCurrentDraft } from './drafts.ts'
import { menuKey } from './menu.ts'
import type { MenuItem } from './menu-items.ts'
import { showPageItems } from './show-edits.ts'

const addedKinds = ['pageBlock', 'guideMarker'] as const

/** What customers see beside the menu, as the draft makes it, with what was typed and is not read yet. */
export function usePageItems() {
  const { isKnown, draftId } = useCurrentDraft()
  const query = useQuery({
    queryKey: [...menuKey, 'pages', draftId],
    queryFn: () => call('/api/app/desk/page/list', draftId === '' ? {} : { draftId }),
    placeholderData: (before) => before,
    enabled: isKnown,
  })
  const edits = useEdits()
  const { data, dataUpdatedAt } = query
  const items = useMemo(
    () => data && showPageItems(data.list, editsOver(edits, draftId, dataUpdatedAt), addedKinds),
    [data, dataUpdatedAt, edits, draftId],
  )
  return { query, items }
}

/** The one item of a kind that is always there. */
export const itemOf = (items: readonly MenuItem[], kind: MenuItem['kind'], itemId = 'corp'): MenuItem | undefined =>
  items.find((item) => item.kind === kind && item.itemId === itemId)

/** The versions of the agreements that there were. */
export const useAgreementVersions = () =>
  useQuery({
    queryKey: [...menuKey, 'agreements'],
    queryFn: () => call('/api/app/desk/page/agreement-versions', {}),
    select: ({ list }) => list,
  })

/** What a version of the agreements says. */
export const useAgreementVersion = (version: string) =>
  useQuery({
    queryKey: [...menuKey, 'agreement', version],
    queryFn: () => call('/api/app/desk/page/agreement-version', { version }),
  })
