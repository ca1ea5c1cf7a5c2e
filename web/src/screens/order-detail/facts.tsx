import type { Order } from '@tiffin/core/order/order'
import { isUnderWay } from '@tiffin/core/order/order-state'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import { copyText } from '../../device/share/clipboard.ts'
import { useDates } from '../../state/language/dates.ts'
import css from './order-detail.module.css'

async function copy(text: string): Promise<void> {
  showToast(t((await copyText(text)) ? 'clipboard.ok' : 'clipboard.failed'))
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Numbers and times of an order, the code too once the banner no longer carries it; what does not apply is left out. */
export function Facts({ order }: { readonly order: Order }) {
  const t = useT()
  const dates = useDates()
  const { status, orderNo, pickupCode, paymentNo, submitTime, payTime, paymentMethod, tissueNeed, remark } = order
  return (
    <section className="card">
      <dl className={css.facts}>
        <Fact label={t('order.field.orderNumber')}>
          <span className="num" dir="ltr">
            {orderNo}
          </span>
          <button
            type="button"
            className={`iconbtn ${css.copy}`}
            aria-label={t('order.copyNumber')}
            onClick={() => copy(orderNo)}
          >
            <Icon name="copy" size="s" />
          </button>
        </Fact>
        {pickupCode === null || isUnderWay(status) ? null : (
          <Fact label={t('order.field.pickupCode')}>
            <span className="num" dir="ltr">
              {pickupCode}
            </span>
          </Fact>
        )}
        {paymentNo === null ? null : (
          <Fact label={t('order.field.paymentNumber')}>
            <span className="num" dir="ltr">
              {paymentNo}
            </span>
          </Fact>
        )}
        <Fact label={t('order.field.submissionTime')}>{dates.full(submitTime)}</Fact>
        {payTime === null ? null : <Fact label={t('order.field.paymentTime')}>{dates.full(payTime)}</Fact>}
        <Fact label={t('order.field.paymentMethod')}>{paymentMethod.name}</Fact>
        <Fact label={t('order.field.tissue')}>{t(tissueNeed ? 'action.yes' : 'action.no')}</Fact>
        {remark === '' ? null : <Fact label={t('order.field.remark')}>{remark}</Fact>}
      </dl>
    </section>
  )
}
