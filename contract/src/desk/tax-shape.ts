import { pickupMethod } from '@tiffin/core/store/store'
import { mostRatePpm, standardTaxClass, taxModes } from '@tiffin/core/tax/tax'
import { type TaxSettings, unknownClasses } from '@tiffin/core/tax/tax-settings'
import { z } from 'zod'
import { id } from '../shapes.ts'
import { nameOf, textsOf } from './texts.ts'

const ratePpm = z.int().min(0).max(mostRatePpm)
const pickupMethods = z.array(z.enum(pickupMethod)).min(1).nullable().default(null)
/** The standard class is the empty id. */
export const taxClassId = z.union([id, z.literal(standardTaxClass)])

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length

/** Tax and service charge of a brand; there is one, `corp` [tax-1]. */
export const taxShape = z
  .object({
    taxMode: z.enum(taxModes).default('none'),
    classList: z
      .array(z.object({ taxClassId: id, name: z.string().trim().min(1).max(80) }))
      .max(20)
      .refine((list) => isUnique(list.map((each) => each.taxClassId)))
      .default([]),
    rateList: z
      .array(
        z.object({
          ...{ rateId: id, name: nameOf(60), ratePpm, pickupMethods },
          taxClassIdList: z.array(taxClassId).min(1).max(21).refine(isUnique),
        }),
      )
      .max(20)
      .refine((list) => isUnique(list.map(({ rateId }) => rateId)))
      .default([]),
    serviceCharge: z
      .object({ ratePpm: ratePpm.min(1), pickupMethods, taxClassId: taxClassId.nullable().default(null) })
      .nullable()
      .default(null),
    receiptNote: textsOf(500).default({}),
    receiptFood: z.boolean().default(false),
  })
  .refine((settings) => unknownClasses(settings).length === 0, { path: ['classList'] }) satisfies z.ZodType<TaxSettings>
