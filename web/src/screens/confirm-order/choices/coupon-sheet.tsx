import { noMoney } from '@tiffin/core/money/money'
import type { Bill } from '@tiffin/core/pricing/bill'
import { couponFault, couponType } from '@tiffin/core/pricing/coupon'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { Coupon } from '../../../data/customer/coupon.ts'
import type { Preview } from '../../../data/order/checkout.ts'
import { timeOf } from '../../../features/coupon/coupon-words.ts'
import { ExchangeForm } from '../../../features/coupon/exchange-form.tsx'
import { Ticket } from '../../../features/coupon/ticket.tsx'
import { useDates } from '../../../state/language/dates.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import css from '../confirm-order.module.css'

const reasonWords: Readonly<Record<number, PhraseKey>> = {
  [couponFault.threshold]: 'coupon.reason.threshold',
  [couponFault.notCombinable]: 'coupon.reason.combine',
  [couponFault.store]: 'coupon.reason.store',
  [couponFault.product]: 'coupon.reason.product',
  [couponFault.channel]: 'coupon.reason.channel',
}

const isExchange = ({ type }: Coupon): boolean => type === couponType.exchange

interface CouponSheetProps {
  readonly preview: Preview | undefined
  /** The same bill priced on this side; it knows how much a threshold is missed by. */
  readonly bill: Bill | undefined
  readonly chosen: readonly string[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (couponIdList: readonly string[]) => void
}

function Usable({
  coupon,
  isChosen,
  onToggle,
}: {
  readonly coupon: Preview['usableCouponList'][number]
  readonly isChosen: boolean
  readonly onToggle: () => void
}) {
  const t = useT()
  const format = useMoney()
  const { day } = useDates()
  return (
    <Choice type="checkbox" name="coupon" className={`${css.ticket}`} isChosen={isChosen} onChoose={onToggle}>
      <Ticket coupon={coupon} mark={<span className={css.tickPlace} />}>
        <span className="t12 ink2">{timeOf(coupon, { now: serverNow(), day })}</span>
        <b className="t14 pri">{t('coupon.takesOff', { amount: format(coupon.amount) })}</b>
      </Ticket>
      <span className={`tick ${css.tick}`}>✓</span>
    </Choice>
  )
}

interface UnusableProps {
  readonly coupon: Preview['unusableCouponList'][number]
  readonly bill: Bill | undefined
}

function Unusable({ coupon, bill }: UnusableProps) {
  const t = useT()
  const format = useMoney()
  const { couponId, unusableReason } = coupon
  const missing = bill?.couponList.find((choice) => choice.couponId === couponId)?.missing ?? noMoney
  const isMissing = unusableReason === couponFault.threshold && missing > 0
  const reason = isMissing
    ? t('coupon.reason.missing', { amount: format(missing) })
    : t(reasonWords[unusableReason] ?? 'coupon.unusable')
  return (
    <div className={css.ticket}>
      <Ticket coupon={coupon} isOff>
        <span className={`t12 m ${css.reason}`}>{reason}</span>
      </Ticket>
    </div>
  )
}

/** What can be used first, with what each takes off; below it the others, with why not. */
export function CouponSheet({ preview, bill, chosen, isOpen, onClose, onChoose }: CouponSheetProps) {
  const t = useT()
  const usable = preview?.usableCouponList ?? []
  const unusable = preview?.unusableCouponList ?? []
  /** One of each sort: another one takes the place of the first. */
  function toggle(coupon: Coupon): void {
    const { couponId } = coupon
    const rivals = usable.filter((each) => isExchange(each) === isExchange(coupon)).map((each) => each.couponId)
    const others = chosen.filter((id) => !rivals.includes(id))
    onChoose(chosen.includes(couponId) ? others : [...others, couponId])
  }
  const foot = (
    <button type="button" className="btn primary big wide" onClick={onClose}>
      {t('action.done')}
    </button>
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('coupon.choose')}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{t('coupon.choose')}</h2>}
      foot={foot}
    >
      <div className={css.tickets}>
        {usable.length + unusable.length === 0 ? (
          <div className="empty">
            <Drawing name="box" />
            <b className="t16">{t('coupon.none')}</b>
          </div>
        ) : null}
        {usable.some(isExchange) && !usable.every(isExchange) ? (
          <p className="t12 ink2">{t('coupon.chooseHint')}</p>
        ) : null}
        {usable.map((coupon) => (
          <Usable
            key={coupon.couponId}
            coupon={coupon}
            isChosen={chosen.includes(coupon.couponId)}
            onToggle={() => toggle(coupon)}
          />
        ))}
        {unusable.length === 0 ? null : <h3 className="t14 ink2 m">{t('coupon.unusable')}</h3>}
        {unusable.map((coupon) => (
          <Unusable key={coupon.couponId} coupon={coupon} bill={bill} />
        ))}
        <h3 className="t14 ink2 m">{t('coupon.exchange.title')}</h3>
        <ExchangeForm onDone={() => undefined} />
      </div>
    </Sheet>
  )
}
