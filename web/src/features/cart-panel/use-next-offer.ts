import type { Bill } from '@tiffin/core/pricing/bill'
import { useMoney } from '../../state/settings.ts'
import { useT } from '../../state/words.ts'

/** What to add to reach the nearest offer, and how far the cart has come. */
export interface NextOffer {
  readonly text: string
  /** 0…1. */
  readonly progress: number
}

/** The activity that is nearest above what the cart holds. */
export function useNextOffer(bill: Bill | undefined): NextOffer | undefined {
  const t = useT()
  const format = useMoney()
  const next = bill?.promotionList.filter(({ missing }) => missing > 0).sort((a, b) => a.missing - b.missing)[0]
  if (bill === undefined || next === undefined) return undefined
  const reached = bill.subtotal
  const text = t('menu.addToReach', { amount: format(next.missing), name: next.name })
  return { text, progress: reached / (reached + next.missing) }
}
