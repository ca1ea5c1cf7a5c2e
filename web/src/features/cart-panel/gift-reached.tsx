import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { CartBill } from '../cart/use-cart-bill.ts'
import css from './cart-panel.module.css'

/** Says that free items are reached, before they can be forgotten, and leads to where they are chosen. */
export function GiftReached({ bill, onChoose }: Pick<CartBill, 'bill'> & { readonly onChoose: () => void }) {
  const t = useT()
  const gift = bill?.gift
  if (!gift) return null
  return (
    <button type="button" className={css.gift} onClick={onChoose}>
      <Icon name="gift" size="s" />
      <b className="t12 grow">{t('gift.reached', { count: gift.maxNum })}</b>
      <Icon name="forward" size="xs" isDirected />
    </button>
  )
}
