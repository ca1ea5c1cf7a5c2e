import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { waitUntil } from '../../features/login/faults.ts'

/** A wait within this is for the code before; a longer one is for a limit of the hour or the day. */
const betweenCodes = 60

/** Who has just logged in by code waits a little for the next: until when, in words. Empty for any other failure. */
export function justSent(failure: unknown): string {
  const until = waitUntil(failure)
  if (!isRefusal(failure, 'codeTooOften') || until === undefined) return ''
  const count = Math.ceil((until - Date.now()) / 1000)
  return count <= betweenCodes ? t('account.codeJustSent', { count }) : ''
}
