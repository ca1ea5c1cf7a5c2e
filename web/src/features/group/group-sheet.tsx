import '@tiffin/kit/ui/more-drawings.ts'
import { groupState } from '@tiffin/core/group/group-order'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { type Group, useOwnGroup } from '../../data/group/group.ts'
import { closeGroupSheet, type GroupSeat, useGroup } from '../../state/group/group.ts'
import { LoadFault } from '../load-state/load-fault.tsx'
import { SkeletonLines } from '../load-state/skeleton-lines.tsx'
import css from './group.module.css'
import { invite, removeLine, removeMember } from './group-actions.ts'
import { GroupFoot } from './group-foot.tsx'
import { useGroupCount, useGroupStanding } from './group-words.ts'
import { MemberCard } from './member-card.tsx'

interface GroupProps {
  readonly group: Group
  readonly seat: GroupSeat
}

function Head({ group }: Pick<GroupProps, 'group'>) {
  const t = useT()
  const count = useGroupCount(group)
  return (
    <div className={`between ${css.head}`}>
      <div className="grow">
        <h2 className="t20 h">{t('group.title', { host: group.hostName })}</h2>
        <p className="t12 ink2">{count}</p>
      </div>
      {group.state === groupState.open ? (
        <button type="button" className="btn soft" onClick={() => invite(group)}>
          <Icon name="share" size="s" />
          {t('group.invite')}
        </button>
      ) : null}
    </div>
  )
}

/** Where it stands, for every phone: closed, being paid, or paid with the code to collect it [share-7]. */
function Standing({ group }: Pick<GroupProps, 'group'>) {
  const t = useT()
  const standing = useGroupStanding(group)
  const { order } = group
  return (
    <div role="status" className={standing === '' ? undefined : css.standing}>
      {standing === '' ? null : <b>{standing}</b>}
      {order?.pickupCode ? (
        <p>
          <span className="ink2 t12 block">{t('group.code')}</span>
          <b className={`num ${css.code}`}>{order.pickupCode}</b>
        </p>
      ) : null}
      {order === null || order.leftOutList.length === 0 ? null : (
        <p>
          <b className="block">{t('group.leftOut')}</b>
          {order.leftOutList.map(({ productName, num }) => `${num} × ${productName}`).join(' · ')}
        </p>
      )}
    </div>
  )
}

function Members({ group, seat }: GroupProps) {
  const isHost = group.memberList.some((member) => member.isMe && member.isHost)
  const mayChange = isHost && group.state !== groupState.ordered
  return group.memberList.map((member) => {
    const { memberNo, version } = member
    const ofOther = {
      onRemove: (line: number) => void removeLine(seat, { memberNo, version, line }),
      onRemoveMember: () => void removeMember(seat, member),
    }
    return <MemberCard key={memberNo} member={member} {...(mayChange && !member.isMe ? ofOther : {})} />
  })
}

/** Everybody's lines, how it stands, and what comes next. */
export function GroupSheet() {
  const t = useT()
  const isOpen = useGroup(({ sheet }) => sheet?.kind === 'group')
  const seat = useGroup((state) => state.seat)
  const { data: group, isError, refetch } = useOwnGroup()
  const label = group === undefined ? t('group.begin') : t('group.title', { host: group.hostName })
  const isThere = group !== undefined && seat !== null
  return (
    <Sheet
      isOpen={isOpen && seat !== null}
      onClose={closeGroupSheet}
      label={label}
      head={group === undefined ? undefined : <Head group={group} />}
      foot={isThere ? <GroupFoot group={group} seat={seat} /> : undefined}
    >
      {isThere ? (
        <>
          <Standing group={group} />
          <Members group={group} seat={seat} />
        </>
      ) : isError ? (
        <LoadFault onRetry={refetch} />
      ) : (
        <SkeletonLines count={4} />
      )}
    </Sheet>
  )
}
