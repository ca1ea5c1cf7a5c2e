import { readPastedColumn } from '@tiffin/core/language/pasted-column'

/** What is pasted, as far as it is asked. */
export type Pasted = Pick<DataTransfer, 'getData'>

/**
 * The cells of a column that is pasted; one cell or none for any other text. A long text has lines of its own, so there only what comes
 * from a table is a column.
 */
export function pastedColumn(pasted: Pasted, isLong: boolean): string[] {
  const isTable = pasted.getData('text/html').includes('<td')
  return isLong && !isTable ? [] : readPastedColumn(pasted.getData('text/plain'))
}
