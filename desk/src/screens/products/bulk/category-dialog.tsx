import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import type { MenuItem } from '../../../data/menu-items.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { nameOf } from '../../../features/menu/item-texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'

interface CategoryDialogProps {
  readonly items: readonly MenuItem[]
  readonly categories: readonly MenuItem[]
  readonly onClose: () => void
}

const formId = 'bulk-category'

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
    <Dialog
      title={t('desk.menu.bulk.categoryTitle', { count: items.length })}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            {t('action.cancel')}
          </button>
          <SubmitButton isBusy={false} form={formId}>
            {t('desk.menu.bulk.apply')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void move(event)}>
        <SelectField label={t('desk.menu.category')} {...register('categoryId')}>
          {categories.map((item) => (
            <option key={item.itemId} value={item.itemId}>
              {nameOf(item)}
            </option>
          ))}
        </SelectField>
      </form>
    </Dialog>
  )
}
