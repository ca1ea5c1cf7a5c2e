import { Link } from '@tanstack/react-router'
import type { CallMap } from '@tiffin/contract/calls'
import type { RefusalData } from '@tiffin/contract/refusal-data'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Draft } from '../../data/drafts.ts'
import { fieldName } from '../../features/changes/field-words.ts'
import { type Naming, subjectOf } from '../../features/changes/lines.ts'
import { type Owner, ownerOf } from '../../features/changes/owner.ts'
import { ownerName } from '../../features/changes/owner-name.ts'
import { useNaming } from '../../features/changes/use-naming.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

/** What keeps a draft from being published. */
export type ItemFault = RefusalData['publishFault']['faultList'][number]

type Saved = CallMap['/api/app/desk/draft/detail']['output']['changeList'][number]

const phraseOf = ({ field, fault }: ItemFault) =>
  field === 'skuList' ? 'desk.fault.noSize' : (`desk.fault.${fault}` as const)

const pages = {
  property: '/$corp/menu/options',
  category: '/$corp/menu/categories',
  material: '/$corp/menu/materials',
} as const

const isOnMenu = (kind: Owner['kind']): kind is keyof typeof pages => kind in pages

/** The part of the pages where something beside the menu is edited. */
const pageParts: Readonly<Partial<Record<Owner['kind'], 'home' | 'tabs' | 'look' | 'agreements' | 'app'>>> = {
  ...{ pageBlock: 'home', tab: 'tabs', look: 'look', agreement: 'agreements' },
  ...{ downloadPage: 'app', guideMarker: 'app', pageText: 'app' },
}

/** The way to a field: on the page of a product, or in the window of anything else. */
function MendLink({ owner: { kind, itemId }, field }: { owner: Owner; field: string }) {
  const t = useT()
  const corp = corpOfAddress()
  const text = t('desk.publish.mend')
  if (kind === 'promotion')
    return (
      <Link className="btn line s" to="/$corp/offers" params={{ corp }} search={{ item: itemId }}>
        {text}
      </Link>
    )
  const part = pageParts[kind]
  if (part !== undefined)
    return (
      <Link
        className="btn line s"
        to="/$corp/pages"
        params={{ corp }}
        search={part === 'home' ? { item: itemId } : { part }}
      >
        {text}
      </Link>
    )
  return kind === 'product' ? (
    <Link className="btn line s" to="/$corp/menu/$productId" params={{ corp, productId: itemId }} hash={field}>
      {text}
    </Link>
  ) : (
    <Link
      className="btn line s"
      to={isOnMenu(kind) ? pages[kind] : pages.category}
      params={{ corp }}
      search={{ item: itemId }}
    >
      {text}
    </Link>
  )
}

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
