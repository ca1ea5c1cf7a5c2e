import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf } from '@tiffin/core/cart/lines'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import type { Bill } from '@tiffin/core/pricing/bill'
import type { PriceLine } from '@tiffin/core/pricing/draft'
import { type PriceInput, priceOrder } from '@tiffin/core/pricing/price-order'
import { orderTaxOf } from '@tiffin/core/tax/tax'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useMemo, useRef } from 'react'
import { usePromotions } from '../../../data/catalog/catalog.ts'
import { usePointSummary } from '../../../data/customer/points.ts'
import type { OrderChoices, Preview } from '../../../data/order/checkout.ts'
import { saleChannelCode } from '../../../entry/calls/menu-calls.ts'
import { type Menu, useMenu } from '../../../features/cart/use-menu.ts'
import { useStaffDiscounts } from '../../../state/help.ts'
import type { Choices } from '../../../state/order/choices.ts'

/** What this side knows of the order: enough to price it as the server does. */
export type LocalOrder = Omit<PriceInput, 'promotionId' | 'couponIdList'>

function priceLines(lines: readonly CartLine[], { byId }: Menu): PriceLine[] | undefined {
  const resolved = lines.map((line) => {
    const product = byId.get(line.productId)
    return product && resolveLine(product, requestOf(line))
  })
  return resolved.every((each) => each?.ok === true)
    ? resolved.flatMap((each) => (each?.ok === true ? [each.value.priceLine] : []))
    : undefined
}

/** The order as this side would price it, without the customer's choices; undefined until everything for it is there. */
export function useLocalOrder(
  { storeId, pickupMethod }: Pick<OrderChoices, 'storeId' | 'pickupMethod'>,
  lines: readonly CartLine[],
  preview: Preview | undefined,
): LocalOrder | undefined {
  const menu = useMenu()
  const { data: promotions } = usePromotions(storeId)
  const { data: summary } = usePointSummary()
  const { currencyScale, defaultFractionDigits, tax: terms } = useSettings()
  const staff = useStaffDiscounts(storeId)
  return useMemo(() => {
    const known = menu.isThere ? priceLines(lines, menu) : undefined
    if (known === undefined || promotions === undefined || preview === undefined) return undefined
    const { usableCouponList, unusableCouponList, availablePoints } = preview
    const rule = summary?.rule
    const points = rule && { wanted: 0, balance: availablePoints, ...rule }
    const tax = terms && orderTaxOf(terms, pickupMethod)
    return {
      ...{ lines: known, promotions, now: serverNow(), isMember: true, currencyScale, defaultFractionDigits },
      coupons: [...usableCouponList, ...unusableCouponList].sort((a, b) => (a.couponId < b.couponId ? -1 : 1)),
      place: { storeId, saleChannelCode },
      staff,
      ...(points && availablePoints > 0 ? { points } : {}),
      ...(tax ? { tax } : {}),
    }
  }, [
    menu,
    lines,
    promotions,
    preview,
    summary,
    storeId,
    pickupMethod,
    staff,
    currencyScale,
    defaultFractionDigits,
    terms,
  ])
}

/** The server's bill as it is shown, and whether the next one is on its way. */
interface Shown {
  readonly preview: Preview | undefined
  readonly isFetching: boolean
}

/**
 * The same bill as the server's, with what only this side knows; undefined when the two differ. While the next one is on its way
 * the one before stays, as the figures do.
 */
export function useLocalBill(
  order: LocalOrder | undefined,
  { promotionId, couponIdList, points }: Choices,
  { preview, isFetching }: Shown,
): Bill | undefined {
  const fresh = useMemo(() => {
    if (order === undefined || preview === undefined) return undefined
    const wish = order.points && { points: { ...order.points, wanted: points } }
    const priced = priceOrder({ ...order, promotionId, couponIdList, ...wish })
    return priced.ok && priced.value.payableTotal === preview.payableTotal ? priced.value : undefined
  }, [order, promotionId, couponIdList, points, preview])
  const last = useRef(fresh)
  if (fresh !== undefined || !isFetching) last.current = fresh
  return last.current
}
