import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPicture, pictures } from './catalogue.ts'
import { listMedia, mediaDrawer } from './draw-media.ts'
import { contentHash } from './render.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-media-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pathOf = (name: string) => join(folder, 'media', name)
const croissant = listMedia().get('butter-croissant') ?? { image: '', cut: '' }

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

  it('are drawn when they are asked for: four widths in two formats, with and without tile, small enough for a list', async () => {
    const draw = mediaDrawer(folder)
    const { image, cut } = croissant
    const names = [image, cut].flatMap((address) =>
      [96, 192, 384, 640].flatMap((width) =>
        ['avif', 'webp'].map((format) => `${basename(address)}-${width}.${format}`),
      ),
    )
    expect(await Promise.all(names.map(draw))).toEqual(names.map(() => true))
    expect(readdirSync(join(folder, 'media')).sort()).toEqual(names.sort())
    expect(statSync(pathOf(`${basename(image)}-192.avif`)).size).toBeLessThan(8192)
    expect(statSync(pathOf(`${basename(cut)}-192.avif`)).size).toBeLessThan(8192)
    expect(await sharp(pathOf(`${basename(image)}-640.webp`)).metadata()).toMatchObject({ width: 640, hasAlpha: false })
    expect(await sharp(pathOf(`${basename(cut)}-192.avif`)).metadata()).toMatchObject({ width: 192, hasAlpha: true })
    const before = names.map((name) => statSync(pathOf(name)).mtimeMs)
    await Promise.all(names.map(draw))
    expect(names.map((name) => statSync(pathOf(name)).mtimeMs)).toEqual(before)
  })

  it('are not drawn in widths that no page asks for, nor under other names', async () => {
    const draw = mediaDrawer(mkdtempSync(join(folder, 'none-')))
    const { image } = croissant
    for (const name of [`${basename(image)}-100.avif`, `${basename(image)}-96.gif`, 'croissant-000000000000-96.avif'])
      expect(await draw(name)).toBe(false)
  })
})
