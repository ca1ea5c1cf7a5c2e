import { describe, expect, it } from 'vitest'
import { kindOf } from './kind-of.ts'
import { createOfflineFiles, mostPictures } from './offline-files.ts'
import { fakeCaches } from './testing/fake-caches.ts'

const origin = location.origin
const page = '<script type="module" crossorigin src="/assets/index-one.js"></script>'

function world({ isOnline = true } = {}) {
  const net = { isOnline, asked: [] as string[], pages: page, status: 200, isLedOn: false }
  const fetch = async (request: RequestInfo | URL) => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : String(request), origin)
    if (!net.isOnline) throw new TypeError('offline')
    net.asked.push(pathname + search)
    const answer = new Response(pathname.endsWith('/') ? net.pages : `content of ${pathname}`, { status: net.status })
    if (net.isLedOn) Object.defineProperty(answer, 'redirected', { value: true })
    return answer
  }
  const { caches, all } = fakeCaches(fetch)
  const offlineFiles = (release: string, base = '/') =>
    createOfflineFiles({
      ...{ caches, fetch, origin, base, release },
      files: ['app-1.js', 'menu-1.js'].map((name) => `${base}assets/${name}`),
    })
  return { net, all, offlineFiles }
}

const asset = (name: string) => new Request(`${origin}/assets/${name}`)
const picture = (name: string) => new Request(`${origin}/media/${name}`)

describe('what the worker answers', () => {
  const request = { mode: 'cors', method: 'GET' } as const
  it.each([
    ['/?corp=demo', 'navigate', 'page'],
    ['/assets/app-1.js', 'cors', 'file'],
    ['/media/tea.avif', 'no-cors', 'picture'],
    ['/api/app/product/product/list', 'cors', undefined],
    ['/api/app/common/push/stream', 'cors', undefined],
    ['/counter/?corp=demo', 'navigate', undefined],
    ['/docs', 'navigate', undefined],
    ['/uploads/me.webp', 'no-cors', undefined],
    ['/manifest.webmanifest?corp=demo', 'cors', undefined],
  ] as const)('%s (%s): %s', (path, mode, kind) => {
    expect(kindOf({ ...request, url: origin + path, mode }, { origin, base: '/' })).toBe(kind)
  })

  it.each([
    ['/counter/?corp=demo', 'navigate', 'page'],
    ['/counter/assets/index-1.js', 'cors', 'file'],
    ['/media/logo-192.webp', 'no-cors', 'picture'],
    ['/?corp=demo', 'navigate', undefined],
    ['/assets/app-1.js', 'cors', undefined],
    ['/api/app/store/order/list', 'cors', undefined],
  ] as const)('of the counter, %s (%s): %s', (path, mode, kind) => {
    expect(kindOf({ ...request, url: origin + path, mode }, { origin, base: '/counter/' })).toBe(kind)
  })

  it('is no POST and no request to another site', () => {
    const place = { origin, base: '/' }
    expect(kindOf({ ...request, method: 'POST', url: `${origin}/assets/a.js` }, place)).toBeUndefined()
    expect(kindOf({ ...request, url: 'https://elsewhere.example/assets/a.js' }, place)).toBeUndefined()
  })
})

