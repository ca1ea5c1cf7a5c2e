import type { CartLine } from '@tiffin/core/cart/cart-line'

/** Stands between choices in every language and direction. */
const between = ' · '

/** What was chosen of a line, in one row: size, options, package items with theirs. */
export function lineOptions({ skuName, propertyValList, packageProductList }: CartLine): string {
  const items = packageProductList.map(({ productName, num, propertyValList: values }) => {
    const chosen = values.map(({ propertyValue }) => propertyValue).join(between)
    return `${productName}${num > 1 ? ` × ${num}` : ''}${chosen === '' ? '' : ` (${chosen})`}`
  })
  return [skuName, ...propertyValList.map(({ propertyValue }) => propertyValue), ...items].filter(Boolean).join(between)
}
