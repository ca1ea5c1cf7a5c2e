import { type Language, pickerLanguages, textIn } from '@tiffin/core/language/language'
import type { TaxRate, TaxTerms } from '@tiffin/core/tax/tax'
import { colorAt, parseColor } from '@tiffin/core/theme/color'
import { say } from '@tiffin/phrases/server'
import type { Corp } from '../../base/corp.ts'
import type { CorpSettings } from './settings.ts'

/** Version of the app that this server ships with [call-10]. */
export const appVersion = { version: '2.2.2', code: 222 } as const

/** The terms of tax with names in the reader's language alone; nothing where there is neither tax nor service charge. */
function showTax({ taxMode, rateList, serviceCharge }: TaxTerms, language: Language) {
  if (taxMode === 'none' && serviceCharge === null) return {}
  const copyOf = <Each extends Pick<TaxRate, 'pickupMethods'>>(each: Each) => ({
    ...each,
    pickupMethods: each.pickupMethods && [...each.pickupMethods],
  })
  const shown = rateList.map((rate) => ({ ...copyOf(rate), name: { [language]: textIn(rate.name, language) } }))
  return { tax: { taxMode, rateList: shown, serviceCharge: serviceCharge && copyOf(serviceCharge) } }
}

export const showSetting = (
  corp: Corp,
  { setting }: CorpSettings,
  { language, now }: { language: Language; now: number },
) => ({
  corpId: corp.corpId,
  brandName: textIn(setting.brandName, language),
  slogan: textIn(setting.slogan, language),
  logo: setting.logo,
  browserLogo: setting.browserLogo,
  currency: corp.currency,
  currencyScale: corp.currencyScale,
  currentUnit: setting.currentUnit,
  defaultFractionDigits: corp.fractionDigits,
  groupingSeparator: setting.groupingSeparator,
  timeZone: corp.timeZone,
  defaultAreaCode: corp.defaultAreaCode,
  areaCodeList: [...corp.areaCodes],
  payTimeoutSeconds: corp.payTimeoutSeconds,
  specialRemark: corp.specialRemark,
  tissueOption: corp.tissueOption,
  pointsEnabled: setting.pointsEnabled,
  webviewOriginList: [...corp.webviewOrigins],
  mapProvider: setting.mapProvider,
  appId: corp.appId,
  servicePhone: setting.servicePhone,
  ...showTax(corp.tax, language),
  serverTime: now,
})

/** What the brand's page says before the app comes; its colour as CSS writes it. */
export const showSign = ({ setting }: CorpSettings, language: Language) => ({
  name: textIn(setting.brandName, language),
  slogan: textIn(setting.slogan, language),
  color: colorAt(parseColor(setting.primaryColor), 100),
})

export const showColor = ({ setting: { primaryColor, secondaryColor } }: CorpSettings) => ({
  primaryColor,
  secondaryColor,
})

/** The brand's own list, or the picker's five. */
export const showLanguages = ({ languages }: CorpSettings) =>
  languages.length > 0
    ? languages.map(({ code, text }) => ({ code, text }))
    : pickerLanguages.map((code) => ({ code, text: say(code, `lang.${code}`) }))

export const showVersion = (corp: Corp, { setting }: CorpSettings, language: Language) => ({
  ...appVersion,
  minCode: corp.minAppCode,
  force: corp.minAppCode > appVersion.code,
  notes: textIn(setting.releaseNotes, language),
  downloadUrl: setting.downloadUrl,
})

/** The agreement in force; version `0` while a brand has none. */
export const showAgreement = ({ agreement }: CorpSettings, language: Language) => ({
  version: agreement?.version ?? '0',
  updateTime: agreement?.updatedAt ?? 0,
  serviceTerms: textIn(agreement?.serviceTerms ?? {}, language),
  privacyPolicy: textIn(agreement?.privacyPolicy ?? {}, language),
})
