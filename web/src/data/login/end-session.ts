import { clearCart } from '../../state/cart/cart.ts'
import { forgetGifts } from '../../state/cart/cart-gifts.ts'
import { passwordOffer } from '../../state/login/password-offer.ts'
import { clearSession } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** Ends the session on the server and forgets the customer here; a server out of reach does not keep anybody logged in. */
export async function endSession(): Promise<void> {
  await call('/api/app/customer/login/logout', {}, { isSilent: true }).catch(() => undefined)
  forgetCustomer()
}

/** Leaves nothing of the customer on this device: token, profile, carts, answers [customer-5]. */
export function forgetCustomer(): void {
  clearSession()
  clearCart()
  forgetGifts()
  passwordOffer.clear()
  queryClient.clear()
}
