import type { CountryCode } from '../corp/country.ts'
import type { Texts } from '../language/language.ts'
import { pickupMethod } from '../store/store.ts'
import { standardTaxClass, type TaxRate, type TaxTerms } from './tax.ts'

/** What a country proposes; a service charge is a brand's own affair. */
export type TaxProposal = Pick<TaxTerms, 'taxMode' | 'rateList'>

/** No tax on what is sold, or one that differs too much by place or seller to be proposed. */
const none: TaxProposal = { taxMode: 'none', rateList: [] }

const rate = (name: Texts, ratePpm: number, more: Partial<TaxRate> = {}): TaxRate => ({
  ...{ rateId: 'standard', taxClassId: standardTaxClass, name, ratePpm, pickupMethods: null },
  ...more,
})

const vat: Texts = { 'en-US': 'VAT' }
const gst: Texts = { 'en-US': 'GST' }
const arabicVat: Texts = { 'en-US': 'VAT', 'ar-IQ': 'ضريبة القيمة المضافة' }

const inclusive = (...rateList: TaxRate[]): TaxProposal => ({ taxMode: 'inclusive', rateList })
const exclusive = (...rateList: TaxRate[]): TaxProposal => ({ taxMode: 'exclusive', rateList })

/** Cold food is taxed where it is eaten in and zero-rated where it is taken away; hot food and most drinks are taxed always. */
const coldFood = 'coldFood'

/**
 * The tax on prepared food and drinks that a country proposes to a new brand [tax-8]. A proposal only: laws change, and towns, thresholds
 * and kinds of seller differ. A brand confirms it or says otherwise before anything is taxed by it.
 */
export const countryTax: Readonly<Record<CountryCode, TaxProposal>> = {
  AE: inclusive(rate(arabicVat, 50_000)),
  AU: inclusive(rate(gst, 100_000)),
  BH: inclusive(rate(arabicVat, 100_000)),
  BN: none,
  // The federal part. Provinces add a tax of their own, or have one harmonised tax in place of both.
  CA: exclusive(rate(gst, 50_000)),
  CN: none,
  GB: inclusive(
    rate(vat, 200_000),
    rate(vat, 200_000, { taxClassId: coldFood, pickupMethods: [pickupMethod.dineIn] }),
    rate(vat, 0, { rateId: 'zero', taxClassId: coldFood, pickupMethods: [pickupMethod.takeaway] }),
  ),
  HK: none,
  // The tax of towns and regencies on food and drinks that are served.
  ID: exclusive(rate({ 'en-US': 'PB1', 'in-ID': 'PB1' }, 100_000)),
  // Restaurants without input credit: half for the union, half for the state.
  IN: exclusive(
    rate({ 'en-US': 'CGST' }, 25_000, { rateId: 'cgst' }),
    rate({ 'en-US': 'SGST' }, 25_000, { rateId: 'sgst' }),
  ),
  IQ: none,
  JO: none,
  KH: none,
  KW: none,
  LA: none,
  MM: none,
  MO: none,
  // Service tax on food and drinks, of sellers above the threshold.
  MY: exclusive(rate({ 'en-US': 'SST' }, 60_000)),
  NP: none,
  NZ: inclusive(rate(gst, 150_000)),
  OM: inclusive(rate(arabicVat, 50_000)),
  PH: inclusive(rate(vat, 120_000)),
  QA: none,
  SA: inclusive(rate(arabicVat, 150_000)),
  SG: inclusive(rate({ 'en-US': 'GST', 'zh-CN': '消费税' }, 90_000)),
  TH: inclusive(rate({ 'en-US': 'VAT', 'th-TH': 'ภาษีมูลค่าเพิ่ม' }, 70_000)),
  TW: inclusive(rate({ 'en-US': 'VAT', 'zh-CN': '营业税' }, 50_000)),
  // Prices are stated without sales tax everywhere; its rate is that of state, county and town.
  US: exclusive(),
  VN: none,
}
