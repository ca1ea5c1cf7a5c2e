import { pictureWidths } from '@tiffin/core/media/picture'

/** The files of a picture in one format, as a browser chooses from them. */
export const pictureFiles = (base: string, format: 'avif' | 'webp'): string =>
  pictureWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
