import { showToast } from '@tiffin/kit/client/overlays.ts'
import { forgetCustomer } from '../data/login/end-session.ts'
import { keptToken } from '../entry/kept-values.ts'
import { navigator } from '../state/navigation/navigation.ts'
import { paths } from '../state/navigation/paths.ts'
import { pageOf } from './pages/routes.ts'

/** The message is read before the page goes [call-8]. */
const messageMs = 500

let isLeaving = false

/**
 * A refused token: the server's message, then the customer is logged out. Several refusals at once count as one.
 * A page that needs a log-in is opened again, so that the guard leads to the log-in and from there back.
 */
export function expel(message: string): void {
  if (isLeaving) return
  isLeaving = true
  const refused = keptToken.get()
  showToast(message)
  setTimeout(() => {
    isLeaving = false
    if (keptToken.get() !== refused) return // another tab has logged in or out
    forgetCustomer()
    const { url = '' } = navigator().pages().stack.at(-1) ?? {}
    const isGuarded = pageOf(url)?.needLogin === true
    navigator()
      .reLaunch(isGuarded ? url : paths.login)
      .catch(() => undefined)
  }, messageMs)
}
