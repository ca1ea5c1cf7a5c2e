import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ItemSearch, readItemSearch } from './item-search.ts'

/** What of a list is looked at, and how that is changed; what is empty goes out of the address. */
export function useItemSearch() {
  const search: ItemSearch = readItemSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (part: { readonly text?: string; readonly item?: string; readonly view?: string }) => {
    const replace = part.item === undefined
    void navigate({ to: '.', search: (before: object) => readItemSearch({ ...before, ...part }), replace })
  }
  return { search, change }
}
