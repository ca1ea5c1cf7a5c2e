import type { Envelope } from '@tiffin/contract/call'
import type { CallMap } from '@tiffin/contract/calls'
import type { refusals } from '@tiffin/contract/refusals'
import { takeEarly } from '../entry/early-calls.ts'
import { callHeaders } from '../entry/headers.ts'
import { keptToken } from '../entry/kept-values.ts'
import { noteServerTime } from '../state/clock.ts'
import { currentLanguage } from '../state/language.ts'
import { showToast } from '../state/overlays.ts'
import { takeToken, useSession } from '../state/session.ts'
import { t } from '../state/words.ts'

// Four of the table of refusals; the whole of it would travel with the first page. The types hold them to the table.
const notLoggedIn: (typeof refusals)['notLoggedIn'] = 401
const corpMissing: (typeof refusals)['corpMissing'] = 10001
const corpUnknown: (typeof refusals)['corpUnknown'] = 10002
const versionTooOld: (typeof refusals)['versionTooOld'] = 10003

/** How a call ended without data: `refusal` is the server's no, the rest is transport. */
export type FailureKind = 'refusal' | 'timeout' | 'abort' | 'network'

export class CallFailure extends Error {
  readonly kind: FailureKind
  /** The envelope's code; 0 without an answer. */
  readonly code: number
  readonly data: unknown

  constructor(kind: FailureKind, message: string, { code = 0, data = null }: { code?: number; data?: unknown } = {}) {
    super(message)
    this.kind = kind
    this.code = code
    this.data = data
  }

  /** The brand of the address is missing or not known. */
  get isWithoutBrand(): boolean {
    return this.code === corpMissing || this.code === corpUnknown
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The caller shows the refusal itself. */
  readonly isSilent?: boolean
  readonly method?: 'GET' | 'POST'
}

/** Every call ends by then (spec §9). Tests shorten it. */
export const callSetting = { timeoutMs: 60_000 }

/** What the shell does about answers that concern the whole app. */
export const answerHooks = {
  onLoggedOut: (_message: string) => {},
  onCorpUnknown: () => {},
  onTooOld: () => {},
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'
}

/** What an answer means for the log-in, when it is still that of the request in every tab of this browser. */
function noteSession(answer: Response, { code, message }: Envelope<unknown>): void {
  const renewed = answer.headers.get('authorization')?.replace(/^Bearer /i, '')
  if (code === notLoggedIn) answerHooks.onLoggedOut(message)
  else if (renewed) takeToken(renewed)
}

async function send(path: string, body: unknown, { signal, method = 'POST' }: CallOptions): Promise<Envelope<unknown>> {
  const timeout = AbortSignal.timeout(callSetting.timeoutMs)
  const sent = callHeaders({ language: currentLanguage(), token: useSession.getState().token })
  try {
    const init = {
      method,
      headers: sent,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    }
    const answer = await (takeEarly({ path, headers: sent, body }) ?? fetch(path, init))
    const envelope: unknown = await answer.json().catch(() => undefined)
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isFinite(date) && Math.abs(date - Date.now()) > 2000) noteServerTime(date)
    if (!isEnvelope(envelope)) throw new CallFailure('network', t('error.network'), { code: answer.status })
    if ((sent.Authorization?.slice(7) ?? '') === keptToken.get()) noteSession(answer, envelope)
    return envelope
  } catch (fault) {
    if (fault instanceof CallFailure) throw fault
    if (signal?.aborted === true) throw new CallFailure('abort', 'abort')
    if (timeout.aborted) throw new CallFailure('timeout', 'timeout')
    throw new CallFailure('network', t('error.network'))
  }
}

function report(failure: CallFailure, isSilent: boolean): void {
  if (failure.isWithoutBrand) answerHooks.onCorpUnknown()
  else if (failure.code === versionTooOld) answerHooks.onTooOld()
  else if (isSilent || failure.kind === 'abort' || failure.code === notLoggedIn) return
  else showToast(failure.kind === 'timeout' ? t('error.timeout') : failure.message)
}

/**
 * Makes one call of the contract. Answers its data, or throws a CallFailure after the customer was told (spec §8):
 * the server's message as a toast unless the caller is silent, log-out on 401, nothing on abort.
 */
export async function call<Path extends keyof CallMap>(
  path: Path,
  input: CallMap[Path]['input'],
  options: CallOptions = {},
): Promise<CallMap[Path]['output']> {
  try {
    const envelope = await send(path, input, options)
    // The contract's test on the server proves that the data of a 200 has this call's shape.
    if (envelope.code === 200 && envelope.successful !== false) return envelope.data as CallMap[Path]['output']
    throw new CallFailure('refusal', envelope.message, { code: envelope.code, data: envelope.data })
  } catch (fault) {
    if (fault instanceof CallFailure) report(fault, options.isSilent === true)
    throw fault
  }
}
