import type { Permission } from '@tiffin/core/staff/permission'
import { extraPermissions, permissionsOfRole, type Role, roles } from '@tiffin/core/staff/role'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { PhraseKey } from '@tiffin/phrases/key'
import { roleName } from '../../features/rights/use-rights.ts'

interface Row {
  readonly text: PhraseKey
  readonly permission: Permission
  /** What some roles have instead, and how that is said. */
  readonly instead?: readonly [permission: Permission, text: PhraseKey]
}

const rows: readonly Row[] = [
  { text: 'desk.may.menu', permission: 'menu:edit', instead: ['menu:read', 'desk.may.looks'] },
  { text: 'desk.may.publish', permission: 'menu:publish' },
  { text: 'desk.may.store', permission: 'store:edit', instead: ['store:read', 'desk.may.looks'] },
  { text: 'desk.may.stock', permission: 'stock:count' },
  { text: 'desk.may.orders', permission: 'order:manage', instead: ['order:read', 'desk.may.looks'] },
  { text: 'desk.may.assist', permission: 'order:assist' },
  { text: 'desk.may.discount', permission: 'order:discount' },
  { text: 'desk.may.refund', permission: 'order:refund' },
  { text: 'desk.may.shift', permission: 'shift:manage' },
  { text: 'desk.may.customers', permission: 'customer:read', instead: ['customer:masked', 'desk.may.masked'] },
  { text: 'desk.may.export', permission: 'customer:export' },
  { text: 'desk.may.sales', permission: 'report:money', instead: ['report:today', 'desk.may.today'] },
  { text: 'desk.may.team', permission: 'team:edit' },
  { text: 'desk.may.settings', permission: 'settings:edit' },
  { text: 'desk.may.secrets', permission: 'secret:edit', instead: ['secret:read', 'desk.may.looks'] },
  { text: 'desk.may.audit', permission: 'audit:read' },
]

const extras: readonly Permission[] = extraPermissions

function Cell({ row: { permission, instead }, role }: { row: Row; role: Role }) {
  const t = useT()
  const held = permissionsOfRole[role]
  if (held.includes(permission))
    return (
      <span className="okc">
        <Icon name="check" size="s" />
        <span className="sr">{t('action.yes')}</span>
      </span>
    )
  if (instead !== undefined && held.includes(instead[0])) return <span className="t12">{t(instead[1])}</span>
  if (extras.includes(permission) && held.includes('order:manage'))
    return <span className="t12">{t('desk.may.ifGranted')}</span>
  return (
    <span className="ink3">
      <span aria-hidden="true">–</span>
      <span className="sr">{t('action.no')}</span>
    </span>
  )
}

/** What each role may do where it is granted, from the rule that the server asks too. */
export function RolesTable({ counts }: { counts: Partial<Record<Role, number>> | undefined }) {
  const t = useT()
  return (
    <div className="card">
      <div className="cardhead">
        <h2 id="roles-table">{t('desk.may.title')}</h2>
        <span className="end t12 ink2 hide-s">{t('desk.may.checked')}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <section className="wide" tabIndex={0} aria-labelledby="roles-table">
        <table className="tb c rm" aria-labelledby="roles-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('desk.may.what')}</span>
              </th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleName(role)} <span className="ink3 num">{counts?.[role] ?? ''}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.text}>
                <th scope="row">{t(row.text)}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Cell row={row} role={role} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
