import { ask } from '@tiffin/kit/client/ask.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useCurrentDraft } from '../../data/drafts.ts'
import { type ArchivedItem, findArchived } from '../../data/menu.ts'
import type { ListedKind, MenuItem } from '../../data/menu-items.ts'
import { showToast } from '../../state/toast.ts'
import { nameIn, nameOf } from '../menu/item-texts.ts'
import { useRights } from '../rights/use-rights.ts'
import { useEdit } from './use-edit.ts'

type Hindrance = ArchivedItem['hindranceList'][number]

const hindrancePhrases = { archived: 'desk.restore.archived', codeTaken: 'desk.restore.codeTaken' } as const

/** What stands in the way, once for each thing, as sentences. */
function useHindranceTexts(): (hindrances: readonly Hindrance[]) => readonly string[] {
  const t = useT()
  const textOf = ({ fault, name }: Hindrance) => t(hindrancePhrases[fault], { name: nameIn(name) })
  return (hindrances) => [...new Set(hindrances.map(textOf))]
}

/** Brings something archived back in the draft, and takes that back. */
function useRestore(item: MenuItem, kind: ListedKind) {
  const t = useT()
  const edit = useEdit()
  const { draftId } = useCurrentDraft()
  const textsOf = useHindranceTexts()
  const [isBusy, setBusy] = useState(false)

  async function bringBack() {
    const { changeList, hindranceList } = await findArchived(kind, item.itemId, draftId)
    for (const { fieldList, ...change } of changeList)
      edit.create(change, Object.fromEntries(fieldList.map(({ field, to }) => [field, to])))
    const title = t('desk.restore.done', { name: nameOf(item) })
    if (hindranceList.length === 0) return showToast(title)
    const confirm = { label: t('action.ok'), answer: '' }
    await ask({ title, text: t('desk.restore.hindered'), lines: textsOf(hindranceList), confirm })
  }

  async function restore() {
    setBusy(true)
    try {
      await bringBack()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      showToast(failure.message)
    } finally {
      setBusy(false)
    }
  }

  const leave = () => {
    for (const part of [...item.partList, item]) if (part.op === 'create') edit.archive(part)
  }
  return { isBusy, restore, leave }
}

/** Brings something that is archived back in the draft; leaves it archived when the draft brings it back already [draft-15]. */
export function RestoreButton({ item, kind }: { item: MenuItem; kind: ListedKind }) {
  const t = useT()
  const { isBusy, restore, leave } = useRestore(item, kind)
  const reason = useRights().reasonAgainst('menu:edit')
  const name = { name: nameOf(item) }
  return (
    <button
      type="button"
      className={isBusy ? 'btn line s loading' : 'btn line s'}
      disabled={reason !== undefined || isBusy}
      title={reason}
      aria-label={item.isArchived ? t('desk.restore.named', name) : t('desk.restore.leaveNamed', name)}
      onClick={() => (item.isArchived ? void restore() : leave())}
    >
      {item.isArchived ? t('desk.restore.button') : t('desk.restore.leave')}
    </button>
  )
}
