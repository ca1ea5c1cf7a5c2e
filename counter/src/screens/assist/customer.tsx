import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineAmountOf } from '@tiffin/core/cart/line-amount'
import { type Money, sumMoney } from '@tiffin/core/money/money'
import { leftAfterStaff } from '@tiffin/core/pricing/staff-discounts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { endAssist, isOver, useAssisted, useSaveCart } from '../../data/assist.ts'
import { Discounts } from '../../features/discount/discounts.tsx'
import { useClock } from '../../state/clock.ts'
import { money } from '../../state/money.ts'
import { type Assisted, endHelp } from '../../state/serving.ts'
import { useSession } from '../../state/session.ts'
import { Serve } from './serve.tsx'

/** A cart of another store is not shown: adding something begins one here. */
const isOfStore = ({ storeId }: Assisted['cart'], here: string | undefined): boolean =>
  storeId === null || storeId === here

function Who({ customer }: Pick<Assisted, 'customer'>) {
  const t = useT()
  const { memberNo, nickName, phoneMasked, points, couponCount } = customer
  return (
    <div className="served">
      <h2 className="t16 b">{nickName}</h2>
      <p className="t14 ink2">
        <span className="num">{memberNo}</span>
        <bdi className="num" dir="ltr">
          {phoneMasked}
        </bdi>
        <span>{t('counter.assist.points', { count: points })}</span>
        <span>{t('counter.assist.coupons', { count: couponCount })}</span>
      </p>
    </div>
  )
}

/** From then on it is said loudly that the help ends. */
const soonMinutes = 5

interface SumProps {
  readonly name: string
  readonly sum: Money
  /** Another sum follows, which is what counts. */
  readonly isPart?: boolean
}

function Sum({ name, sum, isPart = false }: SumProps) {
  return (
    <dl className="amounts">
      <div className={isPart ? undefined : 'to-pay'}>
        <dt className={isPart ? undefined : 't16 b'}>{name}</dt>
        <dd className={isPart ? 'num' : 't24 h num'}>{money(sum)}</dd>
      </div>
    </dl>
  )
}

interface SumsProps {
  readonly lines: readonly CartLine[]
  readonly assisted: Assisted
}

/** What the cart comes to, what staff gave off it, and what is left [assist-11], before what the customer's phone adds and takes off. */
function Sums({ lines, assisted: { assistId, discountList } }: SumsProps) {
  const t = useT()
  const subtotal = sumMoney(lines.map(lineAmountOf))
  const left = leftAfterStaff(subtotal, discountList)
  const hasLess = lines.length > 0 && left < subtotal
  return (
    <>
      {lines.length > 0 && <Sum name={t('order.field.subtotal')} sum={subtotal} isPart={hasLess} />}
      <Discounts target={{ assistId }} granted={discountList} />
      {hasLess && <Sum name={t('order.field.payableTotal')} sum={left} />}
    </>
  )
}

/** How long the code that was scanned still opens the cart. */
function Lasts({ until }: { readonly until: number }) {
  const t = useT()
  const count = useClock(() => Math.max(0, Math.ceil((until - Date.now()) / 60_000)))
  return (
    <p className={`t14 num ${count <= soonMinutes ? 'b warn-ink' : 'ink2'}`}>{t('counter.assist.lasts', { count })}</p>
  )
}

/** Says that the help is over, so that what is tapped next is not taken down for somebody else [assist-18]. */
function Ended() {
  const t = useT()
  return (
    <Dialog title={t('counter.assist.ended')} onClose={endHelp}>
      <div className="buttons">
        <button type="button" className="btn primary" data-initial-focus onClick={endHelp}>
          {t('action.ok')}
        </button>
      </div>
    </Dialog>
  )
}

/** The cart of a customer who has shown the code: staff fills it, ordering and paying stay with the customer [assist-1]. */
export function ServeCustomer({ scanned }: { readonly scanned: Assisted }) {
  const t = useT()
  const storeId = useSession(({ employee }) => employee?.storeId)
  const { data: assisted, error, dataUpdatedAt } = useAssisted(scanned)
  const { mutate, isPending } = useSaveCart(assisted)
  const { assistId, cart, customer } = assisted
  const lines = isOfStore(cart, storeId) ? cart.list : []
  function done(): void {
    endAssist(assistId)
    endHelp()
  }

  return (
    <>
      {isOver(error) && <Ended />}
      <Serve
        title={t('counter.assist.helping', { name: customer.nickName })}
        note={t('counter.assist.live')}
        actions={
          <button type="button" className="btn soft" onClick={done}>
            {t('counter.assist.done')}
          </button>
        }
        cart={{ lines, isBusy: isPending, change: mutate }}
        head={
          <>
            <Who customer={customer} />
            <Lasts until={dataUpdatedAt + assisted.expiresIn * 1000} />
            {lines.length < cart.list.length ? <p className="notice">{t('counter.assist.otherStore')}</p> : null}
          </>
        }
        foot={
          <div className="do">
            <Sums lines={lines} assisted={assisted} />
            <p className="t12 ink2">{t('counter.assist.pays')}</p>
          </div>
        }
      />
    </>
  )
}
