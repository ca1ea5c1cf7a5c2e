import { randomUUIDv7 } from 'node:crypto'
import type { listViews, renameView, saveView } from '@tiffin/contract/desk/view'
import { mostViews } from '@tiffin/core/staff/saved-view'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { isDuplicate } from '../../../db/failure.ts'
import type { Services } from '../../../db/services.ts'
import { deleteSavedView, listSavedViews, lockViewOwner, nameView, putView } from './queries.ts'

type Staff = Context<'staff'>
type Wish<Call extends { readonly input: z.ZodType }> = z.output<Call['input']>

const ownerOf = ({ corp, session }: Staff) => ({ corpId: corp.corpId, staffId: session.staffId })

/** The caller's own views. */
export async function listOwnViews({ db }: Services, context: Staff): Promise<z.input<typeof listViews.output>> {
  const owner = ownerOf(context)
  const [{ rows }] = await db.tx({ role: 'app', corp: owner.corpId, keyed: true }, (tx) =>
    tx.finish(listSavedViews(owner)),
  )
  return { list: rows }
}

/** Keeps filters under a name [staff-6]. */
export async function keepView(
  { db }: Services,
  { list, viewName, filters }: Wish<typeof saveView>,
  context: Staff,
): Promise<z.input<typeof saveView.output>> {
  const owner = ownerOf(context)
  return db.tx({ role: 'app', corp: owner.corpId }, async (tx) => {
    await tx.run(lockViewOwner(owner))
    const view = { viewId: randomUUIDv7(), list, name: viewName, filters, most: mostViews }
    const [kept] = (await tx.run(putView(owner, view))).rows
    if (!kept) throw new Refusal('viewsMost')
    return { viewId: kept.viewId }
  })
}

/** Gives one of the caller's views another name. */
export async function changeViewName(
  { db }: Services,
  { viewId, viewName }: Wish<typeof renameView>,
  context: Staff,
): Promise<Record<string, never>> {
  const owner = ownerOf(context)
  try {
    await db.tx({ role: 'app', corp: owner.corpId }, async (tx) => {
      const { rows } = await tx.run(nameView(owner, { viewId, name: viewName }))
      if (rows.length === 0) throw new Refusal('viewUnknown')
    })
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('viewNameTaken')
    throw error
  }
  return {}
}

/** Deletes one of the caller's views. */
export async function removeView({ db }: Services, viewId: string, context: Staff): Promise<Record<string, never>> {
  const owner = ownerOf(context)
  await db.tx({ role: 'app', corp: owner.corpId, keyed: true }, (tx) => tx.finish(deleteSavedView(owner, viewId)))
  return {}
}
