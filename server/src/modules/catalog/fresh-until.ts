import { localTimeAt, minutesOf } from '@tiffin/core/store/local-time'
import type { MenuSource } from './menu-source.ts'
import type { HeldStock } from './read-stock.ts'

const minuteMs = 60_000
/** No stock is believed for longer. */
export const longestMs = 30_000

/**
 * Until when a menu built at `now` is right as far as clocks go: the next edge of a sale window or promotion,
 * or the end of a mark of what is sold out,
 * and never longer than half a minute, so that stock moved by another process is seen.
 */
export function freshUntil(
  { products, promotions, store }: MenuSource,
  { backTimes }: Pick<HeldStock, 'backTimes'>,
  now: number,
): number {
  const { minutes } = localTimeAt(now, store.timeZone)
  const windowEdges = products
    .flatMap(({ saleTimeList }) => saleTimeList.flatMap(({ start, end }) => [minutesOf(start), minutesOf(end)]))
    .map((edge) => (edge > minutes ? edge - minutes : edge + 1440 - minutes))
    .map((away) => (Math.floor(now / minuteMs) + away) * minuteMs)
  const promotionEdges = promotions.flatMap(({ startTime, endTime }) => [startTime, endTime])
  const edges = [...promotionEdges, ...backTimes.values()].filter((edge) => edge > now)
  return Math.min(now + longestMs, ...windowEdges, ...edges)
}
