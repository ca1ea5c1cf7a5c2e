import type { archiveStore } from '@tiffin/contract/desk/store'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore } from './change-store.ts'
import { countOpenOrders, updateArchived, waitForOrders } from './queries.ts'

/** Takes a store out of use for good, unless orders are open there, or brings it back, paused [store-10]. */
export const putAway = (
  app: Services,
  { storeId, isArchived }: z.output<typeof archiveStore.input>,
  context: Context<'staff'>,
) =>
  changeStore(app, { context, storeId, mayBeArchived: true }, async (row, tx) => {
    const { corpId } = context.corp
    if (isArchived) {
      await tx.run(waitForOrders(corpId, storeId))
      const [orders] = (await tx.run(countOpenOrders(corpId, storeId))).rows
      const openOrderCount = orders?.openOrderCount ?? 0
      if (openOrderCount > 0) throw new Refusal('storeHasOrders', { openOrderCount })
    }
    const archivedAt = isArchived ? (row.archivedAt ?? context.now) : null
    return {
      statements: [updateArchived(corpId, storeId, archivedAt)],
      note: {
        action: 'store.archive',
        changes: changesBetween({ isArchived: row.archivedAt !== null }, { isArchived }),
      },
    }
  })
