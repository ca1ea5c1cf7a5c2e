import { paymentMethodType } from '@tiffin/core/order/order'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Icon, type IconName, isDrawing } from '@tiffin/kit/ui/icon.tsx'
import type { PaymentMethod } from '../../data/order/checkout.ts'
import css from './payment-options.module.css'

interface PaymentOptionsProps {
  readonly methods: readonly PaymentMethod[]
  readonly code: string | undefined
  readonly onChoose: (code: string) => void
  /** The way whose attempt has just failed. */
  readonly declined?: string | undefined
}

/** The brand's own drawing of a way to pay, or that of its kind. */
export function paymentIcon({ type, icon }: PaymentMethod): IconName {
  if (type !== paymentMethodType.online) return 'cash'
  return isDrawing(icon) ? icon : 'card'
}

/** Ways to pay, one to choose; without any the page says so [cashier-1]. */
export function PaymentOptions({ methods, code, onChoose, declined }: PaymentOptionsProps) {
  const t = useT()
  if (methods.length === 0) return <p className="notice warn">{t('pay.notConfigured')}</p>
  return (
    <fieldset className={css.group}>
      <legend className="sr">{t('order.field.paymentMethod')}</legend>
      {methods.map((method) => {
        const { code: each, name, type, tip } = method
        return (
          <Choice
            key={each}
            type="radio"
            name="payment"
            className={`row ${css.method}`}
            isChosen={each === code}
            onChoose={() => onChoose(each)}
          >
            <span className={css.sign} data-kind={type === paymentMethodType.online ? 'online' : 'store'}>
              <Icon name={paymentIcon(method)} />
            </span>
            <span className="grow">
              <b className="block">{name}</b>
              {tip === '' || each === declined ? null : <span className="t12 ink2">{tip}</span>}
              {each === declined ? <span className={css.declined}>{t('pay.declinedNow')}</span> : null}
            </span>
            <span className="radio" />
          </Choice>
        )
      })}
    </fieldset>
  )
}
