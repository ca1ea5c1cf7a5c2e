import { type Bill, hasPriceBefore } from '@tiffin/core/pricing/bill'
import { useMoney } from '@tiffin/kit/client/money.ts'

/** What the cart costs before its reductions, struck through; nothing where it has none. */
export function PriceBefore({ bill }: { readonly bill: Bill }) {
  const format = useMoney()
  if (!hasPriceBefore(bill)) return null
  return (
    <s className="was">
      <bdi className="num" dir="ltr">
        {format(bill.originalAmount)}
      </bdi>
    </s>
  )
}
