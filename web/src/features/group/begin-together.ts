import { openGroupSheet } from '../../state/group/group.ts'
import { openLogin } from '../../state/login/login-way.ts'
import { loginState } from '../../state/login/session.ts'

/** Begins an order of several, which belongs to who is logged in; its words and its sheet come with the first tap [share-5]. */
export function beginTogether(): void {
  if (loginState() === 'valid') openGroupSheet({ kind: 'begin' })
  else openLogin()
}
