/** The pick-up methods of a store, and those that it does not take for a while. */
export interface PickupOffer {
  readonly pickupMethodList: readonly number[]
  readonly stoppedMethodList: readonly number[]
  /** Until when they are not taken, epoch ms; null: nothing is stopped. */
  readonly stoppedUntil: number | null
}

/** The pick-up methods that a store takes at an instant [store-17]: a stop that would leave none does not count. */
export function offeredPickup(
  { pickupMethodList, stoppedMethodList, stoppedUntil }: PickupOffer,
  now: number,
): number[] {
  const isStopped = stoppedUntil !== null && stoppedUntil > now
  const taken = pickupMethodList.filter((method) => !(isStopped && stoppedMethodList.includes(method)))
  return taken.length > 0 ? taken : [...pickupMethodList]
}
