import { extname } from 'node:path'
import { Fault } from '../base/refusal.ts'
import type { App } from './app.ts'
import { contentTypes } from './pages/built-files.ts'
import { slimHeaders } from './security-headers.ts'

/** Serves pictures for good: their names say what is in them. */
export function serveMedia({ http, media }: App): void {
  http.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const bytes = await media.read(name)
    if (!bytes) throw new Fault('notFound')
    slimHeaders(reply)
      .header('content-type', contentTypes[extname(name)])
      .header('cache-control', 'public, max-age=31536000, immutable')
    return reply.send(bytes)
  })
}
