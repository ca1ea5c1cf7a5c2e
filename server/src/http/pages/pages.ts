import { fileURLToPath } from 'node:url'
import { languageOfHeader } from '@tiffin/core/language/language'
import type { Locale } from '@tiffin/phrases/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Corp } from '../../base/corp.ts'
import type { ReadyBytes } from '../../base/ready-bytes.ts'
import { Fault } from '../../base/refusal.ts'
import type { Named, Shared } from '../../base/shared-link.ts'
import type { App } from '../app.ts'
import { sendReady } from '../route.ts'
import { pageHeaders, slimHeaders, workerHeaders } from '../security-headers.ts'
import { type BuiltFile, readBuild } from './built-files.ts'
import { createFiller, type Filling, type Page, readPage, type Sign } from './fill-page.ts'
import { noBrandPage } from './no-brand-page.ts'

/** What a brand's page carries, so that the app need not ask for it. */
export interface PageAnswers {
  /** The bytes that `bootstrap/detail` answers for a corp in a language. */
  readonly settings: (corp: Corp, language: Locale) => Promise<ReadyBytes>
  /** The brand's name in a language, and its colour. */
  readonly sign: (corp: Corp, language: Locale) => Promise<Sign>
  /** What `store/default` answers a visitor without a position; undefined without a store. */
  readonly store?: (corp: Corp, language: Locale) => Promise<Buffer | undefined>
  /** What a link names beside its brand; undefined when there is no such thing [share-1]. */
  readonly shared?: (corp: Corp, language: Locale, named: Named) => Promise<Shared | undefined>
  /** Whether this server has a brand at all, switched on or off. */
  readonly hasBrand: () => Promise<boolean>
}

const buildOf = (workspace: string) => fileURLToPath(new URL(`../../../../${workspace}/dist`, import.meta.url))

/** Where the builds stand. */
export interface Builds {
  readonly web: string
  readonly counter: string
  readonly desk: string
}

export const ownBuilds: Builds = { web: buildOf('web'), counter: buildOf('counter'), desk: buildOf('desk') }

/** The service workers, each beside the page that it may answer for. */
const workerFiles = ['/worker.js', '/counter/worker.js']

/** The customers' page where it shows a draft: no file, but what `/` answers with a preview in its address. */
const previewFile = '/preview.html'
const deskBase = '/desk/'

function serveFile(app: App, { path, type, bytes, immutable }: BuiltFile): void {
  const cacheControl = immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  app.http.get(path, (request, reply) => {
    if (immutable) slimHeaders(reply)
    if (workerFiles.includes(path)) reply.headers(workerHeaders)
    return sendReady(request, reply.header('content-type', type).header('cache-control', cacheControl), bytes)
  })
}

async function find(answers: PageAnswers | undefined, corp: Corp | undefined, language: Locale): Promise<Filling> {
  if (!corp || !answers) return { corp: '', language }
  const [settings, sign, store] = await Promise.all([
    answers.settings(corp, language),
    answers.sign(corp, language),
    answers.store?.(corp, language),
  ])
  return { corp: corp.corpId, language, settings, sign, store }
}

/** A browser says its language; what reads links for others says none, or any, and reads it in that of who sent it. */
function languageOf({ headers, query }: FastifyRequest): Locale {
  const header = headers['accept-language'] ?? '*'
  // as: fastify types a query as unknown; what is read from it is checked to be text.
  return languageOfHeader(header === '*' ? textOf((query as Record<string, unknown>).lang) : header)
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Where those who read a link find this server. */
const originOf = (app: App, { hostname, protocol, host }: FastifyRequest): string =>
  app.config.brandHosts.has(hostname.toLowerCase())
    ? `${protocol}://${host}`
    : (app.config.publicUrl ?? `${protocol}://${host}`)

/** The page of a link that names a product, a store, a cart or a group says so in its head [share-1]; any other is as it was. */
async function nameLink(app: App, filling: Filling, link: Link): Promise<Filling> {
  const { answers, corp, request } = link
  // as: fastify types a query as unknown; what is read from it is checked to be text.
  const query = request.query as Record<string, unknown>
  const named = {
    storeId: textOf(query.store),
    productId: textOf(query.product),
    sharedCartId: textOf(query.cart),
    groupOrderId: textOf(query.group),
  }
  if (answers?.shared === undefined || Object.values(named).every((id) => id === undefined)) return filling
  // What cannot be found out now is left out: the page itself needs none of it.
  const shared = await answers.shared(corp, filling.language, named).catch(() => undefined)
  return shared === undefined ? filling : { ...filling, shared, origin: originOf(app, request) }
}

async function sendNoBrandPage(request: FastifyRequest, reply: FastifyReply) {
  const { bytes, styles } = await noBrandPage(languageOfHeader(request.headers['accept-language']))
  reply.headers(pageHeaders({ scripts: [], styles, frames: [] })).header('content-type', 'text/html; charset=utf-8')
  reply.header('cache-control', 'no-store').header('vary', 'accept-language, accept-encoding')
  return sendReady(request, reply, bytes)
}

interface Link {
  readonly answers: PageAnswers | undefined
  readonly corp: Corp
  readonly request: FastifyRequest
}

interface Serving {
  readonly answers: PageAnswers | undefined
  readonly isDesk: boolean
}

function answerPage(app: App, page: Page, { answers, isDesk }: Serving) {
  const fill = createFiller(page)
  // Apart: whatever links name, the pages of brands stay held.
  const fillLink = createFiller(page)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // as: fastify types a query as unknown; what is read from it is checked to be text.
    const corpId = textOf((request.query as Record<string, unknown>).corp)
    const corp = corpId === undefined ? undefined : await app.corps.find(corpId)
    if (answers && !corp && !(await answers.hasBrand())) return sendNoBrandPage(request, reply)
    const plain = await find(answers, corp, languageOf(request))
    const filling = corp === undefined ? plain : await nameLink(app, plain, { answers, corp, request })
    const { bytes, styles } = await (filling === plain ? fill : fillLink)(filling)
    const headers = pageHeaders({ scripts: page.hashes.scripts, styles, frames: corp?.webviewOrigins ?? [], isDesk })
    reply.headers(headers).header('content-type', 'text/html; charset=utf-8')
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding')
    return sendReady(request, reply, bytes)
  }
}

