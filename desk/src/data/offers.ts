import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { editsOver, useEdits } from '../state/edits.ts'
import { call } from './call.ts'
import { useCurrentDraft } from './drafts.ts'
import { menuKey } from './menu.ts'
import { showPageItems } from './show-edits.ts'

/** The promotions and kinds of coupons as the draft makes them, with what was typed and is not read yet. */
export function useOffers() {
  const { isKnown, draftId } = useCurrentDraft()
  const query = useQuery({
    queryKey: [...menuKey, 'offers', draftId],
    queryFn: () => call('/api/app/desk/offer/list', draftId === '' ? {} : { draftId }),
    placeholderData: (before) => before,
    enabled: isKnown,
  })
  const edits = useEdits()
  const { data, dataUpdatedAt } = query
  const items = useMemo(
    () => data && showPageItems(data.list, editsOver(edits, draftId, dataUpdatedAt), ['promotion', 'couponKind']),
    [data, dataUpdatedAt, edits, draftId],
  )
  return { query, items }
}
