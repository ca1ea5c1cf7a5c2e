import { useQueryClient } from '@tanstack/react-query'
import type { Change, Value } from '@tiffin/core/draft/change'
import { useMemo } from 'react'
import { currentDraftId } from '../../data/drafts.ts'
import type { MenuPart } from '../../data/menu-items.ts'
import { changeTo, noteEdit } from '../../state/edits.ts'

type Named = Pick<MenuPart, 'kind' | 'itemId'>
type Values = Readonly<Record<string, Value>>

/** What can be done to things of the menu; all of it ends in the draft that one works in. */
export function useEdit() {
  const client = useQueryClient()
  return useMemo(() => {
    const note = (change: Change) => noteEdit({ draftId: currentDraftId(client), change })
    return {
      /** Sets fields to something else than what is shown. */
      set(item: Named & Pick<MenuPart, 'fields'> & Partial<Pick<MenuPart, 'op'>>, values: Values) {
        const change = changeTo({ ...item, fields: item.fields as Values }, values) // as: fields are JSON
        if (change) note(item.op === 'archive' ? { ...change, op: 'create' } : change)
      },
      create({ kind, itemId }: Named, values: Values) {
        const fields = Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { from: null, to }]))
        note({ kind, itemId, op: 'create', fields })
      },
      /** Also says what is shown of the fields that the draft changes: where others moved them since, it is asked about [draft-3]. */
      archive({ kind, itemId, fields, changeList }: Named & Pick<MenuPart, 'fields' | 'changeList'>) {
        const shown = changeList.map(({ field }) => [field, (fields as Values)[field] ?? null] as const) // as: fields are JSON
        note({
          kind,
          itemId,
          op: 'archive',
          fields: Object.fromEntries(shown.map(([field, to]) => [field, { from: to, to }])),
        })
      },
      /** Takes back that the draft archives it. */
      keep: ({ kind, itemId }: Named) => note({ kind, itemId, op: 'create', fields: {} }),
    }
  }, [client])
}

export type Edits = ReturnType<typeof useEdit>
