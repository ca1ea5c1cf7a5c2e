import { isCorpId } from '@tiffin/core/corp/corp-id'

/** Where the brand stands in the address: the `corp` in the part before the `#`, unless an app says otherwise. */
export const corpPlace = { read: () => new URLSearchParams(location.search).get('corp')?.trim() ?? '' }

/** The brand of the address, empty when it is missing or cannot be one [brand-4]. */
export function corpOfAddress(): string {
  const corp = corpPlace.read()
  return isCorpId(corp) ? corp : ''
}
