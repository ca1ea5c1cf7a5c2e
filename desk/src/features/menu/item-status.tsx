import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import type { MenuItem } from '../../data/menu-items.ts'

/** How many of its fields, and of the things below it, the draft changes. */
const countChanges = ({ changeList, partList }: MenuItem): number =>
  changeList.length + partList.filter(({ op }) => op !== null).length

interface ItemStatusProps {
  readonly item: MenuItem
  /** For what the draft leaves alone. */
  readonly children?: ReactNode
}

/** What the draft does with something of the menu. */
export function ItemStatus({ item, children }: ItemStatusProps) {
  const t = useT()
  const { op, isArchived, isBack } = item
  const count = countChanges(item)
  if (isBack) return <span className="st draft">{t('desk.restore.isBack')}</span>
  if (op === 'create') return <span className="st draft">{t('desk.menu.isNew')}</span>
  if (op === 'archive') return <span className="st draft">{t('desk.menu.isGoing')}</span>
  if (isArchived) return <span className="st off">{t('desk.menu.archived')}</span>
  if (count > 0) return <span className="st draft">{t('desk.menu.changes', { count })}</span>
  return children ?? <span className="st">{t('desk.menu.live')}</span>
}
