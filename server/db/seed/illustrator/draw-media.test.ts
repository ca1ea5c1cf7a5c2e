import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPicture, pictures } from './catalogue.ts'
import { listMedia } from './draw-media.ts'
import { contentHash, writePicture } from './render.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-media-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the pictures of the demo brands', () => {
  it('come out the same every time, and each differs from all others', () => {
    const drawings = Object.entries(pictures).map(([name, picture]) => drawPicture(name, picture))
    expect(Object.entries(pictures).map(([name, picture]) => drawPicture(name, picture))).toEqual(drawings)
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('are well-formed drawings without holes left by missing figures', () => {
    for (const [name, picture] of Object.entries(pictures))
      expect(/NaN|undefined|Infinity/.test(drawPicture(name, picture)), name).toBe(false)
  })

  it('have addresses that change with what is drawn', () => {
    const media = [...listMedia().values()]
    for (const { image, cut } of media) {
      expect(image).toMatch(/^\/media\/[a-z0-9-]+-[0-9a-f]{12}$/)
      expect(cut).toBe(`${image}-cut`)
    }
    expect(contentHash('<svg/>', 'rose')).not.toBe(contentHash('<svg/>', 'mint'))
  })

  it('are written once in four widths and two formats, with and without tile, small enough for a list', async () => {
    const picture = pictures['butter-croissant']
    if (!picture) throw new Error('There is no croissant.')
    const drawn = { folder, file: 'croissant-0', svg: drawPicture('butter-croissant', picture), tint: picture.tint }
    await writePicture(drawn)
    const files = readdirSync(folder)
    expect(files).toHaveLength(16)
    expect(statSync(join(folder, 'croissant-0-192.avif')).size).toBeLessThan(8192)
    expect(statSync(join(folder, 'croissant-0-cut-192.avif')).size).toBeLessThan(8192)
    expect(await sharp(join(folder, 'croissant-0-640.webp')).metadata()).toMatchObject({ width: 640, hasAlpha: false })
    expect(await sharp(join(folder, 'croissant-0-cut-192.avif')).metadata()).toMatchObject({ hasAlpha: true })
    const before = files.map((file) => statSync(join(folder, file)).mtimeMs)
    await writePicture(drawn)
    expect(files.map((file) => statSync(join(folder, file)).mtimeMs)).toEqual(before)
  })
})
