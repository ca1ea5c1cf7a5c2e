import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'

/** An order just made, so that the cashier needs no call for it; it survives a reload of the tab [order-1]. */
export interface CreatedOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly payableTotal: number
  readonly payExpireTime: number | null
}

function isCreated(value: unknown): value is CreatedOrder {
  return (
    isRecord(value) &&
    typeof value.orderId === 'string' &&
    typeof value.orderNo === 'string' &&
    Number.isSafeInteger(value.payableTotal)
  )
}

export const createdOrder = kept<CreatedOrder | null>({
  key: 'tiffin.createdOrder',
  codec: json((value): value is CreatedOrder | null => value === null || isCreated(value)),
  fallback: null,
  storage: () => sessionStorage,
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** The order whose payment page this tab was sent to and has not come back from. */
export const payingOrder = kept({
  key: 'tiffin.paying',
  codec: json(isText),
  fallback: '',
  storage: () => sessionStorage,
})

/** Not kept: a page that is loaded again starts no payment. */
let toPayAtOnce = ''

/** The next cashier of this order starts its payment by itself: the customer has chosen how to pay, and tapped Pay [page-17]. */
export const payAtOnce = (orderId: string): void => {
  toPayAtOnce = orderId
}

/** Whether this order is to be paid at once, until a cashier has come up. */
export const isToPayAtOnce = (orderId: string): boolean => toPayAtOnce === orderId

/** From here on the customer starts each payment. */
export const forgetPayAtOnce = (): void => {
  toPayAtOnce = ''
}

interface Attempt {
  readonly requestId: string
  readonly body: string
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && isText(value.requestId) && isText(value.body)
}

const lastAttempt = kept<Attempt>({
  key: 'tiffin.request',
  codec: json(isAttempt),
  fallback: { requestId: '', body: '' },
  storage: () => sessionStorage,
})

/**
 * The id of one wish to order: the same wish sent again after a fault of the line keeps its id, so that it makes
 * one order; another wish gets another id.
 */
export function requestIdFor(wish: unknown): string {
  const body = JSON.stringify(wish)
  const last = lastAttempt.get()
  if (last.body === body) return last.requestId
  const requestId = crypto.randomUUID()
  lastAttempt.set({ requestId, body })
  return requestId
}

export const forgetRequest = (): void => lastAttempt.clear()
