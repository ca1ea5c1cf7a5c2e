import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refusals } from '@tiffin/contract/refusals'
import { uploadFile } from '@tiffin/contract/upload'
import { imageExtensions } from '@tiffin/core/media/file-kind'
import { locales } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headersOf, logged, testApp } from '../../../test/app.ts'
import { badFiles, polyglots } from '../../../test/bad-files.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildCustomer } from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { formOf, picture, upload } from '../../../test/uploading.ts'

const dataDir = tempFolder('uploads')
const app = testApp({ sessions: fakeSessions, config: { dataDir } })
const corp = await buildCorp()
const newCustomer = async () => ({ corp, token: (await buildCustomer(corp)).token })
const get = (url: string) => app.http.inject({ method: 'GET', url })
const incoming = () => readdirSync(join(dataDir, 'uploads/incoming'))

const formats = {
  png: picture().png(),
  jpeg: picture().jpeg(),
  webp: picture().webp(),
  gif: picture(300, 200).gif(),
  avif: picture(200, 100).avif(),
}

test.each(Object.entries(formats))(
  '[R-5.18][R-5.12] a %s becomes a square WebP at an address of its own, whatever it is called',
  async (_name, drawn) => {
    const bytes = await drawn.toBuffer()
    const { height } = await sharp(bytes).metadata()
    const { code, data } = await upload(app, await newCustomer(), { bytes, name: 'x.txt', type: 'text/plain' })
    const side = Math.min(512, height)
    expect([code, data.width, data.height, data.type]).toEqual([200, side, side, 'image/webp'])
    expect(data.url).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
    const answer = await get(data.url)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    expect(answer.rawPayload).toHaveLength(data.size)
  },
)

test('[UP-01][R-5.12] an upload is served so that it can do nothing: typed, downloaded, sandboxed, for good', async () => {
  const { data } = await upload(app, await newCustomer(), { bytes: await formats.png.toBuffer() })
  const { headers } = await get(data.url)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]{22}\.webp"$/)
})

const corpus = await badFiles()
test('[UP-01] the list of bad files has at least forty', () => expect(corpus.length).toBeGreaterThanOrEqual(40))

test.each(corpus.map((file, index) => [index, file.name, file] as const))(
  '[UP-01] bad file %i, called %s, is refused and nothing of it is kept',
  async (_index, name, file) => {
    const answer = await upload(app, await newCustomer(), file)
    const refusal = /\.(mp4|mov|webm)$|^a\.avif$/.test(name) ? refusals.avatarNotPicture : refusals.fileTypeWrong
    expect([answer.status, answer.code, answer.data]).toEqual([200, refusal, null])
    expect(incoming()).toEqual([])
  },
)

test.each(['image/svg+xml', 'image/png'])('[R-5.12] an SVG sent as %s is no picture to keep', async (type) => {
  const bytes = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  for (const name of ['a.svg', 'a.png'])
    expect((await upload(app, await newCustomer(), { bytes, name, type })).code).toBe(refusals.fileTypeWrong)
})

test('[R-5.18][R-8.17] a text is refused by the server too, with 70003', async () => {
  expect((await upload(app, await newCustomer(), { bytes: 'hello', name: 'a.png', type: 'image/png' })).code).toBe(
    70003,
  )
})

test('[R-5.18] a video sent as an avatar is refused with the words for avatars, which ask for a picture only', async () => {
  const video = corpus.find(({ name }) => name === 'a.mp4')
  const answer = await upload(app, await newCustomer(), video ?? { bytes: '' })
  expect(answer).toMatchObject({ code: refusals.avatarNotPicture, message: say('zh-CN', 'refusal.avatarNotPicture') })
})

test.each((await polyglots()).map((file) => [file.name, file] as const))(
  '[UP-01] a picture with something hidden in it, sent as %s, comes back as a picture only',
  async (_name, file) => {
    const { code, data } = await upload(app, await newCustomer(), file)
    expect(code).toBe(200)
    const { rawPayload, headers } = await get(data.url)
    expect(headers['content-type']).toBe('image/webp')
    for (const hidden of ['script', '<?php', 'PK\x03\x04']) expect(rawPayload.includes(hidden)).toBe(false)
    const { format, pages = 1 } = await sharp(rawPayload).metadata()
    expect([format, pages]).toEqual(['webp', 1])
  },
)

