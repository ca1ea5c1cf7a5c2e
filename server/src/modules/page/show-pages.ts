import { type Language, ownTextIn, type Texts, textIn } from '@tiffin/core/language/language'
import type { Pages } from './pages.ts'
import type { BlockRow } from './queries.ts'

interface Words {
  readonly text: (texts: Texts | undefined) => string
  readonly altOf: (image: string) => string | undefined
}

const showItem = (item: BlockRow['items'][number], { text, altOf }: Words) => ({
  image: item.image ?? '',
  ...imageAltOf(altOf(item.image ?? '')),
  tint: item.tint ?? '',
  title: text(item.title),
  text: text(item.text),
  action: text(item.action),
  link: item.link ?? '',
  productId: item.productId ?? '',
})

const imageAltOf = (alt: string | undefined) => (alt === undefined ? {} : { imageAlt: alt })

/** Blocks by page, of one page type or all. */
export function showPages({ blocks, pictureTexts }: Pages, language: Language, pageType?: number) {
  const text = (texts: Texts | undefined) => textIn(texts ?? {}, language)
  const altOf = (image: string) => ownTextIn(pictureTexts.get(image) ?? {}, language)
  const shown = blocks.filter((block) => pageType === undefined || block.pageType === pageType)
  return [...Map.groupBy(shown, (block) => block.pageType)].map(([type, list]) => ({
    pageType: type,
    blockList: list.map((block, sort) => ({
      type: block.type,
      title: text(block.title),
      sort,
      items: block.items.map((item) => showItem(item, { text, altOf })),
    })),
  }))
}
