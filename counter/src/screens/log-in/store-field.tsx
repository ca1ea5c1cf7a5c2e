import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import { Picker } from '../../ui/picker.tsx'

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
        <Picker
          ties={ties}
          placeholder={t('counter.login.chooseStore')}
          options={stores.map(({ storeId, storeName }) => ({ value: storeId, text: storeName }))}
        />
      )}
    </Field>
  )
}
