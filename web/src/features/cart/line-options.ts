import type { CartLine } from '@tiffin/core/cart/cart-line'

/** Stands between choices in every language and direction. */
const between = ' · '

/** What was chosen of a line, in one row: for whom, size, options, package items with theirs. */
export function lineOptions({ guestName = '', skuName, propertyValList, packageProductList }: CartLine): string {
  const items = packageProductList.map(({ productName, num, propertyValList: values }) => {
    const chosen = values.map(({ propertyValue }) => propertyValue).join(between)
    return `${productName}${num > 1 ? ` × ${num}` : ''}${chosen === '' ? '' : ` (${chosen})`}`
  })
  const values = propertyValList.map(({ propertyValue }) => propertyValue)
  return [guestName, skuName, ...values, ...items].filter(Boolean).join(between)
}
