import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import { saveEdits } from '../../data/save-edits.ts'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { useEdit } from '../../features/draft/use-edit.ts'
import { TextField } from '../../ui/field.tsx'
import { usePriceListSearch } from './use-price-list-search.ts'

const longestName = 80

/** Asks for a name, makes the list in the draft and opens it. */
export function NewList() {
  const t = useT()
  const client = useQueryClient()
  const edit = useEdit()
  const { open } = usePriceListSearch()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', code: '' } })
  const submit = handleSubmit(async ({ name, code }) => {
    const itemId = crypto.randomUUID()
    edit.create({ kind: 'priceList', itemId }, { name: name.trim(), code: code.trim() })
    await saveEdits(client)
    open(itemId)
  })
  return (
    <FormDialog
      title={t('desk.prices.new')}
      intro={t('desk.product.newText')}
      action={t('desk.items.create')}
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={() => open('')}
    >
      <TextField
        label={t('desk.field.name')}
        hint={t('desk.prices.nameText')}
        fault={formState.errors.name?.message}
        maxLength={longestName}
        data-initial-focus
        {...register('name', { validate: (name) => name.trim() !== '' || t('desk.product.nameRequired') })}
      />
      <TextField label={t('desk.field.code')} maxLength={64} isLatin {...register('code')} />
    </FormDialog>
  )
}
