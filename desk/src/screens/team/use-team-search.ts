import { getRouteApi } from '@tanstack/react-router'
import type { TeamSearch } from './team-search.ts'

const route = getRouteApi('/$corp/_in/team')

/** The filters of the list, and how they are changed; an empty one goes out of the address. */
export function useTeamSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: { readonly [Name in keyof TeamSearch]: TeamSearch[Name] | '' | undefined }) => {
    void navigate({
      search: (before) => {
        const given = Object.entries({ ...before, ...part }).filter(([, value]) => value !== '' && value !== undefined)
        return Object.fromEntries(given) as TeamSearch // as: what is left are values of a search, by their names
      },
      replace: part.person === undefined,
    })
  }
  return { search, change }
}
