import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deletePicture, findPicture, listPictures, updatePicture } from '@tiffin/contract/desk/picture'
import { refusals } from '@tiffin/contract/refusals'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { badFiles } from '../../../test/bad-files.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildProduct } from '../../../test/build-shop.ts'
import { created, drafting } from '../../../test/drafting.ts'
import { buildAtDesk, openDesk } from '../../../test/team.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { addPicture, plainPicture, sendPicture } from '../../../test/uploading.ts'

const dataDir = tempFolder('pictures')
const clock = { at: Date.parse('2026-11-20T08:00:00Z'), now: () => clock.at }
const dayMs = 24 * 3_600_000
const app = testApp({ clock, config: { dataDir } })
/** The folder comes with the first picture. */
const files = () => {
  const folder = join(dataDir, 'uploads')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'incoming') : []
}
const open = async () => buildAtDesk(app, await buildCorp(), 'manager')
const get = (url: string) => app.http.inject({ method: 'GET', url })
const sweep = async () => app.jobs.find(({ name }) => name === 'sweep pictures')?.run()
const find = (desk: Pick<Desk, 'corp' | 'token'>, pictureId: string) =>
  ask(app, findPicture, { ...desk, body: { pictureId } })

type Desk = Awaited<ReturnType<typeof open>>

/** Left half red, right half green. */
const halves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#00ff00' } }).composite([
    { input: { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])

const colourOf = async (bytes: Buffer) => {
  const [red, green] = (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean))
  return { red, green }
}

describe('a picture of the menu', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'sent as %s is kept in every width and format that pages ask for, as a square',
    async (format) => {
      const { code, data } = await sendPicture(app, await open(), {
        bytes: await plainPicture(900, 600).toFormat(format).toBuffer(),
        fields: { pictureName: 'Pistachio' },
      })
      expect([code, data.pictureName, data.width, data.height, data.isCutOut]).toEqual([
        ...[200, 'Pistachio', 900, 600, false],
      ])
      expect(data.address).toMatch(/^\/media\/[\w-]{22}$/)
      for (const width of [96, 192, 384, 640])
        for (const kind of ['avif', 'webp']) {
          const answer = await get(`${data.address}-${width}.${kind}`)
          expect(answer.headers['content-type']).toBe(`image/${kind}`)
          expect(answer.headers['cache-control']).toContain('immutable')
          expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width })
        }
      expect((await get(`${data.address}-192.png`)).headers['content-type']).toBe('image/png')
      expect((await sharp((await get(data.wholeAddress)).rawPayload).metadata()).width).toBe(900)
    },
  )

  test('[media-4] shows the square around the middle that is chosen', async () => {
    const bytes = await halves().png().toBuffer()
    const desk = await open()
    const { data } = await sendPicture(app, desk, { bytes, fields: { focusX: '0' } })
    const left = await get(`${data.address}-192.webp`)
    expect((await colourOf(left.rawPayload)).red).toBeGreaterThan(250)
    const body = { pictureId: data.pictureId, version: data.version, pictureName: '', altText: {}, focusX: 1000 }
    const changed = (await ask(app, updatePicture, { ...desk, body })).data
    expect([changed.version, changed.address === data.address]).toEqual([2, false])
    const right = await get(`${changed.address}-192.webp`)
    expect((await colourOf(right.rawPayload)).green).toBeGreaterThan(250)
    expect((await get(`${data.address}-192.webp`)).statusCode).toBe(200) // pages that show the square of before still may
    expect((await ask(app, updatePicture, { ...desk, body })).code).toBe(refusals.pictureChanged)
  })

  test('is turned upright and says nothing of the camera', async () => {
    const bytes = await plainPicture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { data } = await sendPicture(app, await open(), { bytes })
    expect([data.width, data.height]).toEqual([600, 900])
    const whole = await sharp((await get(data.wholeAddress)).rawPayload).metadata()
    expect([whole.exif, whole.orientation]).toEqual([undefined, undefined])
  })

  test('without a background keeps none', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer()
    const { data } = await sendPicture(app, await open(), { bytes })
    expect(data.isCutOut).toBe(true)
    const answer = await get(`${data.address}-96.avif`)
    expect((await sharp(answer.rawPayload).metadata()).hasAlpha).toBe(true)
  })

  test('that is there already is answered as it is, however often it is sent', async () => {
    const bytes = await plainPicture(400, 400).png().toBuffer()
    const desk = await open()
    const send = () => sendPicture(app, desk, { bytes })
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(new Set(answers.map(({ data }) => data.pictureId)).size).toBe(1)
    expect((await ask(app, listPictures, { ...desk, body: {} })).data.total).toBe(1)
  })

  test('[DK-06] is written down with who added it', async () => {
    const desk = await open()
    const { pictureId } = await addPicture(app, desk, { pictureName: 'Window' })
    const entries = await asCorp(desk.corp, 'select action, staff_id, item_id, item_name from audit_entry')
    expect(entries).toEqual([
      { action: 'picture.upload', staff_id: desk.staffId, item_id: pictureId, item_name: 'Window' },
    ])
  })

  test('of one brand is no picture of another, even when it is the same', async () => {
    const bytes = await plainPicture(400, 400).png().toBuffer()
    const [one, other] = [await open(), await open()]
    const [first, second] = [await sendPicture(app, one, { bytes }), await sendPicture(app, other, { bytes })]
    expect(first.data.address).not.toBe(second.data.address)
    expect((await find(other, first.data.pictureId)).code).toBe(refusals.pictureUnknown)
  })

  test('that is too small, or of 21 megabytes, is refused with its reason', async () => {
    const desk = await open()
    const small = await sendPicture(app, desk, { bytes: await plainPicture(191, 400).png().toBuffer() })
    const large = await sendPicture(app, desk, {
      bytes: Buffer.alloc(21 * 1_048_576, await plainPicture().png().toBuffer()),
    })
    expect([small.code, large.code]).toEqual([refusals.pictureTooSmall, refusals.fileTooLarge])
  })
})

