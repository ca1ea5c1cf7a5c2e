import type { CallMap } from '@tiffin/contract/calls'
import type { refusals } from '@tiffin/contract/refusals'
import { callSetting } from '@tiffin/kit/client/call.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { keptToken } from '../../entry/kept-values.ts'
import { useSession } from '../../state/login/session.ts'
import { answerHooks } from '../call.ts'

const path = '/api/app/common/upload/file' satisfies keyof CallMap
const notLoggedIn: (typeof refusals)['notLoggedIn'] = 401

type Answer = { code: number; message: string; data: CallMap[typeof path]['output'] }

/** An upload under way. */
export interface Uploading {
  /** The address of the file; rejects with a CallFailure, kind `abort` after `cancel`. */
  readonly done: Promise<string>
  readonly cancel: () => void
}

function read(text: string): Answer | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The token is the one it was asked with: a no to a customer who has left is no log-out (as in `call.ts`). */
function addressIn(request: XMLHttpRequest, token: string): string {
  const answer = read(request.responseText)
  if (answer === undefined) throw new CallFailure('network', t('error.network'), { code: request.status })
  const { code, message, data } = answer
  if (code === 200) return data.url
  if (code === notLoggedIn && token === keptToken.get()) answerHooks.onLoggedOut(message)
  throw new CallFailure('refusal', message, { code })
}

/** A file, and what it is for. */
export interface UploadWish {
  readonly scene: 'avatar' | 'help'
  readonly content: Blob
  readonly name: string
}

/** Sends a file and reports how much of it has gone, in percent: `fetch` cannot say. */
export function uploadFile({ scene, content, name }: UploadWish, onProgress: (percent: number) => void): Uploading {
  const request = new XMLHttpRequest()
  const { token } = useSession.getState()
  const done = new Promise<string>((resolve, reject) => {
    const fail = (kind: 'network' | 'timeout' | 'abort', message: string) => () =>
      reject(new CallFailure(kind, message))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0)
    request.onerror = fail('network', t('error.network'))
    request.ontimeout = fail('timeout', t('error.timeout'))
    request.onabort = fail('abort', 'abort')
    request.onload = () => {
      try {
        resolve(addressIn(request, token))
      } catch (failure) {
        reject(failure)
      }
    }
  })
  const form = new FormData()
  form.append('scene', scene)
  form.append('file', content, name)
  request.open('POST', path)
  request.timeout = callSetting.timeoutMs
  const { 'Content-Type': _ofJson, ...headers } = callHeaders({ language: currentLanguage(), token })
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
  request.send(form)
  return { done, cancel: () => request.abort() }
}
