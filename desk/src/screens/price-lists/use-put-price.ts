import { useEdit } from '../../features/draft/use-edit.ts'
import type { PriceField, PriceRow } from './price-rows.ts'

type Prices = Readonly<Partial<Record<PriceField, number | null>>>

/** Names prices of a size in a list; a size without any goes off the list. It ends in the draft. */
export function usePutPrice(priceListId: string) {
  const edit = useEdit()
  return ({ sku: { skuId }, item, price, memberPrice }: PriceRow, change: Prices) => {
    const after = { price, memberPrice, ...change }
    const isNothing = after.price === null && after.memberPrice === null
    if (item === undefined) {
      if (!isNothing) edit.create({ kind: 'priceListSku', itemId: `${priceListId}.${skuId}` }, after)
      return
    }
    if (isNothing) {
      if (item.op !== 'archive') edit.archive(item)
      return
    }
    if (item.op === 'archive') edit.keep(item)
    edit.set(item, after)
  }
}

export type PutPrice = ReturnType<typeof usePutPrice>
