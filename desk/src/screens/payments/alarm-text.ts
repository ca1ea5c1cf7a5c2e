import { t } from '@tiffin/kit/client/words.ts'
import type { PaymentAlarm } from '../../data/payments.ts'
import { disputeText } from '../../features/dispute/dispute-text.ts'
import { isOwnCurrency, money, moneyIn } from '../../state/money.ts'

/** Stands for an amount that could not be read. */
const unreadable = -1

function receivedText({ kind, expected: due, received, currency }: PaymentAlarm): string {
  const expected = money(due)
  if (received === unreadable) return t('desk.payments.unreadable', { expected })
  // Nothing goes back of nothing.
  return kind === 'amount' && received > 0
    ? t('desk.payments.amount', { expected, received: money(received) })
    : t('desk.payments.currency', { expected, received: moneyIn(currency, received) })
}

const unknownText = ({ paymentNo, received, currency }: PaymentAlarm): string =>
  t('desk.payments.unknownPayment', {
    number: `\u2068${paymentNo}\u2069`,
    received: moneyIn(currency, Math.max(0, received)),
  })

/** A dispute as it stands now; what was paid is named where it is not what is disputed. */
function disputedText({ dispute, expected, received, currency }: PaymentAlarm): string {
  const { state = 'needsResponse', respondBy = null, chargedBack = 0 } = dispute ?? {}
  const text = disputeText({ state, respondBy, chargedBack, amount: received, currency })
  const isPaidAmount = expected === received && isOwnCurrency(currency)
  return isPaidAmount ? text : `${text} ${t('desk.dispute.paid', { expected: money(expected) })}`
}

/** What happened, as a sentence [cashier-5], [cashier-6], [cashier-10]. */
export function alarmText(alarm: PaymentAlarm): string {
  const { kind, failure } = alarm
  const expected = money(alarm.expected)
  if (kind === 'dispute' || kind === 'disputeEnded') return disputedText(alarm)
  if (kind === 'unknownPayment') return unknownText(alarm)
  if (kind === 'refundSilent') return t('desk.payments.refundSilent', { expected })
  if (kind !== 'refundFailed') return receivedText(alarm)
  return failure === ''
    ? t('desk.payments.refundFailedOnly', { expected })
    : t('desk.payments.refundFailed', { expected, failure: `\u2068${failure}\u2069` })
}
