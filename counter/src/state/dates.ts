import { intlTag } from '@tiffin/phrases/locales'
import { useBrand } from './settings.ts'
import { useLanguage } from './words.ts'

const formatted = (time: number, style: Intl.DateTimeFormatOptions): string => {
  const timeZone = useBrand.getState().brand?.corpSetting.timeZone
  const zone = timeZone === undefined ? {} : { timeZone }
  return new Intl.DateTimeFormat(intlTag(useLanguage.getState().language), { ...style, ...zone }).format(time)
}

/** `10:41`, by the brand's clock. */
export const clockOf = (time: number): string =>
  formatted(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `Saturday 21 November`. */
export const dayOf = (time: number): string => formatted(time, { weekday: 'long', day: 'numeric', month: 'long' })
