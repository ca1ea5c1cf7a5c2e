import { useT } from '@tiffin/kit/client/words.ts'
import type { Draft } from '../../data/drafts.ts'
import type { ItemFault } from '../../data/lint.ts'
import { fieldName } from '../../features/changes/field-words.ts'
import { type Naming, subjectOf } from '../../features/changes/lines.ts'
import { ownerOf } from '../../features/changes/owner.ts'
import { ownerName } from '../../features/changes/owner-name.ts'
import { useNaming } from '../../features/changes/use-naming.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { MendLink } from './mend-link.tsx'

type Saved = Draft['changeList'][number]

const phraseOf = ({ field, fault }: ItemFault) =>
  field === 'skuList' ? 'desk.fault.noSize' : (`desk.fault.${fault}` as const)

function FaultRow({ fault, change, naming }: { fault: ItemFault; change: Saved | undefined; naming: Naming }) {
  const t = useT()
  const { kind, itemId, field } = fault
  const owner = ownerOf(change ?? fault, naming.find)
  const place = [ownerName(owner, naming.find(owner.kind, owner.itemId)), change ? subjectOf(change, naming) : '']
  return (
    <li>
      <b>{place.filter((part) => part !== '').join(' · ')}</b>
      <span>
        {fieldName(field, kind)}: {t(phraseOf(fault))}
      </span>
      <span className="acts">
        <MendLink owner={owner} field={`${kind}-${itemId}-${field.split('.')[0]}`} />
      </span>
    </li>
  )
}

/** Everything that is missing or wrong, with the way to its field. */
export function Faults({ draft, faults }: { draft: Draft; faults: readonly ItemFault[] }) {
  const t = useT()
  const ids = [...draft.changeList, ...faults].flatMap(({ itemId }) => itemId.split('.'))
  const { naming } = useNaming(ids, draft.draftId)
  return (
    <section className="card lintcard bad" role="alert" aria-label={t('desk.publish.faults')}>
      <div className="cardhead">
        <DeskIcon name="warning" size="s" />
        <h2>{t('desk.publish.faults')}</h2>
      </div>
      <p>{t('desk.publish.faultsText')}</p>
      <ul className="lintlist">
        {faults.map((fault) => (
          <FaultRow
            key={`${fault.kind} ${fault.itemId} ${fault.field}`}
            fault={fault}
            change={draft.changeList.find(({ kind, itemId }) => kind === fault.kind && itemId === fault.itemId)}
            naming={naming}
          />
        ))}
      </ul>
    </section>
  )
}
