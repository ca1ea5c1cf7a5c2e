import { countryCodes } from '@tiffin/core/corp/country'
import { languages } from '@tiffin/core/language/language'
import { taxModes } from '@tiffin/core/tax/tax'
import { z } from 'zod'
import { call } from '../call.ts'
import { staffPassword } from '../staff-shapes.ts'

const code = z.string().max(64)

/** Whether a link still makes a brand [brand-6]. */
export const findSetup = call({
  path: '/api/app/desk/setup/detail',
  as: 'setup',
  input: z.object({ code }),
  output: z.object({ isFirst: z.boolean() }),
  refusals: ['setupOver'],
})

/**
 * Makes a brand with its first owner, and uses the link up. Currency, time zone, dialling code, digits and rates of tax are those of the
 * country [brand-5]; customers may pay at the store, and agree to plain terms until the brand writes its own.
 */
export const createBrand = call({
  path: '/api/app/desk/setup/create',
  as: 'setup',
  input: z.object({
    code,
    corpId: z.string().max(64),
    brandName: z.string().trim().min(1).max(60),
    /** In which the name is written. */
    language: z.enum(languages),
    country: z.enum(countryCodes),
    timeZone: z.string().max(64).exactOptional(),
    /** How prices are stated; without it as the country proposes [tax-8]. */
    taxMode: z.enum(taxModes).exactOptional(),
    staffName: z.string().trim().min(1).max(60),
    account: z.string().trim().min(1).max(128),
    password: staffPassword,
  }),
  output: z.object({ corpId: z.string() }),
  refusals: ['setupOver', 'corpIdForm', 'corpIdTaken', 'staffPasswordForm'],
})
