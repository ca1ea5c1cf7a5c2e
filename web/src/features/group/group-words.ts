import { countUnits } from '@tiffin/core/cart/count-units'
import { groupState } from '@tiffin/core/group/group-order'
import { isPaid } from '@tiffin/core/order/is-paid'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Group } from '../../data/group/group.ts'
import { statusKey } from '../order-status.ts'

/** "4 people · 7 items". */
export function useGroupCount({ memberCount, memberList }: Group): string {
  const t = useT()
  const count = countUnits(memberList.flatMap(({ list }) => list))
  return `${t('group.people', { count: memberCount })} · ${t('cart.items', { count })}`
}

/** How it stands, as this phone needs to know it; empty while lines can be added. */
export function useGroupStanding({ state, hostName: host, memberList, order }: Group): string {
  const t = useT()
  const isHost = memberList.some((member) => member.isMe && member.isHost)
  if (state === groupState.over) return t('group.ended')
  if (state === groupState.locked) return isHost ? t('group.lockedHost') : t('group.locked', { host })
  if (state !== groupState.ordered || order === null) return ''
  return isPaid(order.status) || isHost ? t(statusKey(order.status)) : t('group.paying', { host })
}
