import { fileURLToPath } from 'node:url'
import { languageOfHeader } from '@tiffin/core/language/language'
import type { Locale } from '@tiffin/phrases/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Corp } from '../modules/corp/index.ts'
import type { App } from './app.ts'
import { type BuiltFile, inlineHashes, readBuild } from './built-files.ts'
import { type ReadyBytes, readyBytes } from './ready-bytes.ts'
import { Fault } from './refusal.ts'
import { sendReady } from './route.ts'
import { pageHeaders } from './security-headers.ts'

/** The bytes that `bootstrap/detail` answers for a corp in a language. */
export type FindSettings = (corp: Corp, language: Locale) => Promise<ReadyBytes>

const buildOf = (workspace: string) => fileURLToPath(new URL(`../../../${workspace}/dist`, import.meta.url))

/** Where the two builds stand. */
export interface Builds {
  readonly web: string
  readonly console: string
}

export const ownBuilds: Builds = { web: buildOf('web'), console: buildOf('console') }

function serveFile(app: App, { path, type, bytes, immutable }: BuiltFile): void {
  const cacheControl = immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  app.http.get(path, (request, reply) =>
    sendReady(request, reply.header('content-type', type).header('cache-control', cacheControl), bytes),
  )
}

interface Page {
  readonly head: string
  readonly tail: string
  readonly hashes: { scripts: string[]; styles: string[] }
}

function readPage(files: readonly BuiltFile[], path: string): Page | undefined {
  const html = files.find((file) => file.path === path)?.bytes.identity.toString()
  if (html === undefined) return undefined
  const end = html.indexOf('</head>')
  return { head: html.slice(0, end), tail: html.slice(end), hashes: inlineHashes(html) }
}

/** Puts what the app asks first into the page, so that it need not ask. The bytes are those of `bootstrap/detail`; `<` is escaped in them. */
function fillPage(
  { head, tail }: Page,
  settings: ReadyBytes | undefined,
  of: { corp: string; language: string },
): string {
  if (!settings) return head + tail
  const block = `<script type="application/json" id="tiffin-bootstrap" data-corp="${of.corp}" data-language="${of.language}">`
  return `${head}${block}${settings.identity}</script>${tail}`
}

function createFiller(page: Page) {
  const filled = new LRUCache<string, { source: ReadyBytes | undefined; bytes: ReadyBytes }>({ max: 500 })
  return async (settings: ReadyBytes | undefined, of: { corp: string; language: string }): Promise<ReadyBytes> => {
    const key = `${of.corp} ${of.language}`
    const kept = filled.get(key)
    if (kept && kept.source === settings) return kept.bytes
    const bytes = await readyBytes(Buffer.from(fillPage(page, settings, of)), 6)
    filled.set(key, { source: settings, bytes })
    return bytes
  }
}

function answerPage(app: App, page: Page, findSettings: FindSettings | undefined) {
  const fill = createFiller(page)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // as: fastify types a query as unknown; what is read from it is checked to be text.
    const asked = (request.query as Record<string, unknown>).corp
    const corp = typeof asked === 'string' ? await app.corps.find(asked) : undefined
    const language = languageOfHeader(request.headers['accept-language'])
    const settings = corp && findSettings ? await findSettings(corp, language) : undefined
    const bytes = await fill(settings, { corp: corp?.corpId ?? '', language })
    const headers = pageHeaders({ ...page.hashes, frames: corp?.webviewOrigins ?? [] })
    reply.headers(headers).header('content-type', 'text/html; charset=utf-8')
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding')
    return sendReady(request, reply, bytes)
  }
}

/** The customers' app at `/` and the counter's at `/console/`, from memory. */
export function servePages(app: App, findSettings: FindSettings | undefined, builds: Builds): void {
  const serve = (folder: string, base: string, find?: FindSettings) => {
    const files = readBuild(folder, base)
    for (const file of files) if (file.path !== `${base}index.html`) serveFile(app, file)
    const page = readPage(files, `${base}index.html`)
    app.http.get(base, page ? answerPage(app, page, find) : () => Promise.reject(new Fault('unavailable')))
  }
  serve(builds.web, '/', findSettings)
  serve(builds.console, '/console/')
  app.http.get('/console', (_request, reply) => reply.redirect('/console/', 308))
}
