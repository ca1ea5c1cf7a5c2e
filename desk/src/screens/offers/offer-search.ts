import { type OfferState, offerStates } from './promotion.ts'

/** What stands in the address of the offers: which one is edited, and which are listed. */
export interface OfferSearch {
  readonly item?: string
  readonly text?: string
  readonly state?: OfferState
}

export function readOfferSearch({ item, text, state }: Record<string, unknown>): OfferSearch {
  const known = offerStates.find((each) => each === state)
  return {
    ...(typeof item === 'string' && item !== '' ? { item } : {}),
    ...(typeof text === 'string' && text !== '' ? { text } : {}),
    ...(known === undefined ? {} : { state: known }),
  }
}
