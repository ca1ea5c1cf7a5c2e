import { isRefusal } from '../../data/is-refusal.ts'
import { waitUntil } from '../../features/login/faults.ts'
import { t } from '../../state/words.ts'

/** A wait within this is for the code before; a longer one is for a limit of the hour or the day. */
const betweenCodes = 60

/** Whoever has just logged in by code waits a little for the next: until when, in words. Empty for any other failure. */
export function justSent(failure: unknown): string {
  const until = waitUntil(failure)
  if (!isRefusal(failure, 'codeTooOften') || until === undefined) return ''
  const count = Math.ceil((until - Date.now()) / 1000)
  return count <= betweenCodes ? t('account.codeJustSent', { count }) : ''
}
