import { readToken } from '@tiffin/core/customer/token'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { queryClient } from '../../data/query-client.ts'
import { keptCorp, keptToken } from '../../entry/kept-values.ts'
import { forgetAvoided } from '../../state/food/avoided.ts'
import { redrawPages } from '../../state/login/next-customer.ts'
import { keptCustomer, useSession } from '../../state/login/session.ts'
import { navigator as pageNavigator } from '../../state/navigation/navigation.ts'
import { isLoginPage, leaveLogin, wantedOf } from '../login/leave-login.ts'

const shownUrl = () => pageNavigator().pages().stack.at(-1)?.url ?? ''

/** The token that stands for this tab's brand: the storage is of the brand that was opened last. */
const heldToken = () => (keptCorp.get() === corpOfAddress() ? keptToken.get() : '')

/** What another tab did with the log-in holds here too: renewed, over, begun, or another customer's. */
async function follow(): Promise<void> {
  const token = heldToken()
  const before = useSession.getState().token
  if (token === before) return
  const [old, next] = [uidOf(before), uidOf(token)]
  if (old === next) {
    useSession.setState({ token })
    return
  }
  useSession.setState({ token, customer: null, loginProvider: '' })
  if (old === null) queryClient.invalidateQueries()
  else {
    queryClient.clear()
    keptCustomer.clear() // an answer to the old one may have come just before
  }
  const shown = shownUrl()
  // Of the customer who has left no page stays open; where one is needed the guard asks to log in.
  if (next === null) await pageNavigator().reLaunch(shown)
  else if (isLoginPage(shown)) await leaveLogin(wantedOf(shown))
  if (old !== null && next !== null) redrawPages()
}

/** What this tab remembers of an order under way belongs to the customer who made it. */
function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('tiffin.')) sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const uidOf = (token: string) => readToken(token).uid

/** Answers how to stop. A page that comes back from the browser's cache has heard nothing meanwhile. */
export function followSession(): () => void {
  const note = () => void follow().catch(() => undefined)
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === null || key === 'icc_token')) note()
  }
  const stop = useSession.subscribe(({ token }, before) => {
    const old = uidOf(before.token)
    if (token === before.token || old === null || old === uidOf(token)) return
    forgetTab()
    forgetAvoided()
  })
  note()
  addEventListener('storage', hear)
  addEventListener('pageshow', note)
  return () => {
    stop()
    removeEventListener('storage', hear)
    removeEventListener('pageshow', note)
  }
}
