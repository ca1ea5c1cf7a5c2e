import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf } from '@tiffin/core/cart/lines'
import { readToken } from '@tiffin/core/customer/token'
import { useSession } from '../login/session.ts'
import type { Choices } from './choices.ts'

/** The cart that choices were made for. */
export interface ChosenFor {
  readonly storeId: string
  readonly lines: readonly CartLine[]
}

let kept: { readonly cart: string; readonly choices: Choices } | undefined

const visitor = null

/** The same for the same customer, store and lines. */
const cartOf = ({ storeId, lines }: ChosenFor, uid = readToken(useSession.getState().token).uid): string =>
  JSON.stringify([uid, storeId, lines.map(requestOf)])

/** What was chosen for this very cart when its page was left; until the app is loaded again. What a visitor chose goes with them when they log in, as the cart does. */
export const recallChoices = (place: ChosenFor): Choices | undefined =>
  kept?.cart === cartOf(place) || kept?.cart === cartOf(place, visitor) ? kept.choices : undefined

export function keepChoices(place: ChosenFor, choices: Choices): void {
  kept = { cart: cartOf(place), choices }
}

/** An order has taken them. */
export function forgetChoices(): void {
  kept = undefined
}
