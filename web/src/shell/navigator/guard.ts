import type { PageRule } from './route-rules.ts'

/** Whether a customer is logged in; the names of the two ways not to be are those that bridge users know. */
export type LoginState = 'ok' | 'uni-id-check-token-failed' | 'uni-id-token-expired'

/** The login page guards the others, so it must stay open itself. Throws at start when the table says otherwise. */
export function checkLoginPage(pages: readonly PageRule[], loginPath: string): void {
  if (pages.some((page) => page.path === loginPath && page.needLogin === true)) {
    throw new Error(`Login page [${loginPath}] should not be "needLogin", please check the page table`)
  }
}

/** Where a visitor is sent instead, with the wanted page. */
export function loginAddress(loginPath: string, target: string): string {
  return `${loginPath}?redirect=${encodeURIComponent(target)}`
}
