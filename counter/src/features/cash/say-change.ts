import type { Money } from '@tiffin/core/money/money'
import { create } from 'zustand'

interface Change {
  readonly code: string
  readonly amount: Money
  /** It is money of a refund, not of a payment. */
  readonly isBack?: boolean
}

/** Money that is to be given, until it is dismissed. */
export const useChange = create<{ readonly change: Change | undefined }>(() => ({ change: undefined }))

/** Says how much change the customer of a code gets, until it is dismissed [shift-8]. */
export const sayChange = (code: string, amount: Money): void => useChange.setState({ change: { code, amount } })

/** Says how much of what was paid at the till goes back to the customer of a code, until it is dismissed [shift-17]. */
export const sayGiveBack = (code: string, amount: Money): void =>
  useChange.setState({ change: { code, amount, isBack: true } })

export const endChange = (): void => useChange.setState({ change: undefined })
