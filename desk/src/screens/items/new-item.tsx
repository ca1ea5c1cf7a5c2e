import { useQueryClient } from '@tanstack/react-query'
import type { Value } from '@tiffin/core/draft/change'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { useForm } from 'react-hook-form'
import type { ListedKind } from '../../data/menu-items.ts'
import { saveEdits } from '../../data/save-edits.ts'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { useEdit } from '../../features/draft/use-edit.ts'
import { TextField } from '../../ui/field.tsx'
import { useItemSearch } from './use-item-search.ts'

interface NewItemProps {
  readonly kind: ListedKind
  readonly title: PhraseKey
  /** What one has beside its name. */
  readonly values?: Readonly<Record<string, Value>>
}

/** Asks for a name, makes the thing in the draft and opens it. */
export function NewItem({ kind, title, values = {} }: NewItemProps) {
  const t = useT()
  const client = useQueryClient()
  const edit = useEdit()
  const { change } = useItemSearch()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } })
  const close = () => change({ item: '' })
  const submit = handleSubmit(async ({ name }) => {
    const itemId = crypto.randomUUID()
    edit.create({ kind, itemId }, { ...values, name: { [currentLanguage()]: name.trim() } })
    await saveEdits(client)
    change({ item: itemId })
  })
  return (
    <FormDialog
      title={t(title)}
      intro={t('desk.product.newText')}
      action={t('desk.items.create')}
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        label={t('desk.field.name')}
        fault={formState.errors.name?.message}
        data-initial-focus
        {...register('name', { validate: (name) => name.trim() !== '' || t('desk.product.nameRequired') })}
      />
    </FormDialog>
  )
}
