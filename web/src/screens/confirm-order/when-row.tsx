import { pickupMethod, type Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { ReadyIn } from '../../features/store/ready-in.tsx'
import { slotText } from '../../features/store/slot-words.ts'
import { useReadyIn } from '../../features/store/use-ready-in.ts'
import { methodAt, usePickup } from '../../state/store/pickup.ts'
import { ChoiceRow } from './choices/choice-row.tsx'
import css from './confirm-order.module.css'
import { SlotSheet } from './slot-sheet.tsx'
import type { When } from './use-when.ts'

interface WhenRowProps {
  readonly store: Store
  readonly when: When
}

/** When the order is ready, and where the store takes orders for later, the way to another time; its place is kept while nobody knows. */
export function WhenRow({
  store: { storeId, pickupMethodList },
  when: { work, offer, isPending, slot, choose },
}: WhenRowProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const readyIn = useReadyIn(storeId, work)
  const method = methodAt(
    usePickup((wish) => wish.method),
    pickupMethodList,
  )
  const title = t(method === pickupMethod.dineIn ? 'slot.titleDineIn' : 'slot.title')
  if (offer === undefined || offer.dayList.length === 0)
    return (
      <div className={css.when}>
        {readyIn === undefined ? null : <ReadyIn text={readyIn} />}
        {isPending && readyIn === undefined ? <Skeleton block={18} inline="46%" /> : null}
      </div>
    )
  return (
    <div className={css.when}>
      <ChoiceRow
        icon="clock"
        label={title}
        value={slot === undefined ? (readyIn ?? t('slot.soon')) : slotText(slot, offer.serverTime, offer.timeZone)}
        onClick={() => setOpen(true)}
      />
      <SlotSheet
        title={title}
        offer={offer}
        chosen={slot}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={choose}
      />
    </div>
  )
}
