import type { Money } from '@tiffin/core/money/money'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useState } from 'react'
import css from './cart-panel.module.css'

/** An amount that rolls when it changes: from below when it grew, from above when it shrank. Still for who asks for less motion. */
export function RollingAmount({ amount }: { readonly amount: Money }) {
  const format = useMoney()
  const [shown, setShown] = useState<{ amount: Money; way?: 'up' | 'down' }>({ amount })
  if (shown.amount !== amount) setShown({ amount, way: amount > shown.amount ? 'up' : 'down' })
  return (
    <bdi className={`num ${css.rolling}`} dir="ltr">
      <span key={amount} className={css.amount} data-way={shown.way}>
        {format(amount)}
      </span>
    </bdi>
  )
}
