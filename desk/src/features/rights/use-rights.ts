import type { Permission } from '@tiffin/core/staff/permission'
import { mayAct, type Place } from '@tiffin/core/staff/rights'
import { permissionsOfRole, type Role, roles } from '@tiffin/core/staff/role'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { useMe } from '../../data/me.ts'
import { listed } from '../../state/lists.ts'

export const roleName = (role: Role): string => t(`desk.role.${role}`)

/** What who is logged in may do, and who may do what they may not. */
export function useRights() {
  useT()
  const { rightList } = useMe()
  const may = (permission: Permission, place: Place = 'any') => mayAct(rightList, permission, place)
  const allowed = (permission: Permission) => roles.filter((role) => permissionsOfRole[role].includes(permission))
  return {
    rights: rightList,
    may,
    /** Why it cannot be done: the roles that may; undefined for who may. */
    reasonAgainst: (permission: Permission, place: Place = 'any') =>
      may(permission, place) ? undefined : t('desk.onlyRoles', { roles: listed(allowed(permission).map(roleName)) }),
  }
}
