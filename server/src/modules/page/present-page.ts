import { type Language, pickerLanguages, type Texts, textIn } from '@tiffin/core/language/language'
import { colorAt, parseColor } from '@tiffin/core/theme/color'
import { say } from '@tiffin/phrases/server'
import type { Corp } from '../../base/corp.ts'
import type { Brand } from './brand.ts'
import type { BlockRow, PaymentMethodRow } from './queries.ts'

/** Version of the app that this server ships with [call-10]. */
export const appVersion = { version: '2.2.2', code: 222 } as const

export const showSetting = (
  corp: Corp,
  { setting }: Brand,
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
  serverTime: now,
})

/** What the brand's page says before the app comes; its colour as CSS writes it. */
export const showSign = ({ setting }: Brand, language: Language) => ({
  name: textIn(setting.brandName, language),
  slogan: textIn(setting.slogan, language),
  color: colorAt(parseColor(setting.primaryColor), 100),
})

export const showColor = ({ setting: { primaryColor, secondaryColor } }: Brand) => ({ primaryColor, secondaryColor })

/** The brand's own list, or the picker's five. */
export const showLanguages = ({ languages }: Brand) =>
  languages.length > 0
    ? languages.map(({ code, text }) => ({ code, text }))
    : pickerLanguages.map((code) => ({ code, text: say(code, `lang.${code}`) }))

export const showVersion = (corp: Corp, { setting }: Brand, language: Language) => ({
  ...appVersion,
  minCode: corp.minAppCode,
  force: corp.minAppCode > appVersion.code,
  notes: textIn(setting.releaseNotes, language),
  downloadUrl: setting.downloadUrl,
})

const showItem = (item: BlockRow['items'][number], text: (texts: Texts | undefined) => string) => ({
  image: item.image ?? '',
  tint: item.tint ?? '',
  title: text(item.title),
  text: text(item.text),
  action: text(item.action),
  link: item.link ?? '',
  productId: item.productId ?? '',
})

/** Blocks by page, of one page type or all. */
export function showPages({ blocks }: Brand, language: Language, pageType?: number) {
  const text = (texts: Texts | undefined) => textIn(texts ?? {}, language)
  const wanted = blocks.filter((block) => pageType === undefined || block.pageType === pageType)
  return [...Map.groupBy(wanted, (block) => block.pageType)].map(([type, list]) => ({
    pageType: type,
    blockList: list.map((block) => ({
      type: block.type,
      title: text(block.title),
      sort: block.sort,
      items: block.items.map((item) => showItem(item, text)),
    })),
  }))
}

/** The agreement in force; version `0` while a brand has none. */
export const showAgreement = ({ agreement }: Brand, language: Language) => ({
  version: agreement?.version ?? '0',
  updateTime: agreement?.updatedAt ?? 0,
  serviceTerms: textIn(agreement?.serviceTerms ?? {}, language),
  privacyPolicy: textIn(agreement?.privacyPolicy ?? {}, language),
})

export const showPaymentMethod = ({ code, name, icon, type, sort, tip }: PaymentMethodRow, language: Language) => ({
  code,
  name: textIn(name, language),
  icon,
  type,
  sort,
  tip: textIn(tip, language),
})

/** The methods that a store takes. */
export const methodsOf = ({ paymentMethods }: Brand, storeId: string | undefined): readonly PaymentMethodRow[] =>
  paymentMethods.filter(({ storeIds }) => storeIds === null || storeId === undefined || storeIds.includes(storeId))
