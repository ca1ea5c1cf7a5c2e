import { parseColor } from '@tiffin/core/theme/color'
import sharp from 'sharp'

/** Sides in pixels. `any` stands as it is; `maskable` is cut to whatever shape the phone likes. */
export const iconSizes = { any: [192, 512], maskable: [192, 512] } as const

/** What iPhones put on the home screen; they round its corners themselves. */
const appleSize = 180

/** Of a maskable icon the middle four fifths are always seen; of a square one the logo may fill more. */
const logoPart = { any: 0.74, maskable: 0.56 } as const

interface Wanted {
  readonly size: number
  readonly purpose: 'any' | 'maskable'
}

/** Reads `192.png`, `maskable-512.png`, `180.png`; undefined for any other name. */
export function readIconName(name: string): Wanted | undefined {
  const [, mask, digits] = /^(maskable-)?(\d{3})\.png$/.exec(name) ?? []
  const size = Number(digits)
  const purpose = mask === undefined ? 'any' : 'maskable'
  const sizes: readonly number[] = purpose === 'any' ? [...iconSizes.any, appleSize] : iconSizes.maskable
  return sizes.includes(size) ? { size, purpose } : undefined
}

/** The brand's own picture by its name in the media folder; nothing is ever fetched from elsewhere [brand-4]. */
async function readLogo(media: Pictures, addresses: readonly string[]): Promise<Buffer | undefined> {
  for (const address of addresses) {
    const [, name] = /^\/media\/([^/]+)$/.exec(address) ?? []
    const found = name && (await media.read(name))
    if (found) return found
  }
  return undefined
}

/** Stands in for a logo that is not there: five petals in the brand's colour. */
function petals([red, green, blue]: readonly number[]): Buffer {
  const petal = 'M0 2C-13-4-13-20-5.500-22.500-3-23.400-1-22 0-20 1-22 3-23.400 5.500-22.500 13-20 13-4 0 2Z'
  const around = [0, 72, 144, 216, 288].map((turn) => `<path d="${petal}" transform="rotate(${turn})"/>`).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-26 -26 52 52" fill="rgb(${red},${green},${blue})">${around}</svg>`,
  )
}

/** Pictures by their file names. */
interface Pictures {
  readonly read: (name: string) => Promise<Buffer | undefined>
}

export interface IconOf {
  readonly media: Pictures
  /** Addresses of the brand's logo, the best first. */
  readonly logos: readonly string[]
  readonly primaryColor: string
}

/** Draws an icon of the home screen: the brand's logo in the middle of a white square. */
export async function drawIcon({ media, logos, primaryColor }: IconOf, { size, purpose }: Wanted): Promise<Buffer> {
  const source = (await readLogo(media, logos)) ?? petals(parseColor(primaryColor))
  const side = Math.round(size * logoPart[purpose])
  const drawn = await sharp(source, { limitInputPixels: 20_000_000 })
    .trim() // the margin is added below
    .resize(side, side, { fit: 'contain', background: '#ffffff00', kernel: 'lanczos3' })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}
