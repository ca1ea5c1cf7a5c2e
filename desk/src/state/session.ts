import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { kept, text } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

interface Session {
  readonly token: string
  /** The server ended the session; the log-in page says so. */
  readonly hasEnded: boolean
}

// Never the customers' icc_token nor the counter's: three apps live on one origin.
const storage = () => sessionStorage
const keptToken = kept({ key: 'tiffin.desk.token', codec: text, fallback: '', storage })
/** Whose token it is: the same tab may come to another brand's desk. */
const keptCorp = kept({ key: 'tiffin.desk.corp', codec: text, fallback: '', storage })

export const useSession = create<Session>(() => ({ token: '', hasEnded: false }))

export const tokenNow = (): string => useSession.getState().token

/** Takes up the session of this tab when it is one of the brand in the address. */
export function resumeSession(): void {
  const isOwn = keptCorp.get() === corpOfAddress()
  useSession.setState({ token: isOwn ? keptToken.get() : '' })
}

/** Keeps a session until the tab closes; also a token that the server sends again. */
export function takeSession(token: string): void {
  keptToken.set(token)
  keptCorp.set(corpOfAddress())
  useSession.setState({ token, hasEnded: false })
}

/** Forgets the session, by wish or because the server ended it. */
export function dropSession(hasEnded = false): void {
  keptToken.clear()
  keptCorp.clear()
  useSession.setState({ token: '', hasEnded })
}
