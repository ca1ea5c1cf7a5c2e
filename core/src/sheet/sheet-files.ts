import type { Result } from '../result.ts'

/** What is wrong with a file that a cell names. */
export type FileFault = 'unknownFile' | 'ambiguousFile' | 'notPicture' | 'pictureTooLarge' | 'pictureTooSmall'

/** The pictures that came beside the sheets by their key: where each is kept, or what is wrong with it [sheet-6]. */
export type SheetFiles = ReadonlyMap<string, Result<string, FileFault>>

/** What a file is found by: its name without folders; systems differ in capitals and in how they write accents. */
export const fileKey = (path: string): string => (path.split('/').at(-1) ?? '').trim().normalize('NFC').toLowerCase()
