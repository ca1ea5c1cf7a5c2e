import type { Corp } from '../../../base/corp.ts'
import type { Database } from '../../../db/database.ts'
import type { PaymentProvider, ProviderTransaction } from '../provider.ts'
import type { DayRow } from './queries.ts'
import { listAttempts } from './side-queries.ts'

/** Clocks differ, and a notice takes its time: so much around a day is read too, to find what fell on the other side of midnight. */
const aroundMs = 2 * 3_600_000

/** An attempt that was opened before midnight may be paid after it. */
const openedBeforeMs = 26 * 3_600_000

/** So many payments are asked about at a time. */
const atOnce = 5

/** How a provider states what it moved. */
export type Stating = Pick<PaymentProvider, 'list' | 'movementsOf' | 'isSilentOnDisputes'>

/** What a statement is made of. */
export interface Asking {
  readonly db: Database
  readonly corp: Corp
  readonly provider: Stating
  readonly scaleOf: (paymentNo: string) => Promise<number>
}

/** A provider without a list is asked about each attempt of the time, and about those that the books moved in it. */
async function askEach({ db, corp, provider }: Asking, day: DayRow, numbers: readonly string[]) {
  const { corpId } = corp
  const around = { ...day, from: day.from - openedBeforeMs, to: day.to }
  const attempts = await db.tx(
    { role: 'app', corp: corpId },
    async (tx) => (await tx.run(listAttempts(corpId, around, numbers))).rows,
  )
  const all: ProviderTransaction[] = []
  for (let first = 0; first < attempts.length; first += atOnce) {
    const answers = await Promise.all(
      attempts.slice(first, first + atOnce).map(async (attempt) => provider.movementsOf?.(attempt) ?? []),
    )
    all.push(...answers.flat())
  }
  return all
}

/** What the provider says of a day and what lies around it. Throws when it cannot be reached. */
export async function readStatement(
  asking: Asking,
  day: DayRow,
  numbers: readonly string[],
): Promise<readonly ProviderTransaction[]> {
  const { provider, scaleOf } = asking
  const period = { from: day.from - aroundMs, to: day.to + aroundMs }
  return provider.list ? provider.list(period, scaleOf) : askEach(asking, day, numbers)
}
