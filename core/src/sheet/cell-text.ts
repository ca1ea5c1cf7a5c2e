/** What a cell says that takes a value away; an empty cell leaves it as it is [sheet-2]. */
const clearedCell = '(empty)'

/** What a program for spreadsheets would take for a formula at the beginning of a cell of CSV. */
const opensFormula = /^[=+\-@\t\r]/
const isCleared = (text: string): boolean => text.trim().toLowerCase() === clearedCell
const isTakenAmiss = (text: string): boolean => text.startsWith("'") || isCleared(text)

/** A value's text as it stands in a cell of a workbook [sheet-3]. */
export const escapeCell = (text: string): string => (isTakenAmiss(text) ? `'${text}` : text)

/** A value's text as it stands in a cell of CSV: never a formula [sheet-3]. */
export const escapeCsvCell = (text: string): string =>
  opensFormula.test(text) || isTakenAmiss(text) ? `'${text}` : text

/** The text that a cell stands for; undefined for a cell that clears. */
export function unescapeCell(cell: string): string | undefined {
  if (isCleared(cell)) return undefined
  const rest = cell.slice(1)
  return cell.startsWith("'") && escapeCsvCell(rest) !== rest ? rest : cell
}
