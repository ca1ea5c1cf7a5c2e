import { useQuery } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { teamRulesKey } from '../../data/team.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { useRights } from '../../features/rights/use-rights.ts'

/** Whether the owners must have a second factor [staff-4]. */
export function Rules() {
  const t = useT()
  const { reasonAgainst } = useRights()
  const { data } = useQuery({ queryKey: teamRulesKey, queryFn: () => call('/api/app/desk/team/rules', {}) })
  const change = useDeskCall('/api/app/desk/team/update-rules', teamRulesKey, ['me'])
  const reason = reasonAgainst('secret:edit', 'corp')
  if (data === undefined) return null
  const isOn = change.isPending ? change.variables.doOwnersNeedTotp : data.doOwnersNeedTotp
  return (
    <section className="card rule">
      <label className="grow">
        <b>{t('desk.team.ownersTotp')}</b>
        <span className="t12 ink2">{reason ?? t('desk.team.ownersTotpText')}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={reason !== undefined || change.isPending}
          onChange={({ target }) => change.mutate({ doOwnersNeedTotp: target.checked })}
        />
      </label>
    </section>
  )
}
