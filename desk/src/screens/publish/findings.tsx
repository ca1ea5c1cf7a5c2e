import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Finding } from '../../data/lint.ts'
import type { Naming } from '../../features/changes/lines.ts'
import { ownerOf } from '../../features/changes/owner.ts'
import { useNaming } from '../../features/changes/use-naming.ts'
import { Check } from '../../ui/check.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { findingText } from './finding-text.ts'
import { MendLink } from './mend-link.tsx'
import type { Findings } from './use-findings.ts'

/** So many are shown at first, and more on demand. */
const shownAtFirst = 8

/** Things that findings name. */
export const idsOfFindings = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ itemId }) => [itemId, ...itemId.split('.')])

function FindingRow({ finding, naming }: { finding: Finding; naming: Naming }) {
  const { kind, itemId, field } = finding
  return (
    <li>
      <span>{findingText(finding, naming)}</span>
      <span className="acts">
        <MendLink owner={ownerOf(finding, naming.find)} field={`${kind}-${itemId}-${field}`} />
      </span>
    </li>
  )
}

function FindingList({ findings, draftId }: { findings: readonly Finding[]; draftId: string }) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const { naming, isRead } = useNaming(idsOfFindings(findings), draftId)
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst)
  const rest = findings.length - shown.length
  if (!isRead) return <SkeletonRows label={t('desk.loading')} count={shown.length} />
  return (
    <>
      <ul className="lintlist">
        {shown.map((finding) => (
          <FindingRow key={finding.id} finding={finding} naming={naming} />
        ))}
      </ul>
      {rest > 0 && (
        <p>
          <button type="button" className="btn line s" onClick={() => setWhole(true)}>
            {t('desk.lint.more', { count: rest })}
          </button>
        </p>
      )}
    </>
  )
}

function Errors({ draftId, errors }: { draftId: string; errors: readonly Finding[] }) {
  const t = useT()
  return (
    <section className="card lintcard bad" aria-label={t('desk.lint.errors')}>
      <div className="cardhead">
        <DeskIcon name="warning" size="s" />
        <h2>{t('desk.lint.errors')}</h2>
      </div>
      <p>{t('desk.lint.errorsText')}</p>
      <FindingList findings={errors} draftId={draftId} />
    </section>
  )
}

function Warnings({ draftId, found }: { draftId: string; found: Findings }) {
  const t = useT()
  const title = t('desk.lint.warnings', { count: found.warnings.length })
  return (
    <section className="card lintcard warn" aria-label={title}>
      <div className="cardhead">
        <DeskIcon name="warning" size="s" />
        <h2>{title}</h2>
      </div>
      <p>{t('desk.lint.warningsText')}</p>
      <FindingList findings={found.warnings} draftId={draftId} />
      <Check isChecked={found.isTicked} onChange={found.tick}>
        {t('desk.lint.tick')}
      </Check>
    </section>
  )
}

/** What lint says of a draft: what has to be mended, and what is ticked to publish it all the same. */
export function FindingCards({ draftId, found }: { draftId: string; found: Findings }) {
  const t = useT()
  return (
    <>
      <p className="sr" role="status">
        {found.reason ?? (found.isClear ? t('desk.lint.clear') : '')}
      </p>
      {found.errors.length > 0 && <Errors draftId={draftId} errors={found.errors} />}
      {found.warnings.length > 0 && <Warnings draftId={draftId} found={found} />}
    </>
  )
}
