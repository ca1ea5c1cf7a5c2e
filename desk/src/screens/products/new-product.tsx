import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import type { MenuItem } from '../../data/menu-items.ts'
import { saveEdits } from '../../data/save-edits.ts'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { useEdit } from '../../features/draft/use-edit.ts'
import { nameOf } from '../../features/menu/item-texts.ts'
import { readAmount } from '../../state/money.ts'
import { SelectField, TextField } from '../../ui/field.tsx'

interface Entries {
  readonly name: string
  readonly categoryId: string
  readonly price: string
}

interface NewProductProps {
  readonly categories: readonly MenuItem[]
  /** The heading that is looked at. */
  readonly categoryId: string
  readonly onClose: () => void
}

/** Makes the product with one size in the draft, and leads to its page. */
function useCreate() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const edit = useEdit()
  return async ({ name, categoryId, price }: { name: string; categoryId: string; price: number }) => {
    const productId = crypto.randomUUID()
    const texts = { [currentLanguage()]: name }
    edit.create({ kind: 'product', itemId: productId }, { name: texts, categoryId })
    edit.create({ kind: 'sku', itemId: crypto.randomUUID() }, { productId, name: {}, price, isDefault: true })
    await saveEdits(client)
    await navigate({ to: '/$corp/menu/$productId', params: { corp: corpOfAddress(), productId } })
  }
}

/** Asks for what every product has. */
export function NewProduct({ categories, categoryId, onClose }: NewProductProps) {
  const t = useT()
  const { currencyScale, currentUnit } = useSettings()
  const create = useCreate()
  const form = useForm<Entries>({ defaultValues: { name: '', price: '' }, values: { name: '', price: '', categoryId } })
  const { register, handleSubmit, setError, formState } = form
  const submit = handleSubmit(async ({ name, price, ...entries }) => {
    const amount = readAmount(price, currencyScale)
    if (amount === undefined) setError('price', { message: t('desk.product.priceWrong') })
    else await create({ ...entries, name: name.trim(), price: amount })
  })
  return (
    <FormDialog
      title={t('desk.menu.newProduct')}
      intro={t('desk.product.newText')}
      action={t('desk.product.create')}
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('desk.field.name')}
        fault={formState.errors.name?.message}
        data-initial-focus
        {...register('name', { validate: (name) => name.trim() !== '' || t('desk.product.nameRequired') })}
      />
      <div className="grid2">
        <SelectField label={t('desk.field.category')} {...register('categoryId')}>
          {categories.map((item) => (
            <option key={item.itemId} value={item.itemId}>
              {nameOf(item)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('desk.field.price')}
          fault={formState.errors.price?.message}
          inputMode="decimal"
          unit={currentUnit}
          isLatin
          {...register('price')}
        />
      </div>
    </FormDialog>
  )
}
