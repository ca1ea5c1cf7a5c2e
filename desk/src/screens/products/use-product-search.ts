import { getRouteApi } from '@tanstack/react-router'
import { type ProductSearch, readProductSearch } from './product-search.ts'

const route = getRouteApi('/$corp/_in/menu')

/** The filters of the list, and how they are changed; an empty one goes out of the address. */
export function useProductSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: { readonly [Name in keyof ProductSearch]: ProductSearch[Name] | '' | undefined }) => {
    void navigate({
      search: (before) => readProductSearch({ ...before, ...part }),
      replace: part.product === undefined,
    })
  }
  return { search, change }
}
