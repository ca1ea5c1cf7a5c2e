import { deflateRawSync } from 'node:zlib'
import { picture } from './uploading.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const html = '<!doctype html><html><body><script>alert(1)</script></body></html>'
const box = (brand: string, more = '') => {
  const body = `ftyp${brand}\0\0\0\0${brand}${more}`
  return Buffer.concat([Buffer.from([0, 0, 0, 4 + body.length]), Buffer.from(body, 'latin1'), Buffer.alloc(64)])
}
const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), deflateRawSync('x'.repeat(500))])

export interface BadFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

const bad = (name: string, type: string, bytes: Buffer | string): BadFile => ({ name, type, bytes: Buffer.from(bytes) })

/** Files that are no picture, whatever they are called. */
function neverPictures(): BadFile[] {
  return [
    bad('a.svg', 'image/svg+xml', svg),
    bad('a.png', 'image/png', svg),
    bad('a.svg.png', 'image/png', `<?xml version="1.0"?>${svg}`),
    bad('a.svgz', 'image/svg+xml', zip),
    bad('a.html', 'text/html', html),
    bad('a.html.jpg', 'image/jpeg', html),
    bad('a.jpg.html', 'image/jpeg', html),
    bad('a.xhtml', 'application/xhtml+xml', html),
    bad('a.js', 'text/javascript', 'alert(1)'),
    bad('a.gif', 'image/gif', 'alert(1)//GIF89a'),
    bad('a.php.png', 'image/png', '<?php system("id"); ?>'),
    bad('a.txt', 'text/plain', 'hello'),
    bad('a.png', 'image/png', ''),
    bad('a.png', 'image/png', ' '),
    bad('a.pdf', 'application/pdf', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
    bad('a.pdf.png', 'image/png', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
    bad('a.zip', 'application/zip', zip),
    bad('a.docx', 'image/png', zip),
    bad('a.mp4', 'video/mp4', box('isom', 'mp42')),
    bad('a.avif', 'image/avif', box('mp42')),
    bad('a.mov', 'video/quicktime', box('qt  ')),
    bad('a.heic', 'image/heic', box('heic', 'mif1')),
    bad('a.webm', 'video/webm', Buffer.from('1a45dfa3', 'hex')),
    bad('a.exe', 'image/png', Buffer.from('MZ\x90\0\x03', 'latin1')),
    bad('a.elf', 'image/png', Buffer.from('7f454c46', 'hex')),
    bad('a.bmp', 'image/bmp', `BM${'\0'.repeat(60)}`),
    bad('a.ico', 'image/x-icon', Buffer.from('00000100010001', 'hex')),
    bad('a.psd', 'image/vnd.adobe.photoshop', `8BPS${'\0'.repeat(60)}`),
    bad('a.tiff', 'image/tiff', Buffer.from('49492a0008000000', 'hex')),
    bad('a.wav', 'image/webp', `RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(40)}`),
    bad('a.png', 'image/png', Buffer.from('89504e47', 'hex')),
  ]
}

/** Files that begin as a picture and are none, or not a whole one. */
async function halfPictures(): Promise<BadFile[]> {
  const png = await picture().png().toBuffer()
  const jpeg = await picture().jpeg().toBuffer()
  const webp = await picture().webp().toBuffer()
  const avif = await picture(64, 64).avif().toBuffer()
  return [
    bad('cut.png', 'image/png', png.subarray(0, png.length / 2)),
    bad('head.png', 'image/png', png.subarray(0, 20)),
    bad('cut.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 3)),
    bad('cut.webp', 'image/webp', webp.subarray(0, webp.length / 2)),
    bad('cut.avif', 'image/avif', avif.subarray(0, avif.length / 2)),
    bad('gif.html', 'image/gif', `GIF89a/*${html}*/=1;alert(1)`),
    bad('only-head.gif', 'image/gif', 'GIF89a'),
    bad('png-svg.png', 'image/png', Buffer.concat([png.subarray(0, 33), Buffer.from(svg)])),
    bad('jpeg-js.jpg', 'image/jpeg', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('alert(1)')])),
    bad('avif-mp4.avif', 'image/avif', box('avif', 'isommp42')),
  ]
}

export const badFiles = async (): Promise<BadFile[]> => [...neverPictures(), ...(await halfPictures())]

/** Whole pictures that carry something else behind or inside them. */
export async function polyglots(): Promise<BadFile[]> {
  const [png, jpeg, gif] = await Promise.all([
    picture().png().toBuffer(),
    picture().jpeg().toBuffer(),
    picture(40, 40).gif().toBuffer(),
  ])
  const comment = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from([0, html.length + 2]), Buffer.from(html)])
  return [
    bad('a.php', 'image/png', Buffer.concat([png, Buffer.from('<?php system("id"); ?>')])),
    bad('a.html', 'text/html', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])),
    bad('a.zip', 'application/zip', Buffer.concat([jpeg, zip])),
    bad('a.js', 'text/javascript', Buffer.concat([gif, Buffer.from(`;${html}`)])),
  ]
}
