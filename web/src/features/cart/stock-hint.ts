import type { Shortage } from '@tiffin/core/stock/check-stock'
import { t } from '@tiffin/kit/client/words.ts'

/** What is short, in names: a size with how many are left, or a material with the option that asks for it. */
export interface StockHint {
  readonly productName: string
  readonly skuName: string
  /** Empty when the size itself is short. */
  readonly materialName: string
  /** The option that asks for the material or, without one, is sold out itself; else empty. */
  readonly propertyValue: string
  readonly available: number
}

/** Names the product, size, material and option at fault [stock-4]. */
export function hintText({ productName, skuName: sku, materialName, propertyValue, available }: StockHint): string {
  const product = { product: productName, sku }
  if (materialName === '' && propertyValue !== '')
    return t('stock.hintOption', { product: productName, property: propertyValue })
  const text =
    materialName === ''
      ? t(available === 0 ? 'stock.hintProduct' : 'stock.hintSku', { ...product, count: available })
      : t(propertyValue === '' ? 'stock.hintMaterial' : 'stock.hint', {
          ...product,
          material: materialName,
          property: propertyValue,
        })
  return text.replace(/ (?=[:：])/, '') // a product of one size has no name for it
}

/** What the cart itself finds short, as the server would say it. */
export const hintOf = ({ cause, available }: Pick<Shortage, 'cause' | 'available'>): StockHint => ({
  productName: cause.productName,
  skuName: cause.skuName,
  materialName: cause.materialName,
  propertyValue: cause.propertyValue,
  available,
})
