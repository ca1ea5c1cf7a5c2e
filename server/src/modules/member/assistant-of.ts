import type { Context } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { type Assistant, findAssistant } from './queries.ts'

/** Who helps a customer, or helped last and granted what no order has taken yet; null without help. */
export const assistantOf =
  (db: Database) =>
  async ({ corp: { corpId }, session: { customerId }, now }: Context<'customer'>): Promise<Assistant | null> => {
    const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(findAssistant(corpId, { customerId, now })),
    )
    return rows[0] ?? null
  }
