import type { Found } from './finding.ts'
import { type LintMenu, productsOnSale } from './lint-menu.ts'
import { groupsOfSets, isSet, type SetGroup } from './sets.ts'

/** A part that always comes cannot be had, or all that can be chosen is less than must be; a group of nothing is M1's. */
function isImpossible({ group, usable }: SetGroup): boolean {
  if (group.isFixed) return usable.length < group.itemList.length
  return usable.length > 0 && usable.reduce((sum, { maxNum }) => sum + maxNum, 0) < group.minNum
}

const found = (itemId: string, detail: string): Found => ({
  ...{ rule: 'M2', kind: 'package', itemId, field: 'groupList', detail },
  partList: [{ kind: 'package', itemId }],
})

/** M2: a set that no customer can put together [lint-2]. */
export function findImpossibleSets(menu: LintMenu): Found[] {
  const filled = new Set(
    menu.items('package').flatMap(({ itemId, groupList }) => (groupList.length > 0 ? [itemId] : [])),
  )
  const empty = productsOnSale(menu).filter((product) => isSet(product) && !filled.has(product.itemId))
  return [
    ...empty.map(({ itemId }) => found(itemId, '')),
    ...groupsOfSets(menu)
      .filter(isImpossible)
      .map(({ itemId, group }) => found(itemId, group.productGroupId)),
  ]
}
