import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { readyEnvelope } from '../../base/ready-envelope.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-links-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'web'))
writeFileSync(join(folder, 'web/index.html'), '<!doctype html><html><head><title>…</title></head><body></body></html>')

const settings = await readyEnvelope({ brand: 'tea' })
const questions: unknown[] = []
const app = testApp({
  config: { publicUrl: 'https://tea.example', brandHosts: new Map([['order.tea.example', 'tea']]) },
  builds: { web: join(folder, 'web'), counter: join(folder, 'none'), desk: join(folder, 'none') },
  pageAnswers: {
    settings: async () => settings,
    sign: async (_corp, language) => ({ name: `Tea ${language}`, slogan: 'Tea for all', color: 'rgb(0,85,170)' }),
    shared: async (_corp, language, named) => {
      questions.push(named)
      return named.productId === 'gone'
        ? undefined
        : {
            title: `"Plum" <b>${language}</b>`,
            text: named.storeId === 'bare' ? '' : 'Sour & cold',
            picture: '/media/plum',
          }
    },
    hasBrand: async () => true,
  },
})
const corp = await buildCorp()
const get = async (search: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ method: 'GET', url: `/?corp=${corp}${search}`, headers })).body
const facts = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g)].map(([, ...one]) => one),
  )

test.each(['facebookexternalhit/1.1', 'WhatsApp/2.23', 'Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0', ''])(
  '[share-1] %s, which names no language, gets title, text and picture of a link, in the language of who sent it',
  async (agent) => {
    const body = await get('&store=riverside&product=plum&lang=th-TH', { 'user-agent': agent })
    expect(facts(body)).toEqual({
      description: 'Sour &amp; cold',
      'og:type': 'website',
      'og:site_name': 'Tea th-TH',
      'og:title': '&quot;Plum&quot; &lt;b&gt;th-TH&lt;/b&gt;',
      'og:description': 'Sour &amp; cold',
      'og:image': 'https://tea.example/media/plum-640.webp',
    })
    expect(questions.at(-1)).toMatchObject({ storeId: 'riverside', productId: 'plum' })
  },
)

test('[share-2][share-3] the link of a store, and that of a cart, say what they name too', async () => {
  for (const [search, named] of [
    ['&store=riverside&lang=th-TH', { storeId: 'riverside' }],
    ['&store=riverside&cart=abc&lang=th-TH', { storeId: 'riverside', sharedCartId: 'abc' }],
  ] as const) {
    const body = await get(search, { 'user-agent': 'WhatsApp/2.23' })
    expect(facts(body)).toMatchObject({ 'og:image': 'https://tea.example/media/plum-640.webp' })
    expect(questions.at(-1)).toMatchObject(named)
  }
})

test('[share-1] a reader of links that takes any language gets that of who sent it too', async () => {
  const body = await get('&product=plum&lang=th-TH', { 'accept-language': '*' })
  expect(facts(body)).toMatchObject({ 'og:site_name': 'Tea th-TH' })
})

test('[share-1] a browser reads its own language; a brand’s own host names the picture', async () => {
  const headers = { 'accept-language': 'en-US', host: 'order.tea.example' }
  expect(facts(await get('&product=plum&lang=th-TH', headers))).toMatchObject({
    'og:site_name': 'Tea en-US',
    'og:image': 'http://order.tea.example/media/plum-640.webp',
  })
  expect(facts(await get('&store=bare'))).toMatchObject({ description: 'Tea for all', 'og:description': 'Tea for all' })
})

test.each(['', '&product=gone', '&product=', '&product=a&product=b', '&lang=en-US'])(
  '[share-1] an address with %s is the brand’s page as it was',
  async (search) => {
    const plain = await get('', { 'accept-language': 'en-US' })
    expect(await get(search, { 'accept-language': 'en-US' })).toBe(plain)
    expect(Object.keys(facts(plain))).toEqual(['description'])
  },
)
