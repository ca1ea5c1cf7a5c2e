import type { Permission } from './permission.ts'
import { type ExtraPermission, permissionsOfRole, type Role } from './role.ts'

/** Store ids, or every store of the brand, those to come too. */
export type StoresOfGrant = 'all' | readonly string[]

/** A role that a person has, and where. */
export interface Grant {
  readonly role: Role
  readonly stores: StoresOfGrant
}

/** Permissions, and the stores where they hold. */
export interface Right {
  readonly permissions: readonly Permission[]
  readonly stores: StoresOfGrant
}

/** Where something is done: at one store, for the whole brand, or at any store at all. */
export type Place = { readonly storeId: string } | 'corp' | 'any'

/** What a person may do with these roles and the permissions that are the person's own [staff-1]. */
export const rightsOf = (grants: readonly Grant[], extras: readonly ExtraPermission[] = []): Right[] =>
  grants.map(({ role, stores }) => ({ permissions: [...new Set([...permissionsOfRole[role], ...extras])], stores }))

function holdsAt({ stores }: Right, place: Place): boolean {
  if (stores === 'all') return true
  if (place === 'corp') return false
  return place === 'any' ? stores.length > 0 : stores.includes(place.storeId)
}

/** Whether a person may do this there; `none`: whether they have any right there [staff-1]. */
export const mayAct = (rights: readonly Right[], permission: Permission | 'none', place: Place): boolean =>
  rights.some((right) => holdsAt(right, place) && (permission === 'none' || right.permissions.includes(permission)))

/** Everything that a person may do there, each once. */
export const permissionsAt = (rights: readonly Right[], place: Place): Permission[] => [
  ...new Set(rights.filter((right) => holdsAt(right, place)).flatMap(({ permissions }) => permissions)),
]

/** The stores where a person may do this; `none`: where they have any right. */
export function storesFor(rights: readonly Right[], permission: Permission | 'none'): StoresOfGrant {
  const holding = rights.filter((right) => permission === 'none' || right.permissions.includes(permission))
  const lists = holding.map(({ stores }) => stores)
  return lists.includes('all') ? 'all' : [...new Set(lists.flatMap((stores) => (stores === 'all' ? [] : stores)))]
}
