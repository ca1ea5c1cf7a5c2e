import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-icons-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'media'))
const green = { create: { width: 192, height: 192, channels: 3, background: '#00ff00' } } as const
for (const name of ['logo', 'other'])
  await sharp(green)
    .png()
    .toFile(join(folder, `media/${name}-of-test.png`))

const app = testApp({ config: { dataDir: folder } })
const get = (url: string, language = 'en-US') =>
  app.http.inject({ method: 'GET', url, headers: { 'accept-language': language } })

const dress = (corpId: string, logo: string) =>
  app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.query(`update corp set browser_logo = $2, primary_color = 'no colour' where corp_id = $1`, [corpId, logo]),
  )

const iconsOf = (corp: string) =>
  ['', 'maskable-'].flatMap((prefix) =>
    [192, 512].map((size) => ({
      ...{ src: `/app-icon/${prefix}${size}.png?corp=${corp}`, sizes: `${size}x${size}`, type: 'image/png' },
      purpose: prefix === '' ? 'any' : 'maskable',
    })),
  )

it('[R-2.4] each brand is an upright app of its own, in the language that is asked for', async () => {
  const [one, other] = [await buildCorp(), await buildCorp()]
  const answer = await get(`/manifest.webmanifest?corp=${one}`)
  const start = `/?corp=${one}`
  const manifest = {
    ...{ id: start, start_url: start, scope: '/', name: 'Test', short_name: 'Test', description: '' },
    ...{ lang: 'en-US', dir: 'ltr', display: 'standalone', orientation: 'portrait' },
    ...{ theme_color: 'rgb(230,0,45)', background_color: '#ffffff', categories: ['food', 'shopping'] },
    icons: iconsOf(one),
    shortcuts: [
      { name: 'Menu', url: `${start}#/pages/home/menu/menu` },
      { name: 'Order', url: `${start}#/pages/order/order` },
    ],
  }
  expect(answer.json()).toEqual(manifest)
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'application/manifest+json; charset=utf-8', vary: 'accept-language' },
    'cache-control': 'public, max-age=600',
  })
  expect((await get(`/manifest.webmanifest?corp=${one}`, 'zh-CN')).json()).toMatchObject({
    ...{ name: '测试', short_name: '测试', lang: 'zh-CN' },
    shortcuts: [{ name: '点单' }, { name: '订单' }],
  })
  expect((await get(`/manifest.webmanifest?corp=${other}`)).json().id).not.toBe(manifest.id)
  for (const corp of ['', '?corp=nobody', '?corp=..%2F', `?corp=${one}&corp=${other}`])
    expect((await get(`/manifest.webmanifest${corp}`)).statusCode).toBe(404)
})

it('[R-2.4] every icon that the manifest names is there in its size, one of them with room to be cut round', async () => {
  const corp = await buildCorp()
  await dress(corp, '/media/logo-of-test.png')
  for (const { src, sizes } of [...iconsOf(corp), { src: `/app-icon/180.png?corp=${corp}`, sizes: '180x180' }]) {
    const answer = await get(src)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('an icon shows the brand’s logo in its middle, and keeps the edge of a cut one free', async () => {
  const corp = await buildCorp()
  await dress(corp, '/media/other-of-test.png') // an icon that another test has drawn is not drawn again
  const { data, info } = await sharp((await get(`/app-icon/maskable-192.png?corp=${corp}`)).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixelAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(pixelAt(96, 96)).toEqual([0, 255, 0])
  expect(pixelAt(24, 96)).toEqual([255, 255, 255])
})

/** A picture of the media folder: a band of the brand's colours, twice as wide as high, with a margin around it. */
async function keepBand(name: string, margin: string) {
  const band = { create: { width: 200, height: 100, channels: 4, background: '#00ff00' } } as const
  const edge = { top: 150, bottom: 150, left: 100, right: 100, background: margin }
  await sharp(band)
    .extend(edge)
    .png()
    .toFile(join(folder, `media/${name}.png`))
}

it.each([
  ['white', '#ffffff'],
  ['transparent', '#00000000'],
])(
  '[R-2.4] a wide logo with a %s margin fills its part of the icon from side to side, uncut and in its own shape',
  async (name, margin) => {
    await keepBand(`band-${name}`, margin)
    const corp = await buildCorp()
    await dress(corp, `/media/band-${name}.png`)
    const { data, info } = await sharp((await get(`/app-icon/192.png?corp=${corp}`)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isGreen = (x: number, y: number) => {
      const offset = (y * info.width + x) * info.channels
      return (data[offset] ?? 255) < 40 && (data[offset + 1] ?? 0) > 215
    }
    // 142 of 192 pixels wide and half as high, from 25 to 167 and from 60 to 131.
    expect([isGreen(20, 96), isGreen(30, 96), isGreen(161, 96), isGreen(172, 96)]).toEqual([false, true, true, false])
    expect([isGreen(96, 54), isGreen(96, 66), isGreen(96, 126), isGreen(96, 138)]).toEqual([false, true, true, false])
  },
)

it('an icon shows the logo of the library rather than the one of browsers', async () => {
  const blue = { create: { ...green.create, background: '#0000ff' } } as const
  await sharp(blue).webp({ lossless: true }).toFile(join(folder, 'media/library-of-test-640.webp'))
  const corp = await buildCorp()
  await dress(corp, '/media/logo-of-test.png')
  const update = `update corp set logo = '/media/library-of-test' where corp_id = $1`
  await app.db.tx({ role: 'app', corp }, (tx) => tx.query(update, [corp]))
  const { dominant } = await sharp((await get(`/app-icon/192.png?corp=${corp}`)).rawPayload).stats()
  expect(dominant.b).toBeGreaterThan(240)
  expect(dominant.g).toBeLessThan(16)
})

it.each([
  '',
  'https://elsewhere.example/logo-of-test.png',
  '/media/deeper/logo-of-test.png',
  '/media/../secret.png',
  'file:///etc/passwd',
  '/media/missing99.png',
  'x/media/logo-of-test.png',
  '/media/logo-of-test.png/',
])('[UP-05] a logo at "%s" is not fetched: petals in the brand’s colour stand in for it', async (logo) => {
  const corp = await buildCorp()
  await dress(corp, logo)
  const answer = await get(`/app-icon/192.png?corp=${corp}`)
  const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const offset = (96 * info.width + 96) * info.channels
  expect(info.width).toBe(192)
  expect([...data.subarray(offset, offset + 3)]).toEqual([230, 0, 45])
})

it('sizes that no icon has are not drawn', async () => {
  const corp = await buildCorp()
  for (const name of ['999.png', '193.png', 'maskable-180.png', '192.svg', 'x.png', 'x192.png', '192.png.gz'])
    expect((await get(`/app-icon/${name}?corp=${corp}`)).statusCode).toBe(404)
  expect((await get('/app-icon/192.png')).statusCode).toBe(404)
})
