import { type Money, money } from '../money/money.ts'

/** What points pay, by a brand's terms [point-1]. */
export const worthOfPoints = (count: number, { minorPerPoint }: { readonly minorPerPoint: number }): Money =>
  money(count * minorPerPoint)
