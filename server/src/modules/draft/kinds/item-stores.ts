import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import { storeProducts, storeSkus } from './at-stores.ts'
import { agreements, downloadPages, pageTexts } from './brand-texts.ts'
import { couponKinds } from './coupon-kinds.ts'
import { categories, materials } from './headings.ts'
import type { ItemStore } from './item-store.ts'
import { look } from './look.ts'
import { properties, propertyValues } from './options.ts'
import { packages } from './packages.ts'
import { guideMarkers, pageBlocks, tabs } from './pages.ts'
import { priceListSkus, priceLists, storePriceLists } from './price-lists.ts'
import { products, skus } from './products.ts'
import { promotions } from './promotions.ts'
import { taxes } from './taxes.ts'

/** Where the items of each kind stand. */
export const itemStores: { readonly [Kind in ItemKind]: ItemStore<Kind> } = {
  look,
  tax: taxes,
  category: categories,
  material: materials,
  property: properties,
  propertyValue: propertyValues,
  product: products,
  sku: skus,
  package: packages,
  storeProduct: storeProducts,
  storeSku: storeSkus,
  priceList: priceLists,
  priceListSku: priceListSkus,
  storePriceList: storePriceLists,
  promotion: promotions,
  couponKind: couponKinds,
  pageBlock: pageBlocks,
  tab: tabs,
  agreement: agreements,
  downloadPage: downloadPages,
  guideMarker: guideMarkers,
  pageText: pageTexts,
}
