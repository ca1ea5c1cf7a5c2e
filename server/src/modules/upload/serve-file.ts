import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../../base/refusal.ts'
import { readRange } from './storage/read-range.ts'
import { extensionOfUpload, type UploadStorage, uploadTypes } from './storage/storage.ts'

/** Opened as a page, an upload would run nothing, reach nothing and be saved rather than shown. */
const inert = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, max-age=31536000, immutable', // a face: for no cache that others share
  'accept-ranges': 'bytes',
}

/** Gives an upload back under a name that cannot be guessed, whole or the part that a player asks for. */
export async function serveFile(
  storage: UploadStorage,
  { name, range: rangeHeader }: { readonly name: string; readonly range: FastifyRequest['headers']['range'] },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const extension = extensionOfUpload(name)
  const size = extension && (await storage.sizeOf(name))
  if (extension === undefined || size === undefined) throw new Fault('notFound')
  reply.headers(inert).header('content-type', uploadTypes[extension])
  reply.header('content-disposition', `attachment; filename="${name}"`)
  const range = readRange(rangeHeader, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const stream = await storage.open(name, range)
  if (stream === undefined) throw new Fault('notFound')
  if (range === undefined) return reply.header('content-length', size).send(stream)
  const { start, end } = range
  reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
  return reply.send(stream)
}
