import { isForStores, type Role, roles } from '@tiffin/core/staff/role'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useMe } from '../../../data/me.ts'
import { roleName, useRights } from '../../../features/rights/use-rights.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { newRole, placesFor, type RoleEntry, withRole } from './rights-form.ts'
import { StorePicker } from './store-picker.tsx'

/** Where who is logged in may grant each role. */
function useGrantable() {
  const { storeList } = useMe()
  const { rights } = useRights()
  const ids = storeList.map(({ storeId }) => storeId)
  return (role: Role) => placesFor(rights, role, ids)
}

interface RoleFieldProps {
  readonly entry: RoleEntry
  /** Roles that other lines have. */
  readonly taken: readonly Role[]
  readonly onChange: (entry: RoleEntry) => void
  readonly onRemove: (() => void) | undefined
}

function RoleField({ entry, taken, onChange, onRemove }: RoleFieldProps) {
  const t = useT()
  const grantable = useGrantable()
  const places = grantable(entry.role)
  const mayBe = (role: Role) => {
    const { isEverywhere, storeIds } = grantable(role)
    return isEverywhere || storeIds.length > 0
  }
  return (
    <div className="rolebox">
      <div className="roleline">
        <SelectField
          label={t('desk.team.role')}
          value={entry.role}
          hint={t(`desk.roleText.${entry.role}`)}
          onChange={({ target }) => {
            const role = roles.find((each) => each === target.value) ?? entry.role
            onChange(withRole(entry, role, grantable(role)))
          }}
        >
          {roles.map((role) => (
            <option key={role} value={role} disabled={role !== entry.role && (taken.includes(role) || !mayBe(role))}>
              {mayBe(role) ? roleName(role) : t('desk.team.roleTooHigh', { role: roleName(role) })}
            </option>
          ))}
        </SelectField>
        {onRemove && (
          <button
            type="button"
            className="btn quiet sq"
            aria-label={t('desk.team.removeRole', { role: roleName(entry.role) })}
            onClick={onRemove}
          >
            <Icon name="bin" size="s" />
          </button>
        )}
      </div>
      {isForStores(entry.role) ? (
        <Segments
          legend={t('desk.team.where')}
          chosen={entry.isEverywhere ? 'all' : 'some'}
          options={[
            { value: 'all', text: t('desk.allStores'), isDisabled: !places.isEverywhere && !entry.isEverywhere },
            { value: 'some', text: t('desk.team.someStores') },
          ]}
          onChoose={(choice) => onChange({ ...entry, isEverywhere: choice === 'all' })}
        />
      ) : (
        <p className="hint t12">{t('desk.team.wholeBrand')}</p>
      )}
      {!entry.isEverywhere && <StorePicker entry={entry} mayGrantAt={places.storeIds} onChange={onChange} />}
    </div>
  )
}

interface RoleFieldsProps {
  readonly entries: readonly RoleEntry[]
  readonly onChange: (entries: readonly RoleEntry[]) => void
  readonly fault: string | undefined
}

/** What a person is, and where; more than one role when they need it. */
export function RoleFields({ entries, onChange, fault }: RoleFieldsProps) {
  const t = useT()
  const grantable = useGrantable()
  const taken = entries.map(({ role }) => role)
  const next = roles
    .toReversed()
    .find((role) => !taken.includes(role) && (grantable(role).isEverywhere || grantable(role).storeIds.length > 0))
  const replace = (index: number, entry: RoleEntry) =>
    onChange(entries.map((each, place) => (place === index ? entry : each)))
  return (
    <fieldset className="rolefields">
      <legend>{t('desk.team.roles')}</legend>
      {entries.map((entry, index) => (
        <RoleField
          key={entry.key}
          entry={entry}
          taken={taken}
          onChange={(changed) => replace(index, changed)}
          onRemove={entries.length > 1 ? () => onChange(entries.filter((each) => each !== entry)) : undefined}
        />
      ))}
      <p className="hint bad t12" role="alert">
        {fault}
      </p>
      {next !== undefined && (
        <button type="button" className="btn quiet" onClick={() => onChange([...entries, newRole(next)])}>
          <Icon name="plus" size="s" />
          {t('desk.team.addRole')}
        </button>
      )}
    </fieldset>
  )
}
