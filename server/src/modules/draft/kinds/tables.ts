import type { ItemKind } from '@tiffin/contract/desk/item-shapes'

/** The tables that items of each kind are written to. A preview copies them; what it would write to any other is refused. */
export const tablesOf: { readonly [Kind in ItemKind]: readonly string[] } = {
  look: ['corp'],
  tax: ['corp'],
  category: ['category'],
  material: ['material'],
  property: ['property'],
  propertyValue: ['property_value', 'property_value_material'],
  product: ['product', 'product_property'],
  sku: ['sku', 'sku_material'],
  package: ['package_group', 'package_item'],
  storeProduct: ['store_product'],
  storeSku: ['store_sku'],
  priceList: ['price_list'],
  priceListSku: ['price_list_sku'],
  storePriceList: ['store_price_list'],
  promotion: ['promotion'],
  couponKind: ['coupon_kind', 'coupon_terms'],
  pageBlock: ['page_block'],
  tab: ['brand_tab'],
  agreement: ['agreement'],
  downloadPage: ['corp'],
  guideMarker: ['guide_marker'],
  pageText: ['corp'],
}
