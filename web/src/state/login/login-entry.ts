import { useSession } from './session.ts'

/** What the customer has typed on one of the login pages and need not type again on the next. */
interface LoginEntry {
  /** Empty until chosen: the brand's own. */
  readonly areaCode: string
  readonly phone: string
  readonly isTicked: boolean
}

const nothing: LoginEntry = { areaCode: '', phone: '', isTicked: false }
let entry = nothing

export const loginEntry = (): LoginEntry => entry

export function noteLoginEntry(part: Partial<LoginEntry>): void {
  entry = { ...entry, ...part }
}

// A log-in or log-out leaves nothing of it to the next customer.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) entry = nothing
})
