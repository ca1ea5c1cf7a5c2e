import type { CartLine, PackagePick, ProductRequest } from './cart-line.ts'

/** Most units of one line. */
export const mostUnits = 999

type Identified = Pick<
  ProductRequest,
  'productId' | 'skuId' | 'isFreeGift' | 'propertyValList' | 'packageProductList' | 'guestName'
>

const valueIds = (values: readonly { propertyValueId: string }[]) =>
  values
    .map(({ propertyValueId }) => propertyValueId)
    .sort()
    .join(',')

const pickId = (pick: PackagePick) =>
  `${pick.productGroupId}/${pick.productId}/${pick.skuId}x${pick.num}(${valueIds(pick.propertyValList)})`

/** What makes two lines the same thing: product, sku, options, package choices, gift or not [cart-2], for whom [share-4]. */
export const lineIdentity = (line: Identified): string =>
  [
    line.productId,
    line.skuId,
    valueIds(line.propertyValList),
    line.packageProductList.map(pickId).sort().join(';'),
    line.isFreeGift ? 'gift' : '',
    ...(line.guestName === undefined ? [] : [line.guestName]),
  ].join('|')

/** Adds a line; the same thing counts up instead. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const identity = lineIdentity(added)
  if (!lines.some((line) => lineIdentity(line) === identity)) return [...lines, added]
  return lines.map((line) =>
    lineIdentity(line) === identity ? { ...added, num: Math.min(mostUnits, line.num + added.num) } : line,
  )
}

/** Sets the number of a line; 0 and below removes it. */
export const setLineNum = (lines: readonly CartLine[], identity: string, num: number): CartLine[] =>
  lines.flatMap((line) => {
    if (lineIdentity(line) !== identity) return [line]
    return num > 0 ? [{ ...line, num: Math.min(mostUnits, Math.floor(num)) }] : []
  })

/** What is left of lines when others were taken out of them: as many units of each as were taken. */
export const withoutLines = (lines: readonly CartLine[], taken: readonly CartLine[]): CartLine[] =>
  taken.reduce(
    (left, line) => {
      const identity = lineIdentity(line)
      const num = left.find((each) => lineIdentity(each) === identity)?.num ?? 0
      return setLineNum(left, identity, num - line.num)
    },
    [...lines],
  )

/** For whom a line is, where that is said. */
export const guestOf = ({ guestName }: Pick<ProductRequest, 'guestName'>): Pick<ProductRequest, 'guestName'> =>
  guestName === undefined ? {} : { guestName }

/** The request for a line: ids and numbers, no prices. */
export const requestOf = (line: CartLine): ProductRequest => ({
  productId: line.productId,
  skuId: line.skuId,
  num: line.num,
  productType: line.productType,
  isFreeGift: line.isFreeGift,
  promotionId: line.promotionId,
  ...guestOf(line),
  propertyValList: line.propertyValList.map(({ propertyId, propertyValueId }) => ({ propertyId, propertyValueId })),
  packageProductList: line.packageProductList.map((item) => ({
    productGroupId: item.productGroupId,
    productId: item.productId,
    skuId: item.skuId,
    num: item.num,
    propertyValList: item.propertyValList.map(({ propertyId, propertyValueId }) => ({ propertyId, propertyValueId })),
  })),
})
