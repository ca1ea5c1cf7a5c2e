import type { PackagePick } from '@tiffin/core/cart/cart-line'
import * as build from './build-shop.ts'

const texts = (name: string) => JSON.stringify({ 'zh-CN': `${name} (zh)`, 'en-US': name })

interface PropertyWish {
  readonly name: string
  /** Ids of the values, which are their names too, with what each costs more. */
  readonly values: Readonly<Record<string, number>>
}

/** A property of a product of which one value has to be chosen; its id is its name. */
export async function buildProperty(corp: string, productId: string, { name, values }: PropertyWish): Promise<void> {
  await build.insertRow(corp, 'property', { property_id: name, name: texts(name) })
  for (const [value, price] of Object.entries(values))
    await build.insertRow(corp, 'property_value', {
      ...{ property_value_id: value, property_id: name, name: texts(value), price },
    })
  await build.insertRow(corp, 'product_property', { product_id: productId, property_id: name })
}

interface Choice {
  readonly productId: string
  readonly skuId: string
}

/** A package of one group, of which all choices have to be taken. */
export async function buildPackage(corp: string, choices: readonly Choice[], increasePrice = 0) {
  const made = await build.buildProduct(corp, { row: { product_type: 4 } })
  const group = { product_group_id: made.productId, product_id: made.productId, name: texts('Set'), is_fixed: true }
  await build.insertRow(corp, 'package_group', { ...group, min_num: choices.length, max_num: choices.length })
  for (const { skuId } of choices)
    await build.insertRow(corp, 'package_item', {
      ...{ product_group_id: made.productId, sku_id: skuId, max_num: 1, increase_price: increasePrice },
    })
  const pick = (choice: Choice, more: Partial<PackagePick> = {}): PackagePick => ({
    ...{ productGroupId: made.productId, productId: choice.productId, skuId: choice.skuId, num: 1 },
    propertyValList: [],
    ...more,
  })
  const want = (packageProductList: PackagePick[]) =>
    build.want(made.productId, made.skuId, { productType: 4, packageProductList })
  return { ...made, pick, want }
}
