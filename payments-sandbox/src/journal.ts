import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Payment } from './payment.ts'

const keptMs = 7 * 24 * 3_600_000

const lastTouched = ({ paidAt, noticeList, createdAt }: Payment): number =>
  Math.max(createdAt, paidAt ?? 0, ...noticeList.map(({ nextTryAt }) => nextTryAt ?? 0))

/** A file of one line per change, each the whole payment as it then was; the last one counts. */
export class Journal {
  readonly #file: string | undefined

  constructor(file: string | undefined) {
    this.#file = file
  }

  /** What was known at the end, a week back; the file is written again with one line each. */
  read(now: number): Payment[] {
    if (!this.#file || !existsSync(this.#file)) return []
    const payments = new Map<string, Payment>()
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      try {
        const payment: Payment = JSON.parse(line)
        payments.set(payment.paymentNo, payment)
      } catch {} // the last line of a process that was killed while writing it
    }
    const kept = [...payments.values()].filter((payment) => now - lastTouched(payment) < keptMs)
    writeFileSync(`${this.#file}.new`, kept.map((payment) => `${JSON.stringify(payment)}\n`).join(''), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
    return kept
  }

  write(payment: Payment): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(payment)}\n`, { mode: 0o600 })
  }
}
