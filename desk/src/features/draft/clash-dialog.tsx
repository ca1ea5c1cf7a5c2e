import { useQueryClient } from '@tanstack/react-query'
import type { Clash } from '@tiffin/core/draft/merge-edit'
import { type ClashPart, clashParts } from '@tiffin/core/draft/settle-clash'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { useState } from 'react'
import { useDraft } from '../../data/drafts.ts'
import { menuKey } from '../../data/menu.ts'
import { useNames } from '../../data/names.ts'
import { putOffClash, settleClash } from '../../data/save-edits.ts'
import type { Edit } from '../../state/edits.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { idsIn } from '../changes/ids-in.ts'
import { partName, partText } from '../changes/part-words.ts'
import type { Words } from '../changes/value-words.ts'

interface SidesProps {
  readonly part: ClashPart
  readonly words: Words
  readonly isOwn: boolean
  readonly onChoose: (isOwn: boolean) => void
}

const keyOf = (field: string, language: string): string => `${field} ${language}`

/** Both values of a field beside each other, below what it was. */
function Sides({ part, words, isOwn, onChoose }: SidesProps) {
  const t = useT()
  const sides = [
    { label: t('desk.clash.own'), value: part.own, isChosen: isOwn, isThisOwn: true },
    { label: t('desk.clash.theirs'), value: part.theirs, isChosen: !isOwn, isThisOwn: false },
  ]
  return (
    <fieldset className="sides">
      <legend>{partName(part, words.kind)}</legend>
      <p className="side-before">
        <small>{t('desk.publish.before')}</small> <bdi>{partText(part, part.from, words)}</bdi>
      </p>
      {sides.map(({ label, value, isChosen, isThisOwn }) => (
        <Choice
          key={label}
          type="radio"
          name={`side-${keyOf(part.field, part.language)}`}
          className="side-choice"
          isChosen={isChosen}
          onChoose={() => onChoose(isThisOwn)}
        >
          <small>{label}</small> <bdi>{partText(part, value, words)}</bdi>
        </Choice>
      ))}
    </fieldset>
  )
}

/** Another person changed the same field: both values are shown, and one is chosen [draft-3]. */
export function ClashDialog({ edit, clashes }: { edit: Edit; clashes: readonly Clash[] }) {
  const t = useT()
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const parts = clashes.flatMap(clashParts)
  const { data } = useDraft(edit.draftId)
  const { kind, itemId } = edit.change
  const other = data?.changeList.find((change) => change.kind === kind && change.itemId === itemId)
  const ids = clashes.flatMap((clash) => idsIn([clash.from, clash.own, clash.theirs]))
  const { find } = useNames(ids, edit.draftId)
  function settle() {
    settleClash((field, language) => !theirs.includes(keyOf(field, language)))
    void client.invalidateQueries({ queryKey: menuKey }) // theirs was not read yet
  }
  const title = t('desk.clash.title', { name: other?.staffName ?? t('desk.clash.somebody') })
  return (
    <Dialog
      title={title}
      intro={t('desk.clash.text')}
      closeLabel={t('action.close')}
      onClose={() => putOffClash(title)}
      foot={
        <button type="button" className="btn primary" onClick={settle}>
          {t('desk.clash.keep')}
        </button>
      }
    >
      {parts.map((part) => {
        const key = keyOf(part.field, part.language)
        return (
          <Sides
            key={key}
            part={part}
            words={{ kind, find }}
            isOwn={!theirs.includes(key)}
            onChoose={(isOwn) => setTheirs(isOwn ? theirs.filter((each) => each !== key) : [...theirs, key])}
          />
        )
      })}
    </Dialog>
  )
}
