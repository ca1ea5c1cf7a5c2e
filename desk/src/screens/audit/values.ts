import { isLanguage, type Language } from '@tiffin/core/language/language'
import { isCloseReason } from '@tiffin/core/order/close-reason'
import { extraPermissions, roles } from '@tiffin/core/staff/role'
import { pickupMethod, pickupNames } from '@tiffin/core/store/store'
import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { fieldName as menuFieldName } from '../../features/changes/field-words.ts'
import { roleName } from '../../features/rights/use-rights.ts'
import { hoursText } from '../../features/store/hours-text.ts'
import { longDateName, momentOf } from '../../state/dates.ts'
import { listed } from '../../state/lists.ts'
import { money } from '../../state/money.ts'

const fieldPhrases: Readonly<Record<string, PhraseKey>> = {
  staffName: 'desk.team.name',
  roles: 'desk.team.roles',
  extras: 'desk.extra.title',
  discountLimits: 'desk.audit.limits',
  refundLimit: 'desk.team.refundLimit',
  ...{ refundTotal: 'staffOrders.back', pointsReturned: 'staffOrders.pointsBack' },
  ...{ paidTotal: 'staffOrders.paid', tender: 'order.field.paymentMethod', closeReason: 'desk.audit.closeReason' },
  handedBack: 'desk.audit.handedBack',
  ...{
    approvedBy: 'desk.audit.approvedBy',
    unitsToStock: 'desk.audit.unitsToStock',
    discount: 'desk.audit.discount',
    discountPerMille: 'desk.audit.perMille',
  },
  isActive: 'desk.audit.active',
  doOwnersNeedTotp: 'desk.team.ownersTotp',
  ...{ isTotpOn: 'desk.totp.title', hasPin: 'desk.team.pin' },
  ...{ address: 'desk.storePage.address', notice: 'desk.storePage.notice', phone: 'desk.storePage.phone' },
  ...{ timeZone: 'desk.storePage.timeZone', code: 'desk.storePage.code', sort: 'desk.storePage.sort' },
  ...{ latitude: 'desk.storePage.latitude', longitude: 'desk.storePage.longitude' },
  ...{ pickupMethodList: 'desk.storePage.pickup', paymentOffList: 'desk.storePage.payments' },
  businessHourList: 'desk.storePage.hours',
  ...{ isOpen: 'desk.storePage.state.open', isArchived: 'desk.storePage.state.archived' },
  resumesAt: 'desk.audit.resumesAt',
  ...{ move: 'desk.audit.stockMove', available: 'desk.audit.available', amountList: 'desk.audit.stockPlan' },
  stores: 'desk.storePage.title',
  changeCount: 'desk.audit.changeCount',
  publishAt: 'desk.audit.publishAt',
  language: 'desk.language',
  alt: 'desk.picture.textLanguages',
  mode: 'desk.accounts.modeLabel',
  by: 'desk.field.picture',
}

const stockMoves = ['begin', 'count', 'deliver', 'spoil', 'end'] as const

const extraPhrases: Readonly<Record<(typeof extraPermissions)[number], PhraseKey>> = {
  'order:assist': 'desk.extra.assist',
  'order:discount': 'desk.extra.discount',
  'order:refund': 'desk.extra.refund',
  'shift:manage': 'desk.extra.shift',
}

const isDate = (field: string): boolean => /^\d{4}-\d\d-\d\d$/.test(field)

/** A field of something that was changed, as people call it; of a text in one language with the language. */
export function fieldName(field: string): string {
  if (isDate(field)) return longDateName(field)
  const [outer = '', language = ''] = field.split('.')
  const phrase = fieldPhrases[outer]
  const name = phrase === undefined ? menuFieldName(outer) : t(phrase)
  return isLanguage(language) ? t('desk.change.fieldIn', { field: name, language: t(`lang.${language}`) }) : name
}

/** Names of stores by their ids. */
export type StoreNames = ReadonlyMap<string, string>

interface Setting {
  readonly field: string
  readonly stores: StoreNames
}

