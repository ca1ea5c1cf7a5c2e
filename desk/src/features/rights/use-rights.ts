import type { Permission } from '@tiffin/core/staff/permission'
import { mayAct, type Place } from '@tiffin/core/staff/rights'
import { permissionsOfRole, type Role, roles } from '@tiffin/core/staff/role'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { useMe } from '../../data/me.ts'
import { listed } from '../../state/lists.ts'

/** What belongs to the brand as a whole: a role for single stores does not do it [staff-11]. */
export const brandWide: readonly Permission[] = [
  ...(['menu:read', 'menu:edit', 'menu:publish', 'settings:edit', 'secret:read', 'secret:edit'] as const),
]

const usualPlace = (permission: Permission): Place => (brandWide.includes(permission) ? 'corp' : 'any')

export const roleName = (role: Role): string => t(`desk.role.${role}`)

/** What who is logged in may do, and who may do what they may not. */
export function useRights() {
  useT()
  const { rightList } = useMe()
  const may = (permission: Permission, place: Place = usualPlace(permission)) => mayAct(rightList, permission, place)
  const allowed = (permission: Permission) => roles.filter((role) => permissionsOfRole[role].includes(permission))
  return {
    rights: rightList,
    may,
    /** Why it cannot be done: the roles that may, and for all stores where the role is there but not so far; undefined for who may. */
    reasonAgainst: (permission: Permission, place: Place = usualPlace(permission)) => {
      if (may(permission, place)) return undefined
      const isTooNarrow = place === 'corp' && may(permission, 'any')
      const text = isTooNarrow ? 'desk.onlyRolesOfAll' : 'desk.onlyRoles'
      return t(text, { roles: listed(allowed(permission).map(roleName)) })
    },
  }
}
