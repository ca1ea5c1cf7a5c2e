/** What stands in the address of the offers: which one is edited. */
export interface OfferSearch {
  readonly item?: string
}

export const readOfferSearch = ({ item }: Record<string, unknown>): OfferSearch =>
  typeof item === 'string' && item !== '' ? { item } : {}
