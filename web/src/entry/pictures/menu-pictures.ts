import type { Category, Product } from '@tiffin/core/catalog/product'
import { sectionsOf } from '@tiffin/core/catalog/sections'
import { fetchPicture } from './first-pictures.ts'

/** Rows whose pictures go before everything else: more of them would hold up the code that shows them. */
export const urgentRows = 2
/** The space of a row's picture, CSS px. */
export const rowPictureSize = 96

async function listOf<Item>(coming: Promise<Response>): Promise<readonly Item[]> {
  const answer = await coming
  const { data } = await answer.json()
  return data.list
}

/** The pictures of the menu's first rows set out as soon as it is known which they are, before the code that shows them. */
export async function fetchMenuPictures(products: Promise<Response>, categories: Promise<Response>): Promise<void> {
  if (/[?&]categoryId=/.test(location.hash)) return // another part of the menu comes up
  const [all, headings] = await Promise.all([listOf<Product>(products), listOf<Category>(categories)])
  const rows = sectionsOf(headings, all, '').flatMap((section) => section.products)
  for (const { image, cutImage } of rows.slice(0, urgentRows)) {
    if (cutImage || image) fetchPicture({ image: cutImage || image, size: rowPictureSize })
  }
}
