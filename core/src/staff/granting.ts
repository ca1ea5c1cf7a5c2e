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

/** Whether another person may change what this person is: they might have granted all of it [staff-2]. */
export const mayManage = (
  giver: readonly Right[],
  { grants, extras }: { readonly grants: readonly Grant[]; readonly extras: readonly ExtraPermission[] },
): boolean => grants.every((grant) => mayGrant(giver, grant, extras))

/** Whether a person who runs a team sees this person in it: who has a role at one of their stores; owners and managers see all. */
export function isSeenBy(viewer: readonly Right[], grants: readonly Grant[]): boolean {
  const own = storesFor(viewer, 'team:edit')
  return (
    own === 'all' || grants.some(({ stores }) => stores !== 'all' && stores.some((storeId) => own.includes(storeId)))
  )
}
