const widths = [96, 192, 384, 640] as const

/** The files of a picture in one format, as a browser chooses from them. */
export const pictureFiles = (base: string, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
