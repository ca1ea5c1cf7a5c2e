import { type ItemKind, itemShapes } from '@tiffin/contract/desk/item-shapes'
import type { replacePicture } from '@tiffin/contract/desk/picture'
import { type Change, itemKey } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import { replaceTexts } from '@tiffin/core/draft/replace-text'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry } from '../../audit/index.ts'
import { findById, inheritTexts, listShowing, type PictureRow, showUse } from '../../picture/index.ts'
import { fillDraft, lockNamed } from '../fill-draft.ts'
import { readLive } from '../live-items.ts'
import { listChanges, type StoredChange } from '../queries.ts'

type Staff = Context<'staff'>
type Wish = z.output<typeof replacePicture.input>
type Use = Awaited<ReturnType<typeof readShowing>>[number]

const isDraftable = (kind: string): kind is ItemKind => kind in itemShapes

const readShowing = async (tx: Tx, corpId: string, pictureId: string) =>
  (await tx.run(listShowing(corpId, pictureId))).rows

async function findBoth(tx: Tx, corpId: string, { pictureId, byPictureId }: Wish) {
  const [before, after] = await tx.batch(findById(corpId, pictureId), findById(corpId, byPictureId))
  const [shown, by] = [before.rows[0], after.rows[0]]
  if (!shown?.addresses.length || !by?.addresses.length) throw new Refusal('pictureUnknown')
  return { shown, by }
}

/** Every square of the one becomes the newest square of the other. */
function addressesBy({ addresses }: PictureRow, by: PictureRow): ReadonlyMap<string, string> {
  const to = by.addresses.at(-1) ?? ''
  return new Map(addresses.map((address) => [address, to]))
}

interface Replacing {
  readonly corpId: string
  readonly drafted: readonly StoredChange[]
  readonly uses: readonly Use[]
  readonly addresses: ReadonlyMap<string, string>
}

/** The changes that show the other picture, from what the draft makes of each item. */
async function changesOf(tx: Tx, { corpId, drafted, uses, addresses }: Replacing): Promise<Change[]> {
  const live = uses.flatMap(({ kind, itemId }) => (isDraftable(kind) ? [{ kind, itemId }] : []))
  const items = new Map([...live, ...drafted].map(({ kind, itemId }) => [itemKey({ kind, itemId }), { kind, itemId }]))
  const named = [...items.values()]
  const find = layOver(await readLive(tx, corpId, named), drafted)
  return named.flatMap((item) => {
    const change = replaceTexts({ ...item, item: find(item.kind, item.itemId) }, addresses)
    return change ? [change] : []
  })
}

/** Puts another picture into a draft wherever one is shown in what drafts change [media-7]. */
export async function replaceEverywhere(
  { db }: Services,
  wish: Wish,
  context: Staff,
): Promise<z.input<typeof replacePicture.output>> {
  const { corpId } = context.corp
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const open = await lockNamed(tx, context, wish)
    const { shown, by } = await findBoth(tx, corpId, wish)
    const drafted = open ? (await tx.run(listChanges(corpId, open.draftId))).rows : []
    const uses = await readShowing(tx, corpId, wish.pictureId)
    const changes = await changesOf(tx, { corpId, drafted, uses, addresses: addressesBy(shown, by) })
    const kept = uses.filter(({ kind, itemId }) => !isDraftable(kind) && itemId !== open?.draftId)
    const keptList = kept.map((use) => showUse(use, context.language))
    const changeCount = changes.length
    if (wish.isTrial || changeCount === 0) return { draftId: null, changeCount, keptList }
    const { draftId } = await fillDraft(tx, context, { wish, open, changes, drafted })
    const item = { kind: 'picture', id: shown.pictureId, name: shown.name }
    const note = { by: { from: null, to: by.name }, changeCount: { from: null, to: changeCount } }
    if (Object.keys(shown.alt).length > 0) await tx.run(inheritTexts(corpId, by.pictureId, shown.alt))
    await tx.run(auditEntry(context, { action: 'picture.replace', item, changes: note }))
    return { draftId, changeCount, keptList }
  })
}