const names = [
  ...['../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'C:\\x.png', 'a\u0000.png', '%00.png', '..%2f..%2fx'],
  ...[
    'кот.png',
    '山茶.png',
    '\u202egnp.exe',
    '😀.png',
    'CON',
    '.htaccess',
    'a'.repeat(3000),
    '',
    ' ',
    'a;b.png',
    '$HOME',
  ],
]
test.each(names.map((name) => [name.slice(0, 20), name] as const))(
  '[UP-03] a file called %j lies under a name of ours',
  async (_short, name) => {
    const { code, data } = await upload(app, await newCustomer(), { bytes: await formats.png.toBuffer(), name })
    if (name === '') expect([200, 10004]).toContain(code)
    else {
      expect(code).toBe(200)
      expect(data.url).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
    }
    const kept = readdirSync(join(dataDir, 'uploads')).filter((each) => each !== 'incoming')
    expect(kept.every((each) => /^[\w-]{22}\.webp$/.test(each))).toBe(true)
  },
)

test('[UP-03] names of uploads never repeat and no other name leads into the folder', async () => {
  const bytes = await formats.png.toBuffer()
  const customer = await newCustomer()
  const urls = [await upload(app, customer, { bytes }), await upload(app, customer, { bytes })].map(
    ({ data }) => data.url,
  )
  expect(new Set(urls).size).toBe(2)
  for (const name of [
    '..%2Fincoming',
    'incoming',
    '..%2f..%2fsecrets.json',
    `${'a'.repeat(22)}.webp`,
    `${'a'.repeat(22)}.svg`,
  ])
    expect((await get(`/uploads/${name}`)).statusCode).toBe(404)
})

test('[UP-04] place, camera and profile in a picture are gone, and it stands upright', async () => {
  const bytes = await picture(600, 400)
    .withExif({
      IFD0: { Make: 'Camellia', Orientation: '6' },
      IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { data } = await upload(app, await newCustomer(), { bytes })
  const { rawPayload } = await get(data.url)
  const { exif, icc, xmp, iptc, orientation } = await sharp(rawPayload).metadata()
  expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(rawPayload.toString('latin1')).not.toContain('Camellia')
})

test('of an animated picture the first frame is taken', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(bytes).metadata()).pages).toBe(2)
  const { data } = await upload(app, await newCustomer(), { bytes })
  const { rawPayload } = await get(data.url)
  const { channels } = await sharp(rawPayload).stats()
  expect([channels[0]?.mean ?? 0, channels[2]?.mean ?? 255].map((mean) => mean > 200)).toEqual([true, false])
})

test('[UP-01][R-5.18] only a form with a picture and a known scene is taken', async () => {
  const customer = await newCustomer()
  const bytes = await formats.png.toBuffer()
  const send = async (sent: Parameters<typeof upload>[2]) => (await upload(app, customer, sent)).code
  expect(await send({ bytes, fields: { scene: 'banner' } })).toBe(refusals.inputInvalid)
  expect(await send({ bytes, field: 'picture' })).toBe(refusals.inputInvalid)
  expect(await send({ bytes, fields: {} })).toBe(200)
  const broken = await app.http.inject({
    ...{ method: 'POST', url: uploadFile.path, payload: 'no form' },
    headers: { ...headersOf(customer), 'content-type': 'multipart/form-data' },
  })
  expect([broken.statusCode, broken.json().code]).toEqual([400, 400])
  const cut = formOf({ bytes })
  const half = await app.http.inject({
    ...{ method: 'POST', url: uploadFile.path, payload: cut.body.subarray(0, 400) },
    headers: { ...headersOf(customer), 'content-type': cut.type },
  })
  expect(half.statusCode).toBe(400)
  expect(incoming()).toEqual([])
  expect(logged.filter((line) => line.includes('"internal"'))).toEqual([])
})

test('a form is read by no other call', async () => {
  const { type, body } = formOf({ bytes: 'x' })
  const url = '/api/app/customer/customer-profile/detail'
  const answer = await app.http.inject({
    method: 'POST',
    url,
    headers: { ...headersOf(await newCustomer()), 'content-type': type },
    payload: body,
  })
  expect(answer.statusCode).toBe(415)
})

test('[R-5.18][R-6.3] a visitor uploads nothing', async () => {
  expect((await upload(app, { corp }, { bytes: await formats.png.toBuffer() })).code).toBe(refusals.notLoggedIn)
  expect(await asCorp(corp, `select 1 from upload where customer_id = ''`)).toEqual([])
})

test.each(locales)('[R-8.17] a wrong type and a size too large have words in %s', (locale) => {
  for (const name of ['fileTypeWrong', 'fileTooLarge'] as const) expect(say(locale, `refusal.${name}`)).not.toBe('')
})

test('what may be sent as an avatar is among what counts as a picture', () => {
  for (const extension of ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif']) expect(imageExtensions).toContain(extension)
})
