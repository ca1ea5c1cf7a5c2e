import { formatMoney } from '@tiffin/core/money/format-money'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'

/** An amount as the brand writes it, with a true minus sign, from left to right also among Arabic words. */
export function money(minor: number): string {
  const settings = useBootstrap.getState().bootstrap?.corpSetting
  return settings ? `\u2066${formatMoney(minor, settings).replace(/^-/, '−')}\u2069` : ''
}
