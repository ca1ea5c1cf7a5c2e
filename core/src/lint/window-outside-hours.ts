import type { SaleTime } from '../catalog/product.ts'
import { minutesOf } from '../store/local-time.ts'
import type { Found } from './finding.ts'
import { type LintMenu, productsOnSale, type WeeklyHours } from './lint-menu.ts'

const [day, week] = [1440, 7 * 1440]

interface Interval {
  readonly weekday: number
  readonly start: string
  readonly end: string
}

/** Calls for each minute of the week that an interval holds, from 0 on Monday; past midnight where it ends before it starts. */
function eachMinute({ weekday, start, end }: Interval, visit: (minute: number) => void): void {
  const begin = (weekday - 1) * day + minutesOf(start)
  const length = minutesOf(end) - minutesOf(start)
  for (let step = 0; step < (length > 0 ? length : length + day); step++) visit((begin + step) % week)
}

/** Whether some store is open, by minutes of the week: once for all stores, so that products need not ask each of them. */
function openMinutes(hoursList: readonly WeeklyHours[]): (minute: number) => boolean {
  if (hoursList.some((hours) => hours === null)) return () => true
  const isOpen = new Uint8Array(week)
  for (const interval of hoursList.flatMap((hours) => hours ?? []))
    eachMinute(interval, (minute) => {
      isOpen[minute] = 1
    })
  return (minute) => isOpen[minute] === 1
}

function isEverOpen({ start, end, weekdays }: SaleTime, isOpen: (minute: number) => boolean): boolean {
  let isMet = false
  for (const weekday of weekdays)
    eachMinute({ weekday, start, end }, (minute) => {
      isMet ||= isOpen(minute)
    })
  return isMet
}

/** M4: a time of sale in which no store is open by its weekly hours; single dates do not count [lint-4]. */
export function findWindowsOutsideHours(menu: LintMenu): Found[] {
  const products = productsOnSale(menu).filter(({ saleTimeList }) => saleTimeList.length > 0)
  if (products.length === 0 || menu.hoursList.length === 0) return []
  const isOpen = openMinutes(menu.hoursList)
  return products.flatMap(({ itemId, saleTimeList }) =>
    saleTimeList
      .filter((window) => !isEverOpen(window, isOpen))
      .map(
        ({ start, end, weekdays }): Found => ({
          ...{ rule: 'M4', kind: 'product', itemId, field: 'saleTimeList' },
          detail: `${start}-${end} ${weekdays.join('')}`,
        }),
      ),
  )
}
