import { requestOf } from '@tiffin/core/cart/lines'
import type { StoreCart } from '@tiffin/core/cart/merge'
import { readToken } from '@tiffin/core/customer/token'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { useCart } from '../../state/cart/cart.ts'
import { loginState, useSession } from '../../state/login/session.ts'
import { useStoreChoice } from '../../state/store/store.ts'

/** The cart of an account as this device and the server last agreed on it. */
export interface KnownCart {
  readonly uid: string
  readonly version: number
  readonly content: string
}

function isKnown(value: unknown): value is KnownCart {
  return (
    isRecord(value) &&
    typeof value.uid === 'string' &&
    Number.isSafeInteger(value.version) &&
    typeof value.content === 'string'
  )
}

/** On the device and not in memory: the tabs of a browser agree with the server as one. */
export const keptKnown = kept<KnownCart | null>({
  key: 'tiffin.savedCart',
  codec: json((value): value is KnownCart | null => value === null || isKnown(value)),
  fallback: null,
})

/** What is known of the cart of the customer who is logged in; undefined before the first agreement on this device. */
export function knownOf(uid: string): KnownCart | undefined {
  const known = keptKnown.get()
  return known?.uid === uid ? known : undefined
}

/** Who is logged in; undefined for a visitor. */
export const currentUid = (): string | undefined =>
  loginState() === 'valid' ? (readToken(useSession.getState().token).uid ?? undefined) : undefined

/** The cart of this device. */
export const deviceCart = (): StoreCart => ({
  storeId: useStoreChoice.getState().chosen?.storeId ?? null,
  lines: useCart.getState().lines,
})

/** What a cart holds, to compare; every empty cart is the same one. */
export const contentOf = ({ storeId, lines }: StoreCart): string =>
  lines.length === 0 ? '' : JSON.stringify([storeId, lines.map(requestOf)])
