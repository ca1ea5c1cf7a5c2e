import type { FoodPart } from './choice.ts'
import { drinkOf } from './facts-of.ts'
import type { FoodBook } from './food-book.ts'

/** Singapore's mark of a drink: its letter, and the sugar in per cent of its volume [food-5]. */
export interface NutriGrade {
  readonly grade: 'A' | 'B' | 'C' | 'D'
  readonly sugarPercent: number
}

/** Most milligrams of sugar and of saturated fat in 100 ml. */
const limits = [
  { grade: 'A', sugar: 1000, saturatedFat: 700 },
  { grade: 'B', sugar: 5000, saturatedFat: 1200 },
  { grade: 'C', sugar: 10_000, saturatedFat: 2800 },
] as const

/** Names of the zone in the tz database, which is Singapore's alone. */
const zones: readonly string[] = ['Asia/Singapore', 'Singapore']

/** Whether drinks carry the mark where a store is: its time zone says in which country that is [food-5]. */
export const showsNutriGrade = (timeZone: string): boolean => zones.includes(timeZone)

/**
 * The mark of a drink as it is chosen, without its toppings; the worse of sugar and saturated fat decides, lactose is not counted, and a
 * sweetener makes an A a B [food-5]. Undefined for what is no drink, null when something that decides is not known.
 */
export function nutriGradeOf(part: FoodPart, book: FoodBook): NutriGrade | null | undefined {
  const volumeMl = book.volumes.get(part.skuId)
  if (volumeMl === undefined) return undefined
  const { sugar, lactose, saturatedFat, hasSweetener } = drinkOf(part, book)
  if (sugar === null || lactose === null || saturatedFat === null) return null
  const counted = Math.max(0, sugar - lactose)
  const isWithin = (limit: (typeof limits)[number]) =>
    counted * 100 <= limit.sugar * volumeMl && saturatedFat * 100 <= limit.saturatedFat * volumeMl
  const grade = limits.find((limit) => isWithin(limit) && !(limit.grade === 'A' && hasSweetener))?.grade ?? 'D'
  return { grade, sugarPercent: Math.round(counted / (10 * volumeMl)) }
}
