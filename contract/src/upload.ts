import { z } from 'zod'
import { call } from './call.ts'

/**
 * Takes a file, `multipart/form-data`: the field `scene`, then the file in the field `file`. What it is, its bytes say.
 * A picture is a PNG, JPEG, WebP, GIF or AVIF of at most 10 MB and is encoded again, without anything else that the file says: square for
 * scene avatar, which can be taken as the customer's own avatar only; whole for scene help (see `sendOrderHelp`). Scene help also takes
 * a video, MP4, MOV or WebM of at most 50 MB and 60 s, of which only picture and sound are kept. `url` is a path on this server.
 */
export const uploadFile = call({
  path: '/api/app/common/upload/file',
  as: 'customer',
  body: 'multipart',
  input: z.object({ scene: z.enum(['avatar', 'help']).default('avatar') }),
  output: z.object({ url: z.string(), width: z.int(), height: z.int(), size: z.int(), type: z.string() }),
  refusals: ['fileTypeWrong', 'fileTooLarge', 'avatarNotPicture', 'videoTooLong'],
})
