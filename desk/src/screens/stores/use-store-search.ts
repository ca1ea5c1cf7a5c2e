import { getRouteApi } from '@tanstack/react-router'
import type { StoreSearch } from './store-search.ts'

const route = getRouteApi('/$corp/_in/stores')

/** The filters of the list, and how they are changed; an empty one goes out of the address. */
export function useStoreSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: { readonly [Name in keyof StoreSearch]: StoreSearch[Name] | '' | undefined }) => {
    void navigate({
      search: (before) => {
        const given = Object.entries({ ...before, ...part }).filter(([, value]) => value !== '' && value !== undefined)
        return Object.fromEntries(given) as StoreSearch // as: what is left are values of a search, by their names
      },
      replace: true,
    })
  }
  return { search, change }
}