const corpus = await badFiles()

test('[UP-01] what is no picture is refused and nothing of it is kept', async () => {
  const desk = await open()
  const before = files()
  const codes: unknown[] = []
  for (const file of [...corpus, { name: 'a.gif', bytes: await plainPicture(300, 300).gif().toBuffer() }])
    codes.push((await sendPicture(app, desk, file)).code)
  const expected: unknown[] = [refusals.fileTypeWrong, refusals.pictureTooSmall]
  expect(codes.filter((code) => !expected.includes(code))).toEqual([])
  expect(files()).toEqual(before)
})

describe('the library', () => {
  test('lists pictures newest first, page by page, by name and by use', async () => {
    const desk = await open()
    const product = await buildProduct(desk.corp)
    const names = ['Oolong', 'Pistachio croissant', 'Window']
    const made = []
    for (const [index, pictureName] of names.entries()) {
      const bytes = await plainPicture(300 + index, 300)
        .png()
        .toBuffer()
      made.push((await sendPicture(app, desk, { bytes, fields: { pictureName } })).data)
    }
    await asCorp(desk.corp, 'update product set image = $2 where corp_id = $1 and product_id = $3', [
      ...[desk.corp, made[1]?.address, product.productId],
    ])
    const list = async (body: object) => {
      const { data } = await ask(app, listPictures, { ...desk, body })
      return { names: data.list.map(({ pictureName }) => pictureName), next: data.next, total: data.total }
    }
    const first = await list({ pageSize: 2 })
    expect(first).toMatchObject({ names: ['Window', 'Pistachio croissant'], total: 3 })
    expect(await list({ pageSize: 2, after: first.next })).toEqual({ names: ['Oolong'], next: null, total: 3 })
    expect(await list({ pageSize: 1 })).toEqual({ names: ['Window'], next: made[2]?.pictureId, total: 3 })
    expect((await list({ pageSize: 3 })).next).toBeNull()
    expect((await list({ text: ' oolo ' })).names).toEqual(['Oolong'])
    expect((await list({ show: 'used' })).names).toEqual(['Pistachio croissant'])
    expect((await list({ show: 'unused' })).names).toEqual(['Window', 'Oolong'])
    const { pictureId, version, pictureName } = made[0]
    const body = { pictureId, version, pictureName, altText: { 'lo-LA': 'ຊາ', 'th-TH': '' } }
    expect((await ask(app, updatePicture, { ...desk, body })).data.altText).toEqual({ 'lo-LA': 'ຊາ' })
    expect((await list({ show: 'textless' })).names).toEqual(['Window', 'Pistachio croissant'])
  })

  test('says what shows a picture, an open draft too', async () => {
    const desk = await open()
    const { draft } = drafting(app)
    const { pictureId, address } = await addPicture(app, desk)
    await draft(desk, created('category', 'bakery', { name: { 'en-US': 'Bakery' }, icon: address }))
    const { data } = await find(desk, pictureId)
    expect(data.useList).toMatchObject([{ kind: 'draft', itemName: 'Autumn' }])
    expect(data.isUsed).toBe(true)
  })
})

