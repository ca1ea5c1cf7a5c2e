import { z } from 'zod'
import { call } from './call.ts'
import { id, nothing, pageOf, paging, time } from './shapes.ts'

const day = z.iso.date()

/** A brand's terms of earning and spending points. */
const rule = z.object({ pointsPerUnit: z.int(), minorPerPoint: z.int(), maxDeductPermille: z.int() })

/** The customer's points in figures: `currentPoints` is what was obtained, less what was used and what expired. */
export const findPointSummary = call({
  path: '/api/app/customer/point-summary/list',
  as: 'customer',
  input: nothing,
  output: z.object({
    /** What all movements add up to; below 0 when points that were spent had to be taken back. */
    currentPoints: z.int(),
    /** The same without what orders hold that await payment. */
    remainingPoints: z.int(),
    /** Less what was taken back. */
    obtainedPoints: z.int(),
    /** Less what was returned. */
    usedPoints: z.int(),
    /** What the next 30 days will end, unless it is spent. */
    willExpirePoints: z.int(),
    expiredPoints: z.int(),
    /** Each date at whose end points are over, the soonest first, with how many. */
    expiryList: z.array(z.object({ expiryDate: day, amount: z.int() })),
    rule,
  }),
})

/**
 * Movements of points, newest first: 0 all, 1 obtained and taken back, 3 expired, 4 used, 5 returned. 2 is no movement: it lists what
 * the next 30 days will end, the soonest first.
 */
export const listPoints = call({
  path: '/api/app/customer/point/list',
  as: 'customer',
  input: z.object({ type: z.int().min(0).max(5).default(0), ...paging }),
  output: pageOf(
    z.object({
      id,
      type: z.int().min(1).max(5),
      /** Below 0 for what was used, expired or taken back. */
      points: z.int(),
      /** What the customer had after it; of type 2, what is left of those points. */
      balance: z.int(),
      title: z.string(),
      orderNo: z.string().nullable(),
      createTime: time,
      /** The last day on which these points can be spent, for those that were obtained or returned. */
      expiryDate: day.nullable(),
    }),
  ),
})

/** How points work, in the reader's language, as a text of the ten tags that agreements are written in (docs/decisions/0016). */
export const findPointDescription = call({
  path: '/api/app/customer/point/description',
  as: 'anyone',
  input: nothing,
  /** `rule` is null where the brand has no points. */
  output: z.object({ content: z.string(), rule: rule.nullable() }),
})
