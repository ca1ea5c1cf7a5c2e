import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { useEdit } from './use-edit.ts'

interface ArchiveButtonProps {
  readonly item: MenuItem
  /** The question before it is archived. */
  readonly title: string
  readonly text: string
  /** Why it may not be archived: who may; undefined for who may. */
  readonly reason: string | undefined
  /** What is archived together with it. */
  readonly others?: readonly MenuItem[]
}

/** Archives an item in the draft after a question; takes that back when the draft archives it already. */
export function ArchiveButton({ item, title, text, reason, others = [] }: ArchiveButtonProps) {
  const t = useT()
  const edit = useEdit()
  const isGoing = item.op === 'archive'
  async function archive() {
    const answer = await ask({
      ...{ title, text },
      confirm: { label: t('desk.product.archive'), answer: 'yes' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer === 'yes') for (const each of [...others, item]) edit.archive(each)
  }
  return (
    <button
      type="button"
      className="btn quiet"
      disabled={reason !== undefined}
      title={reason}
      onClick={() => (isGoing ? edit.keep(item) : void archive())}
    >
      {t(isGoing ? 'desk.product.keep' : 'desk.product.archive')}
    </button>
  )
}
