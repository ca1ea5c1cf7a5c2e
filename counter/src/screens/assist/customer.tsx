import { t as say, useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { endAssist, isOver, useAssisted, useSaveCart } from '../../data/assist.ts'
import { Discounts } from '../../features/discount/discounts.tsx'
import { type Assisted, endHelp } from '../../state/serving.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
import { Serve } from './serve.tsx'

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

/** The cart of a customer who has shown the code: staff fills it, ordering and paying stay with the customer [assist-1]. */
export function ServeCustomer({ scanned }: { readonly scanned: Assisted }) {
  const t = useT()
  const storeId = useSession(({ employee }) => employee?.storeId)
  const { data: assisted, error } = useAssisted(scanned)
  const { mutate, isPending } = useSaveCart(assisted)
  const { assistId, cart, customer } = assisted
  const isOtherStore = cart.storeId !== null && cart.storeId !== storeId
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
      cart={{ lines: isOtherStore ? [] : cart.list, isBusy: isPending, change: mutate }}
      head={
        <>
          <Who customer={customer} />
          {isOtherStore && cart.list.length > 0 ? <p className="notice">{t('counter.assist.otherStore')}</p> : null}
        </>
      }
      foot={
        <div className="do">
          <Discounts target={{ assistId }} granted={assisted.discountList} />
          <p className="t12 ink2">{t('counter.assist.pays')}</p>
        </div>
      }
    />
  )
}
