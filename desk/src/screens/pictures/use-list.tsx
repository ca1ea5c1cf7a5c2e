import { Link } from '@tanstack/react-router'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { PictureUse } from '../../data/pictures.ts'
import { chooseDraft } from '../../state/chosen-draft.ts'
import { kindOfUse, linkToUse } from './use-words.ts'

function UseLine({ use }: { use: PictureUse }) {
  const t = useT()
  const kind = kindOfUse(use)
  const note = use.kind === 'release' ? t('desk.picture.byRelease') : use.itemName === '' ? '' : kind
  const words = (
    <>
      <span className="one">
        <bdi>{use.itemName === '' ? kind : use.itemName}</bdi>
      </span>
      {note === '' ? null : <small className="one">{use.kind === 'release' ? `${kind} · ${note}` : note}</small>}
    </>
  )
  const link = linkToUse(use)
  if (link === undefined) return <span className="useline">{words}</span>
  return (
    <Link
      className="useline"
      {...link}
      onClick={() => {
        if (use.kind === 'draft') chooseDraft(use.itemId)
      }}
    >
      {words}
      <Icon name="forward" size="xs" isDirected />
    </Link>
  )
}

/** What shows a picture, each with the way to it. */
export function UseList({ uses, label }: { uses: readonly PictureUse[]; label: string }) {
  return (
    <ul className="uselist" aria-label={label}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.itemId}`}>
          <UseLine use={use} />
        </li>
      ))}
    </ul>
  )
}
