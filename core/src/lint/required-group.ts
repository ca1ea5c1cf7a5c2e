import type { Found } from './finding.ts'
import { type LintItem, type LintMenu, productsOnSale } from './lint-menu.ts'
import { groupsOfSets } from './sets.ts'

/** Options of products on sale that must be chosen and have fewer choices than that. */
function emptyOptions(menu: LintMenu): Found[] {
  const values = new Map<string, LintItem<'propertyValue'>[]>()
  for (const value of menu.items('propertyValue'))
    values.set(value.propertyId, [...(values.get(value.propertyId) ?? []), value])
  const users = new Map<string, string[]>()
  for (const { itemId, propertyIdList } of productsOnSale(menu))
    for (const propertyId of propertyIdList) users.set(propertyId, [...(users.get(propertyId) ?? []), itemId])
  return menu.items('property').flatMap(({ itemId, minNum }): Found[] => {
    const productIds = users.get(itemId)
    const choices = values.get(itemId) ?? []
    if (productIds === undefined || choices.length >= minNum) return []
    const partList = [
      { kind: 'property', itemId },
      ...choices.map((value) => ({ kind: 'propertyValue', itemId: value.itemId })),
      ...productIds.map((productId) => ({ kind: 'product', itemId: productId, field: 'propertyIdList' })),
    ]
    return [{ rule: 'M1', kind: 'property', itemId, field: 'minNum', detail: '', partList }]
  })
}

/** M1: something must be chosen, and nothing or not enough of it is there [lint-1]. */
export function findEmptyGroups(menu: LintMenu): Found[] {
  const groups = groupsOfSets(menu).filter(
    ({ group, usable }) => !group.isFixed && group.minNum > 0 && usable.length === 0,
  )
  return [
    ...emptyOptions(menu),
    ...groups.map(
      ({ itemId, group }): Found => ({
        ...{ rule: 'M1', kind: 'package', itemId, field: 'groupList', detail: group.productGroupId },
        partList: [{ kind: 'package', itemId }],
      }),
    ),
  ]
}
