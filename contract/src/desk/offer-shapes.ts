import { mostAmount } from '@tiffin/core/money/parse-money'
import { rulesOfType } from '@tiffin/core/pricing/promotion'
import { z } from 'zod'
import { id } from '../shapes.ts'
import { nameOf, textsOf } from './texts.ts'

const amount = z.int().min(1).max(mostAmount)
/** Per-mille that are taken off: 150 is 15 % off. */
const perMille = z.int().min(1).max(1000)
const products = z.array(id).max(2000)

const rule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixedPrice'), price: amount }),
  z.object({ kind: z.literal('amountOff'), amount }),
  z.object({ kind: z.literal('perMilleOff'), perMille }),
  z.object({ kind: z.literal('spendAndReduce'), spend: amount, reduce: amount, maximum: amount }),
  z.object({ kind: z.literal('freeOrder') }),
  z.object({ kind: z.literal('gift'), maxNum: z.int().min(1).max(99), productIdList: products.min(1) }),
])

/** Epoch ms. */
const instant = z.int().min(0).max(4_102_444_800_000)

const scope = {
  /** Least amount of an order; 0 for none. */
  threshold: z.int().min(0).max(mostAmount).default(0),
  /** Null: all. */
  productIdList: products.nullable().default(null),
  storeIdList: z.array(id).max(2000).nullable().default(null),
  saleChannelList: z.array(z.int().min(1).max(99)).max(20).nullable().default(null),
}

/** What a promotion must be when it is published [price-3]; times are instants, the end is left out. */
export const promotionShape = z
  .object({
    type: z.int().refine((type) => rulesOfType(type).length > 0),
    name: nameOf(200),
    rule,
    ...scope,
    startTime: instant,
    endTime: instant,
    /** 0 is paused. */
    status: z.union([z.literal(0), z.literal(1)]).default(1),
    combinableWithCoupon: z.boolean().default(true),
    combinableWithActivity: z.boolean().default(true),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, { path: ['endTime'] })
  .refine(({ type, rule: { kind } }) => rulesOfType(type).includes(kind), { path: ['rule'] })

/** What a kind of coupon must be when it is published: the terms of those that are issued from then on [coupon-6]. One free item names which. */
export const couponKindShape = z
  .object({
    name: nameOf(200),
    description: textsOf(2000).default({}),
    rule: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('amountOff'), amount }),
      z.object({ kind: z.literal('perMilleOff'), perMille }),
      z.object({ kind: z.literal('exchange') }),
    ]),
    ...scope,
    /** Most that it takes off; null for no limit. */
    maxReduction: amount.nullable().default(null),
    /** Whether it goes together with a promotion. */
    combinable: z.boolean().default(true),
  })
  .refine(({ rule: { kind }, productIdList }) => kind !== 'exchange' || (productIdList?.length ?? 0) > 0, {
    path: ['productIdList'],
  })
