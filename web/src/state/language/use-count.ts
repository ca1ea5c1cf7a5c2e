import { formatFigures } from '@tiffin/core/money/format-money'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'

/** Writes whole numbers with the brand's grouping mark: 1,280. Points and the like; a minus where there is one. */
export function useCount(): (count: number) => string {
  const { groupingSeparator } = useSettings()
  return (count) => {
    const figures = formatFigures(count, { groupingSeparator, currencyScale: 0, defaultFractionDigits: 0 })
    return count < 0 ? `−${figures}` : figures
  }
}
