import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useCurrentDraft, useDrafts } from '../../data/drafts.ts'
import { chooseDraft, nextDraft } from '../../state/chosen-draft.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'

/** The draft that one works in, and the way to another one. */
export function DraftMenu() {
  const t = useT()
  const { data } = useDrafts()
  const { draft } = useCurrentDraft()
  const list = (data?.list ?? []).filter(({ state }) => state === 'open')
  if (list.length === 0) return null
  const name = draft?.name ?? t('desk.draft.none')
  const items: MenuItem[] = [
    ...list.map(
      (each): MenuItem => ({
        id: each.draftId,
        text: `\u2068${each.name}\u2069 · ${t('desk.menu.changes', { count: each.changeCount })}`,
        ...(each.draftId === draft?.draftId ? { icon: 'check' } : { icon: 'document' }),
        onChoose: () => chooseDraft(each.draftId),
      }),
    ),
    { id: nextDraft, icon: 'plus', text: t('desk.draft.begin'), onChoose: () => chooseDraft(nextDraft) },
  ]
  return (
    <Menu className="fchip draftchip" label={t('desk.draft.title')} items={items}>
      <span>{t('desk.draft.title')}</span>{' '}
      <b className="one" dir="auto" title={name}>
        {name}
      </b>
      <Icon name="down" size="xs" />
    </Menu>
  )
}
