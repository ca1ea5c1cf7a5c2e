import { pickupMethod, pickupNames } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import type { StoreDetail } from '../../data/stores.ts'
import { Check } from '../../ui/check.tsx'
import type { StoreForm } from './use-store-form.ts'

interface SellCardProps {
  readonly form: StoreForm
  readonly hasTried: boolean
  /** None for a new store: it takes all that the brand has. */
  readonly payments: StoreDetail['paymentList']
}

const toggled = <Value,>(list: readonly Value[], value: Value, isOn: boolean): Value[] =>
  isOn ? [...list.filter((each) => each !== value), value] : list.filter((each) => each !== value)

/** How customers get what they order, and how they pay for it. */
export function SellCard({ form, hasTried, payments }: SellCardProps) {
  const t = useT()
  const { values, set, locked, faults } = form
  const isLocked = locked !== undefined
  const fault = hasTried ? faults.pickupMethodList : undefined
  return (
    <section className="card form2" aria-labelledby="store-sell">
      <div className="cardhead">
        <h2 id="store-sell">{t('desk.storePage.selling')}</h2>
      </div>
      <fieldset className="checks2">
        <legend className="lbl">{t('desk.storePage.pickup')}</legend>
        {pickupNames.map((name) => (
          <Check
            key={name}
            isChecked={values.pickupMethodList.includes(pickupMethod[name])}
            isDisabled={isLocked}
            onChange={(isOn) =>
              set(
                'pickupMethodList',
                toggled(values.pickupMethodList, pickupMethod[name], isOn).toSorted((a, b) => a - b),
              )
            }
          >
            {t(`pickup.${name}`)}
          </Check>
        ))}
        {fault === undefined ? null : (
          <p className="hint bad" role="alert">
            {fault}
          </p>
        )}
      </fieldset>
      {payments.length > 0 && (
        <fieldset className="checks2">
          <legend className="lbl">{t('desk.storePage.payments')}</legend>
          {payments.map(({ code, methodName, isOffered }) => (
            <Check
              key={code}
              isChecked={isOffered && !values.paymentOffList.includes(code)}
              isDisabled={isLocked || !isOffered}
              note={isOffered ? undefined : t('desk.storePage.notOffered')}
              onChange={(isOn) => set('paymentOffList', toggled(values.paymentOffList, code, !isOn))}
            >
              {methodName}
            </Check>
          ))}
        </fieldset>
      )}
    </section>
  )
}
