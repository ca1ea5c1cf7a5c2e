import { create } from 'zustand'
import { kept } from './kept.ts'

/** Who stands at the counter, and of which store. */
export interface Employee {
  readonly employeeName: string
  readonly storeId: string
  readonly storeName: string
  /** What the token allows; the server has the last word. */
  readonly permission: readonly string[]
  /** Most that may be taken off one order, by kind of discount, in minor units. */
  readonly discountLimits?: { readonly employee: number; readonly manual: number }
}

interface Session {
  readonly token: string
  readonly employee: Employee | undefined
  /** The server ended the session; the log-in page says so. */
  readonly hasEnded: boolean
}

// The names are those of before the app was called counter, so that a log-in lasts. Never the customers' icc_token: both apps live on one origin, and a counter is shared by many hands.
const keptToken = kept('tiffin.console.token', () => sessionStorage)
const keptEmployee = kept('tiffin.console.employee', () => sessionStorage)

function readEmployee(): Employee | undefined {
  try {
    return JSON.parse(keptEmployee.get())
  } catch {
    return undefined
  }
}

export const useSession = create<Session>(() => {
  const employee = readEmployee()
  return { token: employee ? keptToken.get() : '', employee, hasEnded: false }
})

/** Keeps a session until the tab closes. */
export function takeSession(token: string, employee: Employee): void {
  keptToken.set(token)
  keptEmployee.set(JSON.stringify(employee))
  useSession.setState({ token, employee, hasEnded: false })
}

/** A token that the server sends anew. */
export function renewToken(token: string): void {
  keptToken.set(token)
  useSession.setState({ token })
}

/** Forgets the session, by wish or because the server ended it. */
export function dropSession(hasEnded = false): void {
  keptToken.set('')
  keptEmployee.set('')
  useSession.setState({ token: '', employee: undefined, hasEnded })
}
