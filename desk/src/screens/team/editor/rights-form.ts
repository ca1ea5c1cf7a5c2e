import { formatFigures } from '@tiffin/core/money/format-money'
import { type Money, money } from '@tiffin/core/money/money'
import { mayGrant } from '@tiffin/core/staff/granting'
import type { Right } from '@tiffin/core/staff/rights'
import { type ExtraPermission, isForStores, permissionsOfRole, type Role, roles } from '@tiffin/core/staff/role'
import type { GrantInput, Member } from '../../../data/team.ts'
import { readAmount } from '../../../state/money.ts'

/** A role as the form has it: everywhere, or at stores and groups. */
export interface RoleEntry {
  /** Stays when another role is chosen, so that the choice keeps the focus. */
  readonly key: string
  readonly role: Role
  readonly isEverywhere: boolean
  readonly storeIds: readonly string[]
  readonly groups: readonly { readonly groupId: string; readonly placeName: string }[]
}

/** What the form of a person holds. */
export interface RightsEntries {
  readonly staffName: string
  readonly account: string
  readonly roles: readonly RoleEntry[]
  readonly extras: readonly ExtraPermission[]
  /** As typed, in the brand's money. */
  readonly employeeLimit: string
  readonly manualLimit: string
  readonly refundLimit: string
}

export const newRole = (role: Role): RoleEntry => ({
  ...{ key: crypto.randomUUID(), role, isEverywhere: !isForStores(role), storeIds: [], groups: [] },
})

/** Another role at the same places, as far as the giver may grant it there; what was chosen stays while a role has the whole brand. */
export function withRole(entry: RoleEntry, role: Role, places: ReturnType<typeof placesFor>): RoleEntry {
  if (!isForStores(role)) return { ...entry, role, isEverywhere: true }
  return {
    ...entry,
    role,
    isEverywhere: isForStores(entry.role) && entry.isEverywhere && places.isEverywhere,
    storeIds: entry.storeIds.filter((storeId) => places.storeIds.includes(storeId)),
  }
}

/** Amounts are typed without marks between thousands. */
const typedMoney = (minor: number, currencyScale: number): string =>
  minor === 0
    ? ''
    : formatFigures(minor, { currencyScale, defaultFractionDigits: currencyScale, groupingSeparator: '' })

/** Nothing typed is nothing allowed; undefined for what is no amount. */
export const limitOf = (typed: string, currencyScale: number): Money | undefined =>
  typed.trim() === '' ? money(0) : readAmount(typed, currencyScale)

/** A person as the form shows them. */
export function entriesOf(member: Member, currencyScale: number): RightsEntries {
  const { staffName, account, grantList, extraList, discountLimits, refundLimit } = member
  return {
    ...{ staffName, account, extras: extraList },
    roles: roles.flatMap((role) => {
      const grants = grantList.filter((grant) => grant.role === role)
      if (grants.length === 0) return []
      return [
        {
          ...newRole(role),
          isEverywhere: grants.some(({ storeId, groupId }) => storeId === undefined && groupId === undefined),
          storeIds: grants.flatMap(({ storeId }) => storeId ?? []),
          groups: grants.flatMap(({ groupId, placeName }) => (groupId === undefined ? [] : [{ groupId, placeName }])),
        },
      ]
    }),
    employeeLimit: typedMoney(discountLimits.employee, currencyScale),
    manualLimit: typedMoney(discountLimits.manual, currencyScale),
    refundLimit: typedMoney(refundLimit, currencyScale),
  }
}

/** The roles as they are sent, one for each place. */
export const grantsOf = (entries: readonly RoleEntry[]): GrantInput[] =>
  entries.flatMap(({ role, isEverywhere, storeIds, groups }) =>
    isEverywhere
      ? [{ role }]
      : [...storeIds.map((storeId) => ({ role, storeId })), ...groups.map(({ groupId }) => ({ role, groupId }))],
  )

export const hasPlace = ({ isEverywhere, storeIds, groups }: RoleEntry): boolean =>
  isEverywhere || storeIds.length > 0 || groups.length > 0

/** Whether the roles bring a permission already. */
export const isInRoles = (entries: readonly RoleEntry[], permission: ExtraPermission): boolean =>
  entries.length > 0 && entries.every(({ role }) => permissionsOfRole[role].includes(permission))

/** Whether a person with these may take something off an order. */
export const mayDiscount = ({ roles: entries, extras }: Pick<RightsEntries, 'roles' | 'extras'>): boolean =>
  extras.includes('order:discount') || entries.some(({ role }) => permissionsOfRole[role].includes('order:discount'))

/** Whether a person with these gives money back within a limit; owners are above it [staff-12]. */
export const isRefundLimited = ({ roles: entries, extras }: Pick<RightsEntries, 'roles' | 'extras'>): boolean =>
  !entries.some(({ role }) => role === 'owner') &&
  (extras.includes('order:refund') || entries.some(({ role }) => permissionsOfRole[role].includes('order:refund')))

/** Where the giver may grant a role. */
export function placesFor(giver: readonly Right[], role: Role, storeIds: readonly string[]) {
  return {
    isEverywhere: mayGrant(giver, { role, stores: 'all' }),
    storeIds: isForStores(role) ? storeIds.filter((storeId) => mayGrant(giver, { role, stores: [storeId] })) : [],
  }
}
