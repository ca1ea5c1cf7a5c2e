import type { savedCart } from '@tiffin/contract/cart'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/unit.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import { findCartRow, saveCartRow } from './queries.ts'
import { showCart } from './show-cart.ts'

/** Whose cart, and in whose language it is read. */
export interface CartOf extends Pick<Context, 'corp' | 'language' | 'now'> {
  readonly session: { readonly customerId: string; readonly isMember: boolean }
}

interface WantedCart {
  readonly storeId: string
  /** The version that the caller saw last. */
  readonly version: number
  readonly productRequestList: readonly ProductRequest[]
}

/** The one cart of each customer. */
export class Carts {
  readonly #db: Database
  readonly #parts: CatalogParts
  readonly #view: ReturnType<typeof viewMenus>

  constructor(db: Database, parts: CatalogParts) {
    this.#db = db
    this.#parts = parts
    this.#view = viewMenus(parts)
  }

  /** The cart by the menu of its store as it is now. */
  async read(place: CartOf): Promise<z.output<typeof savedCart>> {
    const { corp, session } = place
    const row = await this.#db.tx({ role: 'app', corp: corp.corpId, keyed: true }, async (tx) => {
      const [{ rows }] = await tx.finish(findCartRow(corp.corpId, session.customerId))
      return rows[0]
    })
    const store = row && (await this.#parts.stores.find(corp, row.storeId))
    return showCart(row, store && (await this.#view(place, store.storeId)))
  }

  /** Takes the place of the version that the caller saw; `cartConflict` with the cart as it is when another was saved since. `note` is in its transaction, and drops it by a refusal. */
  async save(
    place: CartOf,
    { storeId, version, productRequestList: requests }: WantedCart,
    note?: (tx: Tx) => Promise<void>,
  ): Promise<{ version: number }> {
    const { corp, session, now } = place
    const { corpId } = corp
    await this.#parts.stores.get(corp, storeId)
    const saved = await this.#db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
      const save = saveCartRow(corpId, { customerId: session.customerId, storeId, version, requests, now })
      if (!note) return (await tx.finish(save))[0].rows[0]
      const [row] = (await tx.run(save)).rows
      if (row) await note(tx)
      return row
    })
    if (!saved) throw new Refusal('cartConflict', await this.read(place))
    return saved
  }
}
