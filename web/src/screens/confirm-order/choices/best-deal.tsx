import type { CartLine } from '@tiffin/core/cart/cart-line'
import type { Money } from '@tiffin/core/money/money'
import { bestDeal, type Deal } from '@tiffin/core/pricing/best-deal'
import { useEffect, useState } from 'react'
import { useMoney } from '../../../state/settings.ts'
import { useT } from '../../../state/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from '../confirm-order.module.css'
import type { LocalOrder } from './use-local-bill.ts'

/** Calls back when the browser has nothing better to do; answers how to forget about it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

/** The cheapest legal combination, reckoned aside. */
export function useBestDeal(order: LocalOrder | undefined): Deal | undefined {
  const [found, setFound] = useState<Deal | undefined>(undefined)
  useEffect(() => {
    if (order === undefined) return
    return whenIdle(() => setFound(bestDeal(order)))
  }, [order])
  // The one before stays until the next is reckoned, so that nothing jumps.
  return order === undefined ? undefined : found
}

interface BestDealProps {
  readonly deal: Deal | undefined
  /** What is to pay as things are chosen now. */
  readonly payable: Money
  /** The chosen gifts: a deal that gives them up saves less than it says. */
  readonly gifts: readonly CartLine[]
  readonly onTake: (deal: Deal) => void
}

/** One tap to the best combination; not there when the customer has it already. */
export function BestDeal({ deal, payable, gifts, onTake }: BestDealProps) {
  const t = useT()
  const format = useMoney()
  if (deal === undefined || deal.payable >= payable) return null
  if (gifts.some(({ promotionId }) => promotionId !== deal.promotionId)) return null
  return (
    <button type="button" className={css.deal} onClick={() => onTake(deal)}>
      <Icon name="flower" />
      <b className="grow">{t('confirm.bestDeal', { new: format(deal.payable), old: format(payable) })}</b>
      <span className={css.dealUse}>{t('confirm.useBestDeal')}</span>
    </button>
  )
}
