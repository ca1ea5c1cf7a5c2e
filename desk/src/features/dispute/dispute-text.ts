import type { DisputeState } from '@tiffin/core/order/dispute'
import { t } from '@tiffin/kit/client/words.ts'
import { momentOf } from '../../state/dates.ts'
import { moneyIn } from '../../state/money.ts'

/** A dispute as its provider told of it last. */
export interface Dispute {
  readonly state: DisputeState
  /** Minor units; -1 when the provider does not tell it. */
  readonly amount: number
  readonly currency: string
  readonly respondBy: number | null
  /** What it took and has not given back. */
  readonly chargedBack: number
}

const ends = { closed: 'desk.dispute.isClosed', lost: 'desk.dispute.isLost', won: 'desk.dispute.isWon' } as const

/** What is to be done at the provider; empty when nothing is. */
function answerText({ state, respondBy }: Dispute): string {
  if (state !== 'needsResponse') return ''
  return respondBy === null ? t('desk.dispute.answer') : t('desk.dispute.answerBy', { time: momentOf(respondBy) })
}

const takenText = ({ chargedBack, currency }: Dispute): string =>
  chargedBack > 0 ? t('desk.dispute.taken', { amount: moneyIn(currency, chargedBack) }) : ''

const sentences = (...list: readonly string[]): string => list.filter(Boolean).join(' ')

/** What a dispute took, and what is to be done about it [order-26]. */
export const disputeNote = (dispute: Dispute): string => sentences(takenText(dispute), answerText(dispute))

/** What a dispute is about and where it stands, and the same [cashier-10]. */
export function disputeText(dispute: Dispute): string {
  const { state, amount: disputed, currency } = dispute
  const amount = disputed < 0 ? t('desk.dispute.part') : moneyIn(currency, disputed)
  const what =
    state === 'needsResponse' || state === 'underReview'
      ? t('desk.dispute.opened', { amount })
      : t(ends[state], { amount })
  return sentences(what, disputeNote(dispute))
}
