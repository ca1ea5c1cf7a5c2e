import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import { dateFormat } from '@tiffin/kit/client/dates.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'

interface SlotTime {
  readonly startsAt: number
  readonly endsAt: number
}

/** "12:15–12:30", by the store's clock. */
export function slotClock({ startsAt, endsAt }: SlotTime, timeZone: string): string {
  const format = dateFormat(currentLanguage(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return `${format.format(startsAt)}\u2060–\u2060${format.format(endsAt)}` // stays on one line
}

/** "Today", "Tomorrow" or "Sat 22 Nov", of a date of the store's calendar. */
export function slotDay(date: string, now: number, timeZone: string): string {
  const today = localTimeAt(now, timeZone).date
  if (date === today) return t('slot.today')
  if (date === addDays(today, 1)) return t('slot.tomorrow')
  const style = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return dateFormat(currentLanguage(), style).format(Date.parse(`${date}T00:00:00Z`))
}

/** "Today 12:15–12:30". */
export const slotText = (slot: SlotTime, now: number, timeZone: string): string =>
  t('slot.dayAndTime', {
    day: slotDay(localTimeAt(slot.startsAt, timeZone).date, now, timeZone),
    time: slotClock(slot, timeZone),
  })
