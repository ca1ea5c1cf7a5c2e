import { isRecord, json, kept, text } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Who stands at the counter, and of which store. */
export interface Employee {
  readonly employeeName: string
  readonly storeId: string
  readonly storeName: string
  /** The store's, once it has been heard. */
  readonly timeZone?: string
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

// Never the customers' icc_token: both apps live on one origin, and a counter is shared by many hands.
// The keys are older than the app's present name; open sessions stay logged in.
const storage = () => sessionStorage
const keptToken = kept({ key: 'tiffin.console.token', codec: text, fallback: '', storage })
const keptEmployee = kept<Employee | undefined>({
  key: 'tiffin.console.employee',
  codec: json((value): value is Employee => isRecord(value) && typeof value.storeId === 'string'),
  fallback: undefined,
  storage,
})

export const useSession = create<Session>(() => {
  const employee = keptEmployee.get()
  return { token: employee ? keptToken.get() : '', employee, hasEnded: false }
})

const none: readonly string[] = []

/** Whether who stands at the counter may do something. */
export function useMay(): (permission: string) => boolean {
  const permissions = useSession(({ employee }) => employee?.permission ?? none)
  return (permission) => permissions.includes(permission)
}

/** Keeps a session until the tab closes. */
export function takeSession(token: string, employee: Employee): void {
  keptToken.set(token)
  keptEmployee.set(employee)
  useSession.setState({ token, employee, hasEnded: false })
}

/** A token that the server sends again. */
export function renewToken(token: string): void {
  keptToken.set(token)
  useSession.setState({ token })
}

/** The name and the zone of the store as they are now: the desk may have changed them. */
export function noteStore({ storeName, timeZone }: Required<Pick<Employee, 'storeName' | 'timeZone'>>): void {
  const { employee } = useSession.getState()
  if (employee === undefined) return
  const noted = { ...employee, timeZone, storeName: storeName || employee.storeName }
  if (noted.storeName === employee.storeName && noted.timeZone === employee.timeZone) return
  keptEmployee.set(noted)
  useSession.setState({ employee: noted })
}

/** Forgets the session, by wish or because the server ended it. */
export function dropSession(hasEnded = false): void {
  keptToken.clear()
  keptEmployee.clear()
  useSession.setState({ token: '', employee: undefined, hasEnded })
}
