import { randomUUIDv7 } from 'node:crypto'
import { unknownPaymentEntries } from '@tiffin/core/ledger/entries'
import { nextAskAt } from '@tiffin/core/order/ask-plan'
import type { Corp } from '../../../base/corp.ts'
import type { Database } from '../../../db/database.ts'
import { enter } from '../../ledger/index.ts'
import { insertAlarm } from '../alarm/queries.ts'
import type { Payments } from '../payments.ts'
import { type AskableAttempt, askSoon, giveUp, type ParkedNotice, planQuery } from './queries.ts'

const againAfterMs = 60_000

/** Whom and what is asked. */
interface Asking {
  readonly db: Database
  readonly payments: Payments
  readonly corp: Corp
  readonly now: number
}

/** Asks about one attempt that is due, once for all servers, and says when it is due next; soon, when its provider was not reached [cashier-8]. */
export async function askAsPlanned({ db, payments, corp, now }: Asking, attempt: AskableAttempt): Promise<void> {
  const { corpId, paymentNo } = attempt
  const scope = { role: 'app', corp: corpId } as const
  const plan = { paymentNo, now, nextAt: nextAskAt(attempt, now) }
  if ((await db.tx(scope, (tx) => tx.run(planQuery(corpId, plan)))).count === 0) return
  if (await payments.ask(corp, paymentNo, now)) return
  await db.tx(scope, (tx) => tx.run(askSoon(corpId, paymentNo, now + againAfterMs)))
}

/** Reads a notice again whose payment is known by now; one that has waited for a day is given up, and staff is told of money that came [cashier-7]. */
export async function readParked({ db, payments, corp, now }: Asking, notice: ParkedNotice): Promise<void> {
  const { corpId, provider, accountId, kind, ...event } = notice
  if (provider !== null) {
    await payments.take(corp, {
      account: { provider, accountId },
      event: { ...event, status: kind },
      now,
      isParked: true,
    })
    return
  }
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    if ((await tx.run(giveUp(corpId, { ...notice, now }))).count === 0) return
    const { account, paymentNo, amount, currency } = notice
    if (kind !== 'succeeded') return // no money came
    const about = { orderId: null, paymentNo, refundNo: '', expected: 0, received: amount, currency, now }
    await tx.batch(
      insertAlarm(corpId, { alarmId: randomUUIDv7(), kind: 'unknownPayment', ...about }),
      ...enter(corpId, now, unknownPaymentEntries({ account, paymentNo, amount, currency })),
    )
  })
}
