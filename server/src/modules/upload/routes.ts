import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { uploadFile } from '@tiffin/contract/upload'
import { maxVideoBytes } from '@tiffin/core/media/upload-limits'
import type { App } from '../../http/app.ts'
import { routeFile } from '../../http/route-file.ts'
import { incomingIn, receiveFile } from './receive/receive.ts'
import { UploadLimits } from './receive/upload-limits.ts'
import { serveFile } from './serve-file.ts'
import { localStorageIn } from './storage/local-storage.ts'
import { s3Storage } from './storage/s3-storage.ts'
import type { UploadStorage } from './storage/storage.ts'

/** Where uploads lie by the settings: a bucket, or a folder beside the rest of our data. */
export function createUploadStorage({ uploadBucket, dataDir }: App['config']): UploadStorage {
  return uploadBucket ? s3Storage(uploadBucket) : localStorageIn(join(dataDir, 'uploads'))
}

/** Taking files, and giving them back under a name that cannot be guessed. */
export function serveUploads(app: App, storage: UploadStorage): void {
  rmSync(incomingIn(app.config.dataDir), { recursive: true, force: true }) // what a stopped server was being sent
  const parts = { app, storage, limits: new UploadLimits() }
  const limits = { maxBytes: maxVideoBytes, bodyMs: app.config.uploadMs }
  routeFile(app, { call: uploadFile, limits }, (file, { scene }, context) =>
    receiveFile(parts, { file, scene, context }),
  )
  app.http.get<{ Params: { name: string } }>('/uploads/:name', ({ params, headers }, reply) =>
    serveFile(storage, { name: params.name, range: headers.range }, reply),
  )
}
