import type { RefusalName } from '@tiffin/contract/refusals'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useEffect } from 'react'
import type { Choices } from '../../../state/order/choices.ts'
import { faultsOf } from '../removable.ts'
import type { OrderChoices } from './use-choices.ts'

const couponRefusals: RefusalName[] = [
  ...(['couponUnknown', 'couponNotYet', 'couponUsed', 'couponInvalid', 'couponExpired'] as const),
  ...(['couponThreshold', 'couponNotCombinable', 'couponNotForThese', 'couponInUse'] as const),
]

/** The gifts without those that the server names as not to be had. */
function withoutNamed({ giftList }: Choices, fault: Error): Partial<Choices> | undefined {
  const named = faultsOf(fault)?.productIds ?? []
  const left = giftList.filter(({ productId }) => !named.includes(productId))
  return left.length < giftList.length ? { giftList: left } : undefined
}

/** What is left of the choices when the server says no to one of them; undefined when the no is about something else. */
function without(choices: Choices, fault: Error): Partial<Choices> | undefined {
  if (isRefusal(fault, ...couponRefusals) && choices.couponIdList.length > 0) return { couponIdList: [] }
  if (isRefusal(fault, 'pointsShort') && choices.points !== 0) return { points: 0 }
  if (isRefusal(fault, 'giftsMax') && choices.giftList.length > 0) return { giftList: [] }
  if (isRefusal(fault, 'promotionEnded') && choices.promotionId !== undefined)
    return { promotionId: undefined, giftList: [] }
  return withoutNamed(choices, fault)
}

/** A choice that can no longer be had is taken back and said, so that the page goes on. */
export function useSettledChoices({ choices, change }: OrderChoices, fault: Error | null): void {
  useEffect(() => {
    const rest = fault === null ? undefined : without(choices, fault)
    if (rest === undefined) return
    change(rest)
    if (fault instanceof CallFailure) showToast(faultsOf(fault)?.texts[0] ?? fault.message, 3000)
  }, [fault, choices, change])
}
