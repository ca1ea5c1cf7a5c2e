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
await sharp(green).png().toFile(join(folder, 'media/logo-of-test.png'))

const app = testApp({ config: { dataDir: folder } })
const get = (url: string, language = 'en-US') =>
  app.http.inject({ method: 'GET', url, headers: { 'accept-language': language } })

const dress = (corpId: string, logo: string) =>
  app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.query(`update corp set browser_logo = $2, primary_color = 'no colour' where corp_id = $1`, [corpId, logo]),
  )

it('[R-2.4] each brand is an upright app of its own, in the language that is asked for', async () => {
  const [one, other] = [await buildCorp(), await buildCorp()]
  const manifest = (await get(`/manifest.webmanifest?corp=${one}`)).json()
  expect(manifest).toMatchObject({
    id: `/?corp=${one}`,
    start_url: `/?corp=${one}`,
    scope: '/',
    name: 'Test',
    orientation: 'portrait',
    display: 'standalone',
    theme_color: 'rgb(230,0,45)',
  })
  expect((await get(`/manifest.webmanifest?corp=${one}`, 'zh-CN')).json().name).toBe('测试')
  expect((await get(`/manifest.webmanifest?corp=${other}`)).json().id).not.toBe(manifest.id)
  for (const corp of ['', '?corp=nobody', '?corp=..%2F'])
    expect((await get(`/manifest.webmanifest${corp}`)).statusCode).toBe(404)
})

it('[R-2.4] every icon that the manifest names is there in its size, one of them with room to be cut round', async () => {
  const corp = await buildCorp()
  await dress(corp, '/media/logo-of-test.png')
  const { icons } = (await get(`/manifest.webmanifest?corp=${corp}`)).json()
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of [...icons, { src: `/app-icon/180.png?corp=${corp}`, sizes: '180x180' }]) {
    const answer = await get(src)
    expect(answer.headers['content-type']).toBe('image/png')
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('an icon shows the brand’s logo in its middle, and keeps the edge of a cut one free', async () => {
  const corp = await buildCorp()
  await dress(corp, '/media/logo-of-test.png')
  const { data, info } = await sharp((await get(`/app-icon/maskable-192.png?corp=${corp}`)).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixelAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(pixelAt(96, 96)).toEqual([0, 255, 0])
  expect(pixelAt(24, 96)).toEqual([255, 255, 255])
})

it.each([
  '',
  'https://elsewhere.example/logo-of-test.png',
  '/media/deeper/logo-of-test.png',
  '/media/../secret.png',
  'file:///etc/passwd',
  '/media/missing99.png',
])('[UP-05] a logo at "%s" is not fetched: petals in the brand’s colour stand in for it', async (logo) => {
  const corp = await buildCorp()
  await dress(corp, logo)
  const answer = await get(`/app-icon/192.png?corp=${corp}`)
  const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const offset = (96 * info.width + 96) * info.channels
  expect(info.width).toBe(192)
  expect([...data.subarray(offset, offset + 3)]).not.toEqual([0, 255, 0])
})

it('sizes that no icon has are not drawn', async () => {
  const corp = await buildCorp()
  for (const name of ['999.png', '193.png', 'maskable-180.png', '192.svg', 'x.png'])
    expect((await get(`/app-icon/${name}?corp=${corp}`)).statusCode).toBe(404)
  expect((await get('/app-icon/192.png')).statusCode).toBe(404)
})
