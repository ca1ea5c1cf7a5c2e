import { type Grant, mayAct, type Place, permissionsAt, type Right, rightsOf, storesFor } from './rights.ts'
import type { ExtraPermission } from './role.ts'

const placesOf = ({ stores }: Grant): Place[] => (stores === 'all' ? ['corp'] : stores.map((storeId) => ({ storeId })))

/**
 * Whether a person may grant this role there: they run the team, hold everything that the role allows, and more than it; only owners
 * make equals [staff-2].
 */
export function mayGrant(giver: readonly Right[], grant: Grant, extras: readonly ExtraPermission[] = []): boolean {
  const [right] = rightsOf([grant], extras)
  const places = placesOf(grant)
  return (
    places.length > 0 &&
    places.every((place) => {
      const held = permissionsAt(giver, place)
      const isAll = right?.permissions.every((permission) => held.includes(permission)) ?? false
      const isMore = held.length > (right?.permissions.length ?? 0) || mayAct(giver, 'secret:edit', 'corp')
      return held.includes('team:edit') && isAll && isMore
    })
  )
}

/** A role that a person has at a group without stores is as one of all stores: it holds in those that the group gets [staff-2]. */
export const asHeld = (grant: Grant): Grant => (grant.stores.length === 0 ? { ...grant, stores: 'all' } : grant)

/** Whether another person may change what this person is: they might have granted all of it [staff-2]. */
export const mayManage = (
  giver: readonly Right[],
  { grants, extras }: { readonly grants: readonly Grant[]; readonly extras: readonly ExtraPermission[] },
): boolean => grants.every((grant) => mayGrant(giver, asHeld(grant), extras))

/** Most that a person may take off one order, by kind of discount, in minor units [staff-8]. */
export interface DiscountLimits {
  readonly employee: number
  readonly manual: number
}

/** Those limits, and the most that a person may give back of one order [staff-12]. */
export interface StaffLimits extends DiscountLimits {
  readonly refund: number
}

/** The most of one order that a person may give back in all; null for owners, who may give back any [staff-12]. */
export const mostRefund = (rights: readonly Right[], refundLimit: number): number | null =>
  mayAct(rights, 'secret:edit', 'corp') ? null : refundLimit

/** Whether all that went back of an order, a refund with it, is within what a person may give back of one; owners are above it [staff-12]. */
export const mayRefund = (
  { rights, refundLimit }: { readonly rights: readonly Right[]; readonly refundLimit: number },
  refundTotal: number,
): boolean => refundTotal <= (mostRefund(rights, refundLimit) ?? refundTotal)

/** Whether a person may set these limits: none is above the giver's own, or above what was granted before; owners set any [staff-8] [staff-12]. */
export function mayGrantLimits(
  giver: { readonly rights: readonly Right[]; readonly limits: StaffLimits },
  wish: StaffLimits,
  before: StaffLimits,
): boolean {
  const isWithin = (kind: keyof StaffLimits) => wish[kind] <= Math.max(giver.limits[kind], before[kind])
  return (
    mayAct(giver.rights, 'secret:edit', 'corp') || (isWithin('employee') && isWithin('manual') && isWithin('refund'))
  )
}

/** Whether a person who runs a team sees this person in it: who has a role at one of their stores; owners and managers see all. */
export function isSeenBy(viewer: readonly Right[], grants: readonly Grant[]): boolean {
  const own = storesFor(viewer, 'team:edit')
  return (
    own === 'all' || grants.some(({ stores }) => stores !== 'all' && stores.some((storeId) => own.includes(storeId)))
  )
}
