import type { TaxClass } from '@tiffin/core/tax/tax-settings'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import type { MenuItem } from '../../../data/menu-items.ts'
import { FormDialog } from '../../../features/dialog/form-dialog.tsx'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { SelectField } from '../../../ui/field.tsx'

interface TaxDialogProps {
  readonly items: readonly MenuItem[]
  readonly classes: readonly TaxClass[]
  readonly onClose: () => void
}

/** Puts products into a tax class [tax-1]. */
export function TaxDialog({ items, classes, onClose }: TaxDialogProps) {
  const t = useT()
  const edit = useEdit()
  const { register, handleSubmit } = useForm({ defaultValues: { taxClassId: '' } })
  const put = handleSubmit(({ taxClassId }) => {
    for (const item of items) edit.set(item, { taxClassId })
    onClose()
  })
  return (
    <FormDialog
      title={t('desk.menu.bulk.taxTitle', { count: items.length })}
      action={t('desk.menu.bulk.apply')}
      onSubmit={put}
      onClose={onClose}
    >
      <SelectField label={t('desk.field.taxClass')} {...register('taxClassId')}>
        <option value="">{t('desk.tax.standard')}</option>
        {classes.map(({ taxClassId, name }) => (
          <option key={taxClassId} value={taxClassId}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
