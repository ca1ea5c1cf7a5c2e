import type { checkSaleLimits } from '@tiffin/contract/product'
import { findLimitFaults } from '@tiffin/core/catalog/sale-limits'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { MenuView } from '../../catalog/index.ts'
import { limitedDayOf, readBoughtToday } from '../limit/daily-limit.ts'
import type { OrderParts } from '../parts.ts'
import { giftOf } from './gifts.ts'

interface Asked {
  readonly input: z.output<typeof checkSaleLimits.input>
  readonly context: Context<'maybeCustomer'>
}

/** The limits of sale as create would judge them, without an order. */
export async function checkLimits(parts: OrderParts, menu: MenuView, { input, context }: Asked) {
  const { storeId, productRequestList, promotionId } = input
  const { corp, session, now } = context
  const { corpId } = corp
  const store = await parts.stores.get(corp, storeId)
  const paid = productRequestList.filter(({ isFreeGift }) => !isFreeGift)
  const day = session && limitedDayOf(menu, paid, { store, customerId: session.customerId, now })
  const bought = await parts.db.tx({ role: 'app', corp: corpId }, (tx) => readBoughtToday(tx, corpId, day))
  const isMember = session?.isMember ?? false
  const gift = giftOf(menu, { corp, requests: paid, promotionId, isMember, now })
  const failList = findLimitFaults(productRequestList, { ...menu, bought, gift })
  return { passed: failList.length === 0, failList }
}
