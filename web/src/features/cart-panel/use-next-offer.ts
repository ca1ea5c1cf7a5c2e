import { type Bill, findNextOffer } from '@tiffin/core/pricing/bill'
import { useMoney } from '../../state/settings.ts'
import { useT } from '../../state/words.ts'

/** What to add to reach the nearest offer, and how far (0…1) the cart has come. */
export function useNextOffer(bill: Bill | undefined): { text: string; progress: number } | undefined {
  const t = useT()
  const format = useMoney()
  const next = bill && findNextOffer(bill)
  if (next === undefined) return undefined
  const { missing, name } = next.offer
  return { text: t('menu.addToReach', { amount: format(missing), name }), progress: next.progress }
}
