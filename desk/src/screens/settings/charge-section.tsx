import type { Value } from '@tiffin/core/draft/change'
import type { ServiceCharge } from '@tiffin/core/tax/tax'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { SelectField } from '../../ui/field.tsx'
import { PickupChoice } from './pickup-choice.tsx'
import { chargeEntry } from './tax-entries.ts'
import type { TaxSetting } from './tax-setting.ts'

const notTaxed = 'not taxed'

/** What is added for service [tax-4]. */
export function ChargeSection({ item, settings: { serviceCharge, classList, taxMode }, reason }: TaxSetting) {
  const t = useT()
  const edit = useEdit()
  const put = (more: Partial<ServiceCharge>) =>
    edit.set(item, { serviceCharge: { ...serviceCharge, ...more } as unknown as Value }) // as: a charge is JSON
  return (
    <section className="sec" aria-labelledby="service-charge">
      <h2 id="service-charge">{t('tax.serviceCharge')}</h2>
      <p className="ink2">{t('desk.tax.chargeText')}</p>
      <div className="grid2">
        <EntryField
          item={item}
          entry={chargeEntry}
          label={t('desk.tax.percent')}
          placeholder={t('desk.tax.noCharge')}
          unit="%"
          isLatin
          inputMode="decimal"
          reason={reason}
        />
        {serviceCharge !== null && taxMode !== 'none' ? (
          <SelectField
            label={t('desk.tax.chargeTax')}
            value={serviceCharge.taxClassId ?? notTaxed}
            disabled={reason !== undefined}
            onChange={({ target: { value } }) => put({ taxClassId: value === notTaxed ? null : value })}
          >
            <option value={notTaxed}>{t('desk.tax.notTaxed')}</option>
            <option value="">{t('desk.tax.standard')}</option>
            {classList.map(({ taxClassId, name }) => (
              <option key={taxClassId} value={taxClassId}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
      {serviceCharge === null ? null : (
        <PickupChoice
          legend={t('desk.tax.pickup.legend')}
          methods={serviceCharge.pickupMethods as Value} // as: numbers are JSON
          isDisabled={reason !== undefined}
          onChange={(methods) => put({ pickupMethods: methods as ServiceCharge['pickupMethods'] })} // as: of the choice
        />
      )}
    </section>
  )
}
