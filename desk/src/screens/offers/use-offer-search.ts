import { getRouteApi } from '@tanstack/react-router'
import { readOfferSearch } from './offer-search.ts'

const route = getRouteApi('/$corp/_in/offers')

/** Which offers are listed, and which one is edited; filters stay while one after the other is. */
export function useOfferSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search,
    open: (item: string) => void navigate({ search: (before) => readOfferSearch({ ...before, item }) }),
    change: (part: { readonly text?: string; readonly state?: string }) =>
      void navigate({ search: (before) => readOfferSearch({ ...before, ...part }), replace: true }),
  }
}
