import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import type { MenuItem } from '../../../data/menu-items.ts'
import { FormDialog } from '../../../features/dialog/form-dialog.tsx'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { nameOf } from '../../../features/menu/item-texts.ts'
import { SelectField } from '../../../ui/field.tsx'

interface CategoryDialogProps {
  readonly items: readonly MenuItem[]
  readonly categories: readonly MenuItem[]
  readonly onClose: () => void
}

/** Moves products below another heading. */
export function CategoryDialog({ items, categories, onClose }: CategoryDialogProps) {
  const t = useT()
  const edit = useEdit()
  const { register, handleSubmit } = useForm({ defaultValues: { categoryId: categories[0]?.itemId ?? '' } })
  const move = handleSubmit(({ categoryId }) => {
    for (const item of items) edit.set(item, { categoryId })
    onClose()
  })
  return (
    <FormDialog
      title={t('desk.menu.bulk.categoryTitle', { count: items.length })}
      action={t('desk.menu.bulk.apply')}
      onSubmit={move}
      onClose={onClose}
    >
      <SelectField label={t('desk.menu.category')} {...register('categoryId')}>
        {categories.map((item) => (
          <option key={item.itemId} value={item.itemId}>
            {nameOf(item)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
