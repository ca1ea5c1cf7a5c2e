import { missingPick, pickedItem, picksOf, type Selection } from '@tiffin/core/cart/selection'
import type { PackageGroup, Product } from '@tiffin/core/catalog/product'

/** Brings a group of a package into view. */
export const showGroup = (group: PackageGroup | undefined) =>
  document
    .querySelector(`[data-group="${CSS.escape(group?.productGroupId ?? '')}"]`)
    ?.scrollIntoView({ behavior: 'smooth', block: 'center' })

/**
 * What is chosen changed: where that completes a group, the next one that lacks something comes into view. Not while the chosen item
 * has options of its own, which stand below its group.
 */
export function showNext(product: Product, before: Selection['picks'], picks: Selection['picks']): void {
  const done = missingPick(product, before)?.group
  const next = missingPick(product, picks)?.group
  if (done === undefined || next === undefined || done === next) return
  const mine = picksOf(picks, done)
  const hasOptions = done.itemList.some((item) => item.propertyList.length > 0 && pickedItem(mine, item) !== undefined)
  if (!hasOptions) showGroup(next)
}
