import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'

/** Named by their content, raster only: nothing that could run. */
const mediaName = /^[A-Za-z0-9_-]{6,96}\.(avif|webp|png|jpg|gif)$/

/** Makes a file of the media folder that is not there yet; false when there is none of this name. */
export type DrawFile = (name: string) => Promise<boolean>

/** Where pictures come from that are not in the media folder. */
export interface MediaSources {
  /** The demo's are drawn when they are first looked at. */
  readonly drawFile?: DrawFile | undefined
  /** A brand's own lie where uploads lie. */
  readonly openUpload: (name: string) => Promise<Readable | undefined>
}

/** The pictures of menus, pages and brands by their file names. The most asked stay in memory. */
export class MediaFiles {
  readonly #kept: LRUCache<string, Buffer>

  constructor(dataDir: string, { drawFile = async () => false, openUpload }: MediaSources) {
    const ofFolder = (name: string) => readFile(join(dataDir, 'media', name)).catch(() => undefined)
    const ofUploads = async (name: string) => {
      const stream = await openUpload(name)
      return stream && buffer(stream)
    }
    this.#kept = new LRUCache({
      maxSize: 48 * 1_048_576,
      sizeCalculation: (bytes) => bytes.length + 1,
      fetchMethod: async (name) =>
        (await ofFolder(name)) ?? ((await drawFile(name)) ? ofFolder(name) : ofUploads(name)),
    })
  }

  /** The bytes of a picture; undefined when there is none of this name. */
  async read(name: string): Promise<Buffer | undefined> {
    return mediaName.test(name) ? this.#kept.fetch(name).catch(() => undefined) : undefined
  }
}
