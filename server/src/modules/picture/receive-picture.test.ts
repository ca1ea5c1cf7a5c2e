import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { libraryPicture } from '@tiffin/contract/desk/picture'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { testApp } from '../../../test/app.ts'
import { pngBomb } from '../../../test/bombs.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { buildAtDesk } from '../../../test/team.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { plainPicture, sendPicture } from '../../../test/uploading.ts'
import type { Context } from '../../base/context.ts'
import { createUploadStorage } from '../upload/index.ts'
import { drawWhole } from './draw-squares.ts'
import { createPictureParts } from './parts.ts'
import { keepPictureFile, lookAtPicture } from './receive-picture.ts'

const dataDir = tempFolder('received-pictures')
const app = testApp({ config: { dataDir } })
const parts = createPictureParts(app, createUploadStorage(app.config))
const png = (width: number, height: number) => plainPicture(width, height).png().toBuffer()

async function open() {
  const desk = await buildAtDesk(app, await buildCorp(), 'manager')
  const context = { corp: { corpId: desk.corp }, session: { staffId: desk.staffId }, now: Date.now() } as never // as: what keeping a picture reads of it
  return { ...desk, context: context as Context<'staff'> }
}

test('a picture that came with others is kept under the name of its file, without folders and ending', async () => {
  const { corp, context } = await open()
  const bytes = await png(200, 200)
  const address = await keepPictureFile(parts, { name: 'photos/tea/Oolong no. 5.png', bytes }, context)
  const long = `${'x'.repeat(150)}.png`
  const other = await keepPictureFile(parts, { name: long, bytes: await png(210, 200) }, context)
  expect(await asCorp(corp, 'select name, addresses from picture order by name')).toEqual([
    { name: 'Oolong no. 5', addresses: [address] },
    { name: 'x'.repeat(120), addresses: [other] },
  ])
})

test('[UP-01] bytes are looked at before anything of them is kept: too small, too large or no picture at all', async () => {
  const { corp } = await open()
  await lookAtPicture(parts, await png(192, 200))
  await expect(lookAtPicture(parts, await png(191, 200))).rejects.toMatchObject({ refusal: 'pictureTooSmall' })
  await expect(lookAtPicture(parts, pngBomb(8_000))).rejects.toMatchObject({ refusal: 'fileTooLarge' })
  await expect(lookAtPicture(parts, Buffer.from('a text'))).rejects.toMatchObject({ refusal: 'fileTypeWrong' })
  expect(await asCorp(corp, 'select from picture')).toEqual([])
})

test('a picture that is there already stays as it was framed, and is written down once', async () => {
  const desk = await open()
  const bytes = await png(300, 200)
  const send = async (fields: Record<string, string>): Promise<z.output<typeof libraryPicture>> =>
    (await sendPicture(app, desk, { bytes, fields })).data
  const first = await send({ pictureName: 'Tea' })
  expect(await send({ pictureName: 'Cake', focusX: '0' })).toMatchObject({
    ...{ pictureName: 'Tea', address: first.address },
  })
  expect(await asCorp(desk.corp, 'select action, item_kind from audit_entry')).toEqual([
    { action: 'picture.upload', item_kind: 'picture' },
  ])
})

test('a picture is kept no larger than a screen needs, also one with a few odd bytes that every reader skips', async () => {
  const path = join(dataDir, 'sent')
  const jpeg = await plainPicture(2_100, 525).jpeg().toBuffer()
  writeFileSync(path, Buffer.concat([jpeg.subarray(0, 20), Buffer.from([0, 0, 0]), jpeg.subarray(20)]))
  const { bytes, ...whole } = await drawWhole(path)
  expect(whole).toEqual({ width: 2_048, height: 512, isCutOut: false })
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  writeFileSync(path, jpeg.subarray(0, -200))
  await expect(drawWhole(path)).rejects.toThrow('premature end')
})
