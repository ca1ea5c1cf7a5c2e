import { extraPermissions, roles } from '@tiffin/core/staff/role'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { roleName } from '../../features/rights/use-rights.ts'
import { listed } from '../../state/lists.ts'
import { money } from '../../state/money.ts'

const fieldPhrases: Readonly<Record<string, PhraseKey>> = {
  name: 'desk.team.name',
  staffName: 'desk.team.name',
  roles: 'desk.team.roles',
  extras: 'desk.extra.title',
  discountLimits: 'desk.audit.limits',
  isActive: 'desk.audit.active',
  doOwnersNeedTotp: 'desk.team.ownersTotp',
}

const extraPhrases: Readonly<Record<(typeof extraPermissions)[number], PhraseKey>> = {
  'order:assist': 'desk.extra.assist',
  'order:discount': 'desk.extra.discount',
  'order:refund': 'desk.extra.refund',
}

/** A field of something that was changed, as people call it. */
export function fieldName(field: string): string {
  const phrase = fieldPhrases[field]
  return phrase === undefined ? field : t(phrase)
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

const amountOf = (value: unknown): string => money(Number(value) || 0)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function textOf(text: string): string {
  const extra = extraPermissions.find((each) => each === text)
  return extra === undefined ? text : t(extraPhrases[extra])
}

/** A value of the log in words; empty for one that is none. */
export function valueText(value: unknown, { field, stores }: Setting): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? t('action.yes') : t('action.no')
  if (field === 'roles' && Array.isArray(value)) return rolesText(value.filter(isPlacedRole), stores)
  if (isTexts(value)) return listed(value.map(textOf))
  if (field === 'discountLimits' && isRecord(value))
    return t('desk.audit.limitsText', { employee: amountOf(value.employee), manual: amountOf(value.manual) })
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
