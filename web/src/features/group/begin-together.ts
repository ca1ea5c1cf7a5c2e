import { openGroupSheet } from '../../state/group/group.ts'
import { openLogin } from '../../state/login/login-way.ts'
import { loginState } from '../../state/login/session.ts'
import { navigator as pageNavigator } from '../../state/navigation/navigation.ts'
import { isLoginPage } from '../login/leave-login.ts'

const isLoggedIn = () => loginState() === 'valid'
const open = () => openGroupSheet({ kind: 'begin' })
const shown = () => pageNavigator().pages().stack.at(-1)?.url ?? ''

let stopWaiting: (() => void) | undefined

/** Goes on once who was led to the log-in is back where they came from with one; whoever turned back, or went elsewhere, is not asked. */
function openAfterLogIn(): void {
  const start = shown()
  stopWaiting?.()
  stopWaiting = pageNavigator().subscribe(() => {
    const { stack } = pageNavigator().pages()
    if (stack.some(({ url }) => isLoginPage(url))) return
    stopWaiting?.()
    if (isLoggedIn() && shown() === start) open()
  })
}

/** Begins an order of several, which belongs to who is logged in; its words and its sheet come with the first tap [share-5]. */
export function beginTogether(): void {
  if (isLoggedIn()) open()
  else {
    openLogin()
    openAfterLogIn()
  }
}
