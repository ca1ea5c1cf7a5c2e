import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { jsonBytes } from '../../base/ready-bytes.ts'
import { readyEnvelope } from '../../base/ready-envelope.ts'
import { pageHeaders } from '../security-headers.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = 'document.documentElement.dataset.ready = "1"'
const html = `<!doctype html><html><head><meta name="theme-color" content="#e6002d" /><title>…</title><style>body{margin:0}</style><script>${script}</script></head><body><b><!--brand--></b></body></html>`
mkdirSync(join(folder, 'web/assets'), { recursive: true })
mkdirSync(join(folder, 'media'))
mkdirSync(join(folder, 'desk/assets'), { recursive: true })
writeFileSync(join(folder, 'desk/index.html'), '<!doctype html><html><head></head><body>desk</body></html>')
writeFileSync(join(folder, 'desk/assets/team-3c4d.js'), 'export {}')
writeFileSync(join(folder, 'web/index.html'), html)
writeFileSync(join(folder, 'web/preview.html'), html.replace('<!--brand-->', 'preview'))
writeFileSync(join(folder, 'web/assets/home-1a2b.js'), 'export {}')
writeFileSync(join(folder, 'web/assets/home-1a2b.js.br'), brotliCompressSync('export {}'))
writeFileSync(join(folder, 'web/worker.js'), 'self.addEventListener("fetch", () => {})')
mkdirSync(join(folder, 'counter'))
writeFileSync(join(folder, 'counter/worker.js'), 'self.addEventListener("fetch", () => {})')
writeFileSync(join(folder, 'web/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(folder, 'media/abcdef123456.webp'), 'picture')
writeFileSync(join(folder, 'secret.txt'), 'secret')

const settings = await readyEnvelope({ brand: '</script><b>', story: 'tea '.repeat(500) })
let store: Buffer | undefined
let color = 'rgb(0,85,170)'
let hasBrand = true
const app = testApp({
  config: { dataDir: folder, brandHosts: new Map([['order.tea.example', 'tea']]) },
  builds: { web: join(folder, 'web'), counter: join(folder, 'counter'), desk: join(folder, 'desk') },
  pageAnswers: {
    settings: async () => settings,
    sign: async (_corp, language) => ({ name: `Tea & <b>${language}</b> $'`, slogan: '"Tea"', color }),
    store: async () => store,
    hasBrand: async () => hasBrand,
  },
})
const corp = await buildCorp({
  webviewOrigins: ['https://help.example', "https://x 'unsafe-inline'", 'http://evil.example'],
})
const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ method: 'GET', url, headers })
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

