import { getRouteApi } from '@tanstack/react-router'
import { type PictureSearch, readPictureSearch } from './picture-search.ts'

const route = getRouteApi('/$corp/_in/pictures')

/** Which pictures are looked at, and how that is changed; what is empty goes out of the address. */
export function usePictureSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: { readonly [Name in keyof PictureSearch]: string }) => {
    const replace = part.picture === undefined
    void navigate({ search: (before) => readPictureSearch({ ...before, ...part }), replace })
  }
  return { search, change }
}
