import type { Envelope } from '@tiffin/contract/call'
import type { CallMap } from '@tiffin/contract/calls'
import { type RefusalName, refusals } from '@tiffin/contract/refusals'
import { corpOfAddress } from '../state/corp.ts'
import { dropSession, renewToken, useSession } from '../state/session.ts'
import { t, useLanguage } from '../state/words.ts'

const timeoutMs = 15_000

/** The server's no, or no answer at all (code 0). The message may be shown as it is. */
export class CallFailure extends Error {
  readonly code: number

  constructor(message: string, code = 0) {
    super(message)
    this.code = code
  }

  isRefusal(...names: RefusalName[]): boolean {
    return names.some((name) => refusals[name] === this.code)
  }
}

function headers(token: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Accept-Language': useLanguage.getState().language,
    'Corp-Id': corpOfAddress(),
    'App-Version': '2.2.2',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  }
}

async function send(path: string, body: unknown): Promise<Envelope<unknown>> {
  const { token } = useSession.getState()
  const answer = await fetch(path, {
    method: 'POST',
    headers: headers(token),
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new CallFailure(t('error.network'))
  })
  const renewed = answer.headers.get('authorization')?.replace(/^Bearer /i, '')
  if (renewed && token !== '' && token === useSession.getState().token) renewToken(renewed)
  return answer.json().catch(() => {
    throw new CallFailure(t('error.network'), answer.status)
  })
}

/** Makes one call of the contract; a 401 leads back to the log-in page. */
export async function call<Path extends keyof CallMap>(
  path: Path,
  input: CallMap[Path]['input'],
): Promise<CallMap[Path]['output']> {
  const { code, message, data } = await send(path, input)
  // as: the contract's test on the server proves that the data of a 200 has this call's shape.
  if (code === 200) return data as CallMap[Path]['output']
  if (code === refusals.notLoggedIn && useSession.getState().token !== '') dropSession(true)
  throw new CallFailure(message, code)
}
