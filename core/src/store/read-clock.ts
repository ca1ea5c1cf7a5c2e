const pattern = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/

/** A clock as it is typed, `7`, `730`, `7:30`, `24:00`, in `HH:mm`; null when it is none. */
export function readClock(typed: string): string | null {
  const [, hours, minutes = '00'] = pattern.exec(typed.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return null
  const isInDay = Number(hours) < 24 || (Number(hours) === 24 && minutes === '00')
  return isInDay ? `${hours.padStart(2, '0')}:${minutes}` : null
}
