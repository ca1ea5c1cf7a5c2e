import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Finding } from '../../data/lint.ts'
import { useNaming } from '../../features/changes/use-naming.ts'
import { findingText } from './finding-text.ts'
import { idsOfFindings } from './findings.tsx'

function WarningList({ warnings }: { warnings: readonly Finding[] }) {
  const { naming } = useNaming(idsOfFindings(warnings), '')
  return (
    <ul className="warned">
      {warnings.map((finding) => (
        <li key={finding.id}>{findingText(finding, naming)}</li>
      ))}
    </ul>
  )
}

/** What a release was published with, on demand. */
export function ReleaseWarnings({ warnings }: { warnings: readonly Finding[] }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (warnings.length === 0) return null
  return (
    <details className="warnings" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('desk.lint.warnings', { count: warnings.length })}</summary>
      {isOpen && <WarningList warnings={warnings} />}
    </details>
  )
}
