import type { Buffer } from 'node:buffer'

/** Formats that an avatar may have, as sharp calls them. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** So many bytes at the head of a file tell what it is. */
export const sniffBytes = 64

const textAt = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

/** An ISO media file names its brands in its first box; AVIF is one of them, HEIC and MP4 are others. */
function isAvif(head: Buffer): boolean {
  if (head.length < 16 || textAt(head, 4, 8) !== 'ftyp') return false
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [textAt(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, at + 4))
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}

/** What a file is by its first bytes; its name and what its sender calls it count for nothing. */
export function sniff(head: Buffer): PictureFormat | undefined {
  if (textAt(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(head, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(textAt(head, 0, 6))) return 'gif'
  return isAvif(head) ? 'avif' : undefined
}
