import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { badFiles } from '../../../../test/bad-files.ts'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { picture } from '../../../../test/uploading.ts'
import { drawAvatar } from './draw-picture.ts'
import { type PictureFormat, sniff, sniffBytes } from './sniff.ts'

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
