import type { Envelope } from '@tiffin/contract/call'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure, type FailureKind } from './call-failure.ts'
import { noteServerTime } from './clock.ts'
import { takeEarly } from './early-calls.ts'
import { isRecord } from './kept.ts'

/** Every call ends by then. An app may set it, and tests shorten it. */
export const callSetting = { timeoutMs: 60_000 }

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The caller shows the refusal itself. */
  readonly isSilent?: boolean
  /** The page has nothing else to show, and says itself that no answer came. */
  readonly isPageEmpty?: boolean
  readonly method?: 'GET' | 'POST'
}

/** What an app adds to its calls, and what it makes of their answers. */
export interface Caller {
  readonly headers: () => Record<string, string>
  /** Hears every answer, with the headers of its request and the token that it brings in place of the one it was asked with. */
  readonly hear: (envelope: Envelope<unknown>, sent: Record<string, string>, renewed: string | undefined) => void
  /** The words for a call that got no answer, or an unreadable one, with its status. */
  readonly textOf: (kind: FailureKind, status?: number) => string
  /** Shows a failure before the caller has it. */
  readonly report: (failure: CallFailure, options: CallOptions) => void
}

const isEnvelope = (value: unknown): value is Envelope<unknown> => isRecord(value) && typeof value.code === 'number'

/** A device whose clock is off follows the server's; without a date in the answer there is no difference. */
function noteTime({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '')
  if (Math.abs(date - Date.now()) > 2000) noteServerTime(date)
}

/** Makes calls of the contract in an app's name: each answers its data, or throws a CallFailure that the app has shown. */
export const createCall =
  (caller: Caller) =>
  async <Path extends keyof CallMap>(
    path: Path,
    body: CallMap[Path]['input'],
    options: CallOptions = {},
  ): Promise<CallMap[Path]['output']> => {
    const { signal, method = 'POST' } = options
    const timeout = AbortSignal.timeout(callSetting.timeoutMs)
    const headers = caller.headers()
    try {
      const answer = await (takeEarly({ path, headers, body }) ??
        fetch(path, {
          method,
          headers,
          signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
          ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
        }))
      noteTime(answer)
      const envelope: unknown = await answer.json().catch(() => undefined)
      if (!isEnvelope(envelope))
        throw new CallFailure('network', caller.textOf('network', answer.status), { code: answer.status })
      caller.hear(envelope, headers, answer.headers.get('authorization')?.replace(/^Bearer /i, ''))
      // The contract's test on the server proves that the data of a 200 has this call's shape.
      if (envelope.code === 200 && envelope.successful !== false) return envelope.data as CallMap[Path]['output']
      throw new CallFailure('refusal', envelope.message, envelope)
    } catch (fault) {
      const kind = signal?.aborted ? 'abort' : timeout.aborted ? 'timeout' : 'network'
      const failure = fault instanceof CallFailure ? fault : new CallFailure(kind, caller.textOf(kind))
      caller.report(failure, options)
      throw failure
    }
  }
