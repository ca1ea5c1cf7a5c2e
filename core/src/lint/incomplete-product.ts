import { hasWords } from '../language/translation.ts'
import type { Found } from './finding.ts'
import { type LintItem, type LintMenu, productsOnSale } from './lint-menu.ts'
import { isSet } from './sets.ts'

/** Products of which it is not known what they contain; none while the brand says of no material what it contains. */
function withUnknownAllergens({ items }: LintMenu): (product: LintItem<'product'>) => boolean {
  const materials = items('material')
  if (!materials.some(({ isAllergensKnown }) => isAllergensKnown)) return () => false
  const known = new Set(materials.flatMap(({ itemId, isAllergensKnown }) => (isAllergensKnown ? [itemId] : [])))
  const areKnown = ({ materialList }: LintItem<'sku' | 'propertyValue'>) =>
    materialList.every(({ materialId }) => known.has(materialId))
  const unknownSizes = items('sku').filter((sku) => sku.materialList.length === 0 || !areKnown(sku))
  const ofUnknownSize = new Set(unknownSizes.map(({ productId }) => productId))
  const unknownOptions = new Set(items('propertyValue').flatMap((value) => (areKnown(value) ? [] : [value.propertyId])))
  return (product) =>
    !isSet(product) &&
    (ofUnknownSize.has(product.itemId) || product.propertyIdList.some((propertyId) => unknownOptions.has(propertyId)))
}

/** M6: a product on sale without a picture, a description, or a word on allergens [lint-6]. */
export function findIncompleteProducts(menu: LintMenu): Found[] {
  const isUnknown = withUnknownAllergens(menu)
  return productsOnSale(menu).flatMap((product): Found[] => {
    const missing = {
      image: product.image === '',
      description: !Object.values(product.description).some(hasWords),
      allergens: isUnknown(product),
    }
    return Object.entries(missing)
      .filter(([, isMissing]) => isMissing)
      .map(([field]) => ({ rule: 'M6', kind: 'product', itemId: product.itemId, field, detail: '' }))
  })
}
