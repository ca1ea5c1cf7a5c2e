import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { tokenNow } from '../state/session.ts'

/** A large file over a slow line, and what is made of it. */
const usualMs = 180_000

interface Sending {
  readonly fields: Readonly<Record<string, string>>
  readonly file: File
  /** Hears how much is sent, from 0 to 1. */
  readonly onSent?: (share: number) => void
  /** When its answer is given up. */
  readonly longestMs?: number
}

type Post = (path: string, headers: Readonly<Record<string, string>>, form: FormData) => Promise<unknown>

const post =
  (longestMs: number): Post =>
  async (path, headers, form) => {
    const signal = AbortSignal.timeout(longestMs)
    const answer = await fetch(path, { method: 'POST', headers, body: form, signal }).catch(() => undefined)
    return answer?.json().catch(() => undefined)
  }

/** Only the older of the two ways to ask says how much is sent. */
const postWatched =
  (longestMs: number, onSent: (share: number) => void): Post =>
  (path, headers, form) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.open('POST', path)
      request.responseType = 'json'
      request.timeout = longestMs
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
      request.addEventListener('loadend', () => resolve(request.response ?? undefined))
      request.send(form)
    })

interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'number'

/** Makes a call that takes a file: its fields, then the file. Throws a CallFailure with words for the sender. */
export async function sendFile<Path extends keyof CallMap>(
  path: Path,
  { fields, file, onSent, longestMs = usualMs }: Sending,
): Promise<CallMap[Path]['output']> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file) // comes last: what stands before it is read first
  const { 'Content-Type': _json, ...headers } = callHeaders({ language: currentLanguage(), token: tokenNow() })
  const envelope = await (onSent ? postWatched(longestMs, onSent) : post(longestMs))(path, headers, form)
  if (!isEnvelope(envelope)) throw new CallFailure('network', t('error.network'))
  if (envelope.code !== 200) throw new CallFailure('refusal', envelope.message, envelope)
  return envelope.data as CallMap[Path]['output'] // as: the contract's test on the server proves what a 200 holds
}
