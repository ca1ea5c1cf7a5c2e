import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { tokenNow } from '../state/session.ts'

/** A picture of the library. */
export type LibraryPicture = CallMap['/api/app/desk/picture/upload']['output']

const path = '/api/app/desk/picture/upload'
/** A large photograph over a slow line. */
const longestMs = 60_000

const nameOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').slice(0, 120)

/** Sends a picture to the library. Throws a CallFailure with the words for whoever sent it. */
export async function uploadPicture(file: File): Promise<LibraryPicture> {
  const form = new FormData()
  form.append('pictureName', nameOf(file))
  form.append('file', file) // comes last: what stands before it is read first
  const { 'Content-Type': _json, ...headers } = callHeaders({ language: currentLanguage(), token: tokenNow() })
  const signal = AbortSignal.timeout(longestMs)
  const answer = await fetch(path, { method: 'POST', headers, body: form, signal }).catch(() => undefined)
  const envelope = await answer?.json().catch(() => undefined)
  if (typeof envelope?.code !== 'number') throw new CallFailure('network', t('error.network'))
  if (envelope.code !== 200) throw new CallFailure('refusal', envelope.message, envelope)
  return envelope.data as LibraryPicture // as: the contract's test on the server proves what a 200 holds
}
