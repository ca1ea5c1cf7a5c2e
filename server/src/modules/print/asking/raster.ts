import sharp from 'sharp'

/** Rows of bits, a dot each, from the left and from above; those of black are set. Width in dots, a multiple of 8. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly bits: Buffer
}

/** The dots of a picture in black and white. */
export async function rasterOf(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const bits = Buffer.alloc(data.length / 8)
  for (const [dot, grey] of data.entries()) if (grey < 128) bits[dot >> 3] = (bits[dot >> 3] ?? 0) | (0x80 >> (dot & 7))
  return { width: info.width, height: info.height, bits }
}
