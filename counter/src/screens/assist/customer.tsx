import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineAmountOf } from '@tiffin/core/cart/line-amount'
import { sumMoney } from '@tiffin/core/money/money'
import { t as say, useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { endAssist, isOver, useAssisted, useSaveCart } from '../../data/assist.ts'
import { Discounts } from '../../features/discount/discounts.tsx'
import { useClock } from '../../state/clock.ts'
import { money } from '../../state/money.ts'
import { type Assisted, endHelp } from '../../state/serving.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
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

/** What is in the cart comes to, before what the customer's phone adds and takes off. */
function Subtotal({ lines }: { readonly lines: readonly CartLine[] }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <dl className="amounts">
      <div className="to-pay">
        <dt className="t16 b">{t('order.field.subtotal')}</dt>
        <dd className="t24 h num">{money(sumMoney(lines.map(lineAmountOf)))}</dd>
      </div>
    </dl>
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

/** The cart of a customer who has shown the code: staff fills it, ordering and paying stay with the customer [assist-1]. */
export function ServeCustomer({ scanned }: { readonly scanned: Assisted }) {
  const t = useT()
  const storeId = useSession(({ employee }) => employee?.storeId)
  const { data: assisted, error, dataUpdatedAt } = useAssisted(scanned)
  const { mutate, isPending } = useSaveCart(assisted)
  const { assistId, cart, customer } = assisted
  const lines = isOfStore(cart, storeId) ? cart.list : []
  useEffect(() => {
    if (!isOver(error)) return
    showToast(say('counter.assist.ended'))
    endHelp()
  }, [error])

  function done(): void {
    endAssist(assistId)
    endHelp()
  }

  return (
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
          <Subtotal lines={lines} />
          <Discounts target={{ assistId }} granted={assisted.discountList} />
          <p className="t12 ink2">{t('counter.assist.pays')}</p>
        </div>
      }
    />
  )
}
