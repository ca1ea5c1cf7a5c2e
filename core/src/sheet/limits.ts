/** The largest file of sheets that is taken. */
export const maxSheetBytes = 20_000_000

/** The most rows of one file, titles included. */
export const maxSheetRows = 50_000
