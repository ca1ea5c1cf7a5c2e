/** A store's own date and wall clock. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes since local midnight. */
  readonly minutes: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

function byFormatter(instant: number, timeZone: string): LocalTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '0'
  const year = part('year').padStart(4, '0')
  return {
    date: `${year}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

function byTemporal(instant: number, timeZone: string): LocalTime {
  const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timeZone)
  return { date: local.toPlainDate().toString(), minutes: local.hour * 60 + local.minute }
}

/**
 * What the clock on the wall of a zone shows at an instant (epoch ms). Throws RangeError for an unknown zone.
 * The first formatter of a page costs a phone tens of ms; where Temporal is known it is at hand at once.
 */
export const localTimeAt = typeof Temporal === 'undefined' ? byFormatter : byTemporal

const dayMs = 86_400_000

/** Days since 1970 of a date; two of them tell how far dates are apart. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs)

/** ISO weekday of a calendar date: 1 Monday … 7 Sunday. */
export const weekdayOf = (date: string): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1

/** The calendar date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10)

/** Minutes of a clock text `HH:mm`; `24:00` is 1440. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** `HH:mm` of minutes counted from any midnight; the end of a day is `24:00` only when it is asked as an end. */
export const clockOf = (minutes: number): string => {
  const inDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

const hourMs = 3_600_000

/** The instant at which the local day of `now` began; right also on a day whose clock was changed. */
export function startOfDay(now: number, timeZone: string): number {
  const { date, minutes } = localTimeAt(now, timeZone)
  const guess = Math.floor(now / 60_000) * 60_000 - minutes * 60_000
  const before = localTimeAt(guess - 1, timeZone).date
  if (before === addDays(date, -1) && localTimeAt(guess, timeZone).date === date) return guess
  const candidates = [-2, -1, -0.5, 0.5, 1, 2].map((hours) => guess + hours * hourMs)
  return candidates.find((instant) => localTimeAt(instant, timeZone).date === date) ?? guess
}
