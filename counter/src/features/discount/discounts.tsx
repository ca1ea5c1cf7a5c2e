import { noMoney } from '@tiffin/core/money/money'
import { type DiscountLine, discountType } from '@tiffin/core/pricing/bill'
import type { StaffDiscount } from '@tiffin/core/pricing/staff-discounts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type DiscountFor, useGrant } from '../../data/discount.ts'
import { money } from '../../state/money.ts'
import { AskDiscount } from './ask-discount.tsx'
import { useKinds } from './kinds.ts'

type Granted = Pick<DiscountLine, 'type' | 'amount'> | StaffDiscount

const isOfStaff = ({ type }: Granted): boolean => type === discountType.employee || type === discountType.manual

interface DiscountsProps {
  readonly target: DiscountFor
  /** What was granted, among other lines of the bill. */
  readonly granted: readonly Granted[]
}

/** Staff discounts of an order or of a customer who is helped: what was granted, and the way to grant one. */
export function Discounts({ target, granted }: DiscountsProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const may = useKinds()
  const { mutate, isPending } = useGrant(target)
  if (may.length === 0) return null
  const worth = (each: Granted) =>
    'perMille' in each && each.perMille !== null ? `${each.perMille / 10}%` : money(each.amount ?? 0)
  return (
    <section className="discounts">
      {granted.filter(isOfStaff).map((each) => (
        <div key={each.type} className="discount">
          <span className="grow">
            {t(each.type === discountType.employee ? 'discount.employee' : 'discount.manual')}
          </span>
          <bdi className="num b" dir="ltr">{`−${worth(each)}`}</bdi>
          <button
            type="button"
            className="btn line"
            disabled={isPending}
            onClick={() =>
              mutate({
                type: each.type === discountType.employee ? 6 : 7,
                amount: noMoney,
                reason: t('counter.discount.withdrawn'),
              })
            }
          >
            {t('counter.discount.remove')}
          </button>
        </div>
      ))}
      <button type="button" className="btn soft" onClick={() => setAsking(true)}>
        {t('counter.discount.button')}
      </button>
      {isAsking ? <AskDiscount target={target} onDone={() => setAsking(false)} /> : null}
    </section>
  )
}
