/** What stands in the address of the alarms. */
export interface PaymentSearch {
  /** Those that are settled; without it those that are open. */
  readonly view?: 'settled'
}

export const readPaymentSearch = ({ view }: Record<string, unknown>): PaymentSearch =>
  view === 'settled' ? { view } : {}
