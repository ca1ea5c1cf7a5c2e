import type { checkCart } from '@tiffin/contract/order'
import type { RefusalName } from '@tiffin/contract/refusals'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { refusalOfReason } from '@tiffin/core/catalog/availability'
import { unavailableReason } from '@tiffin/core/catalog/product'
import { say } from '@tiffin/phrases/server'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { MenuView } from '../../catalog/index.ts'
import { presentPricedCart, priceCart } from '../../promotion/index.ts'
import { stockHints } from '../../stock/index.ts'

interface Invalid {
  readonly reason: number
  readonly refusal: RefusalName
}

/** Why a line cannot be bought; undefined when it can. What no longer fits the menu counts as off the shelf. */
function faultOf(menu: MenuView, request: ProductRequest): Invalid | undefined {
  const product = menu.byId.get(request.productId)
  if (!product) return { reason: unavailableReason.offShelf, refusal: 'productUnknown' }
  const reason = product.unavailableReason
  if (reason !== unavailableReason.none) return { reason, refusal: refusalOfReason[reason] }
  const resolved = resolveLine(product, request)
  if (resolved.ok) return undefined
  const refusal = resolved.refusal === 'inputInvalid' ? 'productUnknown' : resolved.refusal
  return { reason: unavailableReason.offShelf, refusal }
}

/** Prices what can be bought of a cart and answers what cannot, and what stock is short. */
export function answerCartCheck(
  menu: MenuView,
  { productRequestList, promotionId, pickupMethod }: z.output<typeof checkCart.input>,
  { corp, language, session, now }: Context<'maybeCustomer'>,
) {
  const faults = productRequestList.map((request) => faultOf(menu, request))
  const invalidList = productRequestList.flatMap(({ productId, skuId, lineId }, line) => {
    const fault = faults[line]
    if (!fault) return []
    const message = say(language, `refusal.${fault.refusal}`)
    return [{ line, ...(lineId === undefined ? {} : { lineId }), productId, skuId, reason: fault.reason, message }]
  })
  const requests = productRequestList.filter((_request, line) => !faults[line])
  const isMember = session?.isMember ?? false
  const priced = priceCart(corp, menu, { requests, promotionId, pickupMethod, isMember, now })
  return { ...presentPricedCart(priced, language), invalidList, stockHintList: stockHints(priced.lines, menu.stock) }
}
