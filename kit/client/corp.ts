import { isCorpId } from '@tiffin/core/corp/corp-id'

let readCorp = () => new URLSearchParams(location.search).get('corp')?.trim() ?? ''

/** Says where the brand stands in the address, for an app where it is not the `corp` in the part before the `#`. */
export function readCorpBy(read: () => string): void {
  readCorp = read
}

/** The brand of the address, empty when it is missing or cannot be one [brand-4]. */
export function corpOfAddress(): string {
  const corp = readCorp()
  return isCorpId(corp) ? corp : ''
}
