import type { CartLine } from '@tiffin/core/cart/cart-line'
import { addLine, lineIdentity, setLineNum } from '@tiffin/core/cart/lines'
import { t as say, useT } from '@tiffin/kit/client/words.ts'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { useEffect } from 'react'
import { type Assisted, isOver, useAssisted, useSaveCart } from '../../data/assist.ts'
import { money } from '../../state/money.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
import { Discounts } from '../discount/discounts.tsx'
import { AddProduct } from './add-product.tsx'

interface LineProps {
  readonly line: CartLine
  readonly onNum: (num: number) => void
  readonly isDisabled: boolean
}

function Line({ line, onNum, isDisabled }: LineProps) {
  const t = useT()
  const { productName: name, num } = line
  const details = [line.skuName, ...line.propertyValList.map(({ propertyValue }) => propertyValue)].filter(Boolean)
  return (
    <li>
      <span className="grow">
        <b>{name}</b>
        <span className="t12 ink2 details">{details.join(' · ')}</span>
      </span>
      <span className="num">{money(line.discountPrice * num)}</span>
      <Stepper
        num={num}
        isDisabled={isDisabled}
        onChange={onNum}
        labels={{ less: t('counter.assist.fewer', { name }), more: t('counter.assist.more', { name }), num: name }}
      />
    </li>
  )
}

function Who({ customer }: Pick<Assisted, 'customer'>) {
  const t = useT()
  const { memberNo, phoneMasked, points, couponCount } = customer
  return (
    <p className="ink2 helped-who">
      <span className="num">{memberNo}</span>
      <bdi className="num" dir="ltr">
        {phoneMasked}
      </bdi>
      <span>{t('counter.assist.points', { count: points })}</span>
      <span>{t('counter.assist.coupons', { count: couponCount })}</span>
    </p>
  )
}

/** The customer's cart, which staff may fill; ordering and paying stay with the customer. */
export function Helped({ scanned, onEnd }: { scanned: Assisted; onEnd: () => void }) {
  const t = useT()
  const storeId = useSession(({ employee }) => employee?.storeId)
  const { data: assisted, error } = useAssisted(scanned)
  const { mutate, isPending } = useSaveCart(assisted)
  const { cart, customer } = assisted
  const isOtherStore = cart.storeId !== null && cart.storeId !== storeId
  const lines = isOtherStore ? [] : cart.list
  useEffect(() => {
    if (!isOver(error)) return
    showToast(say('counter.assist.ended'))
    onEnd()
  }, [error, onEnd])

  return (
    <div className="helped">
      <Who customer={customer} />
      {isOtherStore && cart.list.length > 0 ? <p className="notice">{t('counter.assist.otherStore')}</p> : null}
      {lines.length === 0 ? <p className="ink2">{t('counter.assist.empty')}</p> : null}
      <ul className="helped-lines" aria-busy={isPending}>
        {lines.map((line) => {
          const identity = lineIdentity(line)
          return (
            <Line
              key={identity}
              line={line}
              isDisabled={isPending}
              onNum={(num) => mutate(setLineNum(lines, identity, num))}
            />
          )
        })}
      </ul>
      <AddProduct isDisabled={isPending} onAdd={(line) => mutate(addLine(lines, line))} />
      <Discounts target={{ assistId: scanned.assistId }} granted={assisted.discountList} />
      <p className="t12 ink2">{t('counter.assist.pays')}</p>
    </div>
  )
}
