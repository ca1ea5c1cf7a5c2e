import { useQueryClient } from '@tanstack/react-query'
import { itemKey, type Value } from '@tiffin/core/draft/change'
import { textsOfItem, withTexts } from '@tiffin/core/language/item-texts'
import type { Language, Texts } from '@tiffin/core/language/language'
import { useEffect } from 'react'
import { create } from 'zustand'
import { currentDraftId } from '../../data/drafts.ts'
import type { Translation, TranslationPage } from '../../data/translations.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { textIn as entryIn } from '../../features/entry/entry-types.ts'
import { noteEditedLanguage } from '../../state/edited-language.ts'
import { editsOver, useEdits, withEdits } from '../../state/edits.ts'

/** What was typed since the list was read, by field: several texts of a list are one field. */
const useTyped = create<Readonly<Record<string, Value>>>(() => ({}))

const fieldKey = ({ kind, itemId, field }: Pick<Translation, 'kind' | 'itemId' | 'field'>): string =>
  `${itemKey({ kind, itemId })} ${field}`

/** A text's place in a list of texts. */
export const rowKey = (row: Translation): string => `${fieldKey(row)} ${row.part}`

const textsAt = ({ kind, field, part }: Translation, value: Value): Texts =>
  textsOfItem(kind, { [field]: value }).find((text) => text.part === part)?.texts ?? {}

interface Read {
  readonly pages: readonly TranslationPage[]
  /** When they were read, by the clock of this device. */
  readonly readAt: number
}

/** The texts of the list as they are now, and how they are written; what was typed is forgotten with the list. */
export function useTexts({ pages, readAt }: Read, listKey: string) {
  const client = useQueryClient()
  const edit = useEdit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is read
  useEffect(() => () => useTyped.setState({}, true), [listKey])

  function readValue(row: Translation): Value {
    const lists = pages.flatMap(({ valueList }) => valueList)
    const whole = lists.find((each) => fieldKey(each) === fieldKey(row))?.value
    return (row.part === '' ? row.texts : (whole ?? null)) as Value // as: JSON
  }

  function valueNow(row: Translation): Value {
    const typed = useTyped.getState()[fieldKey(row)]
    if (typed !== undefined) return typed
    const edits = editsOver(useEdits.getState(), currentDraftId(client), readAt)
    const over = edits.filter((change) => change.kind === row.kind && change.itemId === row.itemId)
    return withEdits({ [row.field]: readValue(row) }, over)?.[row.field] ?? null
  }

  const textsNow = (row: Translation): Texts => textsAt(row, valueNow(row))

  function write(row: Translation, to: Language, text: string): void {
    noteEditedLanguage(to)
    const { kind, itemId, field, part } = row
    const before = valueNow(row)
    const texts = entryIn(field, to).read(text, textsAt(row, before) as Value) as Texts // as: an entry of texts makes texts
    const after = withTexts(kind, before, { part, texts })
    edit.set({ kind, itemId, fields: { [field]: before as never } }, { [field]: after }) // as: fields are JSON
    useTyped.setState({ [fieldKey(row)]: after })
  }

  return { textsNow, write }
}

export type TextBook = ReturnType<typeof useTexts>

/** Draws a text again when something of its field is typed. */
export const useTypedField = (row: Translation): Value | undefined => useTyped((typed) => typed[fieldKey(row)])
