import { dropSession, takeSession } from '../state/session.ts'
import { call } from './call.ts'

export async function logIn(account: string, password: string): Promise<void> {
  const { token, ...employee } = await call('/api/app/store/employee/login', { account, password })
  const { employeeName, storeId, storeName, permission, discountLimits } = employee
  takeSession(token, { employeeName, storeId, storeName, permission, discountLimits })
}

/** Ends the session here whatever the server says. */
export async function logOut(): Promise<void> {
  await call('/api/app/store/employee/logout', {}).catch(() => {})
  dropSession()
}
