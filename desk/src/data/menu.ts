import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useMemo } from 'react'
import { editsOver, useEdits } from '../state/edits.ts'
import { call } from './call.ts'
import { useCurrentDraft } from './drafts.ts'
import type { ListedKind, ListInput, MenuItem } from './menu-items.ts'
import { addCreated, blankOf, showEdits } from './show-edits.ts'

/** What is asked of the list. */
export type MenuFilter = Pick<ListInput, 'kind' | 'text' | 'categoryId' | 'state'>

export const menuKey = ['menu']

const pageSize = 50
/** As many as one answer may hold. */
const mostItems = 100

const ofDraft = (draftId: string) => (draftId === '' ? {} : { draftId })

/** A page after the other of the menu as the draft makes it, with what was typed and is not read yet. */
export function useMenuList(filter: MenuFilter) {
  const { isKnown, draftId } = useCurrentDraft()
  const query = useInfiniteQuery({
    queryKey: [...menuKey, 'list', filter, draftId],
    queryFn: ({ pageParam }) =>
      call('/api/app/desk/menu/list', { ...filter, ...ofDraft(draftId), after: pageParam, pageSize }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    enabled: isKnown,
  })
  const edits = useEditsOver(draftId, query.dataUpdatedAt)
  const items = useMemo(
    () => query.data?.pages.flatMap(({ list }) => list).map((item) => showEdits(item, edits)),
    [query.data, edits],
  )
  return { query, items, total: query.data?.pages[0]?.total }
}

/** The edits that lie over what was read at an instant. */
export function useEditsOver(draftId: string, readAt: number) {
  const edits = useEdits()
  return useMemo(() => editsOver(edits, draftId, readAt), [edits, draftId, readAt])
}

async function readAll(kind: ListedKind, draftId: string): Promise<MenuItem[]> {
  const items: MenuItem[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: CallMap['/api/app/desk/menu/list']['output'] = await call('/api/app/desk/menu/list', {
      ...{ kind, after, pageSize: mostItems },
      ...ofDraft(draftId),
    })
    items.push(...page.list)
    after = page.next
  }
  return items
}

/** What brings back something that is archived, and what stands in the way. */
export type ArchivedItem = CallMap['/api/app/desk/menu/archived']['output']

export const findArchived = (kind: ListedKind, itemId: string, draftId: string): Promise<ArchivedItem> =>
  call('/api/app/desk/menu/archived', { kind, itemId, ...ofDraft(draftId) })

/** Everything of a kind that is on the menu: headings, options or materials to choose from. */
export function useAllOf(kind: ListedKind) {
  const { isKnown, draftId } = useCurrentDraft()
  const query = useQuery({
    queryKey: [...menuKey, 'all', kind, draftId],
    queryFn: () => readAll(kind, draftId),
    placeholderData: (before) => before,
    enabled: isKnown,
  })
  const edits = useEditsOver(draftId, query.dataUpdatedAt)
  const items = useMemo(() => {
    if (query.data === undefined) return undefined
    return addCreated(query.data, kind, edits).map((item) => showEdits(item, edits))
  }, [query.data, edits, kind])
  return { query, items }
}

/** One thing of the menu with everything that belongs to it. */
export function useMenuItem(kind: ListedKind, itemId: string) {
  const { isKnown, draftId } = useCurrentDraft()
  const query = useQuery({
    queryKey: [...menuKey, 'item', kind, itemId, draftId],
    queryFn: () => call('/api/app/desk/menu/detail', { kind, itemId, ...ofDraft(draftId) }),
    // The first edit begins a draft: the form stays as it is while that is read.
    placeholderData: (before, from) => (from?.queryKey.at(-1) === '' && before?.itemId === itemId ? before : undefined),
    enabled: isKnown,
  })
  const edits = useEditsOver(draftId, query.dataUpdatedAt)
  const item = useMemo(() => {
    const found = query.data ?? blankOf(kind, itemId, edits)
    return found && showEdits(found, edits)
  }, [query.data, edits, kind, itemId])
  return { query, item }
}
