import type { Money } from '@tiffin/core/money/money'
import { create } from 'zustand'

interface Change {
  readonly code: string
  readonly amount: Money
}

/** Change that is to be given, until it is dismissed. */
export const useChange = create<{ readonly change: Change | undefined }>(() => ({ change: undefined }))

/** Says how much change the customer of a code gets, until it is dismissed [shift-8]. */
export const sayChange = (code: string, amount: Money): void => useChange.setState({ change: { code, amount } })

export const endChange = (): void => useChange.setState({ change: undefined })
