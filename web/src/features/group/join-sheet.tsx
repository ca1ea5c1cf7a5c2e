import { groupState } from '@tiffin/core/group/group-order'
import { useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { useEffect } from 'react'
import { type Group, useInvitation } from '../../data/group/group.ts'
import { useCart } from '../../state/cart/cart.ts'
import { closeGroupSheet, useGroup } from '../../state/group/group.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { LoadFault } from '../load-state/load-fault.tsx'
import { SkeletonLines } from '../load-state/skeleton-lines.tsx'
import css from './group.module.css'
import { joinGroup, sitAgain } from './group-actions.ts'
import { NameForm } from './name-form.tsx'

/** Whether what is in the cart has to go: it is of another store. */
function useIsCartLost({ storeId }: Group): boolean {
  const chosen = useStoreChoice((state) => state.chosen?.storeId)
  return useCart(({ lines }) => lines.length > 0) && chosen !== storeId
}

function Invitation({ group }: { readonly group: Group }) {
  const t = useT()
  const isCartLost = useIsCartLost(group)
  const { groupOrderId, hostName: host, storeName: store, state } = group
  if (state !== groupState.open)
    return (
      <p className={`ink2 ${css.about}`}>{t(state === groupState.over ? 'group.ended' : 'group.locked', { host })}</p>
    )
  return (
    <>
      <p className={`ink2 ${css.about}`}>
        {t('group.joinText', { store, host })} {isCartLost ? t('group.joinEmpties') : null}
      </p>
      <NameForm label={t('group.join')} onSend={(name) => joinGroup(groupOrderId, name)} />
    </>
  )
}

function Joining({ groupOrderId }: { readonly groupOrderId: string }) {
  const { data, isError, refetch } = useInvitation(groupOrderId)
  const isHost = data?.memberList.some(({ isMe }) => isMe) === true
  useEffect(() => {
    if (data !== undefined && isHost) sitAgain(data)
  }, [data, isHost])
  if (data === undefined || isHost) return isError ? <LoadFault onRetry={refetch} /> : <SkeletonLines count={4} />
  return <Invitation group={data} />
}

/** Whoever has opened the link of a group is asked for a name [share-5]. */
export function JoinSheet() {
  const t = useT()
  const groupOrderId = useGroup(({ sheet }) => (sheet?.kind === 'join' ? sheet.groupOrderId : ''))
  const { data } = useInvitation(groupOrderId)
  const title = data === undefined ? t('group.begin') : t('group.joinTitle', { host: data.hostName })
  const head = <h2 className={`t20 h ${css.title}`}>{title}</h2>
  return (
    <Sheet isOpen={groupOrderId !== ''} onClose={closeGroupSheet} label={title} head={head}>
      {groupOrderId === '' ? null : <Joining groupOrderId={groupOrderId} />}
    </Sheet>
  )
}
