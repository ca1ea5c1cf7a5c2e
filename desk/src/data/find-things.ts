import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useEffect, useState } from 'react'
import { call } from './call.ts'
import { useCurrentDraft } from './drafts.ts'
import type { MenuItem } from './menu-items.ts'
import type { StoreRow } from './stores.ts'
import type { Member } from './team.ts'

/** Of each kind the first ones. */
const mostFound = 6
/** As long as nothing more is typed, it is looked for. */
const restMs = 200
/** As many characters as the lists look for. */
const longest = 50

/** What may be looked for. */
export interface Seeking {
  readonly products: boolean
  readonly stores: boolean
  readonly people: boolean
}

interface Found {
  readonly products: readonly MenuItem[]
  readonly stores: readonly StoreRow[]
  readonly people: readonly Member[]
}

const nothing: Found = { products: [], stores: [], people: [] }

/** A text once it has rested for a moment; empty at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

async function find(text: string, seeking: Seeking, draftId: string): Promise<Found> {
  const input = { text, pageSize: mostFound }
  const menu = { ...input, kind: 'product' as const, ...(draftId === '' ? {} : { draftId }) }
  const none = Promise.resolve({ list: [] })
  const [products, stores, people] = await Promise.all([
    seeking.products ? call('/api/app/desk/menu/list', menu) : none,
    seeking.stores ? call('/api/app/desk/store/list', input) : none,
    seeking.people ? call('/api/app/desk/team/list', input) : none,
  ])
  return { products: products.list, stores: stores.list, people: people.list }
}

/** Products of the draft, stores and people by a part of their name, code or account; `isPending` until they are those of this very text. */
export function useFoundThings(query: string, seeking: Seeking): { found: Found; isPending: boolean } {
  const text = query.trim().slice(0, longest)
  const rested = useRested(text)
  const { isKnown, draftId } = useCurrentDraft()
  const language = useLanguage((state) => state.language)
  const { data, isFetching } = useQuery({
    queryKey: ['things', rested, draftId, language],
    queryFn: () => find(rested, seeking, draftId),
    enabled: rested !== '' && (isKnown || !seeking.products),
    ...{ gcTime: 0, retry: false },
  })
  const isThis = text !== '' && rested === text
  return { found: (isThis && data) || nothing, isPending: text !== '' && (!isThis || isFetching) }
}
