import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import { saveEdits } from '../../data/save-edits.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { usePriceListSearch } from './use-price-list-search.ts'

const formId = 'new-price-list'
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
    <Dialog
      title={t('desk.prices.new')}
      intro={t('desk.product.newText')}
      closeLabel={t('action.close')}
      onClose={() => open('')}
      foot={
        <>
          <button type="button" className="btn line" onClick={() => open('')}>
            {t('action.cancel')}
          </button>
          <SubmitButton isBusy={formState.isSubmitting} form={formId}>
            {t('desk.items.create')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('desk.field.name')}
          hint={t('desk.prices.nameText')}
          fault={formState.errors.name?.message}
          maxLength={longestName}
          data-initial-focus
          {...register('name', { validate: (name) => name.trim() !== '' || t('desk.product.nameRequired') })}
        />
        <TextField label={t('desk.field.code')} maxLength={64} isLatin {...register('code')} />
      </form>
    </Dialog>
  )
}
