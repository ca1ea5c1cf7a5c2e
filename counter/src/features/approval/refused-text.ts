import type { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { clockOf } from '../../state/dates.ts'

/** Why an approval was refused; after too many tries with the time from which the next one counts [staff-16]. */
export function refusedText(failure: CallFailure): string {
  if (!isRefusal(failure, 'loginLocked')) return failure.message
  const time = clockOf(serverNow() + failure.data.retryAfter * 1000)
  return `${failure.message}. ${t('counter.approval.again', { time })}`
}
