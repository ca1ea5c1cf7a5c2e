import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { type GroupSeat, useGroup } from '../../state/group/group.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** An order that several make together, as this phone may see it. */
export type Group = CallMap['/api/app/order/group/detail']['output']

export type GroupMember = Group['memberList'][number]

/** How a call names the group and this phone in it. */
export const keyOf = ({ groupOrderId, memberKey }: Pick<GroupSeat, 'groupOrderId' | 'memberKey'>) => ({
  groupOrderId,
  ...(memberKey === '' ? {} : { memberKey }),
})

const queryKey = (groupOrderId: string | undefined) => ['group', groupOrderId]

export const findGroup = (seat: Pick<GroupSeat, 'groupOrderId' | 'memberKey'>): Promise<Group> =>
  call('/api/app/order/group/detail', keyOf(seat), { isSilent: true })

/** What the server said last is what every part shows. */
export const putGroup = (group: Group): void => void queryClient.setQueryData(queryKey(group.groupOrderId), group)

/** The group of this phone; what follows it keeps the answer fresh. */
export function useOwnGroup() {
  const seat = useGroup((state) => state.seat)
  return useQuery({
    queryKey: queryKey(seat?.groupOrderId),
    queryFn: () => findGroup(seat ?? { groupOrderId: '', memberKey: '' }),
    enabled: seat !== null,
    staleTime: 5000,
    retry: false,
  })
}

/** A group of which this phone has only the link. */
export function useInvitation(groupOrderId: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['invitation', groupOrderId, language],
    queryFn: () => findGroup({ groupOrderId, memberKey: '' }),
    enabled: groupOrderId !== '',
    gcTime: 0,
    retry: false,
  })
}

/** Says when the group is to be read again; answers how to stop. */
export function listenToGroup(groupOrderId: string, hear: () => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const query = new URLSearchParams({ corp: corpOfAddress(), group: groupOrderId })
  const stream = new EventSource(`/api/app/order/group/news?${query}`)
  stream.onmessage = hear
  return () => stream.close()
}
