/** The database cannot be asked right now; the same request may succeed a moment later (503, Retry-After). */
export class DatabaseUnavailable extends Error {}

/** COMMIT came back as ROLLBACK: a statement had failed and its failure was not looked at. */
export class RolledBack extends Error {}

export function sqlState(error: unknown): string {
  // as: a property read on something that is an object; its value is checked before it is used.
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : ''
}

/** Statements sent behind one that failed are refused with this; it says nothing about what went wrong. */
export const isAbortedTransaction = (error: unknown): boolean => sqlState(error) === '25P02'

/** Another row has that key already. */
export const isDuplicate = (error: unknown): boolean => sqlState(error) === '23505'

/** A row that is named does not exist, or is still named by another one. */
export const isOrphan = (error: unknown): boolean => sqlState(error) === '23503'

const lostStates = /^(08...|57P0[123]|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** The connection ended or the server is going down: whether the unit was committed is not known. */
export const isLost = (error: unknown): boolean =>
  lostStates.test(sqlState(error)) ||
  (error instanceof Error && /^(Connection terminated|Client has encountered a connection error)/.test(error.message))

/** Two units were in each other's way; the one that was rolled back may simply try again. */
export const isConflict = (error: unknown): boolean => /^(40001|40P01)$/.test(sqlState(error))

/** lock_timeout, statement_timeout, too many connections. */
const isOverloaded = (error: unknown): boolean => /^(55P03|57014|53300)$/.test(sqlState(error))

const isPoolTimeout = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying to connect|due to connection timeout/.test(error.message)

/** Gives a failure that will pass its class; anything else goes on as it is. */
export function classify(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  if (isPoolTimeout(error) || isLost(error) || isOverloaded(error) || isConflict(error))
    return new DatabaseUnavailable('The database is not available at the moment.', { cause: error })
  return error
}
