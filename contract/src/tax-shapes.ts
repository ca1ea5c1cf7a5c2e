import { languages } from '@tiffin/core/language/language'
import { pickupMethod } from '@tiffin/core/store/store'
import { mostRatePpm, type ShownTax, type TaxTerms, taxModes } from '@tiffin/core/tax/tax'
import { z } from 'zod'
import { id, money } from './shapes.ts'

const ratePpm = z.int().min(0).max(mostRatePpm)
const pickupMethods = z.array(z.enum(pickupMethod)).nullable()

/** See core `TaxTerms`; names are in the reader's language alone. */
export const taxTerms = z.object({
  taxMode: z.enum(taxModes),
  rateList: z.array(
    z.object({
      ...{ rateId: id, taxClassId: z.string(), name: z.partialRecord(z.enum(languages), z.string()) },
      ...{ ratePpm, pickupMethods },
    }),
  ),
  serviceCharge: z.object({ ratePpm, pickupMethods, taxClassId: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<TaxTerms>

/** What is added for service and which taxes are in or on the amount to pay [tax-5]. */
export const taxAmounts = {
  taxMode: z.enum(taxModes),
  serviceCharge: money,
  taxList: z.array(
    z.object({ rateId: id, name: z.string(), ratePpm, taxable: money, tax: money }) satisfies z.ZodType<ShownTax>,
  ),
}