/** A role and the store or group where it holds, as the log writes it; null everywhere. */
interface PlacedRole {
  readonly role: string
  readonly placeId: string | null
}

const isPlacedRole = (value: unknown): value is PlacedRole => isRecord(value) && typeof value.role === 'string'

/** Places of one role stand together. */
function rolesText(placed: readonly PlacedRole[], stores: StoreNames): string {
  return roles
    .flatMap((role) => {
      const places = placed.filter((each) => each.role === role).map(({ placeId }) => placeId)
      if (places.length === 0) return []
      const names = places.map((place) => (place === null ? t('desk.allStores') : (stores.get(place) ?? place)))
      return [`${roleName(role)} (${listed(names)})`]
    })
    .join(' · ')
}

const stockMoveOf = (value: unknown) => stockMoves.find((each) => each === value)

const isAmounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

const amountOf = (value: unknown): string => money(Number(value) || 0)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function textOf(text: string, stores: StoreNames): string {
  const extra = extraPermissions.find((each) => each === text)
  return extra === undefined ? (stores.get(text) ?? text) : t(extraPhrases[extra])
}

const timeOf = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : value
  return typeof time === 'number' && !Number.isNaN(time) ? time : undefined
}

/** Fields whose values are not said as they are kept. */
const ownTexts: Readonly<Record<string, (value: unknown, stores: StoreNames) => string | undefined>> = {
  roles: (value, stores) => (Array.isArray(value) ? rolesText(value.filter(isPlacedRole), stores) : undefined),
  refundLimit: (value) => amountOf(value),
  ...{ refundTotal: (value) => amountOf(value), paidTotal: (value) => amountOf(value) },
  handedBack: (value) => amountOf(value),
  closeReason: (value) =>
    typeof value === 'string' && isCloseReason(value) ? t(`staffOrders.why.${value}`) : undefined,
  tender: (value) => (value === 'cash' || value === 'card' ? t(`staffOrders.tender.${value}`) : undefined),
  discount: (value) => amountOf(value),
  discountPerMille: (value) => `${Number(value) / 10}%`,
  discountLimits: (value) =>
    isRecord(value)
      ? t('desk.audit.limitsText', { employee: amountOf(value.employee), manual: amountOf(value.manual) })
      : undefined,
  pickupMethodList: (value) =>
    Array.isArray(value)
      ? listed(pickupNames.filter((name) => value.includes(pickupMethod[name])).map((name) => t(`pickup.${name}`)))
      : undefined,
  move: (value) => {
    const move = stockMoveOf(value)
    return move && t(`desk.audit.stockMoves.${move}`)
  },
  amountList: (value) =>
    isAmounts(value) ? listed(value.map((amount, day) => `${weekdayName(day + 1)} ${amount}`)) : undefined,
  publishAt: (value) => momentOf(timeOf(value) ?? 0),
  resumesAt: (value) => momentOf(timeOf(value) ?? 0),
  language: (value) => (isLanguage(String(value)) ? t(`lang.${String(value) as Language}`) : undefined), // as: just asked
  mode: (value) => (value === 'live' || value === 'test' ? t(`desk.accounts.mode.${value}`) : undefined),
}

const isInterval = (value: unknown): value is { start: string; end: string } =>
  isRecord(value) && typeof value.start === 'string' && typeof value.end === 'string'

/** Hours of one date; null for those of the week [staff-13]. */
function dateHoursText(value: unknown): string | undefined {
  if (value === null) return t('desk.storePage.asUsual')
  return Array.isArray(value) && value.every(isInterval) ? hoursText(value) : undefined
}

/** A value of the log in words; empty for one that is none. What is too long to be said has changed. */
export function valueText(value: unknown, { field, stores }: Setting): string {
  const hours = isDate(field) ? dateHoursText(value) : undefined
  if (hours !== undefined) return hours
  if (value === null || value === undefined || value === '') return ''
  const own = ownTexts[field]?.(value, stores)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return value ? t('action.yes') : t('action.no')
  if (isTexts(value)) return listed(value.map((text) => textOf(text, stores)))
  return typeof value === 'object' ? t('desk.value.changed') : String(value)
}
