import type { TaxSettings } from '@tiffin/core/tax/tax-settings'
import { useT } from '@tiffin/kit/client/words.ts'
import { itemOf, usePageItems } from '../../data/page-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { SelectField } from '../../ui/field.tsx'
import { anchorOf, type ProductSetting } from './product-setting.ts'

/** The class that the product is taxed by; not there where the brand has none of its own [tax-1]. */
export function TaxClassField({ setting: { product, reason } }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const { items = [] } = usePageItems()
  const { classList = [] } = (itemOf(items, 'tax')?.fields ?? {}) as Partial<TaxSettings> // as: the server's own shape
  const taxClassId = String(product.fields.taxClassId ?? '')
  if (classList.length === 0 && taxClassId === '') return null
  const isKnown = taxClassId === '' || classList.some((each) => each.taxClassId === taxClassId)
  return (
    <div className="grid2" id={anchorOf(product, 'taxClassId')}>
      <SelectField
        label={t('desk.field.taxClass')}
        value={taxClassId}
        disabled={reason !== undefined}
        hint={reason}
        onChange={({ target }) => edit.set(product, { taxClassId: target.value })}
      >
        <option value="">{t('desk.tax.standard')}</option>
        {isKnown ? null : <option value={taxClassId}>{t('desk.value.unknown')}</option>}
        {classList.map(({ taxClassId: id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
