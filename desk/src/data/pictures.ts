import type { CallMap } from '@tiffin/contract/calls'
import { sendFile } from './send-file.ts'

/** A picture of the library. */
export type LibraryPicture = CallMap['/api/app/desk/picture/upload']['output']

const nameOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').slice(0, 120)

/** Sends a picture to the library. Throws a CallFailure with words for the sender. */
export const uploadPicture = (file: File): Promise<LibraryPicture> =>
  sendFile('/api/app/desk/picture/upload', { pictureName: nameOf(file) }, file)
