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

/** A photo of a drink of some colour, as it is taken for a menu. */
export async function drinkPhoto(name: string, color: string): Promise<PickedFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f3ead9"/>
    <ellipse cx="450" cy="1010" rx="260" ry="40" fill="#d8c9ad"/><path d="M250 300h400l-60 700q-140 40-280 0Z" fill="${color}"/>
    <path d="M240 280h420v50H240Z" fill="#fff"/></svg>`
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer() }
}

/** A file that is no picture at all, whatever it is called. */
export const noPhoto = (name: string, mimeType: string): PickedFile => ({
  name,
  mimeType,
  buffer: Buffer.from('not a picture'),
})
