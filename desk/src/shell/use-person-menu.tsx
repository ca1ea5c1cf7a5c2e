import { useNavigate } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { logOut } from '../data/log-in.ts'
import { useMe } from '../data/me.ts'
import { roleName } from '../features/rights/use-rights.ts'
import { listed } from '../state/lists.ts'
import type { MenuItem } from '../ui/menu.tsx'

/** Who is logged in, and what they do with their log-in. */
export function usePersonMenu(onPreferences: () => void) {
  const t = useT()
  const me = useMe()
  const navigate = useNavigate()
  const items: readonly MenuItem[] = [
    {
      id: 'account',
      icon: 'person',
      text: t('desk.accountPage.title'),
      onChoose: () => void navigate({ to: '/$corp/account', params: { corp: corpOfAddress() } }),
    },
    { id: 'preferences', icon: 'globe', text: t('desk.preferences.title'), onChoose: onPreferences },
    { id: 'log-out', icon: 'leave', text: t('desk.logOut'), onChoose: () => void logOut() },
  ]
  const roles = listed([...new Set(me.roleList.map(({ role }) => roleName(role)))])
  return { me, items, roles, label: t('desk.personMenu', { name: me.staffName }) }
}
