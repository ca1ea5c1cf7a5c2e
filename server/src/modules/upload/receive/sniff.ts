import type { Buffer } from 'node:buffer'

/** Formats that an avatar may have, as sharp calls them. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** So many bytes at the head of a file say what it is. */
export const sniffBytes = 64

const textAt = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

/** The brands that an ISO media file names in its first box: AVIF is one of them, HEIC and MP4 are others. */
function mediaBrands(head: Buffer): string[] {
  if (head.length < 12 || textAt(head, 4, 8) !== 'ftyp') return []
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [textAt(head, 8, 12)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(textAt(head, offset, offset + 4))
  return brands
}

const isAvif = (head: Buffer): boolean => mediaBrands(head).some((brand) => brand === 'avif' || brand === 'avis')

/** MP4, MOV, 3GP or WebM. */
export const isVideo = (head: Buffer): boolean =>
  head.toString('hex', 0, 4) === '1a45dfa3' || /^(iso|mp4|M4V|qt|3g|avc)/.test(mediaBrands(head)[0] ?? '')

/** What a file is by its first bytes; its name and declared type are ignored. */
export function sniff(head: Buffer): PictureFormat | undefined {
  if (textAt(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(head, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(textAt(head, 0, 6))) return 'gif'
  return isAvif(head) ? 'avif' : undefined
}
