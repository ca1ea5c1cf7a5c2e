import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useAllOf } from '../../data/menu.ts'
import type { MenuItem, MenuPart } from '../../data/menu-items.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { useEdit } from '../draft/use-edit.ts'
import { nameOf } from '../menu/item-texts.ts'
import { AddSelect } from './add-select.tsx'
import { EntryField } from './entry-field.tsx'
import { inList, listOf, weightOf } from './entry-types.ts'

interface RecipeProps {
  readonly item: MenuPart
  readonly name: string
  readonly reason: string | undefined
}

const noMaterials: readonly MenuItem[] = []
const thousand = 1000

/** What one unit uses up of materials. */
export function Recipe({ item, name, reason }: RecipeProps) {
  const t = useT()
  const edit = useEdit()
  const { items: materials = noMaterials } = useAllOf('material')
  const uses = listOf(fieldOf(item, 'materialList'))
  const known = new Map(materials.map((material) => [material.itemId, material]))
  const put = (list: readonly Value[]) => edit.set(item, { materialList: list })
  const free = materials.filter(({ itemId, op }) => op !== 'archive' && !uses.some((use) => use.materialId === itemId))
  return (
    <fieldset className="recipe">
      <legend>{t('desk.product.recipe', { name })}</legend>
      {uses.map((use, place) => {
        const material = known.get(String(use.materialId))
        const materialName = material === undefined ? t('desk.value.unknown') : nameOf(material)
        return (
          <div key={String(use.materialId)} className="recipeline">
            <EntryField
              item={item}
              entry={inList('materialList', place, weightOf('weight'))}
              label={t('desk.product.amountOf', { material: materialName, unit: String(material?.fields.unit ?? '') })}
              isLatin
              inputMode="decimal"
              reason={reason}
            />
            <button
              type="button"
              className="btn quiet sq"
              aria-label={t('desk.product.remove', { name: materialName })}
              disabled={reason !== undefined}
              onClick={() => put(uses.filter((each) => each !== use))}
            >
              <Icon name="bin" size="s" />
            </button>
          </div>
        )
      })}
      <AddSelect
        label={t('desk.product.addMaterial')}
        options={free.map((material) => ({ value: material.itemId, text: nameOf(material) }))}
        isDisabled={reason !== undefined}
        onAdd={(materialId) => put([...uses, { materialId, weight: thousand }])}
      />
    </fieldset>
  )
}
