import '../state/language/language.ts' // the language that the app begins with
import type { refusals } from '@tiffin/contract/refusals'
import { type CallOptions, createCall } from '@tiffin/kit/client/call.ts'
import type { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { keptToken } from '../entry/kept-values.ts'
import { takeToken, useSession } from '../state/login/session.ts'

const notLoggedIn: (typeof refusals)['notLoggedIn'] = 401
const versionTooOld: (typeof refusals)['versionTooOld'] = 10003

/** What the shell does about answers that concern the whole app. */
export const answerHooks = {
  onLoggedOut: (_message: string) => {},
  onCorpUnknown: () => {},
  onTooOld: () => {},
}

function report(failure: CallFailure, { isSilent, isPageEmpty }: CallOptions): void {
  if (failure.isWithoutCorp) answerHooks.onCorpUnknown()
  else if (failure.code === versionTooOld) answerHooks.onTooOld()
  else if (isSilent || failure.kind === 'abort' || failure.code === notLoggedIn) return
  else if (isPageEmpty && failure.kind !== 'refusal') return
  else showToast(failure.kind === 'timeout' ? t('error.timeout') : failure.message)
}

/**
 * Makes one call of the contract. Answers its data, or throws a CallFailure that the customer has been shown [call-8]:
 * the server's message as a toast unless the caller is silent, log-out on 401, nothing on abort, and nothing when no answer
 * came for a page that says so itself [page-84].
 */
export const call = createCall({
  headers: () => callHeaders({ language: currentLanguage(), token: useSession.getState().token }),
  // What an answer means for the log-in, when it is still that of the request in every tab of this browser.
  hear({ code, message }, sent, renewed) {
    if ((sent.Authorization?.slice(7) ?? '') !== keptToken.get()) return
    if (code === notLoggedIn) answerHooks.onLoggedOut(message)
    else if (renewed) takeToken(renewed)
  },
  textOf: (kind, status = 0) => (kind === 'network' ? t(status < 500 ? 'error.network' : 'error.server') : kind),
  report,
})
