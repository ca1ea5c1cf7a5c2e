/** Where somebody wanted to go before they were asked to log in. */
export interface LogInSearch {
  readonly to?: string
}

export const readLogInSearch = ({ to }: Record<string, unknown>): LogInSearch =>
  typeof to === 'string' && to !== '' ? { to } : {}
