import { useNavigate, useSearch } from '@tanstack/react-router'
import { type PageSearch, readPageSearch } from './page-search.ts'

/** Which part of the pages is looked at, and which block is edited. */
export function usePageSearch() {
  const search: PageSearch = readPageSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const choose = (item: string) =>
    void navigate({ to: '.', search: (before: object) => readPageSearch({ ...before, item }) })
  return { search, choose }
}