test('[R-3.8] the page of a brand carries the very bytes of its settings, and nothing in them can end the block', async () => {
  const page = await get(`/?corp=${corp}`, { 'accept-language': 'th-TH' })
  const block =
    /<script type="application\/json" id="tiffin-bootstrap" data-corp="([^"]*)" data-language="([^"]*)">(.*?)<\/script>/.exec(
      page.body,
    )
  expect(block?.slice(1)).toEqual([corp, 'th-TH', settings.identity.toString()])
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  const packed = await get(`/?corp=${corp}`, { 'accept-encoding': 'br' })
  if (packed.headers['content-encoding'] === 'br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('id="tiffin-bootstrap"')
})

test('the store of a visitor stands beside the settings, and the page changes with it', async () => {
  const written = async () => / id="tiffin-store" [^>]*>(.*?)<\/script>/.exec((await get(`/?corp=${corp}`)).body)?.[1]
  expect(await written()).toBeUndefined()
  store = jsonBytes({ status: 1, notice: '</script>' })
  expect(JSON.parse((await written()) ?? '')).toEqual({ status: 1, notice: '</script>' })
  store = jsonBytes({ status: 2 })
  expect(await written()).toBe('{"status":2}')
  store = undefined
})

test('the brand’s name and colour stand in its page before any script has come, in the language of the browser', async () => {
  const { body, headers } = await get(`/?corp=${corp}`, { 'accept-language': 'th-TH' })
  const name = 'Tea &amp; &lt;b&gt;th-TH&lt;/b&gt; $&#39;'
  expect(body).toContain(`<title>${name}</title>`)
  expect(body).toContain(`<b>${name}</b>`)
  expect(body).toContain('<meta name="description" content="&quot;Tea&quot;">')
  const style = ':root{--primary:rgb(0,85,170)}'
  expect(body).toContain(`<style>${style}</style>`)
  expect(body).toContain('<meta name="theme-color" content="rgb(0,85,170)" />')
  expect(policyOf(headers)).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(headers.vary).toBe('accept-language, accept-encoding')
  color = 'rgb(1,2,3)'
  expect((await get(`/?corp=${corp}`)).body).toContain('<style>:root{--primary:rgb(1,2,3)}</style>')
  color = 'rgb(0,85,170)'
})

test.each(['/', '/?corp=nobody', '/?corp=..%2F', '/?corp=a&corp=b', '/?corp=%3Cscript%3E'])(
  '[TN-07] %s is the same page without settings',
  async (url) => {
    const page = await get(url)
    expect([page.statusCode, page.body]).toEqual([200, html])
  },
)

test('[WB-02][PY-10] a page runs our own files and the known inline script only, cannot be framed, and frames what the brand allows', async () => {
  const policy = policyOf((await get(`/?corp=${corp}`)).headers)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      `script-src 'self' ${hashOf(script)}`,
      `style-src 'self' ${hashOf('body{margin:0}')} ${hashOf(':root{--primary:rgb(0,85,170)}')}`,
      "object-src 'none'",
      "base-uri 'none'",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'frame-src https://help.example',
      "require-trusted-types-for 'script'",
      'trusted-types tiffin-worker',
    ]),
  )
  expect(policy).not.toMatch(/unsafe|evil|\*|http:/)
  expect(policyOf(pageHeaders({ scripts: [], styles: [], frames: [] }))).toContain("frame-src 'none'")
})

test('[WB-02][draft-11] a preview is a page of its own that only our own pages may frame, not stored and without the brand', async () => {
  for (const address of [`/?corp=${corp}&preview=a.b`, `/?preview=&corp=${corp}`]) {
    const { body, headers } = await get(address)
    expect(body).toBe(html.replace('<!--brand-->', 'preview'))
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })
    const policy = policyOf(headers).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["frame-ancestors 'self'", "frame-src 'none'", `script-src 'self' ${hashOf(script)}`]),
    )
    expect(policyOf(headers)).not.toMatch(/unsafe|\*|http:/)
  }
  expect((await get('/preview.html')).statusCode).toBe(404)
  for (const address of ['/desk/demo?preview=a.b', '/counter/?preview=a.b', `/healthz?preview=a.b`])
    expect(policyOf((await get(address)).headers)).not.toContain("frame-ancestors 'self'")
})

test('[WB-02] the desk frames our own pages and no others, and is framed by none', async () => {
  const { headers } = await get('/desk/demo/publish')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(policyOf(headers).split('; ')).toEqual(expect.arrayContaining(["frame-src 'self'", "frame-ancestors 'none'"]))
})

test('[PV-07] every answer forbids sniffing, framing and leaking', async () => {
  for (const url of [`/?corp=${corp}`, '/healthz', '/nothing', '/favicon.svg'])
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    })
  for (const url of ['/assets/home-1a2b.js', '/media/abcdef123456.webp'])
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    })
})

test('the page of a brand names its icon for the home screen', async () => {
  const { body } = await get(`/?corp=${corp}`)
  expect(body).toContain(`<link rel="apple-touch-icon" href="/app-icon/180.png?corp=${corp}">`)
})

test.each(['/worker.js', '/counter/worker.js'])(
  'the service worker %s is fetched again each time, and may fetch from our origin only',
  async (path) => {
    const { headers } = await get(path)
    expect(headers['cache-control']).toBe('no-cache')
    expect(policyOf(headers)).toBe("default-src 'none'; script-src 'self'; connect-src 'self'")
  },
)

