import type { Value } from '../draft/change.ts'

/** A sheet as it stands in a file: rows of texts, the titles first. */
export interface SheetTable {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** An item of the menu with its fields. */
export interface SheetItem {
  readonly kind: string
  readonly itemId: string
  readonly fields: Readonly<Record<string, Value>>
}

/** A cell in words that its program shows: rows begin with 1, the titles. */
export interface CellPlace {
  readonly sheet: string
  readonly row: number
  readonly column: string
}

/** The names of what can be wrong in a file: with a cell, a row, a column or a sheet. */
export const sheetFaults = [
  ...([
    'unknownName',
    'ambiguousName',
    'severalNamed',
    'notNumber',
    'notAmount',
    'notYesNo',
    'notOneOf',
    'notList',
  ] as const),
  ...(['unknownFile', 'ambiguousFile', 'notPicture', 'pictureTooLarge', 'pictureTooSmall'] as const),
  ...(['nameless', 'doubleRow', 'unknownAction', 'unknownItem'] as const),
  ...(['unknownSheet', 'unknownColumn', 'doubleColumn', 'noKey'] as const),
] as const

/** What is wrong in a file [sheet-4]. */
export interface SheetFault extends CellPlace {
  readonly fault: (typeof sheetFaults)[number]
  /** What the cell says. */
  readonly text: string
}

/** A cell that changes something, as both sides would write it. */
export interface CellChange extends CellPlace {
  readonly from: string
  readonly to: string
}
