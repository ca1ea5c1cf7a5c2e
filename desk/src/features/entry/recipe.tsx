import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuPart } from '../../data/menu-items.ts'
import { weightOf } from './entry-types.ts'
import { MaterialList } from './material-list.tsx'

interface RecipeProps {
  readonly item: MenuPart
  readonly name: string
  readonly reason: string | undefined
}

/** Thousandths of the material's unit. */
const firstWeight = 1000

/** What one unit uses up of materials. */
export function Recipe({ item, name, reason }: RecipeProps) {
  const t = useT()
  return (
    <MaterialList
      item={item}
      legend={t('desk.product.recipe', { name })}
      field="materialList"
      entry={weightOf('weight')}
      labelOf={({ name: material, unit }) => t('desk.product.amountOf', { material, unit })}
      first={{ weight: firstWeight }}
      reason={reason}
    />
  )
}
