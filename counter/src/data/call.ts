import { refusals } from '@tiffin/contract/refusals'
import { callSetting, createCall } from '@tiffin/kit/client/call.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { dropSession, renewToken, useSession } from '../state/session.ts'

callSetting.timeoutMs = 15_000

const tokenNow = () => useSession.getState().token

/** Makes one call of the contract; a 401 leads back to the log-in page. */
export const call = createCall({
  headers: () => callHeaders({ language: currentLanguage(), token: tokenNow() }),
  hear(_envelope, sent, renewed) {
    if (renewed && tokenNow() !== '' && sent.Authorization === `Bearer ${tokenNow()}`) renewToken(renewed)
  },
  textOf: (_kind, status = 0) => t(status < 500 ? 'error.network' : 'error.server'),
  report({ code }) {
    if (code === refusals.notLoggedIn && tokenNow() !== '') dropSession(true)
  },
})
