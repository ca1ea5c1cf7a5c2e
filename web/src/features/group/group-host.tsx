import { useEffect } from 'react'
import { useGroup } from '../../state/group/group.ts'
import { loadRestOfWords } from '../../state/language/words.ts'
import { BeginSheet } from './begin-sheet.tsx'
import { GroupSheet } from './group-sheet.tsx'
import { JoinSheet } from './join-sheet.tsx'
import { followGroup } from './sync-group.ts'

/** Follows the group that this phone takes part in, over every page, and shows its sheets. */
export function GroupHost() {
  const groupOrderId = useGroup(({ seat }) => seat?.groupOrderId)
  useEffect(() => void loadRestOfWords().catch(() => undefined), [])
  useEffect(() => (groupOrderId === undefined ? undefined : followGroup(groupOrderId)), [groupOrderId])
  return (
    <>
      <BeginSheet />
      <JoinSheet />
      <GroupSheet />
    </>
  )
}
