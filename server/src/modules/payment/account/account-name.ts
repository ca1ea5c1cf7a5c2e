import type { TakenBy } from './accounts.ts'

/** The name by which the books and the inbox of notices know an account. */
export const accountName = ({ provider, accountId }: TakenBy): string => accountId ?? provider
