/** Where uploads lie. Names are ours: 22 letters of chance and `.webp`. */
export interface UploadStorage {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** A file that is not there is as good as deleted. */
  delete(name: string): Promise<void>
}

/** A name that a file of ours can have. */
export const uploadName = /^[A-Za-z0-9_-]{22}\.webp$/

export const uploadType = 'image/webp'
