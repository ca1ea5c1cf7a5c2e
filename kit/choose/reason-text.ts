import { type Product, type UnavailableReason, unavailableReason } from '@tiffin/core/catalog/product'
import type { PhraseKey } from '@tiffin/phrases/key'
import { serverNow } from '../client/clock.ts'
import { dateFormat } from '../client/dates.ts'
import { currentLanguage } from '../client/language.ts'
import { t } from '../client/words.ts'

const words: Record<Exclude<UnavailableReason, 0 | 5>, PhraseKey> = {
  [unavailableReason.soldOut]: 'stock.soldOut',
  [unavailableReason.offShelf]: 'goods.offShelf',
  [unavailableReason.saleStopped]: 'goods.saleStopped',
  [unavailableReason.notSoldHere]: 'goods.notHere',
  [unavailableReason.stockLimit]: 'goods.stockLimit',
}

const halfDayMs = 43_200_000

/** "Back at 14:00", with its day when that is not soon [stock-6]. */
function backText(backAt: number, zone: Pick<Intl.DateTimeFormatOptions, 'timeZone'>): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(currentLanguage(), { ...zone, ...options }).format(backAt)
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const isSoon = backAt - serverNow() < halfDayMs
  return isSoon ? t('stock.backAt', { time }) : t('stock.backOn', { time, day: write({ weekday: 'long' }) })
}

/** Why a product cannot be bought, in words [limit-1]; times by the clock of a zone, of the device where none is named. */
export function reasonText(
  reason: UnavailableReason,
  product?: Pick<Product, 'saleTimeList' | 'backAt'>,
  zone: Pick<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): string {
  if (reason === unavailableReason.none) return ''
  if (reason === unavailableReason.soldOut && product?.backAt !== undefined)
    return `${t(words[reason])} · ${backText(product.backAt, zone)}`
  if (reason !== unavailableReason.outsideSaleTime) return t(words[reason])
  const times = product?.saleTimeList.map(({ start, end }) => `${start}-${end}`) ?? []
  return t('goods.outOfTime', { time: times.join(', ') })
}
