import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { AuditEntry } from '../../data/audit.ts'
import { useMe } from '../../data/me.ts'
import { useTeamNames } from '../../data/team.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { StoreChip } from '../../features/store/store-chip.tsx'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { sortedByName } from '../../state/lists.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { actionPhrases, knownActions } from './actions.ts'
import { useAuditSearch } from './use-audit-search.ts'

/** The people of the filter: of the team where it may be seen, else those whom the log names. */
function usePeople(entries: readonly AuditEntry[]) {
  const { may } = useRights()
  const { staffId, staffName } = useMe()
  const team = useTeamNames(may('team:edit'))
  const names = new Map([
    [staffId, staffName],
    ...entries.map((entry) => [entry.staffId, entry.staffName] as const),
    ...(team.data?.list ?? []).map((member) => [member.staffId, member.staffName] as const),
  ])
  const options = [...names].map(([value, text]) => ({ value, text }))
  return sortedByName(options, ({ text }) => text)
}

function Days() {
  const t = useT()
  const { search, change } = useAuditSearch()
  const options = [
    { value: '1', text: t('desk.audit.today') },
    { value: '7', text: t('desk.audit.lastDays', { count: 7 }) },
    { value: '30', text: t('desk.audit.lastDays', { count: 30 }) },
    { value: 'own', text: t('desk.audit.ownDays') },
  ]
  return (
    <>
      <FilterChip
        label={t('desk.audit.days')}
        value={search.days ?? ''}
        all={t('desk.all')}
        options={options}
        onChoose={(days) => change({ days, from: '', to: '' })}
      />
      {search.days === 'own' &&
        (['from', 'to'] as const).map((name) => (
          <label key={name} className="fchip">
            <span>{name === 'from' ? t('desk.audit.from') : t('desk.audit.to')}</span>
            <input type="date" value={search[name] ?? ''} onChange={({ target }) => change({ [name]: target.value })} />
          </label>
        ))}
    </>
  )
}

/** What of the log is shown. */
export function Filters({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useT()
  const { search, change } = useAuditSearch()
  const people = usePeople(entries)
  const item = entries.find(({ itemId }) => itemId === search.item)
  return (
    <div className="bar2 under">
      <ViewsMenu list="audit" />
      <FilterChip
        label={t('desk.audit.who')}
        value={search.staff ?? ''}
        all={t('desk.audit.anybody')}
        options={people}
        onChoose={(staff) => change({ staff })}
      />
      <FilterChip
        label={t('desk.audit.action')}
        value={search.action ?? ''}
        all={t('desk.all')}
        options={knownActions.map((action) => ({ value: action, text: t(actionPhrases[action]) }))}
        onChoose={(action) => change({ action })}
      />
      <StoreChip chosen={search.store} onChoose={(store) => change({ store })} />
      <Days />
      {search.item !== undefined && (
        <button type="button" className="fchip on" onClick={() => change({ item: '' })}>
          <span>{t('desk.audit.thing')}</span>
          <b>{item === undefined || item.itemName === '' ? search.item : item.itemName}</b>
          <Icon name="close" size="xs" />
        </button>
      )}
    </div>
  )
}
