import { samplePrice } from '@tiffin/core/corp/sample-price'
import { listMedia } from '@tiffin/demo/illustrator/draw-media'
import { sampleMenu } from '@tiffin/demo/items/sample-items'
import type { FirstItem } from '../modules/draft/index.ts'
import type { SampleMenus } from '../modules/setup/index.ts'

/** Menus to begin with, made of the demo's; their pictures are drawn when they are looked at first. */
export const sampleMenus: SampleMenus = (sample, currency) => {
  const menu = sampleMenu(sample, listMedia(), (price) => samplePrice(price, currency))
  return { ...menu, items: menu.items as FirstItem[] } // as: publishing reads them by their kinds
}
