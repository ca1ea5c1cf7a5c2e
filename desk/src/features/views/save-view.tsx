import { useQueryClient } from '@tanstack/react-query'
import { longestViewName, type ViewFilters, type ViewList } from '@tiffin/core/staff/saved-view'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import { type SavedView, saveView } from '../../data/views.ts'
import { showToast } from '../../state/toast.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'

interface SaveViewProps {
  readonly list: ViewList
  readonly filters: ViewFilters
  /** The views that the list has. */
  readonly views: readonly SavedView[]
  readonly onClose: () => void
}

/** Asks for the name under which the filters of a list are kept. */
export function SaveView({ list, filters, views, onClose }: SaveViewProps) {
  const t = useT()
  const client = useQueryClient()
  const { register, handleSubmit, formState, setError, watch } = useForm({ defaultValues: { name: '' } })
  const isThere = views.some(({ viewName }) => viewName === watch('name').trim())
  const submit = handleSubmit(async ({ name }) => {
    try {
      await saveView(client, { list, filters: { ...filters }, viewName: name.trim() })
      showToast(t('desk.savedViews.saved'))
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setError('name', { message: failure.message })
    }
  })
  return (
    <FormDialog
      title={t('desk.savedViews.save')}
      intro={t('desk.savedViews.saveText')}
      action={t('action.save')}
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('desk.savedViews.name')}
        hint={isThere ? t('desk.savedViews.replaces') : undefined}
        fault={formState.errors.name?.message}
        maxLength={longestViewName}
        dir="auto"
        data-initial-focus
        {...register('name', { validate: (name) => name.trim() !== '' || t('desk.savedViews.nameRequired') })}
      />
    </FormDialog>
  )
}
