import { t } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Draft } from '../../data/drafts.ts'
import { useLint } from '../../data/lint.ts'

/** What stands in the way of publishing a draft, and which warnings were ticked [lint-10]. A warning that turns up later takes the tick away. */
export function useFindings(draftId: string, draft: Draft | undefined) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const lint = useLint(draftId, draft?.version)
  const { data, isError, isPlaceholderData } = lint
  const findings = (draft && data?.findingList) || []
  const errors = findings.filter(({ level }) => level === 'error')
  const warnings = findings.filter(({ level }) => level === 'warning')
  const faults = (draft && data?.faultList) || []
  const isTicked = warnings.every(({ id }) => ticked.includes(id))
  // Who cannot read findings may publish: the server looks again.
  const isChecking = !isError && (data === undefined || isPlaceholderData)

  function reason(): string | undefined {
    if (isChecking) return t('desk.lint.checking')
    if (errors.length + faults.length > 0) return t('desk.lint.blocked')
    return isTicked ? undefined : t('desk.lint.untilTicked')
  }

  return {
    ...{ errors, warnings, faults, isTicked, isChecking },
    isClear: !isChecking && !isError && findings.length + faults.length === 0,
    tick: (isOn: boolean) => setTicked(isOn ? warnings.map(({ id }) => id) : []),
    /** Why the draft cannot be published as it is. */
    reason: reason(),
    /** What goes with the call. */
    warningIdList: isTicked ? warnings.map(({ id }) => id) : [],
  }
}

export type Findings = ReturnType<typeof useFindings>
