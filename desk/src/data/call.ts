import type { CallMap } from '@tiffin/contract/calls'
import { refusals } from '@tiffin/contract/refusals'
import { type CallOptions, callSetting, createCall } from '@tiffin/kit/client/call.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { noteConnection } from '../state/connection.ts'
import { askProof } from '../state/proof.ts'
import { dropSession, takeSession, tokenNow } from '../state/session.ts'

callSetting.timeoutMs = 15_000

const unanswered = ['network', 'timeout']

const callOnce = createCall({
  headers: () => callHeaders({ language: currentLanguage(), token: tokenNow() }),
  hear(_envelope, sent, renewed) {
    noteConnection(false)
    if (renewed && tokenNow() !== '' && sent.Authorization === `Bearer ${tokenNow()}`) takeSession(renewed)
  },
  textOf: (_kind, status = 0) => t(status < 500 ? 'error.network' : 'error.server'),
  report({ kind, code }) {
    if (unanswered.includes(kind) && code === 0) noteConnection(true)
    if (code === refusals.notLoggedIn && tokenNow() !== '') dropSession(true)
  },
})

/**
 * Makes one call of the contract. A 401 leads back to the log-in page. What is refused for want of a proof [staff-3] asks for one and
 * is made again; when none is given, the call ends as one that was broken off.
 */
export async function call<Path extends keyof CallMap>(
  path: Path,
  body: CallMap[Path]['input'],
  options: CallOptions = {},
): Promise<CallMap[Path]['output']> {
  try {
    return await callOnce(path, body, options)
  } catch (failure) {
    if (!isRefusal(failure, 'proofNeeded')) throw failure
    if (!(await askProof(path))) throw new CallFailure('abort', failure.message)
    return callOnce(path, body, options)
  }
}
