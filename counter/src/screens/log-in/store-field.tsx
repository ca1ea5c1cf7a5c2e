import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import css from '@tiffin/kit/ui/form.module.css'

/** A store at whose counter a person may work. */
export interface StoreChoice {
  readonly storeId: string
  readonly storeName: string
}

/** Which store, for those who work at several. */
export function StoreField({ stores, fault }: { stores: readonly StoreChoice[]; fault: string | undefined }) {
  const t = useT()
  return (
    <Field name="storeId" label={t('counter.login.store')} fault={fault}>
      {(ties) => (
        <select {...ties} className={css.entry} defaultValue="">
          <option value="" disabled>
            {t('counter.login.chooseStore')}
          </option>
          {stores.map(({ storeId, storeName }) => (
            <option key={storeId} value={storeId}>
              {storeName}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
