import { randomInt, randomUUIDv7 } from 'node:crypto'
import { readRedeemCode } from '@tiffin/core/coupon/redeem-code'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import { isDuplicate } from '../../db/failure.ts'
import { raisedBy } from '../../db/raised.ts'
import type { Services } from '../../db/services.ts'
import { isTaken, takeBudget } from '../login/index.ts'
import { type Claim, type CodeRow, claimCode, findCode } from './queries.ts'

const tries = { most: 10, windowSeconds: 3600 }

/** Why a code cannot be turned into a coupon now; that none is left for this customer the claim itself answers. */
function checkCode(row: CodeRow | undefined, now: number): void {
  if (!row) throw new Refusal('couponUnknown')
  if (row.isInvalid) throw new Refusal('couponInvalid')
  if (now < row.startTime) throw new Refusal('couponNotYet')
  if (now >= row.endTime) throw new Refusal('couponExpired')
}

const twelveDigits = () => String(randomInt(0, 10 ** 12)).padStart(12, '0')

const mostAttempts = 5

async function claim({ db }: Services, corpId: string, wish: Claim): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.tx({ role: 'app', corp: corpId }, async (tx) => {
        checkCode((await tx.run(findCode(corpId, wish.code))).rows[0], wish.now)
        await tx.finish(claimCode(corpId, wish))
      })
    } catch (error) {
      if (raisedBy(error) === 'codeRedeemed') throw new Refusal('codeRedeemed')
      // Two claims of one customer met at the same number: look again.
      if (!isDuplicate(error) || attempt === mostAttempts) throw error
    }
  }
}

/** Turns a code into a coupon and answers its id. Every try counts, also one that names no code [coupon-5]. */
export async function exchangeCode(app: Services, text: string, context: Context<'customer'>): Promise<string> {
  const { corp, session, now } = context
  const { corpId } = corp
  const { customerId } = session
  const key = `redeem ${customerId}`
  const [budget] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(takeBudget({ corpId, key, limit: tries, now })),
  )
  if (!isTaken(budget)) throw new Refusal('tooManyTries')
  const code = readRedeemCode(text)
  if (code === undefined) throw new Refusal('couponUnknown')
  const couponId = randomUUIDv7()
  await claim(app, corpId, { code, customerId, couponId, couponNo: twelveDigits(), now })
  return couponId
}
