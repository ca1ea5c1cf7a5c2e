import { stockKind } from '@tiffin/core/stock/check-stock'
import { z } from 'zod'

/** What a store counts: 1 a material, in its unit with three decimals at most; 2 a sku, in units. */
export const countedKind = z.union([z.literal(stockKind.material), z.literal(stockKind.sku)])

/** How much of it. */
export const stockAmount = z.number().min(0).max(1_000_000)

/** An amount for each weekday from Monday; 0 fills nothing up on that day. */
export const amountList = z.array(stockAmount).length(7)
