import { getRouteApi } from '@tanstack/react-router'
import type { AuditSearch } from './audit-search.ts'

const route = getRouteApi('/$corp/_in/audit')

/** The filters of the log, and how they are changed; an empty one goes out of the address. */
export function useAuditSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: AuditSearch) => {
    void navigate({
      search: (before) =>
        Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== '')),
      replace: true,
    })
  }
  return { search, change }
}
