import type { Product } from '@tiffin/core/catalog/product'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import type { Menu } from '../cart/use-menu.ts'

interface Part {
  readonly url: string
  readonly caption: string
  /** The same picture without a background, empty where there is none. */
  readonly cut: string
  readonly tint: string
}

/** The product's own pictures, then those of what a package is made of, each as the sheet shows it. */
function partsOf({ productName, image, cutImage, tint, images, packageGroupList }: Product, menu: Menu): Part[] {
  const own = (images.length > 0 ? images : [image]).map((url) => {
    return { url, caption: productName, cut: url === image ? cutImage : '', tint }
  })
  const items = packageGroupList.flatMap(({ itemList }) =>
    itemList.map((item) => {
      const product = menu.byId.get(item.productId)
      const [cut, itemTint] = [product?.cutImage ?? '', product?.tint ?? tint]
      return { url: item.image, caption: item.productName, cut, tint: itemTint }
    }),
  )
  return [...own, ...items]
}

/** Where the pictures of a product are seen large, each once. */
export function previewOf(product: Product, menu: Menu): string {
  const byUrl = new Map<string, Part>()
  for (const part of partsOf(product, menu)) if (part.url !== '' && !byUrl.has(part.url)) byUrl.set(part.url, part)
  const parts = [...byUrl.values()]
  const list = (key: keyof Part) => JSON.stringify(parts.map((part) => part[key]))
  return withInputs(paths.previewImage, {
    ...{ urls: list('url'), captions: list('caption'), current: '0' },
    ...{ cuts: list('cut'), tints: list('tint') },
  })
}
