import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineIdentity, requestOf } from '@tiffin/core/cart/lines'
import { readLineInStock } from '@tiffin/core/cart/read-line'
import type { ResolvedLine } from '@tiffin/core/cart/resolve-line'
import { type Product, type UnavailableReason, unavailableReason } from '@tiffin/core/catalog/product'
import type { Bill, PricedLine } from '@tiffin/core/pricing/bill'
import { priceOrder } from '@tiffin/core/pricing/price-order'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import type { StaffDiscounts } from '@tiffin/core/pricing/staff-discounts'
import { orderTaxOf } from '@tiffin/core/tax/tax'
import { type Settings, useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useCallback, useMemo } from 'react'
import { usePromotions } from '../../data/catalog/catalog.ts'
import { useStore } from '../../data/store/store.ts'
import { useCart } from '../../state/cart/cart.ts'
import { useStaffDiscounts } from '../../state/help.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { methodAt, usePickup } from '../../state/store/pickup.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { type Menu, useMenu } from './use-menu.ts'

/** A line of the cart as it stands now at the chosen store. */
export interface CartEntry {
  readonly identity: string
  readonly line: CartLine
  readonly product: Product | undefined
  readonly priced: PricedLine | undefined
  /** 0 when it can be bought. */
  readonly reason: UnavailableReason
}

export interface CartBill {
  readonly entries: readonly CartEntry[]
  readonly bill: Bill | undefined
  /** The offers have come, or will not: what the bar says stays as it is until the cart changes. */
  readonly isSettled: boolean
  /** Names, prices and options as the menu has them now. */
  readonly validLines: readonly CartLine[]
}

interface Looked {
  readonly line: CartLine
  readonly product: Product | undefined
  readonly resolved: ResolvedLine | undefined
  readonly reason: UnavailableReason
}

function look(line: CartLine, { byId, stock }: Menu): Looked {
  const product = byId.get(line.productId)
  const read = readLineInStock(product, requestOf(line), stock)
  if (!read.ok) return { line, product, resolved: undefined, reason: read.refusal }
  return { line, product, resolved: read.value, reason: unavailableReason.none }
}

interface Pricing {
  readonly promotions: readonly Promotion[]
  readonly isMember: boolean
  readonly settings: Settings
  readonly staff: StaffDiscounts
  readonly pickupMethod: number
}

/** Prices a cart with the rule that the server enforces. */
function billOf(
  lines: readonly CartLine[],
  menu: Menu,
  { promotions, isMember, settings, staff, pickupMethod }: Pricing,
) {
  const looked = lines.map((line) => look(line, menu))
  const buyable = looked.filter(({ resolved }) => resolved !== undefined)
  const { currencyScale, defaultFractionDigits } = settings
  const tax = settings.tax && orderTaxOf(settings.tax, pickupMethod)
  const bill = priceOrder({
    lines: buyable.flatMap(({ resolved }) => (resolved === undefined ? [] : [resolved.priceLine])),
    promotions,
    now: serverNow(),
    isMember,
    staff,
    currencyScale,
    defaultFractionDigits,
    ...(tax ? { tax } : {}),
  })
  const priced = bill.ok ? bill.value : undefined
  return {
    bill: priced,
    entries: looked.map(({ line, product, resolved, reason }) => ({
      identity: lineIdentity(line),
      line: resolved?.line ?? line,
      product,
      priced: priced?.lineList[buyable.findIndex((each) => each.line === line)],
      reason,
    })),
    validLines: buyable.flatMap(({ resolved }) => (resolved === undefined ? [] : [resolved.line])),
  }
}

/** Prices lines as the cart of this device, by the same function the server uses. */
export function usePriceCart(): (lines: readonly CartLine[]) => CartBill {
  const menu = useMenu()
  const isMember = useHasLogin()
  const settings = useSettings()
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const { data: store } = useStore()
  const wished = usePickup(({ method }) => method)
  const pickupMethod = methodAt(wished, store?.pickupMethodList ?? [])
  const { data: promotions, isPending } = usePromotions(storeId)
  const staff = useStaffDiscounts(storeId)
  return useCallback(
    (lines) => {
      if (!menu.isThere) return { entries: [], bill: undefined, validLines: [], isSettled: false }
      return {
        ...billOf(lines, menu, { promotions: promotions ?? [], isMember, settings, staff, pickupMethod }),
        isSettled: !isPending,
      }
    },
    [menu, promotions, isPending, isMember, settings, staff, pickupMethod],
  )
}

/** The cart of this device, priced at once. */
export function useCartBill(): CartBill {
  const lines = useCart((state) => state.lines)
  const priceCart = usePriceCart()
  return useMemo(() => priceCart(lines), [lines, priceCart])
}