test('files with a hash in their name are kept for ever, in the compressed form the build made', async () => {
  const file = await get('/assets/home-1a2b.js', { 'accept-encoding': 'br' })
  expect(file.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test('pictures come from the media folder by name, and nothing outside of it', async () => {
  const picture = await get('/media/abcdef123456.webp')
  expect([picture.statusCode, picture.body, picture.headers['content-type']]).toEqual([200, 'picture', 'image/webp'])
  expect(picture.headers['cache-control']).toContain('immutable')
  for (const name of ['missing123.webp', '..%2fsecret.txt', '%2e%2e/secret.txt', 'abcdef123456.html', 'a%00b123.webp'])
    expect((await get(`/media/${name}`)).statusCode).not.toBe(200)
})

test('without a build the page says that it is not there, and the rest serves', async () => {
  expect((await get('/counter/')).statusCode).toBe(503)
  expect((await get('/healthz')).json()).toEqual({ alive: true })
  expect((await get('/readyz')).json()).toEqual({ ready: true })
})

test.each([
  ['without the slash', '/counter?corp=demo&a=%2F'],
  ['as it was called before', '/console/?corp=demo&a=%2F'],
  ['as it was called before, without the slash', '/console?corp=demo&a=%2F'],
])('the address of the counter %s leads to the counter of the same brand', async (_how, address) => {
  const { statusCode, headers } = await get(address)
  expect([statusCode, headers.location]).toEqual([308, '/counter/?corp=demo&a=%2F'])
})

test.each(['/desk/', '/desk/demo', '/desk/demo/', '/desk/demo/team?role=owner&text=a.b', '/desk/demo/a/b/c'])(
  '%s is the page of the desk, with the headers of every page',
  async (address) => {
    const page = await get(address)
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><html><head></head><body>desk</body></html>'])
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
    })
    expect(policyOf(page.headers).split('; ')).toEqual(
      expect.arrayContaining(["script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]),
    )
  },
)

test('files of the desk are its own, and a path like a file that is not there is no page', async () => {
  expect((await get('/desk/assets/team-3c4d.js')).headers['cache-control']).toContain('immutable')
  for (const address of ['/desk/assets/gone-3c4d.js', '/desk/demo/logo.png', '/desk/..%2fsecret.txt'])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
})

test('the address of the desk without the slash leads to the desk', async () => {
  const { statusCode, headers } = await get('/desk?a=%2F')
  expect([statusCode, headers.location]).toEqual([308, '/desk/?a=%2F'])
})

test('[brand-8] on a host that stands for a brand each app leads to that brand, and keeps what else was asked', async () => {
  const answer = async (url: string, host = 'Order.Tea.example') => {
    const { statusCode, headers } = await get(url, { host })
    return [statusCode, headers.location]
  }
  expect(await answer('/')).toEqual([302, '/?corp=tea'])
  expect(await answer('/?lang=th-TH&a=%26')).toEqual([302, '/?corp=tea&lang=th-TH&a=%26'])
  expect(await answer('/counter/')).toEqual([302, '/counter/?corp=tea'])
  expect(await answer('/desk/')).toEqual([302, '/desk/tea'])
  expect(await answer(`/?corp=${corp}`)).toEqual([200, undefined])
  expect(await answer('/', 'other.example')).toEqual([200, undefined])
})

test('[brand-6] of a server without a brand says in the reader’s language how one is made, and is not kept', async () => {
  hasBrand = false
  try {
    for (const url of ['/', '/?corp=nobody']) {
      const { body, headers } = await get(url, { 'accept-language': 'ar-IQ' })
      expect(body).toContain('<html lang="ar-IQ" dir="rtl">')
      expect(body).toContain('<code>npm run brand</code>')
      expect(headers['cache-control']).toBe('no-store')
      const [, text = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
      expect(policyOf(headers)).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    expect((await get(`/?corp=${corp}`)).body).toContain('id="tiffin-bootstrap"')
  } finally {
    hasBrand = true
  }
  expect((await get('/')).body).not.toContain('npm run brand')
})
