import type { CallMap } from '@tiffin/contract/calls'
import { formatMoney } from '@tiffin/core/money/format-money'
import { create } from 'zustand'

/** What the brand is and how it counts. */
export type Brand = CallMap['/api/app/common/bootstrap/detail']['output']

export const useBrand = create<{ brand: Brand | undefined }>(() => ({ brand: undefined }))

/** An amount as the brand writes it, from left to right also among Arabic words. */
export function money(minor: number): string {
  const setting = useBrand.getState().brand?.corpSetting
  return setting ? `\u2066${formatMoney(minor, setting)}\u2069` : ''
}
