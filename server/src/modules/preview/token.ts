import { createHmac, timingSafeEqual } from 'node:crypto'
import { languages } from '@tiffin/core/language/language'
import { z } from 'zod'
import type { Preview } from '../../base/preview.ts'

/** Names are short: the token stands in a QR code. */
const claims = z.object({
  draft: z.string(),
  session: z.string(),
  store: z.string(),
  at: z.int(),
  member: z.union([z.literal(0), z.literal(1)]),
  language: z.enum(languages),
  exp: z.int(),
})

const longestToken = 1000

/** Of one brand only: its id is signed with the rest, though not written. */
const signatureOf = (key: Buffer, corpId: string, payload: string): Buffer =>
  Buffer.from(createHmac('sha256', key).update(`${corpId}.${payload}`).digest('base64url'))

export function signPreview(key: Buffer, corpId: string, preview: Preview): string {
  const { draftId: draft, sessionId: session, storeId: store, at, isMember, language, expiresAt: exp } = preview
  const written: z.input<typeof claims> = { draft, session, store, at, member: isMember ? 1 : 0, language, exp }
  const payload = Buffer.from(JSON.stringify(written)).toString('base64url')
  return `${payload}.${signatureOf(key, corpId, payload)}`
}

/** What a token of this brand says; undefined for one that was not signed by one of the keys, or whose time is over. */
export function readPreview(
  keys: readonly Buffer[],
  token: string,
  { corpId, now }: { corpId: string; now: number },
): Preview | undefined {
  if (token.length > longestToken) return undefined
  const [payload = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature)
  const isSigned = keys.some((key) => {
    const right = signatureOf(key, corpId, payload)
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isSigned || rest.length > 0) return undefined
  const { draft, session, store, at, member, language, exp } = claims.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  )
  if (exp <= now) return undefined
  return { draftId: draft, sessionId: session, storeId: store, at, isMember: member === 1, language, expiresAt: exp }
}
