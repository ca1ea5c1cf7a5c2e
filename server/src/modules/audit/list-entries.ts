import type { listAudit } from '@tiffin/contract/desk/audit'
import { textIn } from '@tiffin/core/language/language'
import { storesFor } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { clampPage } from '../../base/paging.ts'
import type { Services } from '../../db/services.ts'
import { listEntries } from './queries.ts'

const mostEntries = 200

function storesAsked({ session }: Context<'staff'>, storeId: string | undefined): readonly string[] | null {
  const own = storesFor(session.rights, 'audit:read')
  if (storeId === undefined) return own === 'all' ? null : own
  return own === 'all' || own.includes(storeId) ? [storeId] : []
}

/** A page of the audit log, as far as it concerns the caller's stores. */
export async function listAuditEntries(
  { db }: Services,
  { storeId, staffId, action, itemId, since, before, after, pageSize }: z.output<typeof listAudit.input>,
  context: Context<'staff'>,
): Promise<z.input<typeof listAudit.output>> {
  const { corpId } = context.corp
  const size = clampPage({ pageIndex: 1, pageSize }, mostEntries).pageSize
  const filter = {
    ...{ corpId, after, limit: size + 1, storeIds: storesAsked(context, storeId), staffId: staffId ?? null },
    ...{ action: action ?? null, itemId: itemId ?? null, since: since ?? null, before: before ?? null },
  }
  const rows = await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(listEntries(filter))
    return answer.rows
  })
  const shown = rows.slice(0, size)
  return {
    list: shown.map(({ changes, storeName, ...row }) => ({
      ...row,
      storeName: textIn(storeName, context.language),
      changeList: Object.entries(changes).map(([field, change]) => ({ field, ...change })),
    })),
    next: rows.length > size ? (shown.at(-1)?.entryId ?? null) : null,
  }
}
