import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { tokenNow } from '../state/session.ts'

/** A large file over a slow line. */
const longestMs = 60_000

/** Makes a call that takes a file: its fields, then the file. Throws a CallFailure with words for the sender. */
export async function sendFile<Path extends keyof CallMap>(
  path: Path,
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<CallMap[Path]['output']> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file) // comes last: what stands before it is read first
  const { 'Content-Type': _json, ...headers } = callHeaders({ language: currentLanguage(), token: tokenNow() })
  const signal = AbortSignal.timeout(longestMs)
  const answer = await fetch(path, { method: 'POST', headers, body: form, signal }).catch(() => undefined)
  const envelope = await answer?.json().catch(() => undefined)
  if (typeof envelope?.code !== 'number') throw new CallFailure('network', t('error.network'))
  if (envelope.code !== 200) throw new CallFailure('refusal', envelope.message, envelope)
  return envelope.data as CallMap[Path]['output'] // as: the contract's test on the server proves what a 200 holds
}
