import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Fault } from '../base/refusal.ts'
import type { App } from './app.ts'
import { contentTypes } from './pages/built-files.ts'
import { slimHeaders } from './security-headers.ts'

/** Named by their content, raster only: nothing that could run. */
const mediaName = /^[A-Za-z0-9_-]{6,96}\.(avif|webp|png|jpg|gif)$/

/** Makes a file of the media folder that is not there yet; false when there is none of this name. */
export type DrawFile = (name: string) => Promise<boolean>

/** The pictures of `DATA_DIR/media`. The most asked stay in memory. */
export function serveMedia({ http, config }: App, drawFile: DrawFile = async () => false): void {
  const read = (name: string) => readFile(join(config.dataDir, 'media', name))
  const kept = new LRUCache<string, Buffer>({
    maxSize: 48 * 1_048_576,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: (name) =>
      read(name).catch(async (fault) => ((await drawFile(name)) ? read(name) : Promise.reject(fault))),
  })
  http.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    if (!mediaName.test(name)) throw new Fault('notFound')
    const bytes = await kept.fetch(name).catch(() => undefined)
    if (!bytes) throw new Fault('notFound')
    slimHeaders(reply)
      .header('content-type', contentTypes[extname(name)])
      .header('cache-control', 'public, max-age=31536000, immutable')
    return reply.send(bytes)
  })
}
