import '../../ui/more-drawings.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CartBill } from '../cart/use-cart-bill.ts'
import css from './cart-panel.module.css'

/** Says that free items are reached, before they can be forgotten. */
export function GiftReached({ bill }: Pick<CartBill, 'bill'>) {
  const t = useT()
  const gift = bill?.gift
  if (!gift) return null
  return (
    <p className={css.gift}>
      <Icon name="gift" size="s" />
      <b className="t12">{t('gift.reached', { count: gift.maxNum })}</b>
    </p>
  )
}
