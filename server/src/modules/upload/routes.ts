import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { uploadFile } from '@tiffin/contract/upload'
import { maxUploadBytes } from '@tiffin/core/media/upload-limits'
import type { App } from '../../http/app.ts'
import { Fault } from '../../http/refusal.ts'
import { routeFile } from '../../http/route-file.ts'
import { Lanes } from './lanes.ts'
import { localStorageIn } from './local-storage.ts'
import { incomingIn, receiveFile } from './receive.ts'
import { s3Storage } from './s3-storage.ts'
import { type UploadStorage, uploadName, uploadType } from './storage.ts'

/** Where uploads lie by the settings: a bucket, or a folder beside the rest of our data. */
export function createUploadStorage({ uploadBucket, dataDir }: App['config']): UploadStorage {
  return uploadBucket ? s3Storage(uploadBucket) : localStorageIn(join(dataDir, 'uploads'))
}

/** Opened as a page, an upload would run nothing, reach nothing and be saved rather than shown. */
const inert = {
  'content-type': uploadType,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, max-age=31536000, immutable', // a face: for no cache that others share
}

/** Taking files, and giving them back under a name that nobody can guess. */
export function serveUploads(app: App, storage: UploadStorage): void {
  rmSync(incomingIn(app.config.dataDir), { recursive: true, force: true }) // what a stopped server was being sent
  const parts = { app, storage, lanes: new Lanes() }
  const limits = { maxBytes: maxUploadBytes, bodyMs: app.config.uploadMs }
  routeFile(app, { call: uploadFile, limits }, (file, { scene }, context) =>
    receiveFile(parts, { file, scene, context }),
  )
  app.http.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params
    const bytes = uploadName.test(name) ? await storage.get(name) : undefined
    if (!bytes) throw new Fault('notFound')
    reply.headers(inert).header('content-disposition', `attachment; filename="${name}"`)
    return reply.send(bytes)
  })
}
