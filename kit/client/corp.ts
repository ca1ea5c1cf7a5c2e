import { isCorpId } from '@tiffin/core/corp/corp-id'

/** The brand of the address: the `corp` in the part before the `#`, empty when it is missing or cannot be one [brand-4]. */
export function corpOfAddress(): string {
  const corp = new URLSearchParams(location.search).get('corp')?.trim() ?? ''
  return isCorpId(corp) ? corp : ''
}
