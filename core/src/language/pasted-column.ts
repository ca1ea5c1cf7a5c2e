const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y

/**
 * The cells of the first column of what a spreadsheet puts on the clipboard: rows in lines, columns between tabs, a cell with lines of its
 * own in quotes [language-7]. A last line that is empty is no cell.
 */
export function readPastedColumn(pasted: string): string[] {
  const text = pasted.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '')
  const column: string[] = []
  let isFirst = true
  for (cell.lastIndex = 0; cell.lastIndex <= text.length; ) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? []
    if (isFirst) column.push(quoted?.replaceAll('""', '"') ?? plain)
    isFirst = end === '\n'
    if (end === '') break
  }
  return column
}