/** The app where it shows a draft: it carries nothing of the brand, is not kept, and may be framed by the desk [draft-11]. */
function answerPreviewPage(page: Page) {
  const fill = createFiller(page)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfHeader(request.headers['accept-language'])
    const { bytes, styles } = await fill({ corp: '', language })
    const headers = pageHeaders({ scripts: page.hashes.scripts, styles, frames: [], isPreview: true })
    reply.headers(headers).header('content-type', 'text/html; charset=utf-8')
    reply.header('cache-control', 'no-store').header('vary', 'accept-language, accept-encoding')
    return sendReady(request, reply, bytes)
  }
}

// as: fastify types a query as unknown; only whether the name is there is looked at.
const isPreview = ({ query }: FastifyRequest): boolean => (query as Record<string, unknown>).preview !== undefined

/** Where the beginning of an app leads on a host that stands for a brand, unless a brand is named already [brand-8]. */
function placeOnHost(app: App, { hostname, url, query }: FastifyRequest, base: string): string | undefined {
  const corpId = app.config.brandHosts.get(hostname.toLowerCase())
  if (corpId === undefined) return undefined
  if (base === deskBase) return `${base}${corpId}`
  // as: fastify types a query as unknown; only whether a brand is named is looked at.
  if ((query as Record<string, unknown>).corp !== undefined) return undefined
  const search = new URLSearchParams({ corp: corpId })
  for (const [name, value] of new URL(url, 'http://localhost').searchParams) search.append(name, value)
  return `${base}?${search}`
}

/** A path that ends like a file, `/desk/demo/logo.png`: where there is none, no page stands in for it. */
const isFile = (url: string): boolean => /\.[a-z0-9]{1,11}$/i.test(url.replace(/\?.*$/s, ''))

/** The customers' app at `/`, the counter's at `/counter/` and the desk's at `/desk/`, from memory. */
export function servePages(app: App, answers: PageAnswers, builds: Builds): void {
  const serve = (folder: string, base: string, carried?: PageAnswers) => {
    const files = readBuild(folder, base)
    const pagePaths = [`${base}index.html`, previewFile]
    for (const file of files) if (!pagePaths.includes(file.path)) serveFile(app, file)
    const page = readPage(files, `${base}index.html`)
    const answer = page
      ? answerPage(app, page, { answers: carried, isDesk: base === deskBase })
      : () => Promise.reject(new Fault('unavailable'))
    const preview = base === '/' ? readPage(files, previewFile) : undefined
    const answerPreview = preview && answerPreviewPage(preview)
    app.http.get(base, (request, reply) => {
      if (answerPreview && isPreview(request)) return answerPreview(request, reply)
      const place = placeOnHost(app, request, base)
      if (place === undefined) return answer(request, reply)
      return reply.header('cache-control', 'no-store').redirect(place, 302)
    })
    return answer
  }
  serve(builds.web, '/', answers)
  serve(builds.counter, '/counter/')
  const desk = serve(builds.desk, deskBase)
  // Its pages have addresses of their own, and each begins with the same file.
  app.http.get('/desk/*', (request, reply) => {
    if (isFile(request.url)) throw new Fault('notFound')
    return desk(request, reply)
  })
  app.http.get('/desk', ({ url }, reply) => reply.redirect(url.replace('/desk', '/desk/'), 308))
  // `/console` was the counter's address until 2.2; a browser keeps what is behind the `#` itself.
  for (const address of ['/counter', '/console', '/console/'])
    app.http.get(address, ({ url }, reply) => reply.redirect(url.replace(/^\/[a-z]+\/?/, '/counter/'), 308))
}
