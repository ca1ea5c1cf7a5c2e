import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type Group, useOwnGroup } from '../../data/group/group.ts'
import { openGroupSheet } from '../../state/group/group.ts'
import css from './group.module.css'
import { useGroupCount, useGroupStanding } from './group-words.ts'

function Words({ group }: { readonly group: Group }) {
  const t = useT()
  const count = useGroupCount(group)
  const standing = useGroupStanding(group)
  const { hostName: host, order } = group
  return (
    <span className={css.words}>
      <b className="t16 one">{t('group.title', { host })}</b>
      <span className="t12">
        {standing === '' ? count : standing} {order?.pickupCode ? <b className="num">{order.pickupCode}</b> : null}
      </span>
    </span>
  )
}

/** "Lin's group · 4 people · 7 items" over the menu, on every phone that takes part [share-5]. */
export function GroupLine() {
  const { data: group } = useOwnGroup()
  if (group === undefined) return null
  return (
    <button type="button" className={css.line} onClick={() => openGroupSheet({ kind: 'group' })}>
      <Icon name="people" />
      <Words group={group} />
      <Icon name="forward" size="xs" isDirected />
    </button>
  )
}
