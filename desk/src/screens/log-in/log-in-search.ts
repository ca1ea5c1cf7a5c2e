/** The page that was asked for before the log-in. */
export interface LogInSearch {
  readonly to?: string
}

export const readLogInSearch = ({ to }: Record<string, unknown>): LogInSearch =>
  typeof to === 'string' && to !== '' ? { to } : {}
