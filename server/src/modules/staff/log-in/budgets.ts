import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { isTaken, keyedHash, keyFor, takeBudget, untilNext } from '../../login/index.ts'
import { findSeen } from '../queries.ts'

/**
 * Tries in five minutes: for one account from one network, so that a stranger cannot lock it for its owner; for one account from all
 * networks where it never logged in; for one network; and of a person who is logged in.
 */
const perAccount = { most: 10, windowSeconds: 300 }
const perStrangers = { most: 20, windowSeconds: 300 }
const perNetwork = { most: 100, windowSeconds: 300 }
const perProof = { most: 10, windowSeconds: 300 }

const locked = (now: number) => new Refusal('loginLocked', { retryAfter: Math.ceil(untilNext(now, perAccount) / 1000) })

const budgetKey = ({ config }: Services): Buffer => keyFor(config.tokenSecret, 'budget')

/** How a session remembers where it was opened. */
export const seenAt = (app: Services, account: string, network: string): string =>
  keyedHash(budgetKey(app), 'staff seen', account.toLowerCase(), network)

type Asking = Pick<Context, 'corp' | 'network' | 'now'>

async function mayTry(
  app: Services,
  tx: Tx,
  { account, corp: { corpId }, network, now }: Asking & { account: string },
) {
  const key = budgetKey(app)
  const name = account.toLowerCase()
  const [ofAccount, ofNetwork, seen] = await tx.batch(
    takeBudget({ corpId, key: `staff ${keyedHash(key, name, network)}`, limit: perAccount, now }),
    takeBudget({ corpId, key: `staff ${keyedHash(key, network)}`, limit: perNetwork, now }),
    findSeen(corpId, { account, seenAt: seenAt(app, account, network) }),
  )
  if (!isTaken(ofAccount) || !isTaken(ofNetwork)) return false
  if (seen.rows.length > 0) return true
  return isTaken(
    await tx.run(takeBudget({ corpId, key: `staff all ${keyedHash(key, name)}`, limit: perStrangers, now })),
  )
}

/** Counts a try before it is compared, whether or not there is such an account; refuses `loginLocked`. */
export async function takeTry(app: Services, account: string, { corp, network, now }: Asking): Promise<void> {
  // A refused try stays counted: the transaction is kept, and the refusal thrown after it.
  const isAllowed = await app.db.tx({ role: 'app', corp: corp.corpId }, (tx) =>
    mayTry(app, tx, { account, corp, network, now }),
  )
  if (!isAllowed) throw locked(now)
}

/** Counts a try of a logged-in person to prove who they are; refuses `loginLocked`. */
export async function takeProofTry(app: Services, staffId: string, { corp, now }: Asking): Promise<void> {
  const { corpId } = corp
  const taken = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(takeBudget({ corpId, key: `proof ${staffId}`, limit: perProof, now }))
    return isTaken(answer)
  })
  if (!taken) throw locked(now)
}
