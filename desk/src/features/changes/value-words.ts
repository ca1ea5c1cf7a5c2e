import type { Value } from '@tiffin/core/draft/change'
import { allergens } from '@tiffin/core/food/allergen'
import { languages, textIn } from '@tiffin/core/language/language'
import { percentText } from '@tiffin/core/tax/rate-text'
import { type TaxMode, taxModes } from '@tiffin/core/tax/tax'
import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { FindName, ItemName } from '../../data/names.ts'
import { momentWithOffsetOf } from '../../state/dates.ts'
import { listed } from '../../state/lists.ts'
import { money } from '../../state/money.ts'
import { blockTypeName, tintName } from './tints.ts'

/** Where words for values come from. */
export interface Words {
  readonly kind: string
  readonly find: FindName
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const records = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What something is called; empty for what has no name. */
export const nameIn = (row: ItemName | undefined): string =>
  row === undefined ? t('desk.value.unknown') : textIn(row.name, currentLanguage())

/** As `nameIn`, and that it has no name where it has none. */
export const calledIn = (row: ItemName | undefined): string => nameIn(row) || t('desk.menu.unnamed')

const weekdaysInAll = 7
const thousand = 1000
const perMilleInPercent = 10

const amount = (value: Value): string => money(numberOf(value))
const yesOrNo = (value: Value): string => (value === true || value === 1 ? t('action.yes') : t('action.no'))
const count = (value: Value): string => String(value)
const joined = (parts: readonly string[]): string => (parts.length === 0 ? t('desk.value.none') : listed(parts))

/** `Milk 150 ml`; weights are kept in thousandths. */
const recipe = (value: Value, { find }: Words): string =>
  joined(
    records(value).map(({ materialId, weight }) => {
      const row = find('material', textOf(materialId))
      return `${nameIn(row)} ${numberOf(weight) / thousand} ${row?.unit ?? ''}`.trim()
    }),
  )

const saleTimes = (value: Value): string => {
  const times = records(value).map(({ start, end, weekdays }) => {
    const days = Array.isArray(weekdays) ? weekdays : []
    const when = days.length === weekdaysInAll ? t('desk.value.everyDay') : listed(days.map(weekdayName))
    return `${when} \u2066${textOf(start)}–${textOf(end)}\u2069`
  })
  return times.length === 0 ? t('desk.value.always') : times.join(' · ')
}

const groups = (value: Value, { find }: Words): string =>
  joined(
    records(value).map(({ name, itemList }) => {
      const items = records(itemList).map(({ skuId }) => {
        const sku = find('sku', textOf(skuId))
        return sku === undefined ? t('desk.value.unknown') : calledIn(find('product', sku.parentId))
      })
      return `${isRecord(name) ? textIn(name, currentLanguage()) : ''} (${listed(items)})`
    }),
  )

/** What the entries of a block say, or how many there are. */
const blockItems = (value: Value, { find }: Words): string =>
  joined(
    records(value).map(({ title, productId }) => {
      if (textOf(productId) !== '') return nameIn(find('product', textOf(productId)))
      return (isRecord(title) ? textIn(title, currentLanguage()) : '') || t('desk.value.picture')
    }),
  )

/** `Syrup 30 %`. */
const shares = (value: Value, { find }: Words): string =>
  joined(
    records(value).map(
      ({ materialId, percent }) => `${nameIn(find('material', textOf(materialId)))} ${numberOf(percent)} %`,
    ),
  )

const allergenTexts = (value: Value): string =>
  joined(
    allergens.filter((one) => isList(value) && value.includes(one)).map((allergen) => t(`food.allergen.${allergen}`)),
  )

/** Figures of a label, kept in thousandths. */
const figure = (value: Value): string => String(numberOf(value) / thousand)
const isFigure = (field: string): boolean => /^(?:energy|sugar|lactose|saturatedFat|caffeine)$/.test(field)

const moment = (value: Value): string => momentWithOffsetOf(numberOf(value))

/** What a rule of a promotion takes off or gives, in short. */
const ruleWords = (value: Value, { find }: Words): string => {
  const { kind, ...rule } = isRecord(value) ? value : {}
  if (kind === 'perMilleOff') return `-${numberOf(rule.perMille) / perMilleInPercent}%`
  if (kind === 'amountOff') return `-${money(numberOf(rule.amount))}`
  if (kind === 'fixedPrice') return money(numberOf(rule.price))
  if (kind === 'exchange') return t('desk.offer.couponType.exchange')
  if (kind === 'freeOrder') return t('desk.offer.type.freeOrder')
  if (kind === 'spendAndReduce')
    return `${money(numberOf(rule.spend))}: -${money(numberOf(rule.reduce))} (${money(numberOf(rule.maximum))})`
  const gifts = Array.isArray(rule.productIdList) ? rule.productIdList : []
  return `${numberOf(rule.maxNum)} × ${joined(gifts.map((id) => nameIn(find('product', textOf(id)))))}`
}

const modes: readonly string[] = taxModes
const taxMode = (value: Value): string =>
  t(`desk.tax.modes.${modes.includes(textOf(value)) ? (value as TaxMode) : 'none'}`) // as: one of them
const percent = (value: unknown): string => `${percentText(numberOf(value))}%`

/** `GST 9%`. */
const rates = (value: Value): string =>
  joined(
    records(value).map(({ name, ratePpm }) =>
      `${isRecord(name) ? textIn(name, currentLanguage()) : ''} ${percent(ratePpm)}`.trim(),
    ),
  )

type Write = (value: Value, words: Words) => string

const named =
  (kind: string): Write =>
  (value, { find }) =>
    nameIn(find(kind, textOf(value)))

const namedList =
  (kind: string): Write =>
  (value, { find }) =>
    joined((isList(value) ? value : []).map((id) => nameIn(find(kind, textOf(id)))))

const write: Readonly<Record<string, Write>> = {
  ...{ price: amount, memberPrice: amount, cost: amount },
  ...{ launchStatus: yesOrNo, saleStatus: yesOrNo, isRequired: yesOrNo, isSold: yesOrNo },
  ...{ isDefault: yesOrNo, multiple: yesOrNo, isTopping: yesOrNo },
  ...{ energy: figure, sugar: figure, lactose: figure, saturatedFat: figure, caffeine: figure },
  ...{ hasSweetener: yesOrNo, isAllergensKnown: yesOrNo, shareList: shares },
  ...{ containsList: allergenTexts, mayContainList: allergenTexts },
  ...{ priceListId: named('priceList'), taxClassId: named('tax') },
  ...{ categoryId: named('category'), parentId: named('category') },
  ...{ productId: named('product'), propertyId: named('property') },
  ...{ materialList: recipe, saleTimeList: saleTimes, groupList: groups },
  image: () => t('desk.value.picture'),
  icon: (value, { kind }) => (kind === 'tab' ? textOf(value) : t('desk.value.picture')),
  images: (value) => t('desk.value.pictures', { count: isList(value) ? value.length : 0 }),
  productType: (value) => (value === 1 ? t('desk.value.single') : t('desk.value.set')),
  ...{ propertyIdList: namedList('property'), substituteIdList: namedList('product') },
  saleChannelList: (value) =>
    joined((isList(value) ? value : []).map((id) => (id === 1 ? t('desk.value.app') : String(id)))),
  tint: (value) => tintName(textOf(value)),
  ...{
    threshold: amount,
    maxReduction: amount,
    combinable: yesOrNo,
    status: yesOrNo,
    combinableWithCoupon: yesOrNo,
    combinableWithActivity: yesOrNo,
  },
  ...{ startTime: moment, endTime: moment, rule: ruleWords },
  productIdList: namedList('product'),
  storeIdList: (value) => t('desk.stores', { count: isList(value) ? value.length : 0 }),
  ...{ taxMode, rateList: rates, classList: (value) => joined(records(value).map(({ name }) => textOf(name))) },
  receiptFood: yesOrNo,
  serviceCharge: (value) => percent(isRecord(value) ? value.ratePpm : 0),
  ...{ visible: yesOrNo, enabled: yesOrNo, itemList: blockItems },
  ...{ logo: () => t('desk.value.picture'), codeImage: () => t('desk.value.picture') },
  position: (value) => t(value === 'top' ? 'desk.value.top' : 'desk.value.bottom'),
  type: (value) => blockTypeName(textOf(value)),
}

/** What stands for a value that is not there. */
function nothingText(field: string, kind: string): string {
  if (kind === 'storeProduct' || kind === 'priceListSku' || kind === 'storePriceList') return t('desk.value.asBrand')
  if (isFigure(field)) return t('food.unknown')
  if (field === 'productIdList' || field === 'storeIdList') return t('desk.offer.all')
  if (kind === 'tab') return t('desk.value.own')
  if (field === 'taxClassId') return t('desk.tax.standard')
  return field === 'saleTimeList' ? t('desk.value.always') : t('desk.value.none')
}

/** A value of a field in words. */
export function valueText(field: string, value: Value, words: Words): string {
  if (value === null || value === '') return nothingText(field, words.kind)
  const own = write[field]
  if (own) return own(value, words)
  if (isRecord(value)) {
    const texts = languages.flatMap((language) =>
      value[language] ? [`${t(`lang.${language}`)}: \u2068${textOf(value[language])}\u2069`] : [],
    )
    return texts.length === 0 ? t('desk.value.none') : texts.join(' · ')
  }
  return typeof value === 'object' ? t('desk.value.none') : count(value)
}
