/** The pick-up methods of a store, and those that it does not take for a while. */
export interface PickupOffer {
  readonly pickupMethodList: readonly number[]
  readonly stoppedMethodList: readonly number[]
  /** Until when they are not taken, epoch ms; null: nothing is stopped. */
  readonly stoppedUntil: number | null
}

/** The pick-up methods that a store takes at an instant [store-17]. */
export const offeredPickup = (
  { pickupMethodList, stoppedMethodList, stoppedUntil }: PickupOffer,
  now: number,
): number[] =>
  pickupMethodList.filter(
    (method) => stoppedUntil === null || stoppedUntil <= now || !stoppedMethodList.includes(method),
  )
