import { groupState } from '@tiffin/core/group/group-order'
import { isPaid } from '@tiffin/core/order/is-paid'
import { orderStatus } from '@tiffin/core/order/order-state'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Group } from '../../data/group/group.ts'
import { closeGroupSheet, type GroupSeat } from '../../state/group/group.ts'
import css from './group.module.css'
import { closeAndPay, endGroup, forgetGroup, leaveGroup, openAgain, payOrder } from './group-actions.ts'

interface FootProps {
  readonly group: Group
  readonly seat: GroupSeat
}

interface Step {
  readonly label: string
  readonly onTap: () => void
  readonly isDisabled?: boolean
}

const noLines = ({ memberList }: Group) => memberList.every(({ list }) => list.length === 0)

/** What comes next for the host: the first is the usual one. */
function useStepsOfHost({ group, seat }: FootProps): Step[] {
  const t = useT()
  const { state, order } = group
  const again = { label: t('group.unlock'), onTap: () => void openAgain(seat, order?.orderId ?? null) }
  const pay = { onTap: () => void closeAndPay(seat), isDisabled: noLines(group) }
  if (state === groupState.open)
    return [
      { label: t('group.lock'), ...pay },
      { label: t('group.end'), onTap: () => void endGroup(seat) },
    ]
  if (state === groupState.locked) return [{ label: t('group.goPay'), ...pay }, again]
  const orderId = order?.orderId
  if (order?.status === orderStatus.awaitingPayment && orderId)
    return [{ label: t('group.goPay'), onTap: () => payOrder(orderId) }, again]
  const isOver = order === null || isPaid(order.status) || order.status === orderStatus.closed
  return isOver ? [{ label: t('action.close'), onTap: forgetGroup }] : [again]
}

function useStepsOfGuest({ group, seat }: FootProps): Step[] {
  const t = useT()
  const { state, order } = group
  if (state === groupState.open)
    return [
      { label: t('group.add'), onTap: closeGroupSheet },
      { label: t('group.leave'), onTap: () => void leaveGroup(seat) },
    ]
  const isOver = order !== null && order.status !== orderStatus.awaitingPayment
  return [{ label: t('action.close'), onTap: isOver ? forgetGroup : closeGroupSheet }]
}

/** The buttons under the group. */
export function GroupFoot(props: FootProps) {
  const isHost = props.group.memberList.some((member) => member.isMe && member.isHost)
  const [ofHost, ofGuest] = [useStepsOfHost(props), useStepsOfGuest(props)]
  const [main, ...more] = isHost ? ofHost : ofGuest
  return (
    <div className={css.foot}>
      <button type="button" className="btn primary big wide" disabled={main?.isDisabled} onClick={main?.onTap}>
        {main?.label}
      </button>
      {more.map(({ label, onTap }) => (
        <button key={label} type="button" className="btn plain" onClick={onTap}>
          {label}
        </button>
      ))}
    </div>
  )
}
