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
import { inList, listOf } from './entry-types.ts'
import { wholeOf } from './food-entries.ts'

interface SharesProps {
  readonly item: MenuPart
  readonly name: string
  readonly reason: string | undefined
}

const noMaterials: readonly MenuItem[] = []
const percent = wholeOf('percent', { least: 0, most: 1000, fault: 'desk.food.percentWrong' })

/** To how many per cent a choice takes materials of the recipe [food-4]. */
export function Shares({ item, name, reason }: SharesProps) {
  const t = useT()
  const edit = useEdit()
  const { items: materials = noMaterials } = useAllOf('material')
  const shares = listOf(fieldOf(item, 'shareList'))
  const nameOfMaterial = (materialId: unknown) => {
    const material = materials.find(({ itemId }) => itemId === materialId)
    return material === undefined ? t('desk.value.unknown') : nameOf(material)
  }
  const put = (list: readonly Value[]) => edit.set(item, { shareList: list })
  const free = materials.filter(
    ({ itemId, op }) => op !== 'archive' && !shares.some(({ materialId }) => materialId === itemId),
  )
  return (
    <fieldset className="recipe">
      <legend>{t('desk.food.shares', { name })}</legend>
      <p className="ink2">{t('desk.food.sharesText')}</p>
      {shares.map((share, place) => (
        <div key={String(share.materialId)} className="recipeline">
          <EntryField
            item={item}
            entry={inList('shareList', place, percent)}
            label={t('desk.food.shareOf', { material: nameOfMaterial(share.materialId) })}
            isLatin
            inputMode="numeric"
            reason={reason}
          />
          <button
            type="button"
            className="btn quiet sq"
            aria-label={t('desk.product.remove', { name: nameOfMaterial(share.materialId) })}
            disabled={reason !== undefined}
            onClick={() => put(shares.filter((each) => each !== share))}
          >
            <Icon name="bin" size="s" />
          </button>
        </div>
      ))}
      <AddSelect
        label={t('desk.product.addMaterial')}
        options={free.map((material) => ({ value: material.itemId, text: nameOf(material) }))}
        isDisabled={reason !== undefined}
        onAdd={(materialId) => put([...shares, { materialId, percent: 50 }])}
      />
    </fieldset>
  )
}
