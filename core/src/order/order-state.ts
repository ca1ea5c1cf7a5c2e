/** States of an order [order-3]. The arrows are ours, see docs/decisions/0004. */
export const orderStatus = {
  awaitingPayment: 10,
  accepted: 20,
  making: 30,
  ready: 40,
  completed: 50,
  cancelled: 60,
  timeout: 70,
  closed: 80,
} as const

/** One of the eight states. */
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

/** What a person does to an order. `cancelPaid` is the wish of a customer, for an order that the store has not begun. `closeLate` is the answer to money that came after its end, never a person's wish. `takeBack…` undoes a step of the store [order-25]. */
export type OrderAction =
  | 'pay'
  | 'acceptPayment'
  | 'cancel'
  | 'cancelPaid'
  | 'timeOut'
  | 'start'
  | 'makeReady'
  | 'complete'
  | 'close'
  | 'closeLate'
  | 'takeBackStart'
  | 'takeBackReady'
  | 'takeBackHandOver'
  | 'delete'

const { awaitingPayment, accepted, making, ready, completed, cancelled, timeout, closed } = orderStatus

type Moves = {
  readonly [Action in OrderAction]: {
    readonly from: readonly OrderStatus[]
    readonly to: Action extends 'delete' ? null : OrderStatus
  }
}

const moves: Moves = {
  pay: { from: [awaitingPayment], to: accepted },
  acceptPayment: { from: [awaitingPayment], to: accepted },
  cancel: { from: [awaitingPayment], to: cancelled },
  cancelPaid: { from: [accepted], to: closed },
  timeOut: { from: [awaitingPayment], to: timeout },
  start: { from: [accepted], to: making },
  makeReady: { from: [making], to: ready },
  complete: { from: [accepted, making, ready], to: completed },
  close: { from: [awaitingPayment, accepted, making, ready], to: closed },
  closeLate: { from: [cancelled, timeout], to: closed },
  takeBackStart: { from: [making], to: accepted },
  takeBackReady: { from: [ready], to: making },
  takeBackHandOver: { from: [completed], to: ready },
  delete: { from: [completed, cancelled, timeout, closed], to: null },
}

/** So long staff can take a hand-over back [order-25]. */
export const takeBackMs = 30 * 60_000

/** What takes a state back, by that state. */
export const takesBack = {
  [making]: 'takeBackStart',
  [ready]: 'takeBackReady',
  [completed]: 'takeBackHandOver',
} as const

/** Whether an action is allowed in a state; none is in one that this version does not know. */
export const canMove = (from: number, action: OrderAction): boolean =>
  moves[action].from.some((state) => state === from)

/** The state an action leads to; null when it hides the order instead of moving it. */
export const stateAfter = <Action extends OrderAction>(action: Action): Moves[Action]['to'] => moves[action].to

/** The states an action may start from. */
export const statesBefore = (action: OrderAction): readonly OrderStatus[] => moves[action].from

/** The states of an order that is still worked on or waited for. */
export const statesUnderWay = [awaitingPayment, accepted, making, ready] as const

/** Whether an order is still worked on or waited for; one in a state that this version does not know is over. */
export const isUnderWay = (status: number): boolean => statesUnderWay.some((state) => state === status)

/** The states of an order that ended without being handed over. */
const statesUnserved: readonly OrderStatus[] = [cancelled, timeout, closed]

/** Whether an action ends an order that is not handed over, so that its stock may come back [stock-15]. */
export const endsUnserved = (action: OrderAction): boolean => statesUnserved.some((state) => state === moves[action].to)

/** What a customer may do, in the order of the buttons [order-4]. */
export type CustomerAction = 'pay' | 'cancel' | 'delete' | 'reorder'

interface Paying {
  /** Its method is an online one. */
  readonly isOnline: boolean
  /** Its payment time has passed. */
  readonly isOver?: boolean
}

/**
 * Buttons of an order. Paying is offered only for online methods and in time: at the store the staff takes the money, and gives it back
 * [order-21]. Ordering again is possible in every state.
 */
export function allowedActions(status: OrderStatus, { isOnline, isOver = false }: Paying): CustomerAction[] {
  const actions: CustomerAction[] = []
  if (isOnline && !isOver && canMove(status, 'pay')) actions.push('pay')
  if (canMove(status, 'cancel') || (isOnline && canMove(status, 'cancelPaid'))) actions.push('cancel')
  if (canMove(status, 'delete')) actions.push('delete')
  actions.push('reorder')
  return actions
}

/** Filters of the order list: 0 all, 1 awaiting payment, 2 in progress, 3 completed, 4 cancelled and closed. */
export const statusGroups: Record<number, readonly OrderStatus[]> = {
  0: [awaitingPayment, accepted, making, ready, completed, cancelled, timeout, closed],
  1: [awaitingPayment],
  2: [accepted, making, ready],
  3: [completed],
  4: statesUnserved,
}
