import type { CartLine } from '@tiffin/core/cart/cart-line'
import { workOf } from '@tiffin/core/ready/work-of'
import { useState } from 'react'
import { readSlotsAgain, type ShownSlot, useSlots } from '../../data/store/slots.ts'

/** What the customer may choose of. */
export type WhenOffer = NonNullable<ReturnType<typeof useSlots>['data']>

/** When the order is collected: as soon as it is ready, or in a slot that is still offered and not full [slot-2]. */
export function useWhen(storeId: string, lines: readonly CartLine[]) {
  const work = workOf(lines)
  const { data: offer, isPending } = useSlots(storeId, work)
  const [startsAt, setStartsAt] = useState<number>()
  const slots = offer?.dayList.flatMap(({ slotList }) => slotList) ?? []
  const slot = slots.find((each) => each.startsAt === startsAt)
  const choose = (next: ShownSlot | undefined) => setStartsAt(next?.startsAt)
  /** The slot was refused: another one is to be chosen. */
  const lose = () => {
    setStartsAt(undefined)
    readSlotsAgain()
  }
  return { work, offer, isPending, slot, choose, lose }
}

export type When = ReturnType<typeof useWhen>
