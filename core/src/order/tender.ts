/** How money is taken at a store's till: notes and coins, or a card on the store's own terminal. */
export const tenders = ['cash', 'card'] as const

/** One of them. */
export type Tender = (typeof tenders)[number]
