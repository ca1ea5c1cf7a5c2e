import type { OrderLine } from '@tiffin/core/order/order'

const valuesOf = ({ propertyValList }: Pick<OrderLine, 'propertyValList'>) =>
  propertyValList.map(({ propertyValue }) => propertyValue)

/** Stands between choices in every language and direction. */
const between = ' · '

/** Everything the kitchen must know of a line, in one row of words. */
export function detailsOf(
  line: Pick<OrderLine, 'skuName' | 'propertyValList' | 'packageProductList' | 'guestName'>,
): string {
  const items = line.packageProductList.map((item) => {
    const options = [item.skuName, ...valuesOf(item)].filter(Boolean).join(between)
    const name = item.num > 1 ? `${item.num}× ${item.productName}` : item.productName
    return options === '' ? name : `${name} (${options})`
  })
  return [line.guestName ?? '', line.skuName, ...valuesOf(line), ...items].filter(Boolean).join(between)
}
