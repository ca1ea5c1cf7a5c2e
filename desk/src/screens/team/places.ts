import { type Role, roles } from '@tiffin/core/staff/role'
import { t } from '@tiffin/kit/client/words.ts'
import type { Member } from '../../data/team.ts'
import { listed } from '../../state/lists.ts'

/** A role and the names of the places where a person has it; empty everywhere. */
interface RoleAt {
  readonly role: Role
  readonly places: readonly string[]
}

const isEverywhere = ({ storeId, groupId }: Member['grantList'][number]) =>
  storeId === undefined && groupId === undefined

/** A person's roles, each once, with where they hold. */
export function rolesAt({ grantList }: Pick<Member, 'grantList'>): readonly RoleAt[] {
  return roles.flatMap((role) => {
    const grants = grantList.filter((grant) => grant.role === role)
    if (grants.length === 0) return []
    return [{ role, places: grants.some(isEverywhere) ? [] : grants.map(({ placeName }) => placeName) }]
  })
}

/** So many places are named; of more only the number is said. */
const mostNamed = 2

/** `All stores`, `Riverside Arcade`, `Riverside Arcade and 3 more`. */
export function placesText(places: readonly string[]): string {
  if (places.length === 0) return t('desk.allStores')
  if (places.length <= mostNamed) return listed(places)
  return t('desk.team.placesMore', { place: places[0] ?? '', count: places.length - 1 })
}
