import type { Product } from '@tiffin/core/catalog/product'

/** One size and nothing to choose: a tap on plus is enough. */
export const isSimple = ({ skuList, propertyList, packageGroupList }: Product): boolean =>
  skuList.length === 1 && propertyList.length === 0 && packageGroupList.length === 0
