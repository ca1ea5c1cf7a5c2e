import { randomBytes } from 'node:crypto'
import type { findSharedCart, shareCart } from '@tiffin/contract/share'
import { sharedCartMs } from '@tiffin/core/cart/shared-cart'
import { textIn } from '@tiffin/core/language/language'
import { readAgain } from '@tiffin/core/order/reorder'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Fault, Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import { isTaken, keyedHash, keyFor, takeBudget } from '../login/index.ts'
import { findSharedCartRow, insertSharedCart } from './queries.ts'

type Visit = Context<'maybeCustomer'>
type Reading = Pick<Visit, 'corp' | 'language' | 'now' | 'session'>

/** Carts that one customer, or all visitors of one network, share in an hour. */
const perCustomer = { most: 60, windowSeconds: 3600 }
const perNetwork = { most: 100, windowSeconds: 3600 }

/** Carts under links, for a week. */
export class SharedCarts {
  readonly #app: Pick<Services, 'db' | 'config'>
  readonly #parts: CatalogParts
  readonly #view: ReturnType<typeof viewMenus>

  constructor(app: Pick<Services, 'db' | 'config'>, parts: CatalogParts) {
    this.#app = app
    this.#parts = parts
    this.#view = viewMenus(parts)
  }

  /** Keeps a cart; asked too often by one customer or network, it is a fault with the time to wait. */
  async share(visit: Visit, { storeId, productRequestList }: z.output<typeof shareCart.input>) {
    const { corp, session, network, now } = visit
    const { corpId } = corp
    await this.#parts.stores.get(corp, storeId)
    const key = keyedHash(keyFor(this.#app.config.tokenSecret, 'budget'), network)
    const budget = session
      ? takeBudget({ corpId, key: `share ${session.customerId}`, limit: perCustomer, now })
      : takeBudget({ corpId, key: `share ${key}`, limit: perNetwork, now })
    const sharedCartId = randomBytes(16).toString('base64url')
    const expiresAt = now + sharedCartMs
    const requests = productRequestList.map(({ guestName: _guestName, ...request }) => request)
    await this.#app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
      if (!isTaken(await tx.run(budget))) throw new Fault('tooManyRequests', { 'retry-after': '3600' })
      await tx.finish(insertSharedCart(corpId, { sharedCartId, storeId, requests, expiresAt }))
    })
    return { sharedCartId, expireTime: expiresAt }
  }

  /** What a link leads to now; `sharedCartGone` when its time or its store is over. */
  async read(reading: Reading, sharedCartId: string): Promise<z.output<typeof findSharedCart.output>> {
    const { corp, language, now } = reading
    const [{ rows }] = await this.#app.db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) =>
      tx.finish(findSharedCartRow(corp.corpId, { sharedCartId, now })),
    )
    const [row] = rows
    const store = row && (await this.#parts.stores.find(corp, row.storeId))
    if (!store) throw new Refusal('sharedCartGone')
    const { storeId } = store
    const { byId } = await this.#view(reading, storeId)
    const lines = row.requests.map((request) => ({
      request,
      productName: byId.get(request.productId)?.productName ?? '',
    }))
    const { lines: list, removedList, cutList } = readAgain(lines, byId)
    const storeName = textIn(store.name, language)
    return { storeId, storeName, list, removedList, cutList: [...cutList], expireTime: row.expiresAt }
  }
}
