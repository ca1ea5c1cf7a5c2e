import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useAllOf } from '../../data/menu.ts'
import type { MenuItem, MenuPart } from '../../data/menu-items.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { useEdit } from '../draft/use-edit.ts'
import { nameOf } from '../menu/item-texts.ts'
import { AddSelect } from './add-select.tsx'
import { EntryField } from './entry-field.tsx'
import { type EntryType, inList, listOf } from './entry-types.ts'

interface MaterialListProps {
  readonly item: MenuPart
  readonly legend: string
  /** Says what the figures mean. */
  readonly children?: ReactNode
  /** The field of the item that lists materials, each with a figure. */
  readonly field: string
  readonly entry: EntryType
  readonly labelOf: (material: { readonly name: string; readonly unit: string }) => string
  /** The figure that a material begins with. */
  readonly first: Readonly<Record<string, Value>>
  readonly reason: string | undefined
}

const noMaterials: readonly MenuItem[] = []

/** Materials with a figure for each; they are added and taken away one by one. */
export function MaterialList({ item, legend, children, field, entry, labelOf, first, reason }: MaterialListProps) {
  const t = useT()
  const edit = useEdit()
  const { items: materials = noMaterials } = useAllOf('material')
  const rows = listOf(fieldOf(item, field))
  const known = new Map(materials.map((material) => [material.itemId, material]))
  const put = (list: readonly Value[]) => edit.set(item, { [field]: list })
  const free = materials.filter(({ itemId, op }) => op !== 'archive' && !rows.some((row) => row.materialId === itemId))
  return (
    <fieldset className="recipe">
      <legend>{legend}</legend>
      {children}
      {rows.map((row, place) => {
        const material = known.get(String(row.materialId))
        const name = material === undefined ? t('desk.value.unknown') : nameOf(material)
        return (
          <div key={String(row.materialId)} className="recipeline">
            <EntryField
              item={item}
              entry={inList(field, place, entry)}
              label={labelOf({ name, unit: String(material?.fields.unit ?? '') })}
              isLatin
              inputMode="decimal"
              reason={reason}
            />
            <button
              type="button"
              className="btn quiet sq"
              aria-label={t('desk.product.remove', { name })}
              disabled={reason !== undefined}
              onClick={() => put(rows.filter((each) => each !== row))}
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
        onAdd={(materialId) => put([...rows, { materialId, ...first }])}
      />
    </fieldset>
  )
}
