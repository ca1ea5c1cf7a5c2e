import { findCart, saveCart } from '@tiffin/contract/cart'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Carts } from './carts.ts'

/** Who helps the customer with the cart; null without help. */
type AssistantOf = (context: Context<'customer'>) => Promise<z.output<typeof findCart.output>['assistant']>

/** The calls about the cart that an account keeps. */
export function serveCarts(app: App, carts: Carts, assistantOf: AssistantOf): void {
  route(app, findCart, async (_input, context) => {
    const [cart, assistant] = await Promise.all([carts.read(context), assistantOf(context)])
    return { ...cart, assistant }
  })
  route(app, saveCart, (cart, context) => carts.save(context, cart))
}
