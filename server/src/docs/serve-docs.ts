import manifest from '../../package.json' with { type: 'json' }
import { jsonBytes, readyBytes } from '../base/ready-bytes.ts'
import type { App } from '../http/app.ts'
import { inlineHashes } from '../http/pages/built-files.ts'
import { sendReady } from '../http/route.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { makeDocument } from './document.ts'
import { makePage } from './page.ts'

async function make() {
  const document = makeDocument(manifest.version)
  const page = makePage(document)
  const [json, html] = await Promise.all([readyBytes(jsonBytes(document), 9), readyBytes(Buffer.from(page), 9)])
  return { json, html, headers: pageHeaders({ ...inlineHashes(page), frames: [] }) }
}

/** `/docs` to read and `/docs/openapi.json` for programs; made at the first request. */
export function serveDocs({ http }: Pick<App, 'http'>): void {
  let made: ReturnType<typeof make> | undefined
  const ready = () => {
    made ??= make()
    return made
  }
  http.get('/docs/openapi.json', async (request, reply) => {
    const { json } = await ready()
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache')
    return sendReady(request, reply, json)
  })
  http.get('/docs', async (request, reply) => {
    const { html, headers } = await ready()
    reply.headers(headers).header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache')
    return sendReady(request, reply, html)
  })
  http.get('/docs/', (_request, reply) => reply.redirect('/docs', 308))
}
