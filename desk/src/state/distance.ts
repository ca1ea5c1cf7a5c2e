import { t } from '@tiffin/kit/client/words.ts'

const kilometre = 1000
const farMetres = 10_000

/** `350 m`, `1.2 km`, `14 km`. */
export function distanceText(metres: number): string {
  if (metres < kilometre) return t('desk.metres', { count: metres })
  const count = (metres / kilometre).toFixed(metres < farMetres ? 1 : 0)
  return t('desk.kilometres', { count })
}
