import { useQueryClient } from '@tanstack/react-query'
import type { Clash } from '@tiffin/core/draft/merge-edit'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { useState } from 'react'
import { useDraft } from '../../data/drafts.ts'
import { menuKey } from '../../data/menu.ts'
import { useNames } from '../../data/names.ts'
import { settleClash } from '../../data/save-edits.ts'
import type { Edit } from '../../state/edits.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { fieldName } from '../changes/field-words.ts'
import { idsIn } from '../changes/ids-in.ts'
import { valueText, type Words } from '../changes/value-words.ts'

interface SidesProps {
  readonly clash: Clash
  readonly words: Words
  readonly isOwn: boolean
  readonly onChoose: (isOwn: boolean) => void
}

/** Both values of a field beside each other. */
function Sides({ clash: { field, own, theirs }, words, isOwn, onChoose }: SidesProps) {
  const t = useT()
  const sides = [
    { label: t('desk.clash.own'), value: own, isChosen: isOwn, isThisOwn: true },
    { label: t('desk.clash.theirs'), value: theirs, isChosen: !isOwn, isThisOwn: false },
  ]
  return (
    <fieldset className="sides">
      <legend>{fieldName(field, words.kind)}</legend>
      {sides.map(({ label, value, isChosen, isThisOwn }) => (
        <Choice
          key={label}
          type="radio"
          name={`side-${field}`}
          className="side-choice"
          isChosen={isChosen}
          onChoose={() => onChoose(isThisOwn)}
        >
          <small>{label}</small> <b>{valueText(field, value, words)}</b>
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
  const { data } = useDraft(edit.draftId)
  const { kind, itemId } = edit.change
  const other = data?.changeList.find((change) => change.kind === kind && change.itemId === itemId)
  const ids = clashes.flatMap((clash) => [...idsIn(clash.own), ...idsIn(clash.theirs)])
  const { find } = useNames(ids, edit.draftId)
  function settle() {
    settleClash(new Set(clashes.map(({ field }) => field).filter((each) => !theirs.includes(each))))
    void client.invalidateQueries({ queryKey: menuKey }) // theirs was not read yet
  }
  return (
    <Dialog
      title={t('desk.clash.title', { name: other?.staffName ?? t('desk.clash.somebody') })}
      intro={t('desk.clash.text')}
      closeLabel={t('action.close')}
      onClose={settle}
      foot={
        <button type="button" className="btn primary" onClick={settle}>
          {t('desk.clash.keep')}
        </button>
      }
    >
      {clashes.map((clash) => (
        <Sides
          key={clash.field}
          clash={clash}
          words={{ kind, find }}
          isOwn={!theirs.includes(clash.field)}
          onChoose={(isOwn) =>
            setTheirs(isOwn ? theirs.filter((each) => each !== clash.field) : [...theirs, clash.field])
          }
        />
      ))}
    </Dialog>
  )
}
