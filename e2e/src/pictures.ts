import sharp from 'sharp'

/** A file as a customer picks one on the phone. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A photo of green leaves, wider than high unless said otherwise. */
export async function photo(size = { width: 900, height: 600 }): Promise<PickedFile> {
  const leaves = { ...size, channels: 3, background: '#3f7d58' } as const
  return { name: 'IMG 0417.JPG', mimeType: 'image/jpeg', buffer: await sharp({ create: leaves }).jpeg().toBuffer() }
}

/** A file that is no picture at all, whatever it is called. */
export const noPhoto = (name: string, mimeType: string): PickedFile => ({
  name,
  mimeType,
  buffer: Buffer.from('not a picture'),
})
