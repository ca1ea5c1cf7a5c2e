import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { badFiles } from '../../../../test/bad-files.ts'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { picture } from '../../../../test/uploading.ts'
import { drawAvatar } from './draw-picture.ts'
import { isVideo, type PictureFormat, sniff, sniffBytes } from './sniff.ts'

const drawn = {
  png: picture(64, 64).png(),
  jpeg: picture(64, 64).jpeg(),
  webp: picture(64, 64).webp(),
  gif: picture(64, 64).gif(),
  avif: picture(64, 64).avif(),
} satisfies Record<PictureFormat, unknown>

test.each(Object.entries(drawn))('[UP-01] a %s is known by its first bytes', async (format, picture) => {
  expect(sniff((await picture.toBuffer()).subarray(0, sniffBytes))).toBe(format)
})

test('[UP-01] what begins as no picture is none, before any decoder looks at it', async () => {
  const others = (await badFiles()).filter(({ name }) => !/^(cut|head|gif|only|png-|jpeg-|avif-)/.test(name))
  expect(others.length).toBeGreaterThan(25)
  for (const { bytes } of others) expect(sniff(bytes.subarray(0, sniffBytes))).toBeUndefined()
})

test('[UP-01] a decoder that sees another format than the first bytes said is not believed', async () => {
  const folder = tempFolder('sniff')
  const path = join(folder, 'a')
  writeFileSync(path, await drawn.png.toBuffer())
  for (const format of ['jpeg', 'webp', 'gif', 'avif'] as const)
    await expect(drawAvatar({ path, format })).rejects.toMatchObject({ refusal: 'fileTypeWrong' })
  expect((await drawAvatar({ path, format: 'png' })).width).toBe(64)
  rmSync(folder, { recursive: true })
})

/** The first box of an ISO media file with its brands, and what follows it. */
function media(brands: readonly string[], rest = ''): Buffer {
  const [major = '', ...others] = brands
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${others.join('')}`, 'latin1')
  box.writeUInt32BE(box.length)
  return Buffer.concat([box, Buffer.from(rest, 'latin1')])
}

test.each([
  ['avif', media(['avif'])],
  ['avis', media(['avis'])],
  ['mif1 with avif last', media(['mif1', 'miaf', 'avif'])],
])('[UP-01] a media file of brand %s is AVIF', (_brand, head) => {
  expect([sniff(head), isVideo(head)]).toEqual(['avif', false])
})

test.each(['isom', 'mp42', 'M4V ', 'qt  ', '3gp4', 'avc1'])('[UP-01] a media file of brand %s is a video', (brand) => {
  expect([sniff(media([brand])), isVideo(media([brand]))]).toEqual([undefined, true])
})

test('[UP-01] a first brand is read where nothing follows it', () => {
  expect(isVideo(media(['isom']).subarray(0, 12))).toBe(true)
})

const neither = {
  'a brand behind the first box': media(['mif1', 'miaf'], 'avif'),
  'HEIC that can be read as others': media(['heic', 'isom']),
  'a brand with another before it': media(['xiso']),
  'a box of another kind': Buffer.from(media(['avif']).toString('latin1').replace('ftyp', 'free'), 'latin1'),
  'a box that is cut off': media(['avif']).subarray(0, 11),
  'a brand that is cut off': media(['isom']).subarray(0, 11),
  'nothing at all': Buffer.alloc(0),
  'RIFF that is sound': Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'),
  'WEBP without RIFF': Buffer.from('JUNK\0\0\0\0WEBP', 'latin1'),
  'GIF of another version': Buffer.from('GIF88a', 'latin1'),
}

test.each(Object.entries(neither))('[UP-01] %s is neither picture nor video', (_what, head) => {
  expect([sniff(head), isVideo(head)]).toEqual([undefined, false])
})