describe('the app without a connection', () => {
  it('a page comes from the network while there is one', async () => {
    const { net, offlineFiles } = world()
    const one = offlineFiles('one')
    await one.install()
    net.pages = 'the page of today'
    expect(await (await one.page(() => fetchPage(net))).text()).toBe('the page of today')
  })

  it('without a network the page that comes holds no brand’s settings, whatever brand it is opened with', async () => {
    const { net, offlineFiles } = world()
    const one = offlineFiles('one')
    await one.install()
    expect(net.asked).toContain('/')
    expect(net.asked.filter((path) => path.includes('corp'))).toEqual([])
    net.isOnline = false
    expect(await (await one.page(() => Promise.reject(new TypeError('offline')))).text()).toBe(page)
  })

  it('the page of a host that leads on to its brand is shown like any other', async () => {
    const { net, all, offlineFiles } = world()
    const one = offlineFiles('one')
    net.isLedOn = true
    await one.install()
    expect(all.get('files-one')?.get(`${origin}/`)?.redirected).toBe(false)
    expect(await (await one.page(() => Promise.reject(new TypeError('offline')))).text()).toBe(page)
  })

  it('an answer 5xx counts as no network, a refusal is passed on', async () => {
    const { offlineFiles } = world()
    const one = offlineFiles('one')
    await one.install()
    expect(await (await one.page(async () => new Response('', { status: 503 }))).text()).toBe(page)
    expect((await one.page(async () => new Response('no', { status: 404 }))).status).toBe(404)
  })

  it('code and styles are there before any of their pages was opened', async () => {
    const { net, offlineFiles } = world()
    const one = offlineFiles('one')
    await one.install()
    net.isOnline = false
    expect(await (await one.file(asset('menu-1.js'))).text()).toBe('content of /assets/menu-1.js')
  })

  it('words of the language that is spoken are kept from the page that had them, and nothing else a page names', async () => {
    const { net, all, offlineFiles } = world()
    const one = offlineFiles('one')
    await one.install()
    await one.keep([`${origin}/assets/rest-th.js`, `${origin}/api/app/secret`, `${origin}/uploads/me.webp`])
    expect([...(all.get('files-one') ?? new Map()).keys()].filter((url) => /api|uploads/.test(url))).toEqual([])
    net.isOnline = false
    expect((await one.file(asset('rest-th.js'))).status).toBe(200)
  })

  it('an answer that is no file is not kept for one', async () => {
    const { net, offlineFiles } = world()
    const one = offlineFiles('one')
    net.status = 404
    expect((await one.file(asset('gone.js'))).status).toBe(404)
    net.status = 200
    expect((await one.file(asset('gone.js'))).status).toBe(200)
  })

  it('pictures that were seen are kept, the oldest go when there are too many', async () => {
    const { all, offlineFiles } = world()
    const one = offlineFiles('one')
    for (let count = 0; count <= mostPictures; count += 1) await one.picture(picture(`p${count}.avif`))
    const kept = [...(all.get('pictures') ?? new Map()).keys()]
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([
      mostPictures,
      `${origin}/media/p1.avif`,
      `${origin}/media/p${mostPictures}.avif`,
    ])
  })
})

describe('a new release', () => {
  it('keeps the files of the release before for tabs that are open, and deletes older ones', async () => {
    const { all, offlineFiles } = world()
    for (const name of ['one', 'two', 'three']) await offlineFiles(name).install()
    await offlineFiles('three').picture(picture('p.avif'))
    await offlineFiles('three').dropOldReleases()
    expect([...all.keys()]).toEqual(['files-two', 'files-three', 'pictures'])
  })

  it('of one app leaves the files and pictures of another alone', async () => {
    const { all, offlineFiles } = world()
    for (const name of ['one', 'two', 'three']) await offlineFiles(name, '/counter/').install()
    await offlineFiles('three', '/counter/').picture(picture('p.avif'))
    for (const name of ['a', 'b', 'c']) await offlineFiles(name).install()
    await offlineFiles('c').dropOldReleases()
    expect([...all.keys()]).toEqual([
      ...['counter-files-one', 'counter-files-two', 'counter-files-three', 'counter-pictures'],
      ...['files-b', 'files-c'],
    ])
  })

  it('names the entry script of its page, by which an open page knows whether it is the newest', async () => {
    const { offlineFiles } = world()
    const one = offlineFiles('one')
    await one.install()
    expect(await one.entry()).toBe('/assets/index-one.js')
  })
})

async function fetchPage({ isOnline, pages }: { isOnline: boolean; pages: string }): Promise<Response> {
  if (!isOnline) throw new TypeError('offline')
  return new Response(pages)
}
