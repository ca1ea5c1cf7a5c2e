import { useCurrentDraft } from '../../data/drafts.ts'
import { useNames } from '../../data/names.ts'
import type { SheetOutcome } from '../../data/sheets.ts'
import { calledIn } from '../../features/changes/value-words.ts'

type Cell = SheetOutcome['cellList'][number]

/** What the cells of a column name by id or code. */
const kinds: Readonly<Record<string, string>> = {
  ...{ taxClass: 'tax', category: 'category', parent: 'category', list: 'priceList' },
  ...{ option: 'property', options: 'property', product: 'product' },
}

const separator = /\s*;\s*/
const partsOf = (text: string): string[] => text.split(separator)
const isNaming = ({ column }: Cell): boolean => column in kinds

/** The text of a cell with names in the place of ids; a code stays, since people gave it. */
export function useCellNames(cells: readonly Cell[]): (cell: Cell, text: string) => string {
  const { draftId } = useCurrentDraft()
  const { find } = useNames(
    cells.filter(isNaming).flatMap(({ from, to }) => [...partsOf(from), ...partsOf(to)]),
    draftId,
  )
  return ({ column }, text) => {
    const kind = kinds[column]
    if (kind === undefined || text === '') return text
    const names = partsOf(text).map((part) => {
      const row = find(kind, part)
      return row === undefined ? part : calledIn(row)
    })
    return names.join('; ')
  }
}