describe('[media-5] a picture that nothing shows', () => {
  test('can be deleted with all its files; one that is shown, or that a release names, cannot', async () => {
    const desk = await open()
    const { publish } = drafting(app)
    const before = files()
    const { address, ...shown } = await addPicture(app, desk)
    await publish(desk, created('category', 'bakery', { name: { 'en-US': 'Bakery' }, icon: address }))
    const remove = ({ pictureId, version }: { pictureId: string; version: number }) =>
      ask(app, deletePicture, { ...desk, body: { pictureId, version } })
    expect((await remove(shown)).code).toBe(refusals.pictureUsed)
    await publish(desk, { kind: 'category', itemId: 'bakery', fields: { icon: [address, ''] } })
    expect((await remove(shown)).code).toBe(refusals.pictureUsed)
    const kept = files()
    const bytes = await plainPicture(500, 500).png().toBuffer()
    const other = (await sendPicture(app, desk, { bytes })).data
    expect(files().length).toBe(kept.length + 10)
    expect((await remove(other)).code).toBe(200)
    expect(files()).toEqual(kept)
    expect(files().length).toBe(before.length + 10)
  })

  test('[media-5] leaves no file behind when one of two squares chosen at once was refused', async () => {
    const desk = await open()
    const before = files()
    const { pictureId, version } = await addPicture(app, desk)
    const crop = (zoom: number) =>
      ask(app, updatePicture, { ...desk, body: { pictureId, version, pictureName: 'Cake', altText: {}, zoom } })
    const codes = (await Promise.all([crop(1500), crop(2000)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, refusals.pictureChanged])
    expect((await ask(app, deletePicture, { ...desk, body: { pictureId, version: version + 1 } })).code).toBe(200)
    expect(files()).toEqual(before)
  })

  test('[media-8] is found by the address of any square that it had', async () => {
    const desk = await open()
    const { pictureId, version, address } = await addPicture(app, desk)
    await sendPicture(app, desk, { bytes: await plainPicture(500, 500).png().toBuffer() })
    const body = { pictureId, version, pictureName: 'Cake', altText: {}, zoom: 1500 }
    const { data } = await ask(app, updatePicture, { ...desk, body })
    expect(data.address).not.toBe(address)
    const foundBy = async (square: string) => {
      const { list, total } = (await ask(app, listPictures, { ...desk, body: { address: square } })).data
      return [list.map((picture) => picture.pictureId), total]
    }
    expect(await foundBy(address)).toEqual([[pictureId], 1])
    expect(await foundBy(data.address)).toEqual([[pictureId], 1])
    expect(await foundBy('/media/another')).toEqual([[], 0])
  })

  test('goes by itself after thirty days, and not before', async () => {
    const desk = await open()
    const { pictureId, address } = await addPicture(app, desk)
    const code = async () => (await find(await openDesk(app, desk.corp, desk.account), pictureId)).code
    for (const days of [2, 29]) {
      clock.at += days * dayMs
      await sweep()
      expect(await code()).toBe(200)
    }
    clock.at += 2 * dayMs
    await sweep()
    expect(await code()).toBe(refusals.pictureUnknown)
    expect(files().filter((name) => name.startsWith(address.replace('/media/', '')))).toEqual([])
  })

  test('and was used in between begins its thirty days again', async () => {
    const desk = await open()
    const product = await buildProduct(desk.corp)
    const { pictureId, address } = await addPicture(app, desk)
    const show = (image: string) =>
      asCorp(desk.corp, 'update product set image = $2 where corp_id = $1 and product_id = $3', [
        ...[desk.corp, image, product.productId],
      ])
    for (const image of ['', address, '']) {
      await show(image)
      clock.at += 20 * dayMs
      await sweep()
    }
    expect((await find(await openDesk(app, desk.corp, desk.account), pictureId)).code).toBe(200)
  })
})
