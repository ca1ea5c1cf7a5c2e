import type { CountryCode } from '@tiffin/core/corp/country'
import type { TaxMode } from '@tiffin/core/tax/tax'
import type { UseFormReturn } from 'react-hook-form'

/** What is typed and chosen to make a brand. */
export interface Entries {
  readonly brandName: string
  readonly corpId: string
  readonly country: CountryCode
  readonly timeZone: string
  readonly taxMode: TaxMode
  readonly staffName: string
  readonly account: string
  readonly password: string
}

export type Form = UseFormReturn<Entries>
