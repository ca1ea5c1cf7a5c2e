import { type Product, type ProductsById, unavailableReason } from '../catalog/product.ts'

/** As many substitutes as a brand names for one product. */
export const mostSubstitutes = 3

/** What can be bought now instead of a product that is sold out, in the brand's order; nothing for any other product [stock-10]. */
export function substitutesOf(
  product: Pick<Product, 'unavailableReason' | 'substituteIdList'>,
  menu: ProductsById,
): Product[] {
  if (product.unavailableReason !== unavailableReason.soldOut) return []
  return (product.substituteIdList ?? []).flatMap((productId) => {
    const substitute = menu.get(productId)
    return substitute?.unavailableReason === unavailableReason.none ? [substitute] : []
  })
}
