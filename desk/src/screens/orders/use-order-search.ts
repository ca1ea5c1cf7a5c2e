import { getRouteApi } from '@tanstack/react-router'
import type { OrderSearch } from './order-search.ts'

const route = getRouteApi('/$corp/_in/orders')

type Change = { readonly [Name in keyof OrderSearch]: OrderSearch[Name] | '' | undefined }

/** What is looked for, which order is open, and how both are changed; an empty part goes out of the address. */
export function useOrderAddress() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: Change, { replace = true } = {}) => {
    void navigate({
      search: (before) =>
        Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== '')),
      replace,
    })
  }
  return { search, change }
}
