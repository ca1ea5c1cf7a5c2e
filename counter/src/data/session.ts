import { dropSession, takeSession } from '../state/session.ts'
import { call } from './call.ts'

/** As typed; `code` and `storeId` are empty until the server asks for them. */
export interface Credentials {
  readonly account: string
  readonly password: string
  readonly code: string
  readonly storeId: string
}

export async function logIn({ code, storeId: chosen, ...credentials }: Credentials): Promise<void> {
  const more = { ...(code === '' ? {} : { code }), ...(chosen === '' ? {} : { storeId: chosen }) }
  const { token, ...employee } = await call('/api/app/store/employee/login', { ...credentials, ...more })
  const { employeeName, storeId, storeName, permission, discountLimits } = employee
  takeSession(token, { employeeName, storeId, storeName, permission, discountLimits })
}

/** Ends the session here whatever the server says. */
export async function logOut(): Promise<void> {
  await call('/api/app/store/employee/logout', {}).catch(() => {})
  dropSession()
}
