import { getRouteApi } from '@tanstack/react-router'
import { readPriceListSearch } from './price-list-search.ts'

const route = getRouteApi('/$corp/_in/menu/price-lists')

/** What of the price lists is looked at, and how that is changed; another list is another page. */
export function usePriceListSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search,
    open: (list: string) => void navigate({ search: readPriceListSearch({ list }) }),
    change: (part: { readonly text?: string; readonly view?: string }) =>
      void navigate({ search: (before) => readPriceListSearch({ ...before, ...part }), replace: true }),
  }
}
