import { formatFigures, formatMoney } from '@tiffin/core/money/format-money'
import type { Money } from '@tiffin/core/money/money'
import { parseMoney } from '@tiffin/core/money/parse-money'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'

/** An amount as the brand writes it, from left to right also among Arabic words. */
export function money(minor: number): string {
  const settings = useBootstrap.getState().bootstrap?.corpSetting
  return settings ? `\u2066${formatMoney(minor, settings)}\u2069` : ''
}

/** An amount of a named currency, `5.00 USD`: minor units count as the brand's do. */
export function moneyIn(currency: string, minor: number): string {
  const settings = useBootstrap.getState().bootstrap?.corpSetting
  if (!settings) return ''
  const figures = formatFigures(minor, { ...settings, defaultFractionDigits: settings.currencyScale })
  return `\u2066${figures} ${currency}\u2069`
}

/** Whether amounts of the brand are in this currency. */
export const isOwnCurrency = (currency: string): boolean =>
  useBootstrap.getState().bootstrap?.corpSetting.currency === currency

/** An amount as it is typed in the language of the desk [price-14]; undefined for what is none. */
export const readAmount = (typed: string, scale: number): Money | undefined =>
  parseMoney(typed, scale, currentLanguage())
