import { amountText } from './amount.ts'
import type { Ledger } from './ledger.ts'
import { disputedUnits, type Notice, type Payment, paidText } from './payment.ts'
import { signatureOf } from './signature.ts'

/** Seconds between tries; the last one repeats until an hour has gone by. */
const waits = [1, 2, 5, 10, 30]
const mostTries = 120

export interface NotifierOptions {
  readonly ledger: Ledger
  readonly secret: string
  readonly now: () => number
}

async function send(payment: Payment, { eventId, type }: Notice, { secret, now }: NotifierOptions) {
  const { paymentNo, currency, createdAt, notifyUrl } = payment
  const isDispute = type === 'dispute.opened'
  const amount = isDispute ? amountText({ ...payment.amount, units: disputedUnits(payment) }) : paidText(payment)
  const body = Buffer.from(JSON.stringify({ eventId, type, paymentNo, amount, currency, createdAt }))
  const headers = { 'content-type': 'application/json', ...signatureOf(secret, body, now()) }
  const answer = await fetch(notifyUrl, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  await answer.arrayBuffer()
  return answer.ok
}

/** Notifies the shop of what happened, again and again until it acknowledges with a 2xx. Answers how to stop. */
export function startNotifier(options: NotifierOptions, everyMs = 100): () => void {
  const { ledger, now } = options
  const underWay = new Set<Notice>()
  let isStopped = false

  const notify = async (payment: Payment, notice: Notice) => {
    underWay.add(notice)
    const isReceived = await send(payment, notice, options).catch(() => false)
    if (isStopped) return // it is sent again by the next process: its event id is the same
    const wait = waits[Math.min(notice.tries, waits.length - 1)] ?? 30
    notice.tries++
    notice.nextTryAt = isReceived || notice.tries >= mostTries ? null : now() + wait * 1000
    underWay.delete(notice)
    ledger.keep(payment)
  }

  const timer = setInterval(() => {
    for (const payment of ledger.restless())
      for (const notice of payment.noticeList)
        if (notice.nextTryAt !== null && notice.nextTryAt <= now() && !underWay.has(notice))
          void notify(payment, notice)
  }, everyMs)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
