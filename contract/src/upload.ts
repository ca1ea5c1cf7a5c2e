import { z } from 'zod'
import { call } from './call.ts'

/**
 * Takes a file, `multipart/form-data`: the field `scene`, then the file in the field `file`.
 * Scene avatar: a PNG, JPEG, WebP, GIF or AVIF of at most 10 MB; what it is, its bytes say. The picture is made anew,
 * square and without anything that the file told beside it, and can be taken as the customer's own avatar only.
 * `url` is a path on this server.
 */
export const uploadFile = call({
  path: '/api/app/common/upload/file',
  as: 'customer',
  body: 'multipart',
  input: z.object({ scene: z.enum(['avatar']).default('avatar') }),
  output: z.object({ url: z.string(), width: z.int(), height: z.int(), size: z.int(), type: z.string() }),
  refusals: ['fileTypeWrong', 'fileTooLarge'],
})
